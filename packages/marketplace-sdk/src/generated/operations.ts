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
const category: Fix = (row) => {
  checkId(row.id);
  checkId(row.pid);
  each(row.childlist, category);
};
const siteConfig: Fix = (row) => {
  each(row.notices, siteNotice);
};
const siteNotice: Fix = (row) => {
  checkId(row.id);
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
const comment: Fix = (row) => {
  checkId(row.id);
  checkId(row.pro_id);
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
const suggestion: Fix = (row) => {
  checkId(row.id);
};
const loan: Fix = (row) => {
  checkId(row.id);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.apr === "number") row.apr = decimal(row.apr);
  if (typeof row.fee === "number") row.fee = decimal(row.fee);
};
const loanIndex: Fix = (row) => {
  each(row.terms, loanTerm);
};
const loanTerm: Fix = (row) => {
  if (typeof row.min === "number") row.min = decimal(row.min);
  if (typeof row.max === "number") row.max = decimal(row.max);
  if (typeof row.apr === "number") row.apr = decimal(row.apr);
  if (typeof row.fee === "number") row.fee = decimal(row.fee);
};
const shopCenter: Fix = (row) => {
  each(row.shop, shop);
  if (typeof row.money === "number") row.money = decimal(row.money);
  if (typeof row.pending_settlement === "number") row.pending_settlement = decimal(row.pending_settlement);
};
const merchantApplication: Fix = (row) => {
  checkId(row.id);
  checkId(row.shop_id);
};
const merchantOrder: Fix = (row) => {
  order(row);
  if (typeof row.commission === "number") row.commission = decimal(row.commission);
  if (typeof row.net === "number") row.net = decimal(row.net);
};
const order: Fix = (row) => {
  checkId(row.shop_id);
  if (typeof row.goods_amount === "number") row.goods_amount = decimal(row.goods_amount);
  if (typeof row.freight === "number") row.freight = decimal(row.freight);
  if (typeof row.tax === "number") row.tax = decimal(row.tax);
  if (typeof row.total === "number") row.total = decimal(row.total);
  each(row.goods, orderGoods);
};
const orderGoods: Fix = (row) => {
  checkId(row.id);
  checkId(row.pro_id);
  checkId(row.sku_id);
  if (typeof row.price === "number") row.price = decimal(row.price);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
};
const shopProduct: Fix = (row) => {
  product(row);
  each(row.skus, sku);
};
const settlementPage: Fix = (row) => {
  if (typeof row.pending === "number") row.pending = decimal(row.pending);
  if (typeof row.available === "number") row.available = decimal(row.available);
  each(row.data, settlementRow);
};
const settlementRow: Fix = (row) => {
  if (typeof row.gross === "number") row.gross = decimal(row.gross);
  if (typeof row.commission === "number") row.commission = decimal(row.commission);
  if (typeof row.net === "number") row.net = decimal(row.net);
};
const shopStats: Fix = (row) => {
  if (typeof row.sales_amount === "number") row.sales_amount = decimal(row.sales_amount);
  if (typeof row.refund_amount === "number") row.refund_amount = decimal(row.refund_amount);
  each(row.series, shopStats_seriesRow);
  each(row.top_products, shopStats_top_productsRow);
};
const shopStats_seriesRow: Fix = (row) => {
  if (typeof row.sales_amount === "number") row.sales_amount = decimal(row.sales_amount);
};
const shopStats_top_productsRow: Fix = (row) => {
  checkId(row.id);
  if (typeof row.sales_amount === "number") row.sales_amount = decimal(row.sales_amount);
};
const message: Fix = (row) => {
  checkId(row.id);
  each(row.ref, ref);
};
const ref: Fix = (row) => {
  checkId(row.id);
};
const cancelledOrder: Fix = (row) => {
  each(row.order, order);
  each(row.refund, cancelledOrder_refund);
};
const cancelledOrder_refund: Fix = (row) => {
  if (typeof row.money === "number") row.money = decimal(row.money);
};
const createdOrders: Fix = (row) => {
  each(row.pay, pay);
  each(row.orders, order);
};
const pay: Fix = (row) => {
  if (typeof row.total === "number") row.total = decimal(row.total);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.amount_paid === "number") row.amount_paid = decimal(row.amount_paid);
  if (typeof row.amount_due === "number") row.amount_due = decimal(row.amount_due);
  if (typeof row.credit_money === "number") row.credit_money = decimal(row.credit_money);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};
