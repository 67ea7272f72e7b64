// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { Payment } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { PayInvoice } from "./pay-invoice";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

const PAY: Payment = {
  ...{ pay_no: "P1", status: "processing", currency: "USDT", total: "118.10", order_nos: ["O1"] },
  ...{ expires_at: 4_000_000_000, coin: "USDT", network: "TRC20", address: "TExample", method: "crypto" },
  ...{ additional_status: "paid_partial", amount: "118.10", amount_paid: "50.00", amount_due: "68.10" },
};

async function shown(pay: Payment): Promise<string> {
  const invoice = <PayInvoice pay={pay} isPartial onChangeMethod={() => undefined} />;
  return textOf(invoice, openShop(), await speak("en"));
}

test("coins that were only seen have not been received", async () => {
  const { t, money } = await speak("en");
  const sums = { paid: money("50.00", "USDT"), due: money("68.10", "USDT") };
  const arrivedText = t("checkout.partly", sums);
  const seen = await shown({ ...PAY, confirmations: 3, confirmations_required: 20 });
  expect(seen).toContain(t("checkout.partlySeen", { ...sums, done: 3, total: 20 }));
  expect(seen).not.toContain(arrivedText);
  const arrived = await shown({ ...PAY, confirmations: 20, confirmations_required: 20 });
  expect(arrived).toContain(arrivedText);
});

test("one deadline is named, and what it ends", async () => {
  const { t, dateTime } = await speak("en");
  const words = await shown(PAY);
  expect(words).toContain(t("checkout.sendBy", { time: dateTime(PAY.expires_at) }));
  expect(words).not.toContain(t("wallet.until", { time: dateTime(PAY.expires_at) }));
});
