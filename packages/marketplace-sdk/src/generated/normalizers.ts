// Generated from the contract by scripts/generate.mjs. Do not edit.
import { normalizeList, normalizeObject } from "../normalize.js";
import { checkId, type Normalization, toMoney } from "../values.js";

type Row = Record<string, unknown>;

export function normalizeAccountSession(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeAddress(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeArea(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pid, run);
}

export function normalizeArticle(row: Row, run: Normalization): void {
  normalizeArticleSummary(row, run);
}

export function normalizeArticleSummary(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.category_id, run);
}

export function normalizeBanner(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeCancelledOrder(row: Row, run: Normalization): void {
  if (row.order) row.order = normalizeObject(row.order, run, normalizeOrder);
  if (row.refund) row.refund = normalizeObject(row.refund, run, normalizeCancelledOrder_refund);
}

export function normalizeCancelledOrder_refund(row: Row, run: Normalization): void {
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
}

export function normalizeCategory(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pid, run);
  if (row.childlist) row.childlist = normalizeList(row.childlist, run, normalizeCategory);
}

export function normalizeCreatedOrders(row: Row, run: Normalization): void {
  if (row.pay) row.pay = normalizeObject(row.pay, run, normalizePayment);
  if (row.orders) row.orders = normalizeList(row.orders, run, normalizeOrder);
}

export function normalizeDispute(row: Row, run: Normalization): void {
  if (row.goods) row.goods = normalizeList(row.goods, run, normalizeDisputedGoods);
  if (typeof row.max_amount === "number") row.max_amount = toMoney(row.max_amount, run);
  if (row.express) row.express = normalizeObject(row.express, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.offer_amount === "number") row.offer_amount = toMoney(row.offer_amount, run);
  if (typeof row.refund_amount === "number") row.refund_amount = toMoney(row.refund_amount, run);
  if (row.events) row.events = normalizeList(row.events, run, normalizeDisputeEvent);
  if (row.can) row.can = normalizeObject(row.can, run);
}

export function normalizeDisputeEvent(row: Row, run: Normalization): void {
  if (row.images) row.images = normalizeList(row.images, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
}

export function normalizeDisputedGoods(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeFooterItem(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pid, run);
}

export function normalizeLoan(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.apr === "number") row.apr = toMoney(row.apr, run);
  if (typeof row.fee === "number") row.fee = toMoney(row.fee, run);
}

export function normalizeLoanPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeLoan);
}

export function normalizeLoanTerm(row: Row, run: Normalization): void {
  if (typeof row.min === "number") row.min = toMoney(row.min, run);
  if (typeof row.max === "number") row.max = toMoney(row.max, run);
  if (typeof row.apr === "number") row.apr = toMoney(row.apr, run);
  if (typeof row.fee === "number") row.fee = toMoney(row.fee, run);
}

export function normalizeLoanTerms(row: Row, run: Normalization): void {
  if (row.terms) row.terms = normalizeList(row.terms, run, normalizeLoanTerm);
}

export function normalizeMemberLists(row: Row, run: Normalization): void {
  if (row.cart) row.cart = normalizeList(row.cart, run, normalizeSavedLine);
  if (row.favorites) row.favorites = normalizeList(row.favorites, run, normalizeSavedProduct);
}

export function normalizeMerchantApplication(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (row.reasons) row.reasons = normalizeList(row.reasons, run);
  checkId(row.shop_id, run);
}

export function normalizeMerchantContract(row: Row, run: Normalization): void {
  if (row.party_a) row.party_a = normalizeObject(row.party_a, run);
  if (row.party_b_fields) row.party_b_fields = normalizeList(row.party_b_fields, run);
}

export function normalizeMerchantDashboard(row: Row, run: Normalization): void {
  if (row.shop) row.shop = normalizeObject(row.shop, run, normalizeStoreDetail);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
  if (typeof row.pending_settlement === "number") row.pending_settlement = toMoney(row.pending_settlement, run);
  if (row.review) row.review = normalizeObject(row.review, run);
  if (row.todo) row.todo = normalizeObject(row.todo, run);
}

