import type { CasesOf } from "./case";

const order_no = "O2026112000731";
const pay_no = "P2026112000412";
const items = [{ id: 1003, num: 1, shop_id: 1 }];

/** Checkout, payment and orders. */
export const checkoutCases = {
  "orders.preview": {
    input: { items, address_id: 301 },
    call: (market, input, options) => market.orders.preview(input, options),
  },
  "orders.create": {
    input: { items, address_id: 301, price_token: "pt-1", expect_total: "12.50" },
    call: (market, input, options) => market.orders.create(input, options),
  },
  "orders.list": {
    input: { tab: "all" as const, limit: 10 },
    call: (market, input, options) => market.orders.list(input, options),
  },
  "orders.get": { input: { order_no }, call: (market, input, options) => market.orders.get(input, options) },
  "orders.cancel": {
    input: { order_no, reason: "Ordered twice" },
    call: (market, input, options) => market.orders.cancel(input, options),
  },
  "orders.confirmReceipt": {
    input: { order_no },
    call: (market, input, options) => market.orders.confirmReceipt(input, options),
  },
  "orders.review": {
    input: { order_no, comments: [{ order_goods_id: 1, star: 5, content: "As described.", images: [] }] },
    call: (market, input, options) => market.orders.review(input, options),
  },
  "payments.payWithBalance": {
    input: { pay_no, fund_password: "fund-pass-1", expect_total: "12.50" },
    call: (market, input, options) => market.payments.payWithBalance(input, options),
  },
  "payments.payWithCrypto": {
    input: { pay_no, coin: "USDT", network: "TRC20" },
    call: (market, input, options) => market.payments.payWithCrypto(input, options),
  },
  "payments.get": {
    input: { pay_no },
    call: (market, input, options) => market.payments.get(input, options),
  },
} satisfies CasesOf<
  | "orders.preview"
  | "orders.create"
  | "orders.list"
  | "orders.get"
  | "orders.cancel"
  | "orders.confirmReceipt"
  | "orders.review"
  | "payments.payWithBalance"
  | "payments.payWithCrypto"
  | "payments.get"
>;
