// Generated from the contract by scripts/generate.mjs. Do not edit.
import { toAmount, toCount } from "../amounts.js";
import { type Readers, normalizeFields, normalizeList, normalizeObject, normalizeValues, orNull } from "../normalize.js";
import { toTime } from "../times.js";
import { type Normalization, toFlag, toId, toText } from "../values.js";

type Row = Record<string, unknown>;

const fieldsOfAccountSession: Readers = { id: toId, device: toText, createtime: toTime, last_used: toTime, is_current: toFlag };
export function normalizeAccountSession(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfAccountSession, run);
}

const fieldsOfAddress: Readers = { id: toId, name: toText, mobile: toText, country: toText, province: toText, city: toText, address: toText, zip: toText, is_default: toFlag, createtime: toTime, updatetime: toTime };
export function normalizeAddress(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfAddress, run);
}

const fieldsOfArea: Readers = { id: toId, pid: toId, name: toText, level: toCount };
export function normalizeArea(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfArea, run);
}

const fieldsOfArticle: Readers = { content: toText, updatetime: toTime };
export function normalizeArticle(row: Row, run: Normalization): void {
  normalizeArticleSummary(row, run);
  normalizeFields(row, fieldsOfArticle, run);
}

const fieldsOfArticleSummary: Readers = { id: toId, category_id: toId, title: toText, description: toText, image: toText, createtime: toTime };
export function normalizeArticleSummary(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfArticleSummary, run);
}

const fieldsOfAttribute: Readers = { name: toText, value: toText, unit: toText };
export function normalizeAttribute(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfAttribute, run);
}

const fieldsOfBanner: Readers = { id: toId, image: toText, title: toText, url: toText };
export function normalizeBanner(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfBanner, run);
}

export function normalizeCancelledOrder(row: Row, run: Normalization): void {
  normalizeObject(row, "order", run, normalizeOrder);
  normalizeObject(row, "refund", run, normalizeCancelledOrder_refund);
}

const fieldsOfCancelledOrder_refund: Readers = { money: toAmount, currency: toText };
export function normalizeCancelledOrder_refund(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfCancelledOrder_refund, run);
}

const fieldsOfCategory: Readers = { id: toId, pid: toId, name: toText, image: toText };
export function normalizeCategory(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfCategory, run);
  normalizeList(row, "childlist", run, normalizeCategory);
}

const fieldsOfCorrectionReason: Readers = { field: toText, error: toText, note: toText };
export function normalizeCorrectionReason(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfCorrectionReason, run);
}

export function normalizeCreatedOrders(row: Row, run: Normalization): void {
  normalizeObject(row, "pay", run, normalizePayment);
  normalizeList(row, "orders", run, normalizeOrder);
}

const fieldsOfCurrency: Readers = { code: toText, scale: toCount, symbol: toText };
export function normalizeCurrency(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfCurrency, run);
}

const fieldsOfDispute: Readers = { status: toText, reason: toText, kind: toText, max_amount: toAmount, return_to: toText, amount: toAmount, offer_amount: toAmount, refund_amount: toAmount, awaiting: toText, due_at: toTime, createtime: toTime, closetime: toTime };
export function normalizeDispute(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfDispute, run);
  normalizeList(row, "goods", run, normalizeDisputedGoods);
  normalizeObject(row, "express", run, normalizeShipment);
  normalizeList(row, "events", run, normalizeDisputeEvent);
  normalizeObject(row, "can", run, normalizeDisputeCan);
}

const fieldsOfDisputeCan: Readers = { accept_offer: toFlag, escalate: toFlag, withdraw: toFlag, send_back: toFlag, answer: toFlag };
export function normalizeDisputeCan(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfDisputeCan, run);
}

const fieldsOfDisputeEvent: Readers = { event: toText, by: toText, text: toText, amount: toAmount, createtime: toTime };
export function normalizeDisputeEvent(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfDisputeEvent, run);
  normalizeValues(row, "images", run, toText);
}

const fieldsOfDisputedGoods: Readers = { id: toId, num: toCount };
export function normalizeDisputedGoods(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfDisputedGoods, run);
}

