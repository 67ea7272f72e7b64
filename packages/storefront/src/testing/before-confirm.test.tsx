import { beforeEach, describe, expect, test, vi } from "vitest";
import { fillBasket, orderDraft } from "../app/basket";
import { createDraft } from "../app/draft";
import type { Shop } from "../app/market";
import { OrderScreen } from "../features/checkout/order-screen";
import { orderItems } from "../features/checkout/order-view";
import { PayScreen } from "../features/checkout/pay-screen";
import { LoanScreen } from "../features/loan/loan-screen";
import { MerchantScreen } from "../features/merchant/merchant-screen";
import { RechargeDetailScreen } from "../features/wallet/recharge-detail-screen";
import { RechargeScreen } from "../features/wallet/recharge-screen";
import { Recap } from "../features/withdraw/recap";
import type { I18n } from "../i18n";
import { isolate } from "../i18n/isolate";
import { translated } from "../i18n/tables";
import { typedAmount } from "../money/typed";
import { openShop, rendered, speak, stubServer } from "./stage";
import { times, wordsBefore, wordsOf } from "./words";

/*
 * Figures, conditions and warnings stand before the button that agrees to them, in every language. Screens are rendered with
 * the contract's examples, and read from their beginning to the button.
 */

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

// Foreign HTML is cleaned by the browser's own parser, which has tests of its own.
vi.mock("../ui/rich-text", () => ({
  RichText: ({ html }: { html: string }) => <p>{html}</p>,
}));

let shop: Shop;
beforeEach(() => {
  tab.clear();
  stubServer();
  shop = openShop();
});

const TRON = "Tron (TRC20)";
/** What a server may say instead of the shop's binding sentences: they stand beside it. */
const OTHER = "Words of this server.";

