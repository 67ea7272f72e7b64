// Generated from the contract by scripts/generate.mjs. Do not edit.
import { normalizeAccountSession, normalizeAddress, normalizeArea, normalizeArticle, normalizeArticleSummary, normalizeCancelledOrder, normalizeCategory, normalizeCreatedOrders, normalizeFollowed, normalizeLoan, normalizeLoanPage, normalizeLoanTerms, normalizeMemberLists, normalizeMerchantApplication, normalizeMerchantContract, normalizeMerchantDashboard, normalizeMerchantOrder, normalizeMerchantOrderPage, normalizeMerchantProduct, normalizeMerchantProductPage, normalizeMessage, normalizeMessagePage, normalizeOrder, normalizeOrderPage, normalizePaidOrder, normalizePayment, normalizePreview, normalizePrivateFile, normalizeProductDetail, normalizeProductPage, normalizePurchaseRequest, normalizePurchaseRequestPage, normalizeReceivedOffer, normalizeReceivedOfferPage, normalizeRecharge, normalizeRechargeMethods, normalizeRechargePage, normalizeReview, normalizeReviewPage, normalizeSavedMemberLists, normalizeSentOffer, normalizeSentOfferPage, normalizeSettlementPage, normalizeSignedIn, normalizeSite, normalizeSiteConfig, normalizeSkuMatch, normalizeStoreDetail, normalizeStorePage, normalizeStoreReviewPage, normalizeStoreStats, normalizeSuggestion, normalizeTransactionPage, normalizeUnread, normalizeUpload, normalizeUser, normalizeWithdrawal, normalizeWithdrawalMethods, normalizeWithdrawalPage, normalizeWithdrawalQuote } from "./normalizers.js";
import type { Operations } from "../operation.js";

/** Fields of an operation that {@link operations} leaves out. */
export const operationDefaults = { method: "POST", idempotency: "safe", output: "object" } as const;