const fieldsOfFacetCount: Readers = { value: toCount, count: toCount };
export function normalizeFacetCount(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfFacetCount, run);
}

const fieldsOfFollowed: Readers = { followed: toFlag };
export function normalizeFollowed(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfFollowed, run);
}

const fieldsOfFooterItem: Readers = { id: toId, pid: toId, name: toText, weigh: toCount };
export function normalizeFooterItem(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfFooterItem, run);
}

const fieldsOfFreightDetail: Readers = { own: toAmount, num: toCount, kg: toCount };
export function normalizeFreightDetail(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfFreightDetail, run);
  normalizeObject(row, "zone", run, normalizeFreightZone);
}

const fieldsOfFreightZone: Readers = { base: toAmount, per_piece: toAmount, per_kg: toAmount, free_from: toAmount };
export function normalizeFreightZone(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfFreightZone, run);
  normalizeValues(row, "areas", run, toId);
}

const fieldsOfLeadTime: Readers = { min_num: toCount, days: toCount };
export function normalizeLeadTime(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfLeadTime, run);
}

const fieldsOfLoan: Readers = { id: toId, amount: toAmount, currency: toText, term_days: toCount, purpose: toText, apr: toAmount, fee: toAmount, provider: toText, terms_version: toText, status: toText, reason: toText, createtime: toTime, updatetime: toTime };
export function normalizeLoan(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfLoan, run);
}

export function normalizeLoanPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeLoan);
}

const fieldsOfLoanTerm: Readers = { term_days: toCount, min: toAmount, max: toAmount, apr: toAmount, fee: toAmount, example: toText };
export function normalizeLoanTerm(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfLoanTerm, run);
}

const fieldsOfLoanTerms: Readers = { enabled: toFlag, provider: toText, notice: toText, warning: toText, currency: toText, terms_version: toText, terms_html: toText, can_apply: toFlag, blocked_reason: toText };
export function normalizeLoanTerms(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfLoanTerms, run);
  normalizeList(row, "terms", run, normalizeLoanTerm);
}

const fieldsOfMemberLists: Readers = { version: toCount };
export function normalizeMemberLists(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMemberLists, run);
  normalizeList(row, "cart", run, normalizeSavedLine);
  normalizeList(row, "favorites", run, normalizeSavedProduct);
}

const fieldsOfMerchantApplication: Readers = { id: toId, status: toText, logo: toText, shopname: toText, name: toText, number_masked: toText, image_front: toText, image_back: toText, image_hold: toText, invite_code: toText, contract_version: toText, sign: toText, sign_date: toText, review_due_at: toTime, shop_id: toId, createtime: toTime, updatetime: toTime };
export function normalizeMerchantApplication(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantApplication, run);
  normalizeList(row, "reasons", run, normalizeCorrectionReason);
}

const fieldsOfMerchantContract: Readers = { contract_version: toText, html: toText, hash: toText };
export function normalizeMerchantContract(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantContract, run);
  normalizeObject(row, "party_a", run, normalizeMerchantContract_party_a);
  normalizeValues(row, "party_b_fields", run, toText);
}

const fieldsOfMerchantContract_party_a: Readers = { name: toText, sign: toText, sign_date: toText };
export function normalizeMerchantContract_party_a(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantContract_party_a, run);
}

const fieldsOfMerchantDashboard: Readers = { money: toAmount, pending_settlement: toAmount, currency: toText };
export function normalizeMerchantDashboard(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantDashboard, run);
  normalizeObject(row, "shop", run, normalizeStoreDetail);
  normalizeObject(row, "review", run, normalizeStoreReviewRequest);
  normalizeObject(row, "todo", run, normalizeMerchantDashboard_todo);
}

const fieldsOfMerchantDashboard_todo: Readers = { to_ship: toCount, late: toCount, comments: toCount, disputes: toCount };
export function normalizeMerchantDashboard_todo(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantDashboard_todo, run);
}

const fieldsOfMerchantOrder: Readers = { username_masked: toText, commission: toAmount, net: toAmount };
export function normalizeMerchantOrder(row: Row, run: Normalization): void {
  normalizeOrder(row, run);
  normalizeFields(row, fieldsOfMerchantOrder, run);
  normalizeObject(row, "buyer", run, normalizeMerchantOrder_buyer);
}

