import { checkoutOf, createFormDraft } from "marketplace-react";
import { typedAmount } from "marketplace-sdk/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { CheckoutScreen } from "../features/checkout/checkout-screen";
import { PayScreen } from "../features/checkout/pay-screen";
import { LoanScreen } from "../features/wallet/loan/loan-screen";
import { RechargeDetailScreen } from "../features/wallet/recharge/recharge-detail-screen";
import { RechargeScreen } from "../features/wallet/recharge/recharge-screen";
import { ConfirmSheet } from "../features/wallet/withdrawal/confirm-sheet";
import type { I18n } from "../i18n";
import { translated } from "../i18n";
import { config } from "../shared/config/config";
import type { Services } from "../shared/services";
import { CurrentStage } from "./current-stage";
import { openShop, rendered, speak, stubServer } from "./stage";
import { times, wordsBefore, wordsOf } from "./words";

/*
 * Figures, conditions and warnings precede the button that agrees to them, in every language. Screens are rendered with
 * the contract's examples, and read from their beginning to the button.
 */

// A shop that promises what it can.
beforeAll(() => void Object.assign(config, { promises: ["buyerProtection", "withdrawalLock"] }));
afterAll(() => void Object.assign(config, { promises: [] }));

// Drafts are opened with the modules that keep them.
const tab = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
});
vi.mock("react", async (load) => (await import("./server-react")).withStores(await load()));

// Untrusted HTML is cleaned by the browser's parser, which has its own tests.
vi.mock("../shared/ui/rich-text", () => ({
  RichText: ({ html }: { html: string }) => <p>{html}</p>,
}));

let services: Services;
beforeEach(() => {
  tab.clear();
  stubServer();
  services = openShop();
});

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

  test("an order: goods, freight, tax, total, address, and what happens if it does not come", async () => {
    const line = { id: 1003, skuId: 100301, num: 2, shopId: 1, shopName: "Harbour" };
    const checkout = checkoutOf(services);
    checkout.start([line], "product");
    checkout.claim("7");
    const items = [{ id: 1003, num: 2, shop_id: 1, sku_id: 100301 }];
    await services.queryClient.fetchQuery(services.queries.orders.preview({ items }));
    const { t } = i18n;
    const words = wordsBefore(rendered(<CheckoutScreen />, services, i18n), t("checkout.place"));
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
    const words = wordsBefore(rendered(<PayScreen />, services, i18n, `?no=${no}`), button);
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
    createFormDraft(services.drafts.tab, "payment", ["method"]).write({ method: "crypto" });
    const { t } = i18n;
    const html = rendered(<PayScreen />, services, i18n, `?no=${no}`).replace("disabled", "");
    const words = wordsOf(html.slice(0, html.indexOf(t("checkout.showAddress"))));
    const onlyOn = t("checkout.onlyOn", { coin: "USDT", network: TRON });
    for (const part of [
      ...[t("checkout.toPay"), figure("99.47"), t("checkout.networkFee"), t("wallet.irreversible"), onlyOn],
      t("checkout.refund"),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expect(html).toContain(t("checkout.showAddress"));
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test("a payment's address: that nothing can be undone, only this coin and network, and the server's words", async () => {
    const options = services.queries.payments.get({ pay_no: no });
    const pay = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, {
      ...{ ...pay, method: "crypto", coin: "USDT", network: "TRC20", network_name: TRON, warnings: [OTHER] },
      ...{ address: "TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL", amount: "99.470000", amount_due: "99.470000" },
    });
    const { t } = i18n;
    const html = rendered(<PayScreen />, services, i18n, `?no=${no}`);
    const address = html.indexOf("TExa");
    expect(address).toBeGreaterThan(0);
    const words = wordsOf(html.slice(0, address));
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
    const draft = createFormDraft(services.drafts.tab, "recharge ", ["coin", "network", "amount"]);
    draft.write({ coin: "USDT", network: "TRC20", amount: "125.5" });
    const { t } = i18n;
    const html = rendered(<RechargeScreen />, services, i18n);
    const words = wordsBefore(html, t("wallet.showAddress"));
    for (const part of [
      ...[t("wallet.note"), OTHER],
      ...[typedAmount("125.5", i18n.tag), t("wallet.irreversible")],
      t("wallet.sendOnly", { coin: "USDT", network: TRON }),
      t("wallet.ack", { coin: "USDT", network: TRON }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test("proof of a recharge: the address whole, what counts, and how long the review takes", async () => {
    const options = services.queries.recharges.get({ id: "913" });
    const recharge = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...recharge, warnings: [OTHER] });
    const { t } = i18n;
    const words = wordsBefore(
      rendered(<RechargeDetailScreen />, services, i18n, "?id=913"),
      t("wallet.submit"),
    );
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
      <ConfirmSheet
        withdrawal={attempt}
        networkName="Bitcoin mainnet"
        quoteChanged={false}
        outcomeUnknown={false}
        send={async () => undefined}
        error={null}
      />
    );
    const html = rendered(recap, services, i18n);
    const words = wordsBefore(html, t("withdraw.sign", { money: amountOf("0.00098750", "BTC") }));
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
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test("a loan: that it costs money, who lends, the yearly rate, costs and sum, no tick beforehand", async () => {
    const options = services.queries.loans.terms();
    const offer = await services.queryClient.fetchQuery(options);
    services.queryClient.setQueryData(options.queryKey, { ...offer, warning: OTHER });
    const draft = createFormDraft(services.drafts.tab, "loan", ["term", "amount", "purpose"]);
    draft.write({ term: "30", amount: "1000", purpose: "" });
    const { t } = i18n;
    const named = { version: "2026-11", provider: "Example Lender (fictitious)" };
    const html = rendered(<LoanScreen />, services, i18n);
    const words = wordsBefore(html, t("loan.apply"));
    for (const part of [
      ...[t("loan.warning"), OTHER, "Example Lender (fictitious)", "101.48 to pay back in one sum"],
      ...[t("loan.apr", { rate: i18n.percent("0.18") }), t("loan.cost"), figure("14.80")],
      ...[t("loan.total"), figure("1014.80"), t("loan.costNote")],
      ...[t("loan.conditions", { version: "2026-11" }), "you may step back from the loan"],
      t("loan.agree", named),
    ]) {
      expect(words).toContain(part);
    }
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);

    // Terms that aren't shown can't have been read.
    services.queryClient.setQueryData(options.queryKey, { ...offer, terms_html: "" });
    const without = wordsBefore(rendered(<LoanScreen />, services, i18n), t("loan.apply"));
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
    const html = rendered(<CurrentStage />, services, i18n);
    const words = wordsBefore(html, t("merchant.submit"));
    for (const part of [
      ...[t("merchant.stepTime"), t("merchant.numberHint"), t("merchant.documentsText")],
      ...[t("merchant.frontHint"), t("merchant.backHint"), t("merchant.holdHint")],
      ...["a commission of 5 % of each order", "Example Market Operations", t("merchant.agree")],
    ]) {
      expect(words).toContain(part);
    }
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  });
});
