// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { Payment } from "marketplace-sdk";
import { ok } from "marketplace-sdk/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show";
import { stubServer } from "../../testing/stage";
import { PaidOrder } from "./success-screen";

beforeEach(stubServer);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const PAY: Payment = {
  ...{ pay_no: "P1", status: "created", currency: "USDT", total: "118.10", order_nos: ["O1"] },
  ...{ expires_at: 4_000_000_000, pay_methods: [] },
};

test.each(["processing", "expired", "invalid", "of a later version"])(
  "whose payment is %s is not said to wait for another payment",
  async (status) => {
    const { t } = await show(<PaidOrder no="P1" />, { "payments.get": ok({ ...PAY, status }) });
    await screen.findByRole("heading");
    expect(screen.queryByText(t("checkout.unpaidText"))).toBeNull();
    expect(screen.queryByRole("link", { name: t("checkout.goToPay") })).toBeNull();
  },
);

test("that is still to be paid leads to its payment", async () => {
  const { t } = await show(<PaidOrder no="P1" />, { "payments.get": ok(PAY) });
  expect(await screen.findByRole("link", { name: t("checkout.goToPay") })).toBeTruthy();
});
