import type { Fields } from "../../src/check/json";
import { DAY, NOW } from "./contradiction";

/* Answers that agree with themselves; tests change a part of them. */

export const ORDER = {
  order_no: "O1",
  status: "shipped",
  refund_status: "none",
  refund_amount: "0.00",
  goods_amount: "20.00",
  freight: "5.00",
  tax: "1.00",
  total: "26.00",
  goods: [{ price: "10.00", num: 2, amount: "20.00", is_commented: 0 }],
  express: { carrier: "Post", tracking_no: "1" },
  createtime: NOW - 300,
  paytime: NOW - 200,
  shiptime: NOW - 100,
  auto_receipt_at: NOW - 100 + 15 * DAY,
  receipttime: 0,
  completetime: 0,
  canceltime: 0,
  cancel_reason: "",
  dispute: null,
  can: { pay: false, cancel: false, receipt: true, comment: false, dispute: true },
};
export const DISPUTE = {
  status: "offered",
  amount: "26.00",
  offer_amount: "5.00",
  refund_amount: "0.00",
  awaiting: "buyer",
  due_at: NOW + DAY,
  closetime: 0,
  events: [
    { event: "opened", by: "buyer", createtime: NOW - 50 },
    { event: "offered", by: "store", createtime: NOW - 10 },
  ],
};
export const KEPT = { ...ORDER.can, receipt: false, comment: true, dispute: false };
export const RECEIVED = { status: "received", receipttime: NOW - 50, can: KEPT };
export const DISPUTED = { ...ORDER, dispute: DISPUTE, can: { ...ORDER.can, receipt: false, dispute: false } };
export const PREVIEW = {
  groups: [
    { goods_amount: "20.00", freight: "5.00", tax: "0.00", total: "25.00", problems: [] },
    { goods_amount: "1.00", freight: "0.00", tax: "0.00", total: "1.00", problems: [] },
  ],
  goods_amount: "21.00",
  freight: "5.00",
  tax: "0.00",
  total: "26.00",
  money: "100.00",
  has_fund_password: 1,
  pay_methods: [
    { method: "balance", enabled: true },
    { method: "crypto", enabled: true, networks: [{ coin: "USDT", network: "TRC20", enabled: true }] },
  ],
  price_token: "pt",
  expires_at: NOW + 60,
};
export const PAYMENT = {
  pay_no: "P1",
  status: "created",
  total: "26.00",
  order_nos: ["O1"],
  createtime: NOW,
  expires_at: NOW + 1_800,
  paytime: 0,
  amount: "26",
  amount_paid: "6",
  amount_due: "20",
  address: "0xAb",
  qr: "0xAb",
  uri: "ethereum:0xab",
};
export const PAYOUT = { quote_id: "q", amount: "100.00", fee: "1.00", received: "33.00", rate: "3" };
export const RECHARGE = {
  id: 1,
  status: "credited",
  amount_received: "10",
  credit_money: "20.00",
  rate: "2",
  proofs_left: 2,
  address: "T1",
  qr: "T1",
  reason: "",
};
export const TERMS = {
  enabled: true,
  can_apply: true,
  blocked_reason: "",
  terms: [{ term_days: 365, min: "100.00", max: "900.00", apr: "0.12", fee: "12.00" }],
};
export const SETTLEMENTS = {
  total: 2,
  pending: "9.00",
  available: "18.00",
  data: [
    { order_no: "O1", gross: "10.00", commission: "1.00", net: "9.00", status: "pending" },
    { order_no: "O2", gross: "20.00", commission: "2.00", net: "18.00", status: "available" },
  ],
};
export const PRODUCT = {
  id: 1,
  price: "10.00",
  stock: 5,
  comment_count: 2,
  good_rate: 50,
  rating: 3.5,
  from_price: "8.00",
  image: "/a",
  images: ["/a", "/b"],
  price_tiers: [
    { min_num: 10, price: "9.00" },
    { min_num: 20, price: "8.00" },
  ],
  specs: [{ name: "Color", items: ["Sage", "Sand"] }],
  skus: [
    { id: 1, spec: ["Sage"], price: "10.00", stock: 2 },
    { id: 2, spec: ["Sand"], price: "11.00", stock: 3 },
  ],
};
export const STORE = {
  ...{ id: 1, pro_count: 5, rating: 4.6, comment_count: 8 },
  categories: [
    { id: 12, name: "Table", count: 3 },
    { id: 11, name: "Kitchen", count: 2 },
  ],
};
export const REVIEWS = {
  total: 2,
  counts: { all: 2, image: 1, good: 1, mid: 0, negative: 1 },
  good_rate: 50,
  data: [
    { id: 1, star: 5, level: "good", images: ["/a"] },
    { id: 2, star: 1, level: "negative", images: [] },
  ],
};
export const STATS = {
  sales_amount: "30.00",
  order_count: 2,
  buyer_count: 1,
  refund_amount: "0.00",
  series: [
    { date: "2026-01-31", sales_amount: "10.00", order_count: 1 },
    { date: "2026-02-01", sales_amount: "20.00", order_count: 1 },
  ],
  top_products: [
    { num: 3, sales_amount: "20.00" },
    { num: 1, sales_amount: "5.00" },
  ],
};
export const DAYS = { from: "2026-01-31", to: "2026-02-01", by: "day" };

export const withGoods = (more: Fields) => ({ ...ORDER, goods: [{ ...ORDER.goods[0], ...more }] });
export const withExample = (example: string) => ({ ...TERMS, terms: [{ ...TERMS.terms[0], example }] });
