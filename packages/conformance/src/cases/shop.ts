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
  "merchant.center": {
    input: undefined,
    call: (market, input, options) => market.merchant.center(input, options),
  },
  "merchant.proList": {
    input: { limit: 10 },
    call: (market, input, options) => market.merchant.proList(input, options),
  },
  "merchant.proInfo": {
    input: { id: 1003 },
    call: (market, input, options) => market.merchant.proInfo(input, options),
  },
  "merchant.proSave": {
    input: product,
    call: (market, input, options) => market.merchant.proSave(input, options),
  },
  "merchant.proState": {
    input: { id: 1003, status: "off" as const },
    call: (market, input, options) => market.merchant.proState(input, options),
  },
  "merchant.proDel": {
    input: { id: 1003 },
    call: (market, input, options) => market.merchant.proDel(input, options),
  },
  "merchant.orderList": {
    input: { tab: "all" as const, limit: 10 },
    call: (market, input, options) => market.merchant.orderList(input, options),
  },
  "merchant.orderInfo": {
    input: { order_no },
    call: (market, input, options) => market.merchant.orderInfo(input, options),
  },
  "merchant.orderShip": {
    input: { order_no, carrier: "Example Post", tracking_no: "EX-1" },
    call: (market, input, options) => market.merchant.orderShip(input, options),
  },
  "merchant.orderDecline": {
    input: { order_no, reason: "Broken in the store" },
    call: (market, input, options) => market.merchant.orderDecline(input, options),
  },
  "merchant.settlement": {
    input: { limit: 10 },
    call: (market, input, options) => market.merchant.settlement(input, options),
  },
  "merchant.stats": {
    input: { from: "2026-11-01", to: "2026-11-20", by: "day" as const },
    call: (market, input, options) => market.merchant.stats(input, options),
  },
  "merchant.commentReply": {
    input: { id: 1, reply: "Thank you." },
    call: (market, input, options) => market.merchant.commentReply(input, options),
  },
  "merchant.file": {
    input: { id: "kyc:4f9c2a17" },
    call: (market, input, options) => market.merchant.file(input, options),
  },
} satisfies CasesOf<
  | "merchant.contract"
  | "merchant.center"
  | "merchant.proList"
  | "merchant.proInfo"
  | "merchant.proSave"
  | "merchant.proState"
  | "merchant.proDel"
  | "merchant.orderList"
  | "merchant.orderInfo"
  | "merchant.orderShip"
  | "merchant.orderDecline"
  | "merchant.settlement"
  | "merchant.stats"
  | "merchant.commentReply"
  | "merchant.file"
>;
