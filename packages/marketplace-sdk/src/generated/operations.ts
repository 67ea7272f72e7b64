// Generated from the contract by scripts/generate.mjs. Do not edit.
import { checkId, type Normalization, toList, toMoney } from "../values.js";
import type { FieldKind, FieldKinds, Operations } from "../operation.js";

/** Fields of an operation that {@link operations} leaves out. */
export const operationDefaults = { method: "POST", idempotency: "safe", output: "object" } as const;

/** Every operation of the contract: `orders: { create: … }` is `orders.create`. */
export const operations: Operations = {
  account: {
    changeEmail: { idempotency: "none", output: "any", path: "/api/user/changeemail" },
    endSession: { output: "any", path: "/api/user/session_end" },
    get: { path: "/api/user/index" },
    sessions: { output: "list", path: "/api/user/sessions" },
    transactions: { output: "page", path: "/api/user/money_log" },
    update: { output: "any", path: "/api/user/profile" },
  },
  addresses: {
    areas: { output: "list", path: "/api/aera/readArea" },
    delete: { output: "any", path: "/api/aera/del" },
    list: { output: "list", path: "/api/aera/index" },
    save: { idempotency: "none", path: "/api/aera/addEdit" },
  },
  articles: {
    get: { method: "GET", path: "/api/Article/detail" },
    list: { method: "GET", output: "list", path: "/api/Article/category" },
  },
  auth: {
    changePassword: { idempotency: "none", output: "any", path: "/api/user/change" },
    login: { idempotency: "none", failures: "caller", session: "starts", path: "/api/user/login" },
    logout: { session: "ends", output: "any", path: "/api/user/logout" },
    register: { idempotency: "none", failures: "caller", session: "starts", path: "/api/user/register" },
    resetPassword: { idempotency: "none", output: "any", path: "/api/user/resetpwd" },
    sendEmailCode: { method: "GET", idempotency: "none", output: "any", path: "/api/ems/send" },
    socialLogin: { idempotency: "none", failures: "caller", session: "starts", path: "/api/user/loginsocial" },
  },
  categories: {
    list: { output: "list", path: "/api/index/category" },
  },
  disputes: {
    acceptOffer: { idempotency: "key", path: "/api/order/dispute_accept" },
    escalate: { idempotency: "key", path: "/api/order/dispute_escalate" },
    open: { idempotency: "key", path: "/api/order/dispute" },
    sendBack: { idempotency: "key", path: "/api/order/dispute_send_back" },
    withdraw: { idempotency: "key", path: "/api/order/dispute_withdraw" },
  },
  fundPassword: {
    change: { idempotency: "key", output: "any", path: "/api/user/fund_change" },
    set: { idempotency: "key", output: "any", path: "/api/user/fund_set" },
  },
  loans: {
    apply: { idempotency: "key", path: "/api/loan/apply" },
    list: { output: "page", path: "/api/loan/list" },
    terms: { path: "/api/loan/index" },
  },
  memberLists: {
    get: { path: "/api/user/lists" },
    save: { path: "/api/user/lists_save" },
  },
  merchant: {
    apply: { idempotency: "none", path: "/api/merchant/reg" },
    contract: { path: "/api/merchant/contract" },
    dashboard: { path: "/api/merchant/center" },
    file: { path: "/api/merchant/file" },
    get: { method: "GET", acceptsCodeZero: true, path: "/api/merchant/index" },
    getByPost: { acceptsCodeZero: true, path: "/api/merchant/index" },
    saveStore: { path: "/api/merchant/shop_edit" },
    settlements: { output: "page", path: "/api/merchant/settlement" },
    stats: { path: "/api/merchant/stats" },
  },
  merchantDisputes: {
    answer: { idempotency: "key", path: "/api/merchant/dispute_answer" },
  },
  merchantOffers: {
    list: { output: "page", path: "/api/merchant/offer_list" },
    save: { idempotency: "key", path: "/api/merchant/offer_save" },
    withdraw: { path: "/api/merchant/offer_withdraw" },
  },
  merchantOrders: {
    decline: { idempotency: "key", path: "/api/merchant/order_decline" },
    get: { path: "/api/merchant/order_info" },
    list: { output: "page", path: "/api/merchant/order_list" },
    ship: { idempotency: "key", path: "/api/merchant/order_ship" },
  },
  merchantProducts: {
    delete: { output: "any", path: "/api/merchant/pro_del" },
    get: { path: "/api/merchant/pro_info" },
    list: { output: "page", path: "/api/merchant/pro_list" },
    save: { idempotency: "key", path: "/api/merchant/pro_save" },
    setStatus: { path: "/api/merchant/pro_state" },
  },
  merchantReviews: {
    list: { output: "page", path: "/api/merchant/comment_list" },
    reply: { idempotency: "key", path: "/api/merchant/comment_reply" },
  },
  messages: {
    get: { path: "/api/message/info" },
    list: { output: "page", path: "/api/message/list" },
    markRead: { path: "/api/message/read" },
  },
  offers: {
    accept: { idempotency: "key", path: "/api/offer/accept" },
    decline: { path: "/api/offer/decline" },
    list: { output: "page", path: "/api/offer/list" },
  },
  orders: {
    cancel: { idempotency: "key", path: "/api/order/cancel" },
    confirmReceipt: { idempotency: "key", path: "/api/order/receipt" },
    create: { idempotency: "key", path: "/api/order/create" },
    get: { path: "/api/order/info" },
    list: { output: "page", path: "/api/order/list" },
    preview: { path: "/api/order/preview" },
    review: { idempotency: "key", path: "/api/order/comment" },
  },
  payments: {
    get: { path: "/api/pay/info" },
    payWithBalance: { idempotency: "key", path: "/api/pay/balance" },
    payWithCrypto: { idempotency: "key", path: "/api/pay/crypto" },
  },
  products: {
    get: { path: "/api/index/pro_info" },
    list: { output: "page", rows: "Product", path: "/api/index/pro" },
    lookup: { output: "list", path: "/api/index/sku_lookup" },
    reviews: { output: "page", path: "/api/index/pro_comment" },
    search: { output: "page", rows: "Product", path: "/api/index/search_pro" },
    suggest: { output: "list", path: "/api/index/suggest" },
  },
  purchaseRequests: {
    close: { path: "/api/request/close" },
    create: { idempotency: "key", path: "/api/request/create" },
    get: { path: "/api/request/info" },
    list: { output: "page", path: "/api/request/list" },
    mine: { output: "page", path: "/api/request/my" },
  },
  recharges: {
    create: { idempotency: "key", path: "/api/recharge/create" },
    get: { path: "/api/recharge/info" },
    list: { method: "GET", output: "page", path: "/api/user/recharge_list" },
    methods: { path: "/api/recharge/methods" },
    submitProof: { idempotency: "key", path: "/api/recharge/submit" },
  },
  site: {
    config: { path: "/api/index/config" },
    home: { output: "nullable", path: "/api/index/index" },
  },
  stores: {
    followed: { output: "page", path: "/api/user/followers_list" },
    get: { path: "/api/index/shop_info" },
    search: { output: "page", path: "/api/index/search_shop" },
    toggleFollow: { idempotency: "none", path: "/api/user/followers" },
  },
  uploads: {
    image: { idempotency: "none", multipart: true, path: "/api/index/upload" },
  },
  withdrawals: {
    cancel: { idempotency: "key", path: "/api/withdraw/cancel" },
    create: { idempotency: "key", path: "/api/withdraw/create" },
    get: { path: "/api/withdraw/info" },
    list: { output: "page", path: "/api/withdraw/list" },
    methods: { path: "/api/withdraw/methods" },
    quote: { path: "/api/withdraw/quote" },
  },
};

