// Generated from the contract by scripts/generate.mjs. Do not edit.
import { toAmount, toCount } from "../amounts.js";
import { normalizeList, normalizeObject } from "../normalize.js";
import { toTime } from "../times.js";
import { type Normalization, toFlag, toId } from "../values.js";

type Row = Record<string, unknown>;

export function normalizeAccountSession(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.last_used !== undefined) row.last_used = toTime(row.last_used, run);
  if (row.is_current !== undefined) row.is_current = toFlag(row.is_current);
}

export function normalizeAddress(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.is_default !== undefined) row.is_default = toFlag(row.is_default);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeArea(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.pid !== undefined) row.pid = toId(row.pid, run);
  if (row.level !== undefined) row.level = toCount(row.level);
}

export function normalizeArticle(row: Row, run: Normalization): void {
  normalizeArticleSummary(row, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeArticleSummary(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.category_id !== undefined) row.category_id = toId(row.category_id, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeBanner(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
}

export function normalizeCancelledOrder(row: Row, run: Normalization): void {
  normalizeObject(row, "order", run, normalizeOrder);
  normalizeObject(row, "refund", run, normalizeCancelledOrder_refund);
}

export function normalizeCancelledOrder_refund(row: Row, run: Normalization): void {
  if (row.money !== undefined) row.money = toAmount(row.money, run);
}

export function normalizeCategory(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.pid !== undefined) row.pid = toId(row.pid, run);
  normalizeList(row, "childlist", run, normalizeCategory);
}

export function normalizeCreatedOrders(row: Row, run: Normalization): void {
  normalizeObject(row, "pay", run, normalizePayment);
  normalizeList(row, "orders", run, normalizeOrder);
}

export function normalizeCurrency(row: Row, _run: Normalization): void {
  if (row.scale !== undefined) row.scale = toCount(row.scale);
}

export function normalizeDispute(row: Row, run: Normalization): void {
  normalizeList(row, "goods", run, normalizeDisputedGoods);
  if (row.max_amount !== undefined) row.max_amount = toAmount(row.max_amount, run);
  normalizeObject(row, "express", run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.offer_amount !== undefined) row.offer_amount = toAmount(row.offer_amount, run);
  if (row.refund_amount !== undefined) row.refund_amount = toAmount(row.refund_amount, run);
  if (row.due_at !== undefined) row.due_at = toTime(row.due_at, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.closetime !== undefined) row.closetime = toTime(row.closetime, run);
  normalizeList(row, "events", run, normalizeDisputeEvent);
  normalizeObject(row, "can", run, normalizeDisputeCan);
}

export function normalizeDisputeCan(row: Row, _run: Normalization): void {
  if (row.accept_offer !== undefined) row.accept_offer = toFlag(row.accept_offer);
  if (row.escalate !== undefined) row.escalate = toFlag(row.escalate);
  if (row.withdraw !== undefined) row.withdraw = toFlag(row.withdraw);
  if (row.send_back !== undefined) row.send_back = toFlag(row.send_back);
  if (row.answer !== undefined) row.answer = toFlag(row.answer);
}

export function normalizeDisputeEvent(row: Row, run: Normalization): void {
  normalizeList(row, "images", run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeDisputedGoods(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.num !== undefined) row.num = toCount(row.num);
}

export function normalizeFacetCount(row: Row, _run: Normalization): void {
  if (row.value !== undefined) row.value = toCount(row.value);
  if (row.count !== undefined) row.count = toCount(row.count);
}

export function normalizeFollowed(row: Row, _run: Normalization): void {
  if (row.followed !== undefined) row.followed = toFlag(row.followed);
}

export function normalizeFooterItem(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.pid !== undefined) row.pid = toId(row.pid, run);
  if (row.weigh !== undefined) row.weigh = toCount(row.weigh);
}

export function normalizeLoan(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.term_days !== undefined) row.term_days = toCount(row.term_days);
  if (row.apr !== undefined) row.apr = toAmount(row.apr, run);
  if (row.fee !== undefined) row.fee = toAmount(row.fee, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeLoanPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeLoan);
}

export function normalizeLoanTerm(row: Row, run: Normalization): void {
  if (row.term_days !== undefined) row.term_days = toCount(row.term_days);
  if (row.min !== undefined) row.min = toAmount(row.min, run);
  if (row.max !== undefined) row.max = toAmount(row.max, run);
  if (row.apr !== undefined) row.apr = toAmount(row.apr, run);
  if (row.fee !== undefined) row.fee = toAmount(row.fee, run);
}

export function normalizeLoanTerms(row: Row, run: Normalization): void {
  if (row.enabled !== undefined) row.enabled = toFlag(row.enabled);
  normalizeList(row, "terms", run, normalizeLoanTerm);
  if (row.can_apply !== undefined) row.can_apply = toFlag(row.can_apply);
}

export function normalizeMemberLists(row: Row, run: Normalization): void {
  if (row.version !== undefined) row.version = toCount(row.version);
  normalizeList(row, "cart", run, normalizeSavedLine);
  normalizeList(row, "favorites", run, normalizeSavedProduct);
}

export function normalizeMerchantApplication(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.review_due_at !== undefined) row.review_due_at = toTime(row.review_due_at, run);
  normalizeList(row, "reasons", run);
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeMerchantContract(row: Row, run: Normalization): void {
  normalizeObject(row, "party_a", run);
  normalizeList(row, "party_b_fields", run);
}

export function normalizeMerchantDashboard(row: Row, run: Normalization): void {
  normalizeObject(row, "shop", run, normalizeStoreDetail);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.pending_settlement !== undefined) row.pending_settlement = toAmount(row.pending_settlement, run);
  normalizeObject(row, "review", run, normalizeStoreReviewRequest);
  normalizeObject(row, "todo", run, normalizeMerchantDashboard_todo);
}