export function normalizeMerchantOrderPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeObject(row, "counts", run, normalizeMerchantOrderPage_counts);
  normalizeList(row, "data", run, normalizeMerchantOrder);
}

const fieldsOfMerchantOrderPage_counts: Readers = { paid: toCount, shipped: toCount, received: toCount, cancelled: toCount, disputed: toCount };
export function normalizeMerchantOrderPage_counts(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantOrderPage_counts, run);
}

const fieldsOfMerchantOrder_buyer: Readers = { name: toText, mobile: toText };
export function normalizeMerchantOrder_buyer(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMerchantOrder_buyer, run);
}

const fieldsOfMerchantProduct: Readers = { status: toText, version: toCount, description: toText, content: toText, sku_code: toText, updatetime: toTime };
export function normalizeMerchantProduct(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeFields(row, fieldsOfMerchantProduct, run);
  normalizeList(row, "attributes", run, normalizeAttribute);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
}

export function normalizeMerchantProductPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeMerchantProduct);
}

const fieldsOfMessage: Readers = { id: toId, type: toText, title: toText, content: toText, is_read: toFlag, createtime: toTime };
export function normalizeMessage(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfMessage, run);
  normalizeObject(row, "ref", run, normalizeRef);
}

const fieldsOfMessagePage: Readers = { unread: toCount };
export function normalizeMessagePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeFields(row, fieldsOfMessagePage, run);
  normalizeList(row, "data", run, normalizeMessage);
}

const fieldsOfNamedError: Readers = { id: toId, sku_id: toId, step: toAmount, total: toAmount, money: toAmount, fee: toAmount, received: toAmount, offer_amount: toAmount, until: toTime, version: toCount, min_order: toCount, pack_size: toCount, max_days: toCount, open: toCount };
export function normalizeNamedError(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfNamedError, run);
}

const fieldsOfOffer: Readers = { id: toId, request_id: toId, shop_id: toId, shopname: toText, pro_id: toId, sku_id: toId, title: toText, image: toText, spec: toText, price: toAmount, num: toCount, goods_amount: toAmount, freight: toAmount, tax: toAmount, total: toAmount, terms_hash: toText, currency: toText, delivery_days: toCount, note: toText, status: toText, order_no: toText, valid_until: toTime, createtime: toTime, updatetime: toTime };
export function normalizeOffer(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOffer, run);
  normalizeObject(row, "can", run, normalizeOfferCan);
}

const fieldsOfOfferCan: Readers = { accept: toFlag, decline: toFlag, change: toFlag, withdraw: toFlag };
export function normalizeOfferCan(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOfferCan, run);
}

const fieldsOfOrder: Readers = { order_no: toText, pay_no: toText, shop_id: toId, shopname: toText, status: toText, refund_status: toText, refund_amount: toAmount, currency: toText, goods_amount: toAmount, freight: toAmount, tax: toAmount, total: toAmount, remark: toText, createtime: toTime, pay_expires_at: toTime, paytime: toTime, ship_by: toTime, shiptime: toTime, auto_receipt_at: toTime, receipttime: toTime, completetime: toTime, canceltime: toTime, cancel_reason: toText, dispute_by: toTime };
export function normalizeOrder(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOrder, run);
  normalizeObject(row, "address", run, normalizeOrderAddress);
  normalizeList(row, "goods", run, normalizeOrderItem);
  normalizeObject(row, "express", run, normalizeShipment);
  normalizeObject(row, "dispute", run, normalizeDispute);
  normalizeObject(row, "can", run, normalizeOrderActions);
}

const fieldsOfOrderActions: Readers = { pay: toFlag, cancel: toFlag, receipt: toFlag, comment: toFlag, dispute: toFlag };
export function normalizeOrderActions(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOrderActions, run);
}

const fieldsOfOrderAddress: Readers = { name: toText, mobile: toText, country: toText, province: toText, city: toText, address: toText, zip: toText };
export function normalizeOrderAddress(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOrderAddress, run);
}

const fieldsOfOrderCounts: Readers = { paid: toCount, shipped: toCount, received: toCount, assess: toCount, disputed: toCount };
export function normalizeOrderCounts(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOrderCounts, run);
}

