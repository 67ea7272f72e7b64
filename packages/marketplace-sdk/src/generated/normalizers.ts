// Generated from the contract by scripts/generate.mjs. Do not edit.
import { normalizeList, normalizeMoney, normalizeObject } from "../normalize.js";
import { checkId, type Normalization } from "../values.js";

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
  normalizeObject(row, "order", run, normalizeOrder);
  normalizeObject(row, "refund", run, normalizeCancelledOrder_refund);
}

export function normalizeCancelledOrder_refund(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "money");
}

export function normalizeCategory(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pid, run);
  normalizeList(row, "childlist", run, normalizeCategory);
}

export function normalizeCreatedOrders(row: Row, run: Normalization): void {
  normalizeList(row, "orders", run, normalizeOrder);
  normalizeObject(row, "pay", run, normalizePayment);
}

export function normalizeDispute(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "max_amount", "amount", "offer_amount", "refund_amount");
  normalizeList(row, "goods", run, normalizeDisputedGoods);
  normalizeList(row, "events", run, normalizeDisputeEvent);
  normalizeObject(row, "express", run);
  normalizeObject(row, "can", run);
}

export function normalizeDisputeEvent(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "amount");
  normalizeList(row, "images", run);
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
  normalizeMoney(row, run, "amount", "apr", "fee");
}

export function normalizeLoanPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeLoan);
}

export function normalizeLoanTerm(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "min", "max", "apr", "fee");
}

export function normalizeLoanTerms(row: Row, run: Normalization): void {
  normalizeList(row, "terms", run, normalizeLoanTerm);
}

export function normalizeMemberLists(row: Row, run: Normalization): void {
  normalizeList(row, "cart", run, normalizeSavedLine);
  normalizeList(row, "favorites", run, normalizeSavedProduct);
}

export function normalizeMerchantApplication(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  normalizeList(row, "reasons", run);
}

export function normalizeMerchantContract(row: Row, run: Normalization): void {
  normalizeList(row, "party_b_fields", run);
  normalizeObject(row, "party_a", run);
}

export function normalizeMerchantDashboard(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "money", "pending_settlement");
  normalizeObject(row, "shop", run, normalizeStoreDetail);
  normalizeObject(row, "review", run);
  normalizeObject(row, "todo", run);
}

export function normalizeMerchantOrder(row: Row, run: Normalization): void {
  normalizeOrder(row, run);
  normalizeMoney(row, run, "commission", "net");
  normalizeObject(row, "buyer", run);
}

export function normalizeMerchantOrderPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeMerchantOrder);
  normalizeObject(row, "counts", run);
}

export function normalizeMerchantProduct(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
}

export function normalizeMerchantProductPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeMerchantProduct);
}

export function normalizeMessage(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeObject(row, "ref", run, normalizeRef);
}

export function normalizeMessagePage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeMessage);
}

export function normalizeOffer(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.request_id, run);
  checkId(row.shop_id, run);
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  normalizeMoney(row, run, "price", "goods_amount", "freight", "tax", "total");
  normalizeObject(row, "can", run);
}

export function normalizeOrder(row: Row, run: Normalization): void {
  checkId(row.shop_id, run);
  normalizeMoney(row, run, "refund_amount", "goods_amount", "freight", "tax", "total");
  normalizeList(row, "goods", run, normalizeOrderItem);
  normalizeObject(row, "address", run);
  normalizeObject(row, "express", run);
  normalizeObject(row, "dispute", run, normalizeDispute);
  normalizeObject(row, "can", run);
}

export function normalizeOrderItem(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  normalizeMoney(row, run, "price", "amount", "total");
}

export function normalizeOrderPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeOrder);
  normalizeObject(row, "counts", run);
}

export function normalizePaidOrder(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "money");
  normalizeObject(row, "pay", run, normalizePayment);
}

export function normalizePayment(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "total", "amount", "amount_paid", "amount_due", "credit_money", "rate");
  normalizeList(row, "order_nos", run);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
  normalizeList(row, "txids", run);
  normalizeList(row, "warnings", run);
}

export function normalizePaymentMethod(row: Row, run: Normalization): void {
  normalizeList(row, "networks", run);
}

export function normalizePreview(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "goods_amount", "freight", "tax", "total", "money");
  normalizeList(row, "groups", run, normalizePreviewGroup);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
  normalizeObject(row, "address", run, normalizeAddress);
}

export function normalizePreviewGroup(row: Row, run: Normalization): void {
  checkId(row.shop_id, run);
  normalizeMoney(row, run, "goods_amount", "freight", "tax", "total");
  normalizeList(row, "goods", run, normalizePreviewItem);
  normalizeList(row, "problems", run, normalizePreviewProblem);
}

export function normalizePreviewItem(row: Row, run: Normalization): void {
  checkId(row.pro_id, run);
  checkId(row.sku_id, run);
  normalizeMoney(row, run, "price", "amount");
}

export function normalizePreviewProblem(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.sku_id, run);
}

export function normalizePriceTier(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "price");
}

export function normalizeProduct(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  checkId(row.category_id, run);
  normalizeMoney(row, run, "price", "from_price", "market_price", "freight_price", "tax_rate");
  normalizeList(row, "images", run);
  normalizeList(row, "flags", run);
}

export function normalizeProductDetail(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
  normalizeList(row, "comments", run, normalizeReview);
  normalizeObject(row, "shop", run, normalizeStore);
  normalizeObject(row, "comment_counts", run);
}

export function normalizeProductFacets(row: Row, run: Normalization): void {
  normalizeList(row, "min_rate", run);
  normalizeList(row, "ships_within", run);
}

export function normalizeProductPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeProduct);
  normalizeObject(row, "facets", run, normalizeProductFacets);
}

