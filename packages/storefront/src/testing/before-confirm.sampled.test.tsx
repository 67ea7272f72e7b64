// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { checkoutOf } from "marketplace-react";
import { typedAmount } from "marketplace-sdk/money";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { CheckoutScreen } from "../features/checkout/checkout-screen";
import { PayScreen } from "../features/checkout/pay-screen";
import { LoanScreen } from "../features/wallet/loan/loan-screen";
import { RechargeDetailScreen } from "../features/wallet/recharge/recharge-detail-screen";
import { RechargeScreen } from "../features/wallet/recharge/recharge-screen";
import { WithdrawalReview } from "../features/wallet/withdrawal/withdrawal-review";
import type { I18n } from "../i18n";
import { translated } from "../i18n";
import { config } from "../shared/config/config";
import type { Services } from "../shared/services";
import { CurrentStage } from "./current-stage";
import { textOf, wordsBefore } from "./show";
import { openShop, speak, stubServer } from "./stage";
import { times, wordsIn } from "./words";

/*
 * Figures, conditions and warnings precede the button that agrees to them, in every language. Screens are shown with
 * the contract's examples, and read from their beginning to the button.
 */

// A shop that promises what it can.
beforeAll(() => void Object.assign(config, { promises: ["buyerProtection", "withdrawalLock"] }));
afterAll(() => void Object.assign(config, { promises: [] }));