const fieldsOfOrderItem: Readers = { id: toId, pro_id: toId, sku_id: toId, title: toText, image: toText, spec: toText, sku_code: toText, price: toAmount, num: toCount, amount: toAmount, total: toAmount, is_commented: toFlag };
export function normalizeOrderItem(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfOrderItem, run);
}

export function normalizeOrderPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeObject(row, "counts", run, normalizeOrderCounts);
  normalizeList(row, "data", run, normalizeOrder);
}

const fieldsOfPage: Readers = { total: toCount, per_page: toCount, current_page: toCount, last_page: toCount };
export function normalizePage(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPage, run);
}

const fieldsOfPaidOrder: Readers = { money: toAmount };
export function normalizePaidOrder(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPaidOrder, run);
  normalizeObject(row, "pay", run, normalizePayment);
}

const fieldsOfPayment: Readers = { pay_no: toText, status: toText, additional_status: toText, method: toText, currency: toText, total: toAmount, createtime: toTime, expires_at: toTime, paytime: toTime, coin: toText, network: toText, network_name: toText, address: toText, memo: toText, amount: toAmount, amount_paid: toAmount, amount_due: toAmount, credit_money: toAmount, rate: toAmount, qr: toText, uri: toText, confirmations: toCount, confirmations_required: toCount };
export function normalizePayment(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPayment, run);
  normalizeValues(row, "order_nos", run, toText);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
  normalizeValues(row, "txids", run, toText);
  normalizeValues(row, "warnings", run, toText);
}

const fieldsOfPaymentMethod: Readers = { method: toText, enabled: toFlag, reason: toText };
export function normalizePaymentMethod(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPaymentMethod, run);
  normalizeList(row, "networks", run, normalizePaymentNetwork);
}

const fieldsOfPaymentNetwork: Readers = { coin: toText, network: toText, network_name: toText, enabled: toFlag, notice: toText };
export function normalizePaymentNetwork(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPaymentNetwork, run);
}

const fieldsOfPreview: Readers = { currency: toText, goods_amount: toAmount, freight: toAmount, tax: toAmount, total: toAmount, money: toAmount, has_fund_password: toFlag, price_token: toText, expires_at: toTime };
export function normalizePreview(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPreview, run);
  normalizeList(row, "groups", run, normalizePreviewGroup);
  normalizeObject(row, "address", run, normalizeAddress);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
}

const fieldsOfPreviewGroup: Readers = { shop_id: toId, shopname: toText, goods_amount: toAmount, freight: toAmount, tax: toAmount, total: toAmount };
export function normalizePreviewGroup(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPreviewGroup, run);
  normalizeList(row, "goods", run, normalizePreviewItem);
  normalizeObject(row, "freight_detail", run, normalizeFreightDetail);
  normalizeList(row, "problems", run, normalizePreviewProblem);
}

const fieldsOfPreviewItem: Readers = { pro_id: toId, sku_id: toId, title: toText, image: toText, spec: toText, sku_code: toText, price: toAmount, num: toCount, amount: toAmount, stock: toCount };
export function normalizePreviewItem(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPreviewItem, run);
}

const fieldsOfPreviewProblem: Readers = { error: toText, id: toId, sku_id: toId, left: toCount, min_order: toCount, pack_size: toCount, min: toAmount, msg: toText };
export function normalizePreviewProblem(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPreviewProblem, run);
}

const fieldsOfPriceTier: Readers = { min_num: toCount, price: toAmount };
export function normalizePriceTier(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPriceTier, run);
}

const fieldsOfPrivateFile: Readers = { url: toText, expires_at: toTime };
export function normalizePrivateFile(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPrivateFile, run);
}

const fieldsOfProduct: Readers = { id: toId, shop_id: toId, shopname: toText, category_id: toId, title: toText, image: toText, price: toAmount, from_price: toAmount, market_price: toAmount, currency: toText, sales: toCount, stock: toCount, freight_price: toAmount, is_store_freight: toFlag, tax_rate: toAmount, ship_hours: toCount, is_favorite: toFlag, comment_count: toCount, good_rate: orNull(toCount), rating: orNull(toCount), min_order: toCount, createtime: toTime };
export function normalizeProduct(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfProduct, run);
  normalizeValues(row, "images", run, toText);
  normalizeValues(row, "flags", run, toText);
}