export function normalizeMerchantDashboard_todo(row: Row, _run: Normalization): void {
  if (row.to_ship !== undefined) row.to_ship = toCount(row.to_ship);
  if (row.late !== undefined) row.late = toCount(row.late);
  if (row.comments !== undefined) row.comments = toCount(row.comments);
  if (row.disputes !== undefined) row.disputes = toCount(row.disputes);
}

export function normalizeMerchantOrder(row: Row, run: Normalization): void {
  normalizeOrder(row, run);
  normalizeObject(row, "buyer", run);
  if (row.commission !== undefined) row.commission = toAmount(row.commission, run);
  if (row.net !== undefined) row.net = toAmount(row.net, run);
}

export function normalizeMerchantOrderPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeObject(row, "counts", run, normalizeMerchantOrderPage_counts);
  normalizeList(row, "data", run, normalizeMerchantOrder);
}

export function normalizeMerchantOrderPage_counts(row: Row, _run: Normalization): void {
  if (row.paid !== undefined) row.paid = toCount(row.paid);
  if (row.shipped !== undefined) row.shipped = toCount(row.shipped);
  if (row.received !== undefined) row.received = toCount(row.received);
  if (row.cancelled !== undefined) row.cancelled = toCount(row.cancelled);
  if (row.disputed !== undefined) row.disputed = toCount(row.disputed);
}

export function normalizeMerchantProduct(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  if (row.version !== undefined) row.version = toCount(row.version);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeMerchantProductPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeMerchantProduct);
}

export function normalizeMessage(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.is_read !== undefined) row.is_read = toFlag(row.is_read);
  normalizeObject(row, "ref", run, normalizeRef);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeMessagePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  if (row.unread !== undefined) row.unread = toCount(row.unread);
  normalizeList(row, "data", run, normalizeMessage);
}

export function normalizeNamedError(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.step !== undefined) row.step = toAmount(row.step, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.fee !== undefined) row.fee = toAmount(row.fee, run);
  if (row.received !== undefined) row.received = toAmount(row.received, run);
  if (row.offer_amount !== undefined) row.offer_amount = toAmount(row.offer_amount, run);
  if (row.until !== undefined) row.until = toTime(row.until, run);
  if (row.version !== undefined) row.version = toCount(row.version);
  if (row.min_order !== undefined) row.min_order = toCount(row.min_order);
  if (row.pack_size !== undefined) row.pack_size = toCount(row.pack_size);
  if (row.max_days !== undefined) row.max_days = toCount(row.max_days);
  if (row.open !== undefined) row.open = toCount(row.open);
}