export function normalizeMerchantOrder(row: Row, run: Normalization): void {
  normalizeOrder(row, run);
  if (row.buyer) row.buyer = normalizeObject(row.buyer, run);
  if (typeof row.commission === "number") row.commission = toMoney(row.commission, run);
  if (typeof row.net === "number") row.net = toMoney(row.net, run);
}

export function normalizeMerchantOrderPage(row: Row, run: Normalization): void {
  if (row.counts) row.counts = normalizeObject(row.counts, run);
  if (row.data) row.data = normalizeList(row.data, run, normalizeMerchantOrder);
}

export function normalizeMerchantProduct(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  if (row.specs) row.specs = normalizeList(row.specs, run, normalizeSpec);
  if (row.skus) row.skus = normalizeList(row.skus, run, normalizeSku);
}

export function normalizeMerchantProductPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeMerchantProduct);
}

export function normalizeMessage(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (row.ref) row.ref = normalizeObject(row.ref, run, normalizeRef);
}

export function normalizeMessagePage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeMessage);
}

export function normalizeOffer(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.request_id, run);
  checkId(row.shop_id, run);
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (typeof row.goods_amount === "number") row.goods_amount = toMoney(row.goods_amount, run);
  if (typeof row.freight === "number") row.freight = toMoney(row.freight, run);
  if (typeof row.tax === "number") row.tax = toMoney(row.tax, run);
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
  if (row.can) row.can = normalizeObject(row.can, run);
}

export function normalizeOrder(row: Row, run: Normalization): void {
  checkId(row.shop_id, run);
  if (typeof row.refund_amount === "number") row.refund_amount = toMoney(row.refund_amount, run);
  if (typeof row.goods_amount === "number") row.goods_amount = toMoney(row.goods_amount, run);
  if (typeof row.freight === "number") row.freight = toMoney(row.freight, run);
  if (typeof row.tax === "number") row.tax = toMoney(row.tax, run);
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
  if (row.address) row.address = normalizeObject(row.address, run);
  if (row.goods) row.goods = normalizeList(row.goods, run, normalizeOrderItem);
  if (row.express) row.express = normalizeObject(row.express, run);
  if (row.dispute) row.dispute = normalizeObject(row.dispute, run, normalizeDispute);
  if (row.can) row.can = normalizeObject(row.can, run);
}

export function normalizeOrderItem(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
}

export function normalizeOrderPage(row: Row, run: Normalization): void {
  if (row.counts) row.counts = normalizeObject(row.counts, run);
  if (row.data) row.data = normalizeList(row.data, run, normalizeOrder);
}

export function normalizePaidOrder(row: Row, run: Normalization): void {
  if (row.pay) row.pay = normalizeObject(row.pay, run, normalizePayment);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
}

export function normalizePayment(row: Row, run: Normalization): void {
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
  if (row.order_nos) row.order_nos = normalizeList(row.order_nos, run);
  if (row.pay_methods) row.pay_methods = normalizeList(row.pay_methods, run, normalizePaymentMethod);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.amount_paid === "number") row.amount_paid = toMoney(row.amount_paid, run);
  if (typeof row.amount_due === "number") row.amount_due = toMoney(row.amount_due, run);
  if (typeof row.credit_money === "number") row.credit_money = toMoney(row.credit_money, run);
  if (typeof row.rate === "number") row.rate = toMoney(row.rate, run);
  if (row.txids) row.txids = normalizeList(row.txids, run);
  if (row.warnings) row.warnings = normalizeList(row.warnings, run);
}

export function normalizePaymentMethod(row: Row, run: Normalization): void {
  if (row.networks) row.networks = normalizeList(row.networks, run);
}

export function normalizePreview(row: Row, run: Normalization): void {
  if (row.groups) row.groups = normalizeList(row.groups, run, normalizePreviewGroup);
  if (typeof row.goods_amount === "number") row.goods_amount = toMoney(row.goods_amount, run);
  if (typeof row.freight === "number") row.freight = toMoney(row.freight, run);
  if (typeof row.tax === "number") row.tax = toMoney(row.tax, run);
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
  if (row.address) row.address = normalizeObject(row.address, run, normalizeAddress);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
  if (row.pay_methods) row.pay_methods = normalizeList(row.pay_methods, run, normalizePaymentMethod);
}