let services: Services;
beforeEach(() => {
  stubServer();
  services = openShop();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Nothing is agreed to beforehand. */
const expectNoTick = (): void =>
  expect(screen.queryAllByRole("checkbox", { checked: true, hidden: true })).toEqual([]);

const TRON = "Tron (TRC20)";
/** What a server may say; the shop's binding sentences are shown too. */
const OTHER = "Words of this server.";

describe.each(casesOf({ test: ["en", "ar"], verify: translated, full: translated }))("in %s", (code) => {
  let i18n: I18n;
  beforeEach(async () => {
    i18n = await speak(code);
  });
  /** The digits of an amount, as the language writes them. */
  const figure = (amount: string): string => i18n.moneyParts(amount, "USDT").amount;
  const amountOf = (amount: string, currency = "USDT"): string => i18n.money(amount, currency);
  /** What a screen says before the button of that name. */
  const saidBefore = (name: string, part: ReactNode, search?: string): string => {
    textOf(part, services, i18n, search);
    return wordsBefore(name);
  };

  test("an order: goods, freight, tax, total, address, and what happens if it does not come", async () => {
    const line = { id: 1003, skuId: 100301, num: 2, shopId: 1, shopName: "Harbour" };
    const checkout = checkoutOf(services);
    checkout.start([line], "product");
    checkout.claim("7");
    const items = [{ id: 1003, num: 2, shop_id: 1, sku_id: 100301 }];
    await services.queryClient.fetchQuery(services.queries.orders.preview({ items }));
    const { t } = i18n;
    const words = saidBefore(t("checkout.place"), <CheckoutScreen />);
    for (const part of [
      "Stoneware teapot with lift-out strainer",
      "Mira Example",
      ...[t("checkout.goods"), figure("88.00"), t("checkout.freight"), figure("7.40")],
      ...[t("checkout.tax"), figure("4.07"), t("checkout.total"), figure("99.47")],
      t("checkout.refund"),
    ]) {
      expect(words).toContain(part);
    }
  });

  const no = "P2026112000412";
  test("a payment from the balance: what is charged, what remains, until when, and how to go back", async () => {
    await services.queryClient.fetchQuery(services.queries.payments.get({ pay_no: no }));
    await services.queryClient.fetchQuery(services.queries.account.get());
    const { t } = i18n;
    const button = t("checkout.payNow", { money: amountOf("99.47") });
    const words = saidBefore(button, <PayScreen />, `?no=${no}`);
    for (const part of [
      ...[t("checkout.toPay"), figure("99.47"), t("checkout.balance"), t("checkout.left"), figure("1185.13")],
      t("checkout.payUntil", { time: i18n.dateTime(1795177146) }),
      t("checkout.refund"),
    ]) {
      expect(words).toContain(part);
    }
  });

  test("a payment with coins: the amount, both fees, that nothing can be undone, the network twice", async () => {
    const options = services.queries.payments.get({ pay_no: no });
    const pay = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...pay, coin: "USDT", network: "TRC20" });
    services.drafts.tab.setItem("payment", JSON.stringify({ method: "crypto" }));
    const { t } = i18n;
    textOf(<PayScreen />, services, i18n, `?no=${no}`);
    // It can be pressed once the box is ticked.
    const words = wordsIn(document.body, screen.getByRole("button", { name: t("checkout.showAddress") }));
    const onlyOn = t("checkout.onlyOn", { coin: "USDT", network: TRON });
    for (const part of [
      ...[t("checkout.toPay"), figure("99.47"), t("checkout.networkFee"), t("wallet.irreversible"), onlyOn],
      t("checkout.refund"),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expectNoTick();
  });

  test("a payment's address: that nothing can be undone, only this coin and network, and the server's words", async () => {
    const options = services.queries.payments.get({ pay_no: no });
    const pay = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, {
      ...{ ...pay, method: "crypto", coin: "USDT", network: "TRC20", network_name: TRON, warnings: [OTHER] },
      ...{ address: "TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL", amount: "99.470000", amount_due: "99.470000" },
    });
    const { t } = i18n;
    const all = textOf(<PayScreen />, services, i18n, `?no=${no}`);
    expect(all).toContain("TExa");
    const [words = ""] = wordsIn(document.body).split("TExa");
    for (const part of [
      ...[t("wallet.irreversible"), OTHER, figure("99.470000")],
      t("wallet.sendOnly", { coin: "USDT", network: TRON }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
  });

  test("a recharge: the amount, what is credited, that nothing can be undone, the network twice", async () => {
    const options = services.queries.recharges.methods();
    const methods = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...methods, notice: OTHER });
    const draft = { coin: "USDT", network: "TRC20", amount: "125.5" };
    services.drafts.tab.setItem("recharge ", JSON.stringify(draft));
    const { t } = i18n;
    const words = saidBefore(t("wallet.showAddress"), <RechargeScreen />);
    for (const part of [
      ...[t("wallet.note"), OTHER],
      ...[typedAmount("125.5", i18n.tag), t("wallet.irreversible")],
      t("wallet.sendOnly", { coin: "USDT", network: TRON }),
      t("wallet.ack", { coin: "USDT", network: TRON }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expectNoTick();
  });

  test("proof of a recharge: the address whole, what counts, and how long the review takes", async () => {
    const options = services.queries.recharges.get({ id: "913" });
    const recharge = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...recharge, warnings: [OTHER] });
    const { t } = i18n;
    const words = saidBefore(t("wallet.submit"), <RechargeDetailScreen />, "?id=913");
    for (const part of [
      ...[figure("100.000000"), t("wallet.note"), t("checkout.rechargeText")],
      ...[t("wallet.irreversible"), OTHER],
      t("wallet.sendOnly", { coin: "USDT", network: TRON }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expect(words.replaceAll(" ", "")).toContain("TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL");
  });

  test("a withdrawal: what is taken, fee, rate, what arrives, network twice, review, no later fee", () => {
    const attempt = {
      ...{ coin: "BTC", network: "Bitcoin", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", memo: "" },
      ...{ quote_id: "q1", amount: "100.000000", fee: "1.250000", received: "0.00098750", currency: "USDT" },
      ...{ rate: "100000.000000" },
    };
    const { t } = i18n;
    const recap = (
      <WithdrawalReview
        withdrawal={attempt}
        networkName="Bitcoin mainnet"
        quoteChanged={false}
        outcomeUnknown={false}
        send={async () => undefined}
        error={null}
      />
    );
    const words = saidBefore(t("withdraw.sign", { money: amountOf("0.00098750", "BTC") }), recap);
    for (const part of [
      ...[t("withdraw.fromBalance"), figure("100.000000"), t("withdraw.fee"), figure("1.250000")],
      t("checkout.rate", { coin: "BTC", money: amountOf("100000.000000") }),
      ...[t("withdraw.received"), figure("0.00098750"), t("withdraw.method"), t("withdraw.crypto")],
      ...[t("wallet.irreversible"), t("withdraw.ack"), t("withdraw.review"), t("withdraw.noMoreFees")],
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, "Bitcoin mainnet")).toBeGreaterThanOrEqual(2);
    expect(words.replaceAll(" ", "")).toContain(attempt.address);
    expectNoTick();
  });

  test("a loan: that it costs money, who lends, the yearly rate, costs and sum, no tick beforehand", async () => {
    const options = services.queries.loans.terms();
    const offer = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...offer, warning: OTHER });
    const draft = { term: "30", amount: "1000", purpose: "" };
    services.drafts.tab.setItem("loan", JSON.stringify(draft));
    const { t } = i18n;
    const named = { version: "2026-11", provider: "Example Lender (fictitious)" };
    const words = saidBefore(t("loan.apply"), <LoanScreen />);
    for (const part of [
      ...[t("loan.warning"), OTHER, "Example Lender (fictitious)", "101.48 to pay back in one sum"],
      ...[t("loan.apr", { rate: i18n.percent("0.18") }), t("loan.cost"), figure("14.80")],
      ...[t("loan.total"), figure("1014.80"), t("loan.costNote")],
      ...[t("loan.conditions", { version: "2026-11" }), "you may step back from the loan"],
      t("loan.agree", named),
    ]) {
      expect(words).toContain(part);
    }
    expectNoTick();

    // Terms that aren't shown can't have been read.
    services.queryClient.setQueryData(options.queryKey, { ...offer, terms_html: "" });
    const without = saidBefore(t("loan.apply"), <LoanScreen />);
    expect(without).toContain(t("loan.accept", named));
    expect(without).not.toContain(t("loan.agree", named));
  });

  test("a merchant's application: what pictures are for, review time, contract and share, no tick", async () => {
    await services.queryClient.fetchQuery(services.queries.merchant.contract());
    services.queryClient.setQueryData(services.queries.merchant.get().queryKey, null);
    const account = services.queries.account.get();
    const user = await services.queryClient.fetchQuery(account);
    services.queryClient.setQueryData(account.queryKey, { ...user, is_merchant: false });
    const { t } = i18n;
    const words = saidBefore(t("merchant.submit"), <CurrentStage />);
    for (const part of [
      ...[t("merchant.stepTime"), t("merchant.numberHint"), t("merchant.documentsText")],
      ...[t("merchant.frontHint"), t("merchant.backHint"), t("merchant.holdHint")],
      ...["a commission of 5 % of each order", "Example Market Operations", t("merchant.agree")],
    ]) {
      expect(words).toContain(part);
    }
    expectNoTick();
  });
});
