// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { show } from "../../testing/show";
import { OrderTimeline, timelineOf } from "./order-timeline";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const brief = (order: Parameters<typeof timelineOf>[0]): string[] =>
  timelineOf(order).map(({ name, state, at }) => `${name} ${state} ${at}`);

const ORDERED = { createtime: 10, pay_expires_at: 20 };
const PAID = { ...ORDERED, paytime: 15, ship_by: 40 };
const SHIPPED = { ...PAID, shiptime: 30, auto_receipt_at: 90 };
const RECEIVED = { ...SHIPPED, receipttime: 60 };

describe("timelineOf", () => {
  test.each([
    ["unpaid", ORDERED, ["created done 10", "paid current 20", "shipped upcoming 0", "received upcoming 0"]],
    ["paid", PAID, ["created done 10", "paid done 15", "shipped current 40", "received upcoming 0"]],
    ["shipped", SHIPPED, ["created done 10", "paid done 15", "shipped done 30", "received current 90"]],
    ["received", RECEIVED, ["created done 10", "paid done 15", "shipped done 30", "received done 60"]],
    [
      "completed",
      { ...RECEIVED, completetime: 70 },
      ["created done 10", "paid done 15", "shipped done 30", "received done 60", "completed done 70"],
    ],
  ])("%s", (status, times, steps) => {
    expect(brief({ status, ...times })).toEqual(steps);
  });

  test("a cancelled order shows what had happened and nothing to come", () => {
    expect(brief({ status: "cancelled", ...ORDERED, canceltime: 18 })).toEqual([
      "created done 10",
      "cancelled done 18",
    ]);
    expect(brief({ status: "cancelled", ...PAID, canceltime: 35 })).toEqual([
      "created done 10",
      "paid done 15",
      "cancelled done 35",
    ]);
  });

  test("a server that names no times does not undo what the state says", () => {
    expect(brief({ status: "shipped", createtime: 10 })).toEqual([
      "created done 10",
      "paid done 0",
      "shipped done 0",
      "received current 0",
    ]);
  });

  test("what has not happened is not told as done", () => {
    const texts = (order: Parameters<typeof timelineOf>[0]) => timelineOf(order).map(({ text }) => text);
    expect(texts({ status: "unpaid", ...ORDERED })).toEqual([
      "orders.created",
      "orders.unpaid",
      "orders.shipping",
      "orders.receiving",
    ]);
    expect(texts({ status: "shipped", ...SHIPPED }).slice(2)).toEqual(["orders.shipped", "orders.receiving"]);
    expect(texts({ status: "received", ...RECEIVED }).at(-1)).toBe("orders.received");
  });

  test("an order on hold waits for its problem to be solved, and promises no time for the rest", () => {
    const dispute = {
      status: "open",
      reason: "not_arrived",
      amount: "9.00",
      createtime: 50,
      awaiting: "store",
    };
    expect(brief({ status: "shipped", ...SHIPPED, dispute })).toEqual([
      "created done 10",
      "paid done 15",
      "shipped done 30",
      "problem current 0",
      "received upcoming 0",
    ]);
    expect(brief({ status: "received", ...RECEIVED, dispute }).at(-1)).toBe("received done 60");
  });

  test("an unknown state promises nothing", () => {
    expect(brief({ status: "frozen", ...PAID })).toEqual(["created done 10", "paid done 15"]);
  });
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