const fieldsOfProductDetail: Readers = { description: toText, content: toText, sku_code: toText };
export function normalizeProductDetail(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeFields(row, fieldsOfProductDetail, run);
  normalizeList(row, "attributes", run, normalizeAttribute);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
  normalizeObject(row, "shop", run, normalizeStore);
  normalizeList(row, "comments", run, normalizeReview);
  normalizeObject(row, "comment_counts", run, normalizeReviewCounts);
}

const fieldsOfProductFacets: Readers = { free_shipping: toCount, in_stock: toCount };
export function normalizeProductFacets(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfProductFacets, run);
  normalizeList(row, "min_rate", run, normalizeFacetCount);
  normalizeList(row, "ships_within", run, normalizeFacetCount);
}

const fieldsOfProductPage: Readers = { corrected: toText, is_partial: toFlag };
export function normalizeProductPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeFields(row, fieldsOfProductPage, run);
  normalizeList(row, "data", run, normalizeProduct);
  normalizeObject(row, "facets", run, normalizeProductFacets);
}

const fieldsOfPurchaseRequest: Readers = { id: toId, title: toText, content: toText, category_id: toId, num: toCount, unit: toText, target_price: toAmount, currency: toText, country: toText, status: toText, quote_count: toCount, username_masked: toText, is_own: toFlag, createtime: toTime, expires_at: toTime };
export function normalizePurchaseRequest(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfPurchaseRequest, run);
  normalizeValues(row, "images", run, toText);
}

export function normalizePurchaseRequestPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizePurchaseRequest);
}

const fieldsOfQuantityTerms: Readers = { weight: toCount, pack_size: toCount };
export function normalizeQuantityTerms(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfQuantityTerms, run);
  normalizeList(row, "price_tiers", run, normalizePriceTier);
  normalizeList(row, "lead_times", run, normalizeLeadTime);
}

export function normalizeReceivedOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "store", run, normalizeStore);
}

export function normalizeReceivedOfferPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeReceivedOffer);
}

const fieldsOfRecharge: Readers = { id: toId, order_no: toText, coin: toText, network: toText, network_name: toText, address: toText, memo: toText, qr: toText, uri: toText, amount: toAmount, amount_received: toAmount, credit_money: toAmount, currency: toText, rate: toAmount, txid: toText, explorer_url: toText, image: toText, status: toText, reason: toText, proofs_left: toCount, confirmations: toCount, confirmations_required: toCount, expires_at: toTime, createtime: toTime, updatetime: toTime };
export function normalizeRecharge(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfRecharge, run);
  normalizeValues(row, "warnings", run, toText);
}

const fieldsOfRechargeMethod: Readers = { coin: toText, network: toText, network_name: toText, decimals: toCount, min_amount: toAmount, max_amount: toAmount, rate: toAmount, confirmations: toCount, memo: toText, enabled: toFlag, notice: toText, address_hint: toText };
export function normalizeRechargeMethod(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfRechargeMethod, run);
}

const fieldsOfRechargeMethods: Readers = { currency: toText, notice: toText };
export function normalizeRechargeMethods(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfRechargeMethods, run);
  normalizeList(row, "methods", run, normalizeRechargeMethod);
}

export function normalizeRechargePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeRecharge);
}

const fieldsOfRef: Readers = { type: toText, id: toId, no: toText };
export function normalizeRef(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfRef, run);
}

const fieldsOfReview: Readers = { id: toId, pro_id: toId, username_masked: toText, avatar: toText, star: toCount, level: toText, title: toText, content: toText, language: toText, spec: toText, reply: toText, createtime: toTime };
export function normalizeReview(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfReview, run);
  normalizeValues(row, "images", run, toText);
}

const fieldsOfReviewCounts: Readers = { all: toCount, image: toCount, good: toCount, mid: toCount, negative: toCount };
export function normalizeReviewCounts(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfReviewCounts, run);
}