export function normalizeOffer(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.request_id !== undefined) row.request_id = toId(row.request_id, run);
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.pro_id !== undefined) row.pro_id = toId(row.pro_id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.goods_amount !== undefined) row.goods_amount = toAmount(row.goods_amount, run);
  if (row.freight !== undefined) row.freight = toAmount(row.freight, run);
  if (row.tax !== undefined) row.tax = toAmount(row.tax, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  if (row.delivery_days !== undefined) row.delivery_days = toCount(row.delivery_days);
  if (row.valid_until !== undefined) row.valid_until = toTime(row.valid_until, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
  normalizeObject(row, "can", run, normalizeOfferCan);
}

export function normalizeOfferCan(row: Row, _run: Normalization): void {
  if (row.accept !== undefined) row.accept = toFlag(row.accept);
  if (row.decline !== undefined) row.decline = toFlag(row.decline);
  if (row.change !== undefined) row.change = toFlag(row.change);
  if (row.withdraw !== undefined) row.withdraw = toFlag(row.withdraw);
}

export function normalizeOrder(row: Row, run: Normalization): void {
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.refund_amount !== undefined) row.refund_amount = toAmount(row.refund_amount, run);
  if (row.goods_amount !== undefined) row.goods_amount = toAmount(row.goods_amount, run);
  if (row.freight !== undefined) row.freight = toAmount(row.freight, run);
  if (row.tax !== undefined) row.tax = toAmount(row.tax, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  normalizeObject(row, "address", run);
  normalizeList(row, "goods", run, normalizeOrderItem);
  normalizeObject(row, "express", run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.pay_expires_at !== undefined) row.pay_expires_at = toTime(row.pay_expires_at, run);
  if (row.paytime !== undefined) row.paytime = toTime(row.paytime, run);
  if (row.ship_by !== undefined) row.ship_by = toTime(row.ship_by, run);
  if (row.shiptime !== undefined) row.shiptime = toTime(row.shiptime, run);
  if (row.auto_receipt_at !== undefined) row.auto_receipt_at = toTime(row.auto_receipt_at, run);
  if (row.receipttime !== undefined) row.receipttime = toTime(row.receipttime, run);
  if (row.completetime !== undefined) row.completetime = toTime(row.completetime, run);
  if (row.canceltime !== undefined) row.canceltime = toTime(row.canceltime, run);
  if (row.dispute_by !== undefined) row.dispute_by = toTime(row.dispute_by, run);
  normalizeObject(row, "dispute", run, normalizeDispute);
  normalizeObject(row, "can", run, normalizeOrderActions);
}

export function normalizeOrderActions(row: Row, _run: Normalization): void {
  if (row.pay !== undefined) row.pay = toFlag(row.pay);
  if (row.cancel !== undefined) row.cancel = toFlag(row.cancel);
  if (row.receipt !== undefined) row.receipt = toFlag(row.receipt);
  if (row.comment !== undefined) row.comment = toFlag(row.comment);
  if (row.dispute !== undefined) row.dispute = toFlag(row.dispute);
}

export function normalizeOrderCounts(row: Row, _run: Normalization): void {
  if (row.paid !== undefined) row.paid = toCount(row.paid);
  if (row.shipped !== undefined) row.shipped = toCount(row.shipped);
  if (row.received !== undefined) row.received = toCount(row.received);
  if (row.assess !== undefined) row.assess = toCount(row.assess);
  if (row.disputed !== undefined) row.disputed = toCount(row.disputed);
}

export function normalizeOrderItem(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.pro_id !== undefined) row.pro_id = toId(row.pro_id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  if (row.is_commented !== undefined) row.is_commented = toFlag(row.is_commented);
}

export function normalizeOrderPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeObject(row, "counts", run, normalizeOrderCounts);
  normalizeList(row, "data", run, normalizeOrder);
}

