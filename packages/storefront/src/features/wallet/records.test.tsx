// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { useCreateRecharge } from "marketplace-react";
import type { Withdrawal } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { RechargeForm } from "./recharge/recharge-form";
import { RecordsScreen as Recharges } from "./recharge/records-screen";
import { RecordScreen } from "./withdrawal/record-screen";
import { WithdrawalScreen } from "./withdrawal/withdrawal-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

beforeEach(stubServer);

async function shownWithdrawal(fields: Partial<Withdrawal>): Promise<string> {
  const shop = openShop();
  const options = shop.queries.withdrawals.get({ id: "77" });
  const withdrawal = await shop.queryClient.fetchQuery(options);
  shop.queryClient.setQueryData(options.queryKey, { ...withdrawal, ...fields });
  return textOf(<RecordScreen id="77" />, shop, await speak("en"));
}

test("a withdrawal that came back says nothing of a fee or of what arrives", async () => {
  const { t } = await speak("en");
  const figures = { fee: "1.25", received: "93.90", amount: "95.15" };
  const back = await shownWithdrawal({ ...figures, status: "cancelled" });
  expect(back).toContain(t("withdraw.returnedText"));
  for (const gone of [t("withdraw.received"), t("withdraw.noMoreFees"), "93.90"])
    expect(back).not.toContain(gone);
  const sent = await shownWithdrawal({ ...figures, status: "processing" });
  for (const part of [t("withdraw.received"), t("withdraw.noMoreFees"), "93.90"])
    expect(sent).toContain(part);
});

test("the way of a withdrawal is a timeline as that of an order", async () => {
  const { t } = await speak("en");
  await shownWithdrawal({ status: "pending" });
  const steps = within(screen.getByRole("list", { name: t("orders.progress") })).getAllByRole("listitem");
  const awaited = steps.filter((step) => step.getAttribute("aria-current") === "step");
  expect(awaited.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(t("withdraw.pending")),
  ]);
});

test("the list of recharges shows the sum that was credited", async () => {
  const shop = openShop();
  const options = shop.queries.recharges.list.infinite();
  const { pages, ...rest } = await shop.queryClient.fetchInfiniteQuery(options);
  const figures = { amount: "250.00", amount_received: "249.50", credit_money: "249.50" };
  shop.queryClient.setQueryData(options.queryKey, {
    ...rest,
    pages: pages.map((page) => ({
      ...page,
      data: page.data.map((row) => ({ ...row, ...figures, status: "credited" })),
    })),
  });
  const words = textOf(<Recharges />, shop, await speak("en"));
  expect(words).toContain("249.50");
  expect(words).not.toContain("250.00");
});

test("a recharge in another coin says beforehand what it will be worth", async () => {
  const shop = openShop();
  const data = await shop.queryClient.fetchQuery(shop.queries.recharges.methods());
  shop.queryClient.setQueryData(shop.queries.recharges.methods().queryKey, data);
  const { methods, currency } = data;
  const words = async (coin: string, network: string): Promise<string> => {
    const props = { methods, currency, lacking: null, pendingInput: { coin, network, amount: "0.01" } };
    const Form = () => <RechargeForm {...props} create={useCreateRecharge().create} />;
    return textOf(<Form />, shop, await speak("en"));
  };
  const { t, money } = await speak("en");
  expect(await words("BTC", "Bitcoin")).toContain(t("wallet.estimate", { money: money("912.50", "USDT") }));
  expect(await words("USDT", "TRC20")).not.toContain(t("wallet.estimate", { money: "" }).slice(0, 5));
});

test("a visitor of withdrawals keeps the note that the page begins with", async () => {
  const shop = openShop();
  shop.session.clear();
  const i18n = await speak("en");
  const words = textOf(<WithdrawalScreen />, shop, i18n);
  expect(words).toContain(i18n.t("withdraw.review"));
  expect(words).toContain(i18n.t("account.loginFirst"));
});