export function normalizePurchaseRequest(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.category_id, run);
  normalizeMoney(row, run, "target_price");
  normalizeList(row, "images", run);
}

export function normalizePurchaseRequestPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizePurchaseRequest);
}

export function normalizeQuantityTerms(row: Row, run: Normalization): void {
  normalizeList(row, "price_tiers", run, normalizePriceTier);
}

export function normalizeReceivedOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "store", run, normalizeStore);
}

export function normalizeReceivedOfferPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeReceivedOffer);
}

export function normalizeRecharge(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "amount", "amount_received", "credit_money", "rate");
  normalizeList(row, "warnings", run);
}

export function normalizeRechargeMethod(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "min_amount", "max_amount", "rate");
}

export function normalizeRechargeMethods(row: Row, run: Normalization): void {
  normalizeList(row, "methods", run, normalizeRechargeMethod);
}

export function normalizeRechargePage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeRecharge);
}

export function normalizeRef(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeReview(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.pro_id, run);
  normalizeList(row, "images", run);
}

export function normalizeReviewPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeReview);
  normalizeObject(row, "counts", run);
}

export function normalizeSavedLine(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  checkId(row.sku_id, run);
  normalizeMoney(row, run, "price");
  normalizeList(row, "price_tiers", run, normalizeSavedTier);
}

export function normalizeSavedProduct(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.shop_id, run);
  normalizeMoney(row, run, "price", "from_price", "market_price");
}

export function normalizeSavedTier(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "price");
}

export function normalizeSentOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "request", run, normalizePurchaseRequest);
}

export function normalizeSentOfferPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeSentOffer);
}

export function normalizeSettlement(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "gross", "commission", "net");
}

export function normalizeSettlementPage(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "pending", "available");
  normalizeList(row, "data", run, normalizeSettlement);
}

export function normalizeSignedIn(row: Row, run: Normalization): void {
  normalizeObject(row, "userinfo", run, normalizeUserInfo);
}

export function normalizeSite(row: Row, run: Normalization): void {
  normalizeList(row, "footer_news", run, normalizeFooterItem);
  normalizeList(row, "banners", run, normalizeBanner);
  normalizeList(row, "categories", run, normalizeCategory);
  normalizeList(row, "daily", run, normalizeProduct);
  normalizeList(row, "recommend", run, normalizeProduct);
  normalizeList(row, "hot", run, normalizeProduct);
  normalizeList(row, "month", run, normalizeProduct);
  normalizeList(row, "shops", run, normalizeStore);
  normalizeList(row, "pay_logos", run);
  normalizeList(row, "partner_logos", run);
  normalizeObject(row, "currency", run);
}

export function normalizeSiteConfig(row: Row, run: Normalization): void {
  normalizeList(row, "langs", run);
  normalizeList(row, "currencies", run);
  normalizeList(row, "notices", run, normalizeSiteNotice);
  normalizeObject(row, "currency", run);
  normalizeObject(row, "features", run);
  normalizeObject(row, "limits", run, normalizeSiteLimits);
  normalizeObject(row, "images", run, normalizeSiteImages);
}

export function normalizeSiteImages(row: Row, run: Normalization): void {
  normalizeList(row, "widths", run);
  normalizeList(row, "prefixes", run);
}

export function normalizeSiteLimits(row: Row, run: Normalization): void {
  normalizeList(row, "image_types", run);
}

export function normalizeSiteNotice(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeSku(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "price");
  normalizeList(row, "spec", run);
}

export function normalizeSkuMatch(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeObject(row, "sku", run, normalizeSku);
}

export function normalizeSpec(row: Row, run: Normalization): void {
  normalizeList(row, "items", run);
}

export function normalizeStore(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "trade_amount");
}

export function normalizeStoreCategory(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeStoreDetail(row: Row, run: Normalization): void {
  normalizeStore(row, run);
  normalizeList(row, "categories", run, normalizeStoreCategory);
}

export function normalizeStorePage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeStore);
}

export function normalizeStoreReview(row: Row, run: Normalization): void {
  normalizeReview(row, run);
}

export function normalizeStoreReviewPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeStoreReview);
}

export function normalizeStoreStats(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "sales_amount", "refund_amount");
  normalizeList(row, "series", run, normalizeStoreStats_series);
  normalizeList(row, "top_products", run, normalizeStoreStats_top_products);
}

export function normalizeStoreStats_series(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "sales_amount");
}

export function normalizeStoreStats_top_products(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "sales_amount");
}

export function normalizeSuggestion(row: Row, run: Normalization): void {
  checkId(row.id, run);
}

export function normalizeTransaction(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "money", "before", "after");
  normalizeObject(row, "ref", run, normalizeRef);
}

export function normalizeTransactionPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeTransaction);
}

export function normalizeUser(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "money", "hold_money");
}

export function normalizeUserInfo(row: Row, run: Normalization): void {
  checkId(row.id, run);
  checkId(row.user_id, run);
}

export function normalizeWithdrawal(row: Row, run: Normalization): void {
  checkId(row.id, run);
  normalizeMoney(row, run, "amount", "fee", "received", "rate");
}

export function normalizeWithdrawalMethod(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "min", "max", "step", "fee_fixed", "fee_rate");
}

export function normalizeWithdrawalMethods(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "money", "hold_money", "daily_left");
  normalizeList(row, "methods", run, normalizeWithdrawalMethod);
}

export function normalizeWithdrawalPage(row: Row, run: Normalization): void {
  normalizeList(row, "data", run, normalizeWithdrawal);
}

export function normalizeWithdrawalQuote(row: Row, run: Normalization): void {
  normalizeMoney(row, run, "amount", "fee", "received", "rate");
}
