// docs/product.md, "Documented calls" and "Routes".

/** [method, path] of every documented call; merchant/index has two. */
export const CALLS = [
  ["post", "/api/user/login"],
  ["post", "/api/user/loginsocial"],
  ["post", "/api/user/register"],
  ["post", "/api/user/profile"],
  ["post", "/api/user/index"],
  ["post", "/api/user/logout"],
  ["post", "/api/user/change"],
  ["get", "/api/ems/send"],
  ["get", "/api/user/recharge_list"],
  ["get", "/api/merchant/index"],
  ["post", "/api/merchant/index"],
  ["post", "/api/merchant/reg"],
  ["post", "/api/index/index"],
  ["post", "/api/index/pro"],
  ["post", "/api/index/shop_info"],
  ["post", "/api/index/upload"],
  ["post", "/api/index/search_pro"],
  ["post", "/api/index/search_shop"],
  ["post", "/api/index/pro_info"],
  ["get", "/api/Article/category"],
  ["get", "/api/Article/detail"],
  ["post", "/api/user/followers_list"],
  ["post", "/api/user/followers"],
  ["post", "/api/aera/addEdit"],
  ["post", "/api/aera/index"],
  ["post", "/api/aera/del"],
  ["post", "/api/aera/readArea"],
];

/** Calls of docs/product.md, "Provisional calls", by first path segment; all are POST. New ones need no row. */
const PROVISIONAL_NAMES = {
  order:
    "preview create list info cancel receipt comment dispute dispute_accept dispute_withdraw dispute_escalate",
  pay: "balance crypto info",
  index: "pro_comment suggest category config",
  request: "list info my create close",
  recharge: "methods create submit info",
  withdraw: "methods quote create list info cancel",
  user: "fund_set fund_change money_log",
  message: "list info read",
  loan: "index apply list",
  merchant: `contract center file pro_list pro_info pro_save pro_state pro_del order_list order_info order_ship order_decline
    dispute_answer settlement stats comment_reply`,
};
export const PROVISIONAL = Object.entries(PROVISIONAL_NAMES).flatMap(([segment, names]) =>
  names.split(/\s+/).map((name) => ["post", `/api/${segment}/${name}`]),
);

/** Provisional calls whose effect must not happen twice: they need an Idempotency-Key. */
export const KEYED = [
  "orders.create",
  "orders.cancel",
  "orders.confirmReceipt",
  "orders.review",
  "disputes.open",
  "disputes.acceptOffer",
  "disputes.sendBack",
  "disputes.withdraw",
  "disputes.escalate",
  "payments.payWithBalance",
  "payments.payWithCrypto",
  "purchaseRequests.create",
  "recharges.create",
  "recharges.submitProof",
  "withdrawals.create",
  "withdrawals.cancel",
  "fundPassword.set",
  "fundPassword.change",
  "loans.apply",
  "merchantProducts.save",
  "merchantOrders.ship",
  "merchantOrders.decline",
  "merchantDisputes.answer",
  "merchantReviews.reply",
];

export const ROUTES = [
  "/",
  "/product",
  "/mine",
  "/shop",
  "/category/{pid}",
  "/faqs",
  "/search",
  "/merchant",
  "/loan",
  "/lang",
  "/goods",
  "/login",
  "/register",
  "/setting",
  "/resetPwd",
  "/fundPassword",
  "/address",
  "/insertAddress",
  "/order",
  "/collect",
  "/collectShop",
  "/message",
  "/store/{id}",
  "/orderChecked",
  "/pay",
  "/withdraw",
  "/withdrawRecode",
  "/recharge",
  "/rechargeRecode",
  "/rechargeDetail",
  "/know",
  "/success",
  "/page/{ids}",
  "/article-detail/{id}",
  "/tiktok-flow",
];

/** Calls that touch no user's rows but still need the token. */
export const SIGNED_IN = ["merchant.contract", "recharges.methods"];

/** Calls that must never be sent a second time by themselves: sign-in, codes, uploads, additions and toggles. */
export const NEVER_REPEATED = [
  "auth.login",
  "auth.socialLogin",
  "auth.register",
  "auth.changePassword",
  "auth.resetPassword",
  "account.changeEmail",
  "stores.toggleFollow",
  "auth.sendEmailCode",
  "merchant.apply",
  "uploads.image",
  "addresses.save",
];
