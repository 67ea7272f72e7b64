// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import { decimal, each, type Fix } from "../core/decimals";
import { checkId } from "../core/json";

const address: Fix = (row) => {
  checkId(row.id);
};
const area: Fix = (row) => {
  checkId(row.id);
  checkId(row.pid);
};
const articleSummary: Fix = (row) => {
  checkId(row.id);
  checkId(row.category_id);
};
const site: Fix = (row) => {
  each(row.footer_news, footerItem);
  each(row.banners, banner);
  each(row.categories, category);
  each(row.daily, product);
  each(row.recommend, product);
  each(row.hot, product);
  each(row.month, product);
  each(row.shops, shop);
};
const footerItem: Fix = (row) => {
  checkId(row.id);
  checkId(row.pid);
};
const banner: Fix = (row) => {
  checkId(row.id);
};
const category: Fix = (row) => {
  checkId(row.id);
  checkId(row.pid);
  each(row.childlist, category);
};
const product: Fix = (row) => {
  checkId(row.id);
  checkId(row.shop_id);
  checkId(row.category_id);
  if (typeof row.price === "number") row.price = decimal(row.price);
  if (typeof row.market_price === "number") row.market_price = decimal(row.market_price);
  if (typeof row.freight_price === "number") row.freight_price = decimal(row.freight_price);
  if (typeof row.tax_rate === "number") row.tax_rate = decimal(row.tax_rate);
};
const shop: Fix = (row) => {
  checkId(row.id);
  if (typeof row.trade_amount === "number") row.trade_amount = decimal(row.trade_amount);
};
const productDetail: Fix = (row) => {
  product(row);
  each(row.skus, sku);
  each(row.shop, shop);
  each(row.comments, comment);
};
const sku: Fix = (row) => {
  checkId(row.id);
  if (typeof row.price === "number") row.price = decimal(row.price);
};
const comment: Fix = (row) => {
  checkId(row.id);
  checkId(row.pro_id);
};
const merchantApplication: Fix = (row) => {
  checkId(row.id);
  checkId(row.shop_id);
};
const user: Fix = (row) => {
  checkId(row.id);
  if (typeof row.money === "number") row.money = decimal(row.money);
  if (typeof row.hold_money === "number") row.hold_money = decimal(row.hold_money);
};
const signedIn: Fix = (row) => {
  each(row.userinfo, userInfo);
};
const userInfo: Fix = (row) => {
  checkId(row.id);
  checkId(row.user_id);
};
const recharge: Fix = (row) => {
  checkId(row.id);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.amount_received === "number") row.amount_received = decimal(row.amount_received);
  if (typeof row.credit_money === "number") row.credit_money = decimal(row.credit_money);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};

/** Writes the decimals of an answer's data and looks at its ids, by the number in `table`. */
export const fixes: readonly Fix[] = [address, area, articleSummary, site, product, productDetail, shop, merchantApplication, user, signedIn, recharge];

/** Every operation of the contract; src/core/operations.ts explains the notation. */
export const table: Readonly<Record<string, string>> = {
  aera: "addEdit.o0:addEdit del~ index~a0 readArea~a1:readArea",
  Article: "category?a2 detail?o2",
  ems: "send-",
  index: "index~n3 pro~p4 proInfo~o5 searchPro~p4 searchShop~p6 shopInfo~o6 upload^o",
  merchant: "index?z7 indexPost~z7:index reg.o7",
  user: "change. followers.o followersList~p6 index~o8 login.o9 loginSocial.o9:loginsocial logout~ profile~ rechargeList?p10 register.o9",
};