export function normalizePreviewGroup(row: Row, run: Normalization): void {
  checkId(row.shop_id, run);
  if (row.goods) row.goods = normalizeList(row.goods, run, normalizePreviewItem);
  if (typeof row.goods_amount === "number") row.goods_amount = toMoney(row.goods_amount, run);
  if (typeof row.freight === "number") row.freight = toMoney(row.freight, run);
  if (typeof row.tax === "number") row.tax = toMoney(row.tax, run);
  if (typeof row.total === "number") row.total = toMoney(row.total, run);
  if (row.problems) row.problems = normalizeList(row.problems, run, normalizePreviewProblem);
}

export function normalizePreviewItem(row: Row, run: Normalization): void {
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
}

export function normalizePreviewProblem(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.sku_id, run);
}

export function normalizePriceTier(row: Row, run: Normalization): void {
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
}

export function normalizeProduct(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  checkId(row.category_id, run);
  if (row.images) row.images = normalizeList(row.images, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (typeof row.from_price === "number") row.from_price = toMoney(row.from_price, run);
  if (typeof row.market_price === "number") row.market_price = toMoney(row.market_price, run);
  if (typeof row.freight_price === "number") row.freight_price = toMoney(row.freight_price, run);
  if (typeof row.tax_rate === "number") row.tax_rate = toMoney(row.tax_rate, run);
  if (row.flags) row.flags = normalizeList(row.flags, run);
}

export function normalizeProductDetail(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  if (row.specs) row.specs = normalizeList(row.specs, run, normalizeSpec);
  if (row.skus) row.skus = normalizeList(row.skus, run, normalizeSku);
  if (row.shop) row.shop = normalizeObject(row.shop, run, normalizeStore);
  if (row.comments) row.comments = normalizeList(row.comments, run, normalizeReview);
  if (row.comment_counts) row.comment_counts = normalizeObject(row.comment_counts, run);
}

export function normalizeProductFacets(row: Row, run: Normalization): void {
  if (row.min_rate) row.min_rate = normalizeList(row.min_rate, run);
  if (row.ships_within) row.ships_within = normalizeList(row.ships_within, run);
}

export function normalizeProductPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeProduct);
  if (row.facets) row.facets = normalizeObject(row.facets, run, normalizeProductFacets);
}

export function normalizePurchaseRequest(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.category_id, run);
  if (typeof row.target_price === "number") row.target_price = toMoney(row.target_price, run);
  if (row.images) row.images = normalizeList(row.images, run);
}

export function normalizePurchaseRequestPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizePurchaseRequest);
}

export function normalizeQuantityTerms(row: Row, run: Normalization): void {
  if (row.price_tiers) row.price_tiers = normalizeList(row.price_tiers, run, normalizePriceTier);
}

export function normalizeReceivedOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  if (row.store) row.store = normalizeObject(row.store, run, normalizeStore);
}

export function normalizeReceivedOfferPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeReceivedOffer);
}

export function normalizeRecharge(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (row.warnings) row.warnings = normalizeList(row.warnings, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.amount_received === "number") row.amount_received = toMoney(row.amount_received, run);
  if (typeof row.credit_money === "number") row.credit_money = toMoney(row.credit_money, run);
  if (typeof row.rate === "number") row.rate = toMoney(row.rate, run);
}

export function normalizeRechargeMethod(row: Row, run: Normalization): void {
  if (typeof row.min_amount === "number") row.min_amount = toMoney(row.min_amount, run);
  if (typeof row.max_amount === "number") row.max_amount = toMoney(row.max_amount, run);
  if (typeof row.rate === "number") row.rate = toMoney(row.rate, run);
}

export function normalizeRechargeMethods(row: Row, run: Normalization): void {
  if (row.methods) row.methods = normalizeList(row.methods, run, normalizeRechargeMethod);
}