export function normalizePage(row: Row, _run: Normalization): void {
  if (row.total !== undefined) row.total = toCount(row.total);
  if (row.per_page !== undefined) row.per_page = toCount(row.per_page);
  if (row.current_page !== undefined) row.current_page = toCount(row.current_page);
  if (row.last_page !== undefined) row.last_page = toCount(row.last_page);
}

export function normalizePaidOrder(row: Row, run: Normalization): void {
  normalizeObject(row, "pay", run, normalizePayment);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
}

export function normalizePayment(row: Row, run: Normalization): void {
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  normalizeList(row, "order_nos", run);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
  if (row.paytime !== undefined) row.paytime = toTime(row.paytime, run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.amount_paid !== undefined) row.amount_paid = toAmount(row.amount_paid, run);
  if (row.amount_due !== undefined) row.amount_due = toAmount(row.amount_due, run);
  if (row.credit_money !== undefined) row.credit_money = toAmount(row.credit_money, run);
  if (row.rate !== undefined) row.rate = toAmount(row.rate, run);
  if (row.confirmations !== undefined) row.confirmations = toCount(row.confirmations);
  if (row.confirmations_required !== undefined) row.confirmations_required = toCount(row.confirmations_required);
  normalizeList(row, "txids", run);
  normalizeList(row, "warnings", run);
}

export function normalizePaymentMethod(row: Row, run: Normalization): void {
  if (row.enabled !== undefined) row.enabled = toFlag(row.enabled);
  normalizeList(row, "networks", run, normalizePaymentNetwork);
}

export function normalizePaymentNetwork(row: Row, _run: Normalization): void {
  if (row.enabled !== undefined) row.enabled = toFlag(row.enabled);
}

export function normalizePreview(row: Row, run: Normalization): void {
  normalizeList(row, "groups", run, normalizePreviewGroup);
  if (row.goods_amount !== undefined) row.goods_amount = toAmount(row.goods_amount, run);
  if (row.freight !== undefined) row.freight = toAmount(row.freight, run);
  if (row.tax !== undefined) row.tax = toAmount(row.tax, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  normalizeObject(row, "address", run, normalizeAddress);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.has_fund_password !== undefined) row.has_fund_password = toFlag(row.has_fund_password);
  normalizeList(row, "pay_methods", run, normalizePaymentMethod);
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
}

export function normalizePreviewGroup(row: Row, run: Normalization): void {
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  normalizeList(row, "goods", run, normalizePreviewItem);
  if (row.goods_amount !== undefined) row.goods_amount = toAmount(row.goods_amount, run);
  if (row.freight !== undefined) row.freight = toAmount(row.freight, run);
  if (row.tax !== undefined) row.tax = toAmount(row.tax, run);
  if (row.total !== undefined) row.total = toAmount(row.total, run);
  normalizeList(row, "problems", run, normalizePreviewProblem);
}

export function normalizePreviewItem(row: Row, run: Normalization): void {
  if (row.pro_id !== undefined) row.pro_id = toId(row.pro_id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.stock !== undefined) row.stock = toCount(row.stock);
}

export function normalizePreviewProblem(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.left !== undefined) row.left = toCount(row.left);
  if (row.min_order !== undefined) row.min_order = toCount(row.min_order);
  if (row.pack_size !== undefined) row.pack_size = toCount(row.pack_size);
}

export function normalizePriceTier(row: Row, run: Normalization): void {
  if (row.min_num !== undefined) row.min_num = toCount(row.min_num);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
}

export function normalizePrivateFile(row: Row, run: Normalization): void {
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
}