const fieldsOfReviewPage: Readers = { good_rate: orNull(toCount) };
export function normalizeReviewPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeFields(row, fieldsOfReviewPage, run);
  normalizeObject(row, "counts", run, normalizeReviewCounts);
  normalizeList(row, "data", run, normalizeReview);
}

const fieldsOfSavedLine: Readers = { id: toId, shop_id: toId, sku_id: toId, num: toCount, updatetime: toTime, shopname: toText, title: toText, spec: toText, sku_code: toText, image: toText, price: toAmount, min_order: toCount, pack_size: toCount, currency: toText };
export function normalizeSavedLine(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSavedLine, run);
  normalizeList(row, "price_tiers", run, normalizeSavedTier);
}

const fieldsOfSavedMemberLists: Readers = { version: toCount };
export function normalizeSavedMemberLists(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSavedMemberLists, run);
}

const fieldsOfSavedProduct: Readers = { id: toId, updatetime: toTime, shop_id: toId, shopname: toText, title: toText, image: toText, price: toAmount, from_price: toAmount, market_price: toAmount, currency: toText };
export function normalizeSavedProduct(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSavedProduct, run);
}

const fieldsOfSavedTier: Readers = { min_num: toCount, price: toAmount };
export function normalizeSavedTier(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSavedTier, run);
}

export function normalizeSentOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "request", run, normalizePurchaseRequest);
}

export function normalizeSentOfferPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeSentOffer);
}

const fieldsOfSettlement: Readers = { order_no: toText, gross: toAmount, commission: toAmount, net: toAmount, status: toText, available_at: toTime };
export function normalizeSettlement(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSettlement, run);
}

const fieldsOfSettlementPage: Readers = { pending: toAmount, available: toAmount, currency: toText };
export function normalizeSettlementPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeFields(row, fieldsOfSettlementPage, run);
  normalizeList(row, "data", run, normalizeSettlement);
}

const fieldsOfShipment: Readers = { carrier: toText, tracking_no: toText };
export function normalizeShipment(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfShipment, run);
}

export function normalizeSignedIn(row: Row, run: Normalization): void {
  normalizeObject(row, "userinfo", run, normalizeUserInfo);
}

const fieldsOfSite: Readers = { web_name: toText, service_url: toText, footer_text: toText };
export function normalizeSite(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSite, run);
  normalizeList(row, "footer_news", run, normalizeFooterItem);
  normalizeObject(row, "currency", run, normalizeCurrency);
  normalizeList(row, "banners", run, normalizeBanner);
  normalizeList(row, "categories", run, normalizeCategory);
  normalizeList(row, "daily", run, normalizeProduct);
  normalizeList(row, "recommend", run, normalizeProduct);
  normalizeList(row, "hot", run, normalizeProduct);
  normalizeList(row, "month", run, normalizeProduct);
  normalizeList(row, "shops", run, normalizeStore);
  normalizeList(row, "pay_logos", run, normalizeVerifiedLogo);
  normalizeList(row, "partner_logos", run, normalizeVerifiedLogo);
}

const fieldsOfSiteConfig: Readers = { service_url: toText };
export function normalizeSiteConfig(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteConfig, run);
  normalizeList(row, "langs", run, normalizeSiteLanguage);
  normalizeObject(row, "currency", run, normalizeCurrency);
  normalizeList(row, "currencies", run, normalizeCurrency);
  normalizeObject(row, "features", run, normalizeSiteFeatures);
  normalizeObject(row, "limits", run, normalizeSiteLimits);
  normalizeObject(row, "images", run, normalizeSiteImages);
  normalizeObject(row, "selling", run, normalizeSiteSelling);
  normalizeList(row, "notices", run, normalizeSiteNotice);
}

const fieldsOfSiteFeatures: Readers = { idempotency: toFlag, loan: toFlag, social_login: toFlag, crypto_pay: toFlag, merchant: toFlag, order_search: toFlag, member_lists: toFlag };
export function normalizeSiteFeatures(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteFeatures, run);
}

const fieldsOfSiteImages: Readers = { template: toText };
export function normalizeSiteImages(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteImages, run);
  normalizeValues(row, "widths", run, toCount);
  normalizeValues(row, "prefixes", run, toText);
  normalizeObject(row, "preview", run, normalizeSiteImages_preview);
}