export function normalizeRechargePage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeRecharge);
}

export function normalizeRef(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeReview(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pro_id, run);
  if (row.images) row.images = normalizeList(row.images, run);
}

export function normalizeReviewPage(row: Row, run: Normalization): void {
  if (row.counts) row.counts = normalizeObject(row.counts, run);
  if (row.data) row.data = normalizeList(row.data, run, normalizeReview);
}

export function normalizeSavedLine(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  checkId(row.sku_id, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (row.price_tiers) row.price_tiers = normalizeList(row.price_tiers, run, normalizeSavedTier);
}

export function normalizeSavedProduct(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
  if (typeof row.from_price === "number") row.from_price = toMoney(row.from_price, run);
  if (typeof row.market_price === "number") row.market_price = toMoney(row.market_price, run);
}

export function normalizeSavedTier(row: Row, run: Normalization): void {
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
}

export function normalizeSentOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  if (row.request) row.request = normalizeObject(row.request, run, normalizePurchaseRequest);
}

export function normalizeSentOfferPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeSentOffer);
}

export function normalizeSettlement(row: Row, run: Normalization): void {
  if (typeof row.gross === "number") row.gross = toMoney(row.gross, run);
  if (typeof row.commission === "number") row.commission = toMoney(row.commission, run);
  if (typeof row.net === "number") row.net = toMoney(row.net, run);
}

export function normalizeSettlementPage(row: Row, run: Normalization): void {
  if (typeof row.pending === "number") row.pending = toMoney(row.pending, run);
  if (typeof row.available === "number") row.available = toMoney(row.available, run);
  if (row.data) row.data = normalizeList(row.data, run, normalizeSettlement);
}

export function normalizeSignedIn(row: Row, run: Normalization): void {
  if (row.userinfo) row.userinfo = normalizeObject(row.userinfo, run, normalizeUserInfo);
}

export function normalizeSite(row: Row, run: Normalization): void {
  if (row.footer_news) row.footer_news = normalizeList(row.footer_news, run, normalizeFooterItem);
  if (row.currency) row.currency = normalizeObject(row.currency, run);
  if (row.banners) row.banners = normalizeList(row.banners, run, normalizeBanner);
  if (row.categories) row.categories = normalizeList(row.categories, run, normalizeCategory);
  if (row.daily) row.daily = normalizeList(row.daily, run, normalizeProduct);
  if (row.recommend) row.recommend = normalizeList(row.recommend, run, normalizeProduct);
  if (row.hot) row.hot = normalizeList(row.hot, run, normalizeProduct);
  if (row.month) row.month = normalizeList(row.month, run, normalizeProduct);
  if (row.shops) row.shops = normalizeList(row.shops, run, normalizeStore);
  if (row.pay_logos) row.pay_logos = normalizeList(row.pay_logos, run);
  if (row.partner_logos) row.partner_logos = normalizeList(row.partner_logos, run);
}

export function normalizeSiteConfig(row: Row, run: Normalization): void {
  if (row.langs) row.langs = normalizeList(row.langs, run);
  if (row.currency) row.currency = normalizeObject(row.currency, run);
  if (row.currencies) row.currencies = normalizeList(row.currencies, run);
  if (row.features) row.features = normalizeObject(row.features, run);
  if (row.limits) row.limits = normalizeObject(row.limits, run, normalizeSiteLimits);
  if (row.images) row.images = normalizeObject(row.images, run, normalizeSiteImages);
  if (row.notices) row.notices = normalizeList(row.notices, run, normalizeSiteNotice);
}

export function normalizeSiteImages(row: Row, run: Normalization): void {
  if (row.widths) row.widths = normalizeList(row.widths, run);
  if (row.prefixes) row.prefixes = normalizeList(row.prefixes, run);
}

export function normalizeSiteLimits(row: Row, run: Normalization): void {
  if (row.image_types) row.image_types = normalizeList(row.image_types, run);
}