export function normalizeProduct(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.category_id !== undefined) row.category_id = toId(row.category_id, run);
  normalizeList(row, "images", run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.from_price !== undefined) row.from_price = toAmount(row.from_price, run);
  if (row.market_price !== undefined) row.market_price = toAmount(row.market_price, run);
  if (row.sales !== undefined) row.sales = toCount(row.sales);
  if (row.stock !== undefined) row.stock = toCount(row.stock);
  if (row.freight_price !== undefined) row.freight_price = toAmount(row.freight_price, run);
  if (row.tax_rate !== undefined) row.tax_rate = toAmount(row.tax_rate, run);
  if (row.ship_hours !== undefined) row.ship_hours = toCount(row.ship_hours);
  if (row.is_favorite !== undefined) row.is_favorite = toFlag(row.is_favorite);
  if (row.comment_count !== undefined) row.comment_count = toCount(row.comment_count);
  if (row.good_rate != null) row.good_rate = toCount(row.good_rate);
  if (row.rating != null) row.rating = toCount(row.rating);
  if (row.min_order !== undefined) row.min_order = toCount(row.min_order);
  normalizeList(row, "flags", run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeProductDetail(row: Row, run: Normalization): void {
  normalizeProduct(row, run);
  normalizeQuantityTerms(row, run);
  normalizeList(row, "specs", run, normalizeSpec);
  normalizeList(row, "skus", run, normalizeSku);
  normalizeObject(row, "shop", run, normalizeStore);
  normalizeList(row, "comments", run, normalizeReview);
  normalizeObject(row, "comment_counts", run, normalizeReviewCounts);
}

export function normalizeProductFacets(row: Row, run: Normalization): void {
  if (row.free_shipping !== undefined) row.free_shipping = toCount(row.free_shipping);
  if (row.in_stock !== undefined) row.in_stock = toCount(row.in_stock);
  normalizeList(row, "min_rate", run, normalizeFacetCount);
  normalizeList(row, "ships_within", run, normalizeFacetCount);
}

export function normalizeProductPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeProduct);
  normalizeObject(row, "facets", run, normalizeProductFacets);
}

export function normalizePurchaseRequest(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.category_id !== undefined) row.category_id = toId(row.category_id, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.target_price !== undefined) row.target_price = toAmount(row.target_price, run);
  normalizeList(row, "images", run);
  if (row.quote_count !== undefined) row.quote_count = toCount(row.quote_count);
  if (row.is_own !== undefined) row.is_own = toFlag(row.is_own);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
}

export function normalizePurchaseRequestPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizePurchaseRequest);
}

export function normalizeQuantityTerms(row: Row, run: Normalization): void {
  normalizeList(row, "price_tiers", run, normalizePriceTier);
  if (row.pack_size !== undefined) row.pack_size = toCount(row.pack_size);
}

export function normalizeReceivedOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "store", run, normalizeStore);
}

export function normalizeReceivedOfferPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeReceivedOffer);
}

export function normalizeRecharge(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  normalizeList(row, "warnings", run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.amount_received !== undefined) row.amount_received = toAmount(row.amount_received, run);
  if (row.credit_money !== undefined) row.credit_money = toAmount(row.credit_money, run);
  if (row.rate !== undefined) row.rate = toAmount(row.rate, run);
  if (row.proofs_left !== undefined) row.proofs_left = toCount(row.proofs_left);
  if (row.confirmations !== undefined) row.confirmations = toCount(row.confirmations);
  if (row.confirmations_required !== undefined) row.confirmations_required = toCount(row.confirmations_required);
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeRechargeMethod(row: Row, run: Normalization): void {
  if (row.decimals !== undefined) row.decimals = toCount(row.decimals);
  if (row.min_amount !== undefined) row.min_amount = toAmount(row.min_amount, run);
  if (row.max_amount !== undefined) row.max_amount = toAmount(row.max_amount, run);
  if (row.rate !== undefined) row.rate = toAmount(row.rate, run);
  if (row.confirmations !== undefined) row.confirmations = toCount(row.confirmations);
  if (row.enabled !== undefined) row.enabled = toFlag(row.enabled);
}

export function normalizeRechargeMethods(row: Row, run: Normalization): void {
  normalizeList(row, "methods", run, normalizeRechargeMethod);
}

export function normalizeRechargePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeRecharge);
}

export function normalizeRef(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
}

export function normalizeReview(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.pro_id !== undefined) row.pro_id = toId(row.pro_id, run);
  if (row.star !== undefined) row.star = toCount(row.star);
  normalizeList(row, "images", run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeReviewCounts(row: Row, _run: Normalization): void {
  if (row.all !== undefined) row.all = toCount(row.all);
  if (row.image !== undefined) row.image = toCount(row.image);
  if (row.good !== undefined) row.good = toCount(row.good);
  if (row.mid !== undefined) row.mid = toCount(row.mid);
  if (row.negative !== undefined) row.negative = toCount(row.negative);
}

export function normalizeReviewPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeObject(row, "counts", run, normalizeReviewCounts);
  if (row.good_rate != null) row.good_rate = toCount(row.good_rate);
  normalizeList(row, "data", run, normalizeReview);
}

