// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show";
import { OrderTimeline } from "./order";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a screen reader hears which step is awaited and which ones are to come", async () => {
  const paid = { status: "paid", createtime: 10, paytime: 20, ship_by: 0 };
  await show(<OrderTimeline order={paid} />, {});
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
  const [ordered, , shipping, receiving] = steps.map(({ textContent }) => textContent ?? "");
  expect(ordered).toMatch(/^Ordered/);
  expect(shipping).toBe("ShippingIn progress");
  expect(receiving).toBe("Confirmation of receiptUpcoming");
});