export function normalizeSiteNotice(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeSku(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (row.spec) row.spec = normalizeList(row.spec, run);
  if (typeof row.price === "number") row.price = toMoney(row.price, run);
}

export function normalizeSkuMatch(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  if (row.sku) row.sku = normalizeObject(row.sku, run, normalizeSku);
}

export function normalizeSpec(row: Row, run: Normalization): void {
  if (row.items) row.items = normalizeList(row.items, run);
}

export function normalizeStore(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.trade_amount === "number") row.trade_amount = toMoney(row.trade_amount, run);
}

export function normalizeStoreCategory(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeStoreDetail(row: Row, run: Normalization): void {
  normalizeStore(row, run);
  if (row.categories) row.categories = normalizeList(row.categories, run, normalizeStoreCategory);
}

export function normalizeStorePage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeStore);
}

export function normalizeStoreReview(row: Row, run: Normalization): void {
  normalizeReview(row, run);
}

export function normalizeStoreReviewPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeStoreReview);
}

export function normalizeStoreStats(row: Row, run: Normalization): void {
  if (typeof row.sales_amount === "number") row.sales_amount = toMoney(row.sales_amount, run);
  if (typeof row.refund_amount === "number") row.refund_amount = toMoney(row.refund_amount, run);
  if (row.series) row.series = normalizeList(row.series, run, normalizeStoreStats_series);
  if (row.top_products) row.top_products = normalizeList(row.top_products, run, normalizeStoreStats_top_products);
}

export function normalizeStoreStats_series(row: Row, run: Normalization): void {
  if (typeof row.sales_amount === "number") row.sales_amount = toMoney(row.sales_amount, run);
}

export function normalizeStoreStats_top_products(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.sales_amount === "number") row.sales_amount = toMoney(row.sales_amount, run);
}

export function normalizeSuggestion(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeTransaction(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
  if (typeof row.before === "number") row.before = toMoney(row.before, run);
  if (typeof row.after === "number") row.after = toMoney(row.after, run);
  if (row.ref) row.ref = normalizeObject(row.ref, run, normalizeRef);
}

export function normalizeTransactionPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeTransaction);
}

export function normalizeUser(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
  if (typeof row.hold_money === "number") row.hold_money = toMoney(row.hold_money, run);
}

export function normalizeUserInfo(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.user_id, run);
}

export function normalizeWithdrawal(row: Row, run: Normalization): void {
  checkId(row.id, run);
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.fee === "number") row.fee = toMoney(row.fee, run);
  if (typeof row.received === "number") row.received = toMoney(row.received, run);
  if (typeof row.rate === "number") row.rate = toMoney(row.rate, run);
}

export function normalizeWithdrawalMethod(row: Row, run: Normalization): void {
  if (typeof row.min === "number") row.min = toMoney(row.min, run);
  if (typeof row.max === "number") row.max = toMoney(row.max, run);
  if (typeof row.step === "number") row.step = toMoney(row.step, run);
  if (typeof row.fee_fixed === "number") row.fee_fixed = toMoney(row.fee_fixed, run);
  if (typeof row.fee_rate === "number") row.fee_rate = toMoney(row.fee_rate, run);
}

export function normalizeWithdrawalMethods(row: Row, run: Normalization): void {
  if (row.methods) row.methods = normalizeList(row.methods, run, normalizeWithdrawalMethod);
  if (typeof row.money === "number") row.money = toMoney(row.money, run);
  if (typeof row.hold_money === "number") row.hold_money = toMoney(row.hold_money, run);
  if (typeof row.daily_left === "number") row.daily_left = toMoney(row.daily_left, run);
}

export function normalizeWithdrawalPage(row: Row, run: Normalization): void {
  if (row.data) row.data = normalizeList(row.data, run, normalizeWithdrawal);
}

export function normalizeWithdrawalQuote(row: Row, run: Normalization): void {
  if (typeof row.amount === "number") row.amount = toMoney(row.amount, run);
  if (typeof row.fee === "number") row.fee = toMoney(row.fee, run);
  if (typeof row.received === "number") row.received = toMoney(row.received, run);
  if (typeof row.rate === "number") row.rate = toMoney(row.rate, run);
}