/** Every operation of the contract: `orders: { create: … }` is `orders.create`. */
export const operations: Operations = {
  account: {
    changeEmail: { idempotency: "none", output: "any", path: "/api/user/changeemail" },
    endSession: { output: "any", path: "/api/user/session_end" },
    get: { normalize: normalizeUser, path: "/api/user/index" },
    sessions: { output: "list", normalize: normalizeAccountSession, path: "/api/user/sessions" },
    transactions: { output: "page", normalize: normalizeTransactionPage, path: "/api/user/money_log" },
    update: { output: "any", path: "/api/user/profile" },
  },
  addresses: {
    areas: { output: "list", normalize: normalizeArea, path: "/api/aera/readArea" },
    delete: { output: "any", path: "/api/aera/del" },
    list: { output: "list", normalize: normalizeAddress, path: "/api/aera/index" },
    save: { idempotency: "none", normalize: normalizeAddress, path: "/api/aera/addEdit" },
  },
  articles: {
    get: { method: "GET", normalize: normalizeArticle, path: "/api/Article/detail" },
    list: { method: "GET", output: "list", normalize: normalizeArticleSummary, path: "/api/Article/category" },
  },
  auth: {
    changePassword: { idempotency: "none", output: "any", path: "/api/user/change" },
    login: { idempotency: "none", failures: "caller", session: "starts", normalize: normalizeSignedIn, path: "/api/user/login" },
    logout: { session: "ends", output: "any", path: "/api/user/logout" },
    register: { idempotency: "none", failures: "caller", session: "starts", normalize: normalizeSignedIn, path: "/api/user/register" },
    resetPassword: { idempotency: "none", output: "any", path: "/api/user/resetpwd" },
    sendEmailCode: { method: "GET", idempotency: "none", output: "any", path: "/api/ems/send" },
    socialLogin: { idempotency: "none", failures: "caller", session: "starts", normalize: normalizeSignedIn, path: "/api/user/loginsocial" },
  },
  categories: {
    list: { output: "list", normalize: normalizeCategory, path: "/api/index/category" },
  },
  disputes: {
    acceptOffer: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/dispute_accept" },
    escalate: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/dispute_escalate" },
    open: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/dispute" },
    sendBack: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/dispute_send_back" },
    withdraw: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/dispute_withdraw" },
  },
  fundPassword: {
    change: { idempotency: "key", output: "any", path: "/api/user/fund_change" },
    set: { idempotency: "key", output: "any", path: "/api/user/fund_set" },
  },
  loans: {
    apply: { idempotency: "key", normalize: normalizeLoan, path: "/api/loan/apply" },
    list: { output: "page", normalize: normalizeLoanPage, path: "/api/loan/list" },
    terms: { normalize: normalizeLoanTerms, path: "/api/loan/index" },
  },
  memberLists: {
    get: { normalize: normalizeMemberLists, path: "/api/user/lists" },
    save: { normalize: normalizeSavedMemberLists, path: "/api/user/lists_save" },
  },
  merchant: {
    apply: { idempotency: "none", normalize: normalizeMerchantApplication, path: "/api/merchant/reg" },
    contract: { normalize: normalizeMerchantContract, path: "/api/merchant/contract" },
    dashboard: { normalize: normalizeMerchantDashboard, path: "/api/merchant/center" },
    file: { normalize: normalizePrivateFile, path: "/api/merchant/file" },
    get: { method: "GET", acceptsCodeZero: true, normalize: normalizeMerchantApplication, path: "/api/merchant/index" },
    getByPost: { acceptsCodeZero: true, normalize: normalizeMerchantApplication, path: "/api/merchant/index" },
    saveStore: { normalize: normalizeMerchantDashboard, path: "/api/merchant/shop_edit" },
    settlements: { output: "page", normalize: normalizeSettlementPage, path: "/api/merchant/settlement" },
    stats: { normalize: normalizeStoreStats, path: "/api/merchant/stats" },
  },
  merchantDisputes: {
    answer: { idempotency: "key", normalize: normalizeMerchantOrder, path: "/api/merchant/dispute_answer" },
  },
  merchantOffers: {
    list: { output: "page", normalize: normalizeSentOfferPage, path: "/api/merchant/offer_list" },
    save: { idempotency: "key", normalize: normalizeSentOffer, path: "/api/merchant/offer_save" },
    withdraw: { normalize: normalizeSentOffer, path: "/api/merchant/offer_withdraw" },
  },
  merchantOrders: {
    decline: { idempotency: "key", normalize: normalizeMerchantOrder, path: "/api/merchant/order_decline" },
    get: { normalize: normalizeMerchantOrder, path: "/api/merchant/order_info" },
    list: { output: "page", normalize: normalizeMerchantOrderPage, path: "/api/merchant/order_list" },
    ship: { idempotency: "key", normalize: normalizeMerchantOrder, path: "/api/merchant/order_ship" },
  },
  merchantProducts: {
    delete: { output: "any", path: "/api/merchant/pro_del" },
    get: { normalize: normalizeMerchantProduct, path: "/api/merchant/pro_info" },
    list: { output: "page", normalize: normalizeMerchantProductPage, path: "/api/merchant/pro_list" },
    save: { idempotency: "key", normalize: normalizeMerchantProduct, path: "/api/merchant/pro_save" },
    setStatus: { normalize: normalizeMerchantProduct, path: "/api/merchant/pro_state" },
  },
  merchantReviews: {
    list: { output: "page", normalize: normalizeStoreReviewPage, path: "/api/merchant/comment_list" },
    reply: { idempotency: "key", normalize: normalizeReview, path: "/api/merchant/comment_reply" },
  },
  messages: {
    get: { normalize: normalizeMessage, path: "/api/message/info" },
    list: { output: "page", normalize: normalizeMessagePage, path: "/api/message/list" },
    markRead: { normalize: normalizeUnread, path: "/api/message/read" },
  },
  offers: {
    accept: { idempotency: "key", normalize: normalizeCreatedOrders, path: "/api/offer/accept" },
    decline: { normalize: normalizeReceivedOffer, path: "/api/offer/decline" },
    list: { output: "page", normalize: normalizeReceivedOfferPage, path: "/api/offer/list" },
  },
  orders: {
    cancel: { idempotency: "key", normalize: normalizeCancelledOrder, path: "/api/order/cancel" },
    confirmReceipt: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/receipt" },
    create: { idempotency: "key", normalize: normalizeCreatedOrders, path: "/api/order/create" },
    get: { normalize: normalizeOrder, path: "/api/order/info" },
    list: { output: "page", normalize: normalizeOrderPage, path: "/api/order/list" },
    preview: { normalize: normalizePreview, path: "/api/order/preview" },
    review: { idempotency: "key", normalize: normalizeOrder, path: "/api/order/comment" },
  },
  payments: {
    get: { normalize: normalizePayment, path: "/api/pay/info" },
    payWithBalance: { idempotency: "key", normalize: normalizePaidOrder, path: "/api/pay/balance" },
    payWithCrypto: { idempotency: "key", normalize: normalizePayment, path: "/api/pay/crypto" },
  },
  products: {
    get: { normalize: normalizeProductDetail, path: "/api/index/pro_info" },
    list: { output: "page", normalize: normalizeProductPage, path: "/api/index/pro" },
    lookup: { output: "list", normalize: normalizeSkuMatch, path: "/api/index/sku_lookup" },
    reviews: { output: "page", normalize: normalizeReviewPage, path: "/api/index/pro_comment" },
    search: { output: "page", normalize: normalizeProductPage, path: "/api/index/search_pro" },
    suggest: { output: "list", normalize: normalizeSuggestion, path: "/api/index/suggest" },
  },
  purchaseRequests: {
    close: { normalize: normalizePurchaseRequest, path: "/api/request/close" },
    create: { idempotency: "key", normalize: normalizePurchaseRequest, path: "/api/request/create" },
    get: { normalize: normalizePurchaseRequest, path: "/api/request/info" },
    list: { output: "page", normalize: normalizePurchaseRequestPage, path: "/api/request/list" },
    mine: { output: "page", normalize: normalizePurchaseRequestPage, path: "/api/request/my" },
  },
  recharges: {
    create: { idempotency: "key", normalize: normalizeRecharge, path: "/api/recharge/create" },
    get: { normalize: normalizeRecharge, path: "/api/recharge/info" },
    list: { method: "GET", output: "page", normalize: normalizeRechargePage, path: "/api/user/recharge_list" },
    methods: { normalize: normalizeRechargeMethods, path: "/api/recharge/methods" },
    submitProof: { idempotency: "key", normalize: normalizeRecharge, path: "/api/recharge/submit" },
  },
  site: {
    config: { normalize: normalizeSiteConfig, path: "/api/index/config" },
    home: { output: "nullable", normalize: normalizeSite, path: "/api/index/index" },
  },
  stores: {
    followed: { output: "page", normalize: normalizeStorePage, path: "/api/user/followers_list" },
    get: { normalize: normalizeStoreDetail, path: "/api/index/shop_info" },
    search: { output: "page", normalize: normalizeStorePage, path: "/api/index/search_shop" },
    toggleFollow: { idempotency: "none", normalize: normalizeFollowed, path: "/api/user/followers" },
  },
  uploads: {
    image: { idempotency: "none", multipart: true, normalize: normalizeUpload, path: "/api/index/upload" },
  },
  withdrawals: {
    cancel: { idempotency: "key", normalize: normalizeWithdrawal, path: "/api/withdraw/cancel" },
    create: { idempotency: "key", normalize: normalizeWithdrawal, path: "/api/withdraw/create" },
    get: { normalize: normalizeWithdrawal, path: "/api/withdraw/info" },
    list: { output: "page", normalize: normalizeWithdrawalPage, path: "/api/withdraw/list" },
    methods: { normalize: normalizeWithdrawalMethods, path: "/api/withdraw/methods" },
    quote: { normalize: normalizeWithdrawalQuote, path: "/api/withdraw/quote" },
  },
};

/** Fields that hold HTML, wherever they are. */
export const htmlFields: readonly string[] = ["content","html","terms_html"];

/** Fields of inputs that hold a password. */
export const passwordFields: readonly string[] = ["fund_password","newpassword","oldpassword","password"];