export function normalizeSavedLine(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.sku_id !== undefined) row.sku_id = toId(row.sku_id, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  normalizeList(row, "price_tiers", run, normalizeSavedTier);
  if (row.min_order !== undefined) row.min_order = toCount(row.min_order);
  if (row.pack_size !== undefined) row.pack_size = toCount(row.pack_size);
}

export function normalizeSavedMemberLists(row: Row, _run: Normalization): void {
  if (row.version !== undefined) row.version = toCount(row.version);
}

export function normalizeSavedProduct(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
  if (row.shop_id !== undefined) row.shop_id = toId(row.shop_id, run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.from_price !== undefined) row.from_price = toAmount(row.from_price, run);
  if (row.market_price !== undefined) row.market_price = toAmount(row.market_price, run);
}

export function normalizeSavedTier(row: Row, run: Normalization): void {
  if (row.min_num !== undefined) row.min_num = toCount(row.min_num);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
}

export function normalizeSentOffer(row: Row, run: Normalization): void {
  normalizeOffer(row, run);
  normalizeObject(row, "request", run, normalizePurchaseRequest);
}

export function normalizeSentOfferPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeSentOffer);
}

export function normalizeSettlement(row: Row, run: Normalization): void {
  if (row.gross !== undefined) row.gross = toAmount(row.gross, run);
  if (row.commission !== undefined) row.commission = toAmount(row.commission, run);
  if (row.net !== undefined) row.net = toAmount(row.net, run);
  if (row.available_at !== undefined) row.available_at = toTime(row.available_at, run);
}

export function normalizeSettlementPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  if (row.pending !== undefined) row.pending = toAmount(row.pending, run);
  if (row.available !== undefined) row.available = toAmount(row.available, run);
  normalizeList(row, "data", run, normalizeSettlement);
}

export function normalizeSignedIn(row: Row, run: Normalization): void {
  normalizeObject(row, "userinfo", run, normalizeUserInfo);
}

export function normalizeSite(row: Row, run: Normalization): void {
  normalizeList(row, "footer_news", run, normalizeFooterItem);
  normalizeObject(row, "currency", run, normalizeCurrency);
  normalizeList(row, "banners", run, normalizeBanner);
  normalizeList(row, "categories", run, normalizeCategory);
  normalizeList(row, "daily", run, normalizeProduct);
  normalizeList(row, "recommend", run, normalizeProduct);
  normalizeList(row, "hot", run, normalizeProduct);
  normalizeList(row, "month", run, normalizeProduct);
  normalizeList(row, "shops", run, normalizeStore);
  normalizeList(row, "pay_logos", run);
  normalizeList(row, "partner_logos", run);
}

export function normalizeSiteConfig(row: Row, run: Normalization): void {
  normalizeList(row, "langs", run);
  normalizeObject(row, "currency", run, normalizeCurrency);
  normalizeList(row, "currencies", run, normalizeCurrency);
  normalizeObject(row, "features", run, normalizeSiteFeatures);
  normalizeObject(row, "limits", run, normalizeSiteLimits);
  normalizeObject(row, "images", run, normalizeSiteImages);
  normalizeList(row, "notices", run, normalizeSiteNotice);
}

export function normalizeSiteFeatures(row: Row, _run: Normalization): void {
  if (row.idempotency !== undefined) row.idempotency = toFlag(row.idempotency);
  if (row.loan !== undefined) row.loan = toFlag(row.loan);
  if (row.social_login !== undefined) row.social_login = toFlag(row.social_login);
  if (row.crypto_pay !== undefined) row.crypto_pay = toFlag(row.crypto_pay);
  if (row.merchant !== undefined) row.merchant = toFlag(row.merchant);
  if (row.member_lists !== undefined) row.member_lists = toFlag(row.member_lists);
}

