// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { DecimalShape } from "../core/decimals";

const product = { price: 1, market_price: 1, freight_price: 1, tax_rate: 1 };
const shop = { trade_amount: 1 };
const site = { daily: product, recommend: product, hot: product, month: product, shops: shop };
const productPage = { data: product };
const sku = { price: 1 };
const productDetail = { price: 1, market_price: 1, freight_price: 1, tax_rate: 1, skus: sku, shop: shop };
const shopPage = { data: shop };
const user = { money: 1, hold_money: 1 };
const recharge = { amount: 1, amount_received: 1, credit_money: 1, rate: 1 };
const rechargePage = { data: recharge };

/** Decimal fields by the letter in `table`. */
export const shapes: Readonly<Record<string, DecimalShape>> = {
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
