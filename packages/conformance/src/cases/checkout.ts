import type { CasesOf } from "./case";

const order_no = "O2026112000731";
const pay_no = "P2026112000412";
const items = [{ id: 1003, num: 1, shop_id: 1 }];

/** Checkout, payment and orders. */
export const checkoutCases = {
  "order.preview": {
    input: { items, address_id: 301 },
    call: (market, input, options) => market.order.preview(input, options),
  },
  "order.create": {
    input: { items, address_id: 301, price_token: "pt-1", expect_total: "12.50" },
    call: (market, input, options) => market.order.create(input, options),
  },
  "order.list": {
    input: { tab: "all" as const, limit: 10 },
    call: (market, input, options) => market.order.list(input, options),
  },
  "order.info": { input: { order_no }, call: (market, input, options) => market.order.info(input, options) },
  "order.cancel": {
    input: { order_no, reason: "Ordered twice" },
    call: (market, input, options) => market.order.cancel(input, options),
  },
  "order.receipt": {
    input: { order_no },
    call: (market, input, options) => market.order.receipt(input, options),
  },
  "order.comment": {
    input: { order_no, comments: [{ order_goods_id: 1, star: 5, content: "As described.", images: [] }] },
    call: (market, input, options) => market.order.comment(input, options),
  },
  "pay.balance": {
    input: { pay_no, fund_password: "fund-pass-1", expect_total: "12.50" },
    call: (market, input, options) => market.pay.balance(input, options),
  },
  "pay.crypto": {
    input: { pay_no, coin: "USDT", network: "TRC20" },
    call: (market, input, options) => market.pay.crypto(input, options),
  },
  "pay.info": { input: { pay_no }, call: (market, input, options) => market.pay.info(input, options) },
} satisfies CasesOf<
  | "order.preview"
  | "order.create"
  | "order.list"
  | "order.info"
  | "order.cancel"
  | "order.receipt"
  | "order.comment"
  | "pay.balance"
  | "pay.crypto"
  | "pay.info"
>;