export function normalizeSiteImages(row: Row, run: Normalization): void {
  normalizeList(row, "widths", run);
  normalizeList(row, "prefixes", run);
}

export function normalizeSiteLimits(row: Row, run: Normalization): void {
  if (row.upload_max_bytes !== undefined) row.upload_max_bytes = toCount(row.upload_max_bytes);
  normalizeList(row, "image_types", run);
  if (row.image_max_pixels !== undefined) row.image_max_pixels = toCount(row.image_max_pixels);
  if (row.password_min !== undefined) row.password_min = toCount(row.password_min);
  if (row.password_max !== undefined) row.password_max = toCount(row.password_max);
  if (row.comment_images !== undefined) row.comment_images = toCount(row.comment_images);
}

export function normalizeSiteNotice(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
}

export function normalizeSku(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  normalizeList(row, "spec", run);
  if (row.price !== undefined) row.price = toAmount(row.price, run);
  if (row.stock !== undefined) row.stock = toCount(row.stock);
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
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.sell_count !== undefined) row.sell_count = toCount(row.sell_count);
  if (row.pro_count !== undefined) row.pro_count = toCount(row.pro_count);
  if (row.reputation !== undefined) row.reputation = toCount(row.reputation);
  if (row.verified !== undefined) row.verified = toFlag(row.verified);
  if (row.rating != null) row.rating = toCount(row.rating);
  if (row.comment_count !== undefined) row.comment_count = toCount(row.comment_count);
  if (row.answers_within_hours !== undefined) row.answers_within_hours = toCount(row.answers_within_hours);
  if (row.trade_amount !== undefined) row.trade_amount = toAmount(row.trade_amount, run);
  if (row.is_follow !== undefined) row.is_follow = toFlag(row.is_follow);
  if (row.follow_count !== undefined) row.follow_count = toCount(row.follow_count);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeStoreCategory(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.count !== undefined) row.count = toCount(row.count);
}

export function normalizeStoreDetail(row: Row, run: Normalization): void {
  normalizeStore(row, run);
  normalizeList(row, "categories", run, normalizeStoreCategory);
}

export function normalizeStorePage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeStore);
}

export function normalizeStoreReview(row: Row, run: Normalization): void {
  normalizeReview(row, run);
}

export function normalizeStoreReviewPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeStoreReview);
}

export function normalizeStoreReviewRequest(row: Row, run: Normalization): void {
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeStoreStats(row: Row, run: Normalization): void {
  if (row.sales_amount !== undefined) row.sales_amount = toAmount(row.sales_amount, run);
  if (row.order_count !== undefined) row.order_count = toCount(row.order_count);
  if (row.buyer_count !== undefined) row.buyer_count = toCount(row.buyer_count);
  if (row.refund_amount !== undefined) row.refund_amount = toAmount(row.refund_amount, run);
  if (row.avg_ship_hours != null) row.avg_ship_hours = toCount(row.avg_ship_hours);
  normalizeList(row, "series", run, normalizeStoreStats_series);
  normalizeList(row, "top_products", run, normalizeStoreStats_top_products);
}

export function normalizeStoreStats_series(row: Row, run: Normalization): void {
  if (row.sales_amount !== undefined) row.sales_amount = toAmount(row.sales_amount, run);
  if (row.order_count !== undefined) row.order_count = toCount(row.order_count);
}

export function normalizeStoreStats_top_products(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.num !== undefined) row.num = toCount(row.num);
  if (row.sales_amount !== undefined) row.sales_amount = toAmount(row.sales_amount, run);
}

export function normalizeSuggestion(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
}

export function normalizeTransaction(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.before !== undefined) row.before = toAmount(row.before, run);
  if (row.after !== undefined) row.after = toAmount(row.after, run);
  normalizeObject(row, "ref", run, normalizeRef);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeTransactionPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeTransaction);
}

export function normalizeUnread(row: Row, _run: Normalization): void {
  if (row.unread !== undefined) row.unread = toCount(row.unread);
}

export function normalizeUser(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.hold_money !== undefined) row.hold_money = toAmount(row.hold_money, run);
  if (row.has_fund_password !== undefined) row.has_fund_password = toFlag(row.has_fund_password);
  if (row.is_merchant !== undefined) row.is_merchant = toFlag(row.is_merchant);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
}

