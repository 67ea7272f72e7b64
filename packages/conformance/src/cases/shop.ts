import type { CasesOf } from "./case";

const order_no = "O2026112000731";

const product = {
  category_id: 11,
  title: "Enamelled steel kettle 2.5 l",
  images: ["/uploads/products/1003/front.svg"],
  price: "29.90",
  stock: 12,
};

/** The merchant's shop centre. */
export const shopCases = {
  "merchant.contract": {
    input: undefined,
    call: (market, input, options) => market.merchant.contract(input, options),
  },
  "merchant.dashboard": {
    input: undefined,
    call: (market, input, options) => market.merchant.dashboard(input, options),
  },
  "merchantProducts.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.merchantProducts.list(input, options),
  },
  "merchantProducts.get": {
    input: { id: 1003 },
    call: (market, input, options) => market.merchantProducts.get(input, options),
  },
  "merchantProducts.save": {
    input: product,
    call: (market, input, options) => market.merchantProducts.save(input, options),
  },
  "merchantProducts.setStatus": {
    input: { id: 1003, status: "off" as const },
    call: (market, input, options) => market.merchantProducts.setStatus(input, options),
  },
  "merchantProducts.delete": {
    input: { id: 1003 },
    call: (market, input, options) => market.merchantProducts.delete(input, options),
  },
  "merchantOrders.list": {
    input: { tab: "all" as const, limit: 10 },
    call: (market, input, options) => market.merchantOrders.list(input, options),
  },
  "merchantOrders.get": {
    input: { order_no },
    call: (market, input, options) => market.merchantOrders.get(input, options),
  },
  "merchantOrders.ship": {
    input: { order_no, carrier: "Example Post", tracking_no: "EX-1" },
    call: (market, input, options) => market.merchantOrders.ship(input, options),
  },
  "merchantOrders.decline": {
    input: { order_no, reason: "Broken in the store" },
    call: (market, input, options) => market.merchantOrders.decline(input, options),
  },
  "merchant.settlements": {
    input: { limit: 10 },
    call: (market, input, options) => market.merchant.settlements(input, options),
  },
  "merchant.stats": {
    input: { from: "2026-11-01", to: "2026-11-20", by: "day" as const },
    call: (market, input, options) => market.merchant.stats(input, options),
  },
  "merchantReviews.reply": {
    input: { id: 1, reply: "Thank you." },
    call: (market, input, options) => market.merchantReviews.reply(input, options),
  },
  "merchant.file": {
    input: { id: "kyc:4f9c2a17" },
    call: (market, input, options) => market.merchant.file(input, options),
  },
} satisfies CasesOf<
  | "merchant.contract"
  | "merchant.dashboard"
  | "merchantProducts.list"
  | "merchantProducts.get"
  | "merchantProducts.save"
  | "merchantProducts.setStatus"
  | "merchantProducts.delete"
  | "merchantOrders.list"
  | "merchantOrders.get"
  | "merchantOrders.ship"
  | "merchantOrders.decline"
  | "merchant.settlements"
  | "merchant.stats"
  | "merchantReviews.reply"
  | "merchant.file"
>;