/** What fields of responses hold. A name means the same in all of them. See normalize.ts. */
const fieldsByKind = {
  object: ["address","buyer","can","dispute","express","facets","features","limits","order","party_a","pay","ref","refund","request","shop","sku","store","userinfo"],
  money: ["after","amount","amount_due","amount_paid","amount_received","apr","available","before","commission","credit_money","daily_left","fee","fee_fixed","fee_rate","freight","freight_price","from_price","goods_amount","gross","hold_money","market_price","max","max_amount","min","min_amount","money","net","offer_amount","pending","pending_settlement","price","rate","received","refund_amount","sales_amount","step","target_price","tax","tax_rate","total","trade_amount"],
  list: ["banners","cart","categories","childlist","comments","currencies","daily","events","favorites","flags","footer_news","goods","groups","hot","image_types","images","items","langs","methods","min_rate","month","networks","notices","order_nos","orders","partner_logos","party_b_fields","pay_logos","pay_methods","prefixes","price_tiers","problems","reasons","recommend","series","ships_within","shops","skus","spec","specs","terms","top_products","txids","warnings","widths"],
  id: ["category_id","id","pid","pro_id","request_id","shop_id","sku_id","user_id"],
  counts: ["comment_counts","counts","currency","review","todo"],
} as const;
export const fieldKinds: FieldKinds = Object.create(null);
for (const [kind, names] of Object.entries(fieldsByKind))
  for (const name of names) fieldKinds[name] = kind as FieldKind;

/**
 * Rows of long lists, written out: the generic walk over a shape takes four times as long, which only shows there.
 */
export const rowNormalizers: Readonly<Record<string, (row: Record<string, unknown>, run: Normalization) => void>> = {
  Product(row, run) {
    checkId(row.id, run);
    checkId(row.shop_id, run);
    checkId(row.category_id, run);
    if (row.images) row.images = toList(row.images) ?? row.images;
    if (row.flags) row.flags = toList(row.flags) ?? row.flags;
    if (typeof row.price === "number") row.price = toMoney(row.price, run);
    if (typeof row.from_price === "number") row.from_price = toMoney(row.from_price, run);
    if (typeof row.market_price === "number") row.market_price = toMoney(row.market_price, run);
    if (typeof row.freight_price === "number") row.freight_price = toMoney(row.freight_price, run);
    if (typeof row.tax_rate === "number") row.tax_rate = toMoney(row.tax_rate, run);
  },
};

/** Fields that hold HTML, wherever they are. */
export const htmlFields: readonly string[] = ["content","html","terms_html"];