export function normalizeUserInfo(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.score !== undefined) row.score = toCount(row.score);
  if (row.user_id !== undefined) row.user_id = toId(row.user_id, run);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.expiretime !== undefined) row.expiretime = toTime(row.expiretime, run);
  if (row.expires_in !== undefined) row.expires_in = toCount(row.expires_in);
}

export function normalizeWithdrawal(row: Row, run: Normalization): void {
  if (row.id !== undefined) row.id = toId(row.id, run);
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.fee !== undefined) row.fee = toAmount(row.fee, run);
  if (row.received !== undefined) row.received = toAmount(row.received, run);
  if (row.rate !== undefined) row.rate = toAmount(row.rate, run);
  if (row.hold_until !== undefined) row.hold_until = toTime(row.hold_until, run);
  if (row.can_cancel !== undefined) row.can_cancel = toFlag(row.can_cancel);
  if (row.createtime !== undefined) row.createtime = toTime(row.createtime, run);
  if (row.updatetime !== undefined) row.updatetime = toTime(row.updatetime, run);
}

export function normalizeWithdrawalMethod(row: Row, run: Normalization): void {
  if (row.decimals !== undefined) row.decimals = toCount(row.decimals);
  if (row.min !== undefined) row.min = toAmount(row.min, run);
  if (row.max !== undefined) row.max = toAmount(row.max, run);
  if (row.step !== undefined) row.step = toAmount(row.step, run);
  if (row.fee_fixed !== undefined) row.fee_fixed = toAmount(row.fee_fixed, run);
  if (row.fee_rate !== undefined) row.fee_rate = toAmount(row.fee_rate, run);
  if (row.eta_minutes !== undefined) row.eta_minutes = toCount(row.eta_minutes);
  if (row.enabled !== undefined) row.enabled = toFlag(row.enabled);
}

export function normalizeWithdrawalMethods(row: Row, run: Normalization): void {
  normalizeList(row, "methods", run, normalizeWithdrawalMethod);
  if (row.money !== undefined) row.money = toAmount(row.money, run);
  if (row.hold_money !== undefined) row.hold_money = toAmount(row.hold_money, run);
  if (row.has_fund_password !== undefined) row.has_fund_password = toFlag(row.has_fund_password);
  if (row.daily_left !== undefined) row.daily_left = toAmount(row.daily_left, run);
  if (row.locked_until !== undefined) row.locked_until = toTime(row.locked_until, run);
}

export function normalizeWithdrawalPage(row: Row, run: Normalization): void {
  normalizePage(row, run);
  normalizeList(row, "data", run, normalizeWithdrawal);
}

export function normalizeWithdrawalQuote(row: Row, run: Normalization): void {
  if (row.amount !== undefined) row.amount = toAmount(row.amount, run);
  if (row.fee !== undefined) row.fee = toAmount(row.fee, run);
  if (row.received !== undefined) row.received = toAmount(row.received, run);
  if (row.rate !== undefined) row.rate = toAmount(row.rate, run);
  if (row.expires_at !== undefined) row.expires_at = toTime(row.expires_at, run);
}

/** The details of a named error. */
export function normalizeErrorDetails(row: Row, run: Normalization): void {
  normalizeNamedError(row, run);
  switch (row.error) {
    case "amount_range":
      if (row.min !== undefined) row.min = toAmount(row.min, run);
      if (row.max !== undefined) row.max = toAmount(row.max, run);
      break;
    case "amount_too_large":
      if (row.max !== undefined) row.max = toAmount(row.max, run);
      break;
    case "amount_too_small":
      if (row.min !== undefined) row.min = toAmount(row.min, run);
      break;
    case "daily_limit":
    case "owed_to_buyers":
      if (row.left !== undefined) row.left = toAmount(row.left, run);
      break;
    case "fund_password_wrong":
    case "stock_short":
      if (row.left !== undefined) row.left = toCount(row.left);
      break;
    case "too_many_offers":
    case "too_many_open":
    case "too_many_unpaid":
      if (row.max !== undefined) row.max = toCount(row.max);
      break;
  }
}