const preview: Fix = (row) => {
  each(row.groups, previewGroup);
  if (typeof row.goods_amount === "number") row.goods_amount = decimal(row.goods_amount);
  if (typeof row.freight === "number") row.freight = decimal(row.freight);
  if (typeof row.tax === "number") row.tax = decimal(row.tax);
  if (typeof row.total === "number") row.total = decimal(row.total);
  each(row.address, address);
  if (typeof row.money === "number") row.money = decimal(row.money);
};
const previewGroup: Fix = (row) => {
  checkId(row.shop_id);
  each(row.goods, previewGoods);
  if (typeof row.goods_amount === "number") row.goods_amount = decimal(row.goods_amount);
  if (typeof row.freight === "number") row.freight = decimal(row.freight);
  if (typeof row.tax === "number") row.tax = decimal(row.tax);
  if (typeof row.total === "number") row.total = decimal(row.total);
  each(row.problems, previewProblem);
};
const previewGoods: Fix = (row) => {
  checkId(row.pro_id);
  checkId(row.sku_id);
  if (typeof row.price === "number") row.price = decimal(row.price);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
};
const previewProblem: Fix = (row) => {
  checkId(row.id);
  checkId(row.sku_id);
};
const paidOrder: Fix = (row) => {
  each(row.pay, pay);
  if (typeof row.money === "number") row.money = decimal(row.money);
};
const recharge: Fix = (row) => {
  checkId(row.id);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.amount_received === "number") row.amount_received = decimal(row.amount_received);
  if (typeof row.credit_money === "number") row.credit_money = decimal(row.credit_money);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};
const rechargeMethods: Fix = (row) => {
  each(row.methods, rechargeMethod);
};
const rechargeMethod: Fix = (row) => {
  if (typeof row.min_amount === "number") row.min_amount = decimal(row.min_amount);
  if (typeof row.max_amount === "number") row.max_amount = decimal(row.max_amount);
};
const purchaseRequest: Fix = (row) => {
  checkId(row.id);
  checkId(row.category_id);
  if (typeof row.target_price === "number") row.target_price = decimal(row.target_price);
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
const moneyLogRow: Fix = (row) => {
  checkId(row.id);
  if (typeof row.money === "number") row.money = decimal(row.money);
  if (typeof row.before === "number") row.before = decimal(row.before);
  if (typeof row.after === "number") row.after = decimal(row.after);
  each(row.ref, ref);
};
const withdrawal: Fix = (row) => {
  checkId(row.id);
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.fee === "number") row.fee = decimal(row.fee);
  if (typeof row.received === "number") row.received = decimal(row.received);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};
const withdrawMethods: Fix = (row) => {
  each(row.methods, withdrawMethod);
  if (typeof row.money === "number") row.money = decimal(row.money);
  if (typeof row.hold_money === "number") row.hold_money = decimal(row.hold_money);
  if (typeof row.daily_left === "number") row.daily_left = decimal(row.daily_left);
};
const withdrawMethod: Fix = (row) => {
  if (typeof row.min === "number") row.min = decimal(row.min);
  if (typeof row.max === "number") row.max = decimal(row.max);
  if (typeof row.step === "number") row.step = decimal(row.step);
  if (typeof row.fee_fixed === "number") row.fee_fixed = decimal(row.fee_fixed);
  if (typeof row.fee_rate === "number") row.fee_rate = decimal(row.fee_rate);
};
const withdrawQuote: Fix = (row) => {
  if (typeof row.amount === "number") row.amount = decimal(row.amount);
  if (typeof row.fee === "number") row.fee = decimal(row.fee);
  if (typeof row.received === "number") row.received = decimal(row.received);
  if (typeof row.rate === "number") row.rate = decimal(row.rate);
};

/** Writes the decimals of an answer's data and looks at its ids, by the number in `table`. */
export const fixes: readonly Fix[] = [address, area, articleSummary, category, siteConfig, site, product, comment, productDetail, shop, suggestion, loan, loanIndex, shopCenter, merchantApplication, merchantOrder, shopProduct, settlementPage, shopStats, message, cancelledOrder, order, createdOrders, preview, paidOrder, pay, recharge, rechargeMethods, purchaseRequest, user, signedIn, moneyLogRow, withdrawal, withdrawMethods, withdrawQuote];

/** Every operation of the contract; src/core/operations.ts explains the notation. */
export const table: Readonly<Record<string, string>> = {
  aera: "addEdit.o0:addEdit del~ index~a0 readArea~a1:readArea",
  Article: "category?a2 detail?o2",
  ems: "send-",
  index: "category~a3 config~o4 index~n5 pro~p6 proComment~p7 proInfo~o8 searchPro~p6 searchShop~p9 shopInfo~o9 suggest~a10 upload^o",
  loan: "apply!o11 index~o12 list~p11",
  merchant: "center~o13 commentReply!o7 contract~o file~o index?z14 indexPost~z14:index orderDecline!o15 orderInfo~o15 orderList~p15 orderShip!o15 proDel~ proInfo~o16 proList~p16 proSave!o16 proState~o16 reg.o14 settlement~q17 stats~o18",
  message: "info~o19 list~p19 read~o",
  order: "cancel!o20 comment!o21 create!o22 info~o21 list~p21 preview~o23 receipt!o21",
  pay: "balance!o24 crypto!o25 info~o25",
  recharge: "create!o26 info~o26 methods~o27 submit!o26",
  request: "close~o28 create!o28 info~o28 list~p28 my~p28",
  user: "change. followers.o followersList~p9 fundChange! fundSet! index~o29 login.o30 loginSocial.o30:loginsocial logout~ moneyLog~p31 profile~ rechargeList?p26 register.o30",
  withdraw: "cancel!o32 create!o32 info~o32 list~p32 methods~o33 quote~o34",
};
