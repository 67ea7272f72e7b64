// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import { decimal, each, type Fix } from "../core/decimals";

const product: Fix = (row) => {
  if (typeof row.price === "number") row.price = decimal(row.price);
  if (typeof row.market_price === "number") row.market_price = decimal(row.market_price);
  if (typeof row.freight_price === "number") row.freight_price = decimal(row.freight_price);
  if (typeof row.tax_rate === "number") row.tax_rate = decimal(row.tax_rate);
};
const shop: Fix = (row) => {
  if (typeof row.trade_amount === "number") row.trade_amount = decimal(row.trade_amount);
};
const site: Fix = (row) => {
  each(row.daily, product);
  each(row.recommend, product);
  each(row.hot, product);
  each(row.month, product);
  each(row.shops, shop);
};
const productPage: Fix = (row) => {
  each(row.data, product);
};
const sku: Fix = (row) => {
  if (typeof row.price === "number") row.price = decimal(row.price);
};
const productDetail: Fix = (row) => {
  product(row);
  each(row.skus, sku);
  each(row.shop, shop);
};
const shopPage: Fix = (row) => {
  each(row.data, shop);
};
const user: Fix = (row) => {
  if (typeof row.money === "number") row.money = decimal(row.money);
  if (typeof row.hold_money === "number") row.hold_money = decimal(row.hold_money);
};
const recharge: Fix = (row) => {
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.amount_received === "number") row.amount_received = decimal(row.amount_received);
  if (typeof row.credit_money === "number") row.credit_money = decimal(row.credit_money);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};
const rechargePage: Fix = (row) => {
  each(row.data, recharge);
};

/** Writes the decimals of an answer's data, by the letter in `table`. */
export const fixes: Readonly<Record<string, Fix>> = {
  A: site,
  B: productPage,
  C: productDetail,
  D: shopPage,
  E: shop,
  F: user,
  G: rechargePage,
};

/** Every operation of the contract; src/core/operations.ts explains the notation. */
export const table: Readonly<Record<string, string>> = {
  aera: "addEdit.o:addEdit del~ index~a readArea~a:readArea",
  Article: "category?a detail?o",
  ems: "send-",
  index: "index~nA pro~pB proInfo~oC searchPro~pB searchShop~pD shopInfo~oE upload^o",
  merchant: "index?z indexPost~z:index reg.o",
  user: "change. followers.o followersList~pD index~oF login.o loginSocial.o:loginsocial logout~ profile~ rechargeList?pG register.o",
};