const fieldsOfSiteImages_preview: Readers = { template: toText, width: toCount, height: toCount };
export function normalizeSiteImages_preview(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteImages_preview, run);
}

const fieldsOfSiteLanguage: Readers = { code: toText, name: toText, dir: toText };
export function normalizeSiteLanguage(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteLanguage, run);
}

const fieldsOfSiteLimits: Readers = { upload_max_bytes: toCount, image_max_pixels: toCount, password_min: toCount, password_max: toCount, comment_images: toCount };
export function normalizeSiteLimits(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteLimits, run);
  normalizeValues(row, "image_types", run, toText);
}

const fieldsOfSiteNotice: Readers = { id: toId, content: toText, url: toText };
export function normalizeSiteNotice(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteNotice, run);
}

const fieldsOfSiteSelling: Readers = { opening_fee: toAmount, commission: toAmount, payout_days: toCount, review_hours: toCount };
export function normalizeSiteSelling(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSiteSelling, run);
}

const fieldsOfSku: Readers = { id: toId, price: toAmount, stock: toCount, image: toText, sku_code: toText };
export function normalizeSku(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSku, run);
  normalizeValues(row, "spec", run, toText);
}

const fieldsOfSkuMatch: Readers = { sku_code: toText };
export function normalizeSkuMatch(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeFields(row, fieldsOfSkuMatch, run);
  normalizeObject(row, "sku", run, normalizeSku);
}

const fieldsOfSpec: Readers = { name: toText };
export function normalizeSpec(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSpec, run);
  normalizeValues(row, "items", run, toText);
}

const fieldsOfStore: Readers = { id: toId, shopname: toText, logo: toText, avatar: toText, city: toText, description: toText, contact: toText, status: toText, sell_count: toCount, pro_count: toCount, reputation: toCount, verified: toFlag, rating: orNull(toCount), comment_count: toCount, answers_within_hours: toCount, min_order_amount: toAmount, trade_amount: toAmount, currency: toText, is_follow: toFlag, follow_count: toCount, createtime: toTime };
export function normalizeStore(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStore, run);
  normalizeList(row, "freight_zones", run, normalizeFreightZone);
}

const fieldsOfStoreCategory: Readers = { id: toId, name: toText, count: toCount };
export function normalizeStoreCategory(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStoreCategory, run);
}

const fieldsOfStoreDetail: Readers = { banner_image: toText, about: toText };
export function normalizeStoreDetail(row: Row, run: Normalization): void {
  normalizeStore(row, run);
  normalizeFields(row, fieldsOfStoreDetail, run);
  normalizeList(row, "categories", run, normalizeStoreCategory);
}

export function normalizeStorePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeStore);
}

const fieldsOfStoreReview: Readers = { image: toText };
export function normalizeStoreReview(row: Row, run: Normalization): void {
  normalizeReview(row, run);
  normalizeFields(row, fieldsOfStoreReview, run);
}

export function normalizeStoreReviewPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeStoreReview);
}

const fieldsOfStoreReviewRequest: Readers = { status: toText, shopname: toText, logo: toText, note: toText, createtime: toTime };
export function normalizeStoreReviewRequest(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStoreReviewRequest, run);
}

const fieldsOfStoreStats: Readers = { currency: toText, sales_amount: toAmount, order_count: toCount, buyer_count: toCount, refund_amount: toAmount, avg_ship_hours: orNull(toCount) };
export function normalizeStoreStats(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStoreStats, run);
  normalizeList(row, "series", run, normalizeStoreStats_series);
  normalizeList(row, "top_products", run, normalizeStoreStats_top_products);
}

const fieldsOfStoreStats_series: Readers = { date: toText, sales_amount: toAmount, order_count: toCount };
export function normalizeStoreStats_series(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStoreStats_series, run);
}

const fieldsOfStoreStats_top_products: Readers = { id: toId, title: toText, image: toText, num: toCount, sales_amount: toAmount };
export function normalizeStoreStats_top_products(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfStoreStats_top_products, run);
}