describe.each(translated)("in %s", (code) => {
  let i18n: I18n;
  beforeEach(async () => {
    i18n = await speak(code);
  });
  /** The digits of an amount, as the language writes them. */
  const figure = (amount: string): string => i18n.moneyParts(amount, "USDT").amount;
  const amountOf = (amount: string, currency = "USDT"): string => isolate(i18n.money(amount, currency));

  test("an order: goods, freight, tax, total, address, and what happens if it does not come", async () => {
    const line = { id: 1003, skuId: 100301, num: 2, shopId: 1, shopName: "Harbour" };
    fillBasket([line], "product");
    await shop.queryClient.fetchQuery(shop.queries.orders.preview({ items: orderItems([line]) }));
    const { t } = i18n;
    const words = wordsBefore(rendered(<OrderScreen />, shop, i18n), t("checkout.place"));
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
  test("a payment from the balance: what is taken, what is left, until when, and the way back", async () => {
    await shop.queryClient.fetchQuery(shop.queries.payments.get({ pay_no: no }));
    await shop.queryClient.fetchQuery(shop.queries.account.get());
    const { t } = i18n;
    const button = t("checkout.payNow", { money: amountOf("99.47") });
    const words = wordsBefore(rendered(<PayScreen />, shop, i18n, `?no=${no}`), button);
    for (const part of [
      ...[t("checkout.toPay"), figure("99.47"), t("checkout.balance"), t("checkout.left"), figure("1185.13")],
      t("checkout.payUntil", { time: isolate(i18n.dateTime(1795177146)) }),
      t("checkout.refund"),
    ]) {
      expect(words).toContain(part);
    }
  });

  test("a payment with coins: the amount, both fees, that nothing can be undone, the network twice", async () => {
    const options = shop.queries.payments.get({ pay_no: no });
    const pay = await shop.queryClient.fetchQuery(options);
    shop.queryClient.setQueryData(options.queryKey, { ...pay, coin: "USDT", network: "TRC20" });
    orderDraft.write({ method: "crypto" });
    const { t } = i18n;
    const html = rendered(<PayScreen />, shop, i18n, `?no=${no}`).replace("disabled", "");
    const words = wordsOf(html.slice(0, html.indexOf(t("checkout.showAddress"))));
    const onlyOn = t("checkout.onlyOn", { coin: isolate("USDT"), network: isolate(TRON) });
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
    const options = shop.queries.payments.get({ pay_no: no });
    const pay = await shop.queryClient.fetchQuery(options);
    shop.queryClient.setQueryData(options.queryKey, {
      ...{ ...pay, method: "crypto", coin: "USDT", network: "TRC20", network_name: TRON, warnings: [OTHER] },
      ...{ address: "TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL", amount: "99.470000", amount_due: "99.470000" },
    });
    const { t } = i18n;
    const html = rendered(<PayScreen />, shop, i18n, `?no=${no}`);
    const address = html.indexOf("TExa");
    expect(address).toBeGreaterThan(0);
    const words = wordsOf(html.slice(0, address));
    for (const part of [
      ...[t("wallet.irreversible"), OTHER, figure("99.470000")],
      t("wallet.sendOnly", { coin: isolate("USDT"), network: isolate(TRON) }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
  });

  test("a recharge: the amount, what is credited, that nothing can be undone, the network twice", async () => {
    const options = shop.queries.recharges.methods();
    const methods = await shop.queryClient.fetchQuery(options);
    shop.queryClient.setQueryData(options.queryKey, { ...methods, notice: OTHER });
    const draft = createDraft("recharge ", ["coin", "network", "amount"]);
    draft.write({ coin: "USDT", network: "TRC20", amount: "125.5" });
    const { t } = i18n;
    const html = rendered(<RechargeScreen />, shop, i18n);
    const words = wordsBefore(html, t("wallet.showAddress"));
    for (const part of [
      ...[t("wallet.note"), OTHER],
      ...[typedAmount("125.5", i18n.tag), t("wallet.irreversible")],
      t("wallet.sendOnly", { coin: "USDT", network: isolate(TRON) }),
      t("wallet.ack", { coin: "USDT", network: isolate(TRON) }),
    ]) {
      expect(words).toContain(part);
    }
    expect(times(words, TRON)).toBeGreaterThanOrEqual(2);
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test("proof of a recharge: the address whole, what counts, and how long the review takes", async () => {
    const options = shop.queries.recharges.get({ id: "913" });
    const recharge = await shop.queryClient.fetchQuery(options);
    shop.queryClient.setQueryData(options.queryKey, { ...recharge, warnings: [OTHER] });
    const { t } = i18n;
    const words = wordsBefore(rendered(<RechargeDetailScreen />, shop, i18n, "?id=913"), t("wallet.submit"));
    for (const part of [
      ...[figure("100.000000"), t("wallet.note"), t("checkout.rechargeText")],
      ...[t("wallet.irreversible"), OTHER],
      t("wallet.sendOnly", { coin: "USDT", network: isolate(TRON) }),
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
      <Recap
        attempt={attempt}
        networkName="Bitcoin mainnet"
        renewed={false}
        uncertain={false}
        send={async () => undefined}
      />
    );
    const html = rendered(recap, shop, i18n);
    const words = wordsBefore(html, t("withdraw.sign", { money: amountOf("0.00098750", "BTC") }));
    for (const part of [
      ...[t("withdraw.fromBalance"), figure("100.000000"), t("withdraw.fee"), figure("1.250000")],
      t("checkout.rate", { coin: isolate("BTC"), money: amountOf("100000.000000") }),
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
    const options = shop.queries.loans.terms();
    const offer = await shop.queryClient.fetchQuery(options);
    shop.queryClient.setQueryData(options.queryKey, { ...offer, warning: OTHER });
    const draft = createDraft("loan", ["term", "amount", "purpose"]);
    draft.write({ term: "30", amount: "1000", purpose: "" });
    const { t } = i18n;
    const named = { version: isolate("2026-11"), provider: isolate("Example Lender (fictitious)") };
    const html = rendered(<LoanScreen />, shop, i18n);
    const words = wordsBefore(html, t("loan.apply"));
    for (const part of [
      ...[t("loan.warning"), OTHER, "Example Lender (fictitious)", "101.48 to pay back in one sum"],
      ...[t("loan.apr", { rate: i18n.percent("0.18") }), t("loan.cost"), figure("14.80")],
      ...[t("loan.total"), figure("1014.80"), t("loan.costNote")],
      ...[t("loan.conditions", { version: isolate("2026-11") }), "you may step back from the loan"],
      t("loan.agree", named),
    ]) {
      expect(words).toContain(part);
    }
    expect(html).not.toMatch(/type="checkbox"[^>]*checked/);

    // Terms that are not here were read by nobody.
    shop.queryClient.setQueryData(options.queryKey, { ...offer, terms_html: "" });
    const without = wordsBefore(rendered(<LoanScreen />, shop, i18n), t("loan.apply"));
    expect(without).toContain(t("loan.accept", named));
    expect(without).not.toContain(t("loan.agree", named));
  });

  test("a merchant's application: what pictures are for, review time, contract and share, no tick", async () => {
    await shop.queryClient.fetchQuery(shop.queries.merchant.contract());
    shop.queryClient.setQueryData(shop.queries.merchant.get().queryKey, null);
    const account = shop.queries.account.get();
    const user = await shop.queryClient.fetchQuery(account);
    shop.queryClient.setQueryData(account.queryKey, { ...user, is_merchant: 0 });
    const { t } = i18n;
    const html = rendered(<MerchantScreen centre={null} />, shop, i18n);
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
