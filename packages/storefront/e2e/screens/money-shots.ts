import { mainButton, type Shot } from "./open";

/** The coin's own contract: a public address that is certainly no user's wallet. */
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const TRON = { coin: "USDT", network: "TRC20", address: ADDRESS, memo: "", amount: "50" };
const ORDER = { path: "/orderChecked", heading: "Checkout", who: "trader" } satisfies Partial<Shot>;
const PAY = { heading: "Payment", who: "trader" } satisfies Partial<Shot>;
const RECHARGE = { heading: "Top-up details", who: "trader" } satisfies Partial<Shot>;

/** Orders, payments, recharges, withdrawals, loans and applications for a store in each of their states. */
export const MONEY_SHOTS: readonly Shot[] = [
  {
    ...ORDER,
    name: "order-checked-problem",
    drafts: ({ lines: { fine, short } }) => ({ shopCart: [short, fine] }),
  },
  {
    ...ORDER,
    name: "order-checked-prices",
    drafts: ({ lines: { towel } }) => ({ shopCart: [towel] }),
    async act(page, { changePrice }) {
      const notice = page.locator("main section [role=alert] p");
      if (await notice.isVisible()) return;
      await changePrice();
      await mainButton(page).click();
      await notice.waitFor();
    },
  },
  {
    ...ORDER,
    name: "order-checked-unsure",
    unanswered: ({ lines: { fine } }) => ({
      shopCart: [fine],
      order: { token: "sent", total: "154.13", addressId: "1" },
    }),
    act: (page) => page.locator("main section [role=alert] p").waitFor(),
  },
  { ...PAY, name: "pay-coin", path: "/pay?no={payOpen}" },
  { ...PAY, name: "pay-partly", path: "/pay?no={payPartly}" },
  { ...PAY, name: "pay-seen", path: "/pay?no={paySeen}" },
  { ...PAY, name: "pay-invalid", path: "/pay?no={payInvalid}" },
  { ...RECHARGE, name: "recharge-review", path: "/rechargeDetail?id={rechargeReview}" },
  { ...RECHARGE, name: "recharge-confirming", path: "/rechargeDetail?id={rechargeConfirming}" },
  { ...RECHARGE, name: "recharge-rejected", path: "/rechargeDetail?id={rechargeRejected}" },
  { ...RECHARGE, name: "recharge-credited", path: "/rechargeDetail?id={recharged}", who: "buyer" },
  {
    name: "withdraw-recap",
    path: "/withdraw",
    heading: "Withdraw",
    who: "buyer",
    drafts: () => ({ withdraw: TRON }),
    async act(page) {
      const sheet = page.locator("dialog[open]");
      if (!(await sheet.isVisible())) await page.locator("main button[type=submit]").click();
      await sheet.waitFor();
    },
  },
  {
    name: "withdraw-unanswered",
    path: "/withdraw",
    heading: "Withdraw",
    who: "buyer",
    unanswered: () => ({
      withdrawal: {
        ...TRON,
        amount: "50.00",
        quote_id: "sent",
        fee: "1.05",
        received: "48.95",
        currency: "USDT",
      },
    }),
    act: (page) => page.locator("main section[role=status] button").first().waitFor(),
  },
  {
    name: "withdraw-cancel",
    path: "/withdrawRecode?id={withdrawal}",
    heading: "Withdrawal details",
    title: "Withdrawal history",
    who: "buyer",
    press: "main section button",
  },
  {
    name: "success-withdraw",
    path: "/success?of=withdraw&no={withdrawal}",
    heading: "Done",
    who: "buyer",
  },
  {
    name: "order-cancel",
    path: "/order?no={order}",
    heading: "Order",
    who: "buyer",
    press: "main button:not([aria-label]) >> nth=0",
  },
  {
    name: "order-receipt",
    path: "/order?no={shipped}",
    heading: "Order",
    who: "buyer",
    press: "main button:not([aria-label]) >> nth=0",
  },
  {
    name: "merchant-decline",
    path: "/merchant?view=order&id={toShip}",
    heading: "Order",
    who: "merchant",
    press: "main button:not([aria-label]) >> nth=1",
  },
  { name: "loan-applied", path: "/loan", heading: "Loans", who: "trader" },
  { name: "merchant-review", path: "/merchant", heading: "Sell with us", who: "applicant" },
  { name: "merchant-rejected", path: "/merchant", heading: "Sell with us", who: "refused" },
  {
    name: "merchant-signed",
    path: "/merchant",
    heading: "Sell with us",
    who: "newcomer",
    async act(page) {
      const paper = page.locator("canvas[aria-busy=false]");
      await paper.scrollIntoViewIfNeeded();
      const { x, y } = (await paper.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 40, y + 85);
      await page.mouse.down();
      for (let way = 0; way <= 180; way += 3) {
        await page.mouse.move(x + 40 + way, y + 85 - 30 * Math.sin(way / 11) * Math.exp(-way / 140));
      }
      await page.mouse.up();
      await page.locator("input[name=agree]").check();
    },
  },
];

/** What has expired. */
export const LATE_SHOTS: readonly Shot[] = [
  { ...PAY, name: "pay-expired", path: "/pay?no={payExpired}" },
  { ...PAY, name: "pay-late", path: "/pay?no={payLate}" },
  { ...RECHARGE, name: "recharge-expired", path: "/rechargeDetail?id={rechargeExpired}" },
];