const fieldsOfSuggestion: Readers = { text: toText, type: toText, id: toId, image: toText, price: toAmount, currency: toText, category: toText };
export function normalizeSuggestion(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfSuggestion, run);
}

const fieldsOfTransaction: Readers = { id: toId, type: toText, money: toAmount, before: toAmount, after: toAmount, currency: toText, memo: toText, createtime: toTime };
export function normalizeTransaction(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfTransaction, run);
  normalizeObject(row, "ref", run, normalizeRef);
}

export function normalizeTransactionPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeTransaction);
}

const fieldsOfUnread: Readers = { unread: toCount };
export function normalizeUnread(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfUnread, run);
}

const fieldsOfUpload: Readers = { url: toText, fullurl: toText, full_url: toText };
export function normalizeUpload(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfUpload, run);
}

const fieldsOfUser: Readers = { id: toId, username: toText, nickname: toText, email: toText, mobile: toText, avatar: toText, bio: toText, money: toAmount, hold_money: toAmount, currency: toText, has_fund_password: toFlag, is_merchant: toFlag, invite_code: toText, welcome: toText, createtime: toTime };
export function normalizeUser(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfUser, run);
}

const fieldsOfUserInfo: Readers = { id: toId, username: toText, nickname: toText, mobile: toText, avatar: toText, score: toCount, token: toText, user_id: toId, createtime: toTime, expiretime: toTime, expires_in: toCount };
export function normalizeUserInfo(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfUserInfo, run);
}

const fieldsOfVerifiedLogo: Readers = { image: toText, alt: toText, verified_by: toText };
export function normalizeVerifiedLogo(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfVerifiedLogo, run);
}

const fieldsOfWithdrawal: Readers = { id: toId, order_no: toText, coin: toText, network: toText, network_name: toText, address: toText, memo: toText, amount: toAmount, fee: toAmount, received: toAmount, currency: toText, rate: toAmount, status: toText, reason: toText, txid: toText, explorer_url: toText, hold_until: toTime, can_cancel: toFlag, createtime: toTime, updatetime: toTime };
export function normalizeWithdrawal(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfWithdrawal, run);
}

const fieldsOfWithdrawalMethod: Readers = { method: toText, coin: toText, network: toText, network_name: toText, decimals: toCount, min: toAmount, max: toAmount, step: toAmount, fee_fixed: toAmount, fee_rate: toAmount, memo: toText, eta_minutes: toCount, enabled: toFlag, notice: toText };
export function normalizeWithdrawalMethod(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfWithdrawalMethod, run);
}

const fieldsOfWithdrawalMethods: Readers = { money: toAmount, hold_money: toAmount, currency: toText, has_fund_password: toFlag, daily_left: toAmount, locked_until: toTime };
export function normalizeWithdrawalMethods(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfWithdrawalMethods, run);
  normalizeList(row, "methods", run, normalizeWithdrawalMethod);
}

export function normalizeWithdrawalPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeWithdrawal);
}

const fieldsOfWithdrawalQuote: Readers = { quote_id: toText, coin: toText, network: toText, amount: toAmount, fee: toAmount, received: toAmount, currency: toText, rate: toAmount, expires_at: toTime };
export function normalizeWithdrawalQuote(row: Row, run: Normalization): void {
  normalizeFields(row, fieldsOfWithdrawalQuote, run);
}

/** The details of a named error. */
export function normalizeErrorDetails(row: Row, run: Normalization): void {
  normalizeNamedError(row, run);
  switch (row.error) {
    case "amount_range":
      normalizeFields(row, { min: toAmount, max: toAmount }, run);
      break;
    case "amount_too_large":
      normalizeFields(row, { max: toAmount }, run);
      break;
    case "amount_too_small":
    case "order_below_minimum":
      normalizeFields(row, { min: toAmount }, run);
      break;
    case "daily_limit":
    case "owed_to_buyers":
      normalizeFields(row, { left: toAmount }, run);
      break;
    case "fund_password_wrong":
    case "stock_short":
      normalizeFields(row, { left: toCount }, run);
      break;
    case "too_many_offers":
    case "too_many_open":
    case "too_many_unpaid":
      normalizeFields(row, { max: toCount }, run);
      break;
  }
}
