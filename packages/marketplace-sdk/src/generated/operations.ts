// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import { checkId, decimal } from "../core/numbers";
import type { Fix } from "../core/shapes";

/** Ids and decimals in the data of answers, by the number in `table`; src/core/shapes.ts explains the notation. */
export const shapes: readonly (string | Fix)[] = [
  // User
  "id# money$ hold_money$",
  // MoneyLogPage
  "data>2",
  // MoneyLogRow
  "id# money$ before$ after$ ref>3",
  // Ref
  "id#",
  // Area
  "id# pid#",
  // Address
  "id#",
  // Article
  "id# category_id#",
  // ArticleSummary
  "id# category_id#",
  // SignedIn
  "userinfo>9",
  // UserInfo
  "id# user_id#",
  // Category
  "id# pid# childlist>10",
  // Loan
  "id# amount$ apr$ fee$",
  // LoanPage
  "data>11",
  // LoanIndex
  "terms>14",
  // LoanTerm
  "min$ max$ apr$ fee$",
  // MerchantApplication
  "id# shop_id#",
  // ShopCenter
  "shop>17 money$ pending_settlement$",
  // Shop
  "id# trade_amount$",
  // SettlementPage
  "pending$ available$ data>19",
  // SettlementRow
  "gross$ commission$ net$",
  // ShopStats
  "sales_amount$ refund_amount$ series>21 top_products>22",
  // ShopStats_series
  "sales_amount$",
  // ShopStats_top_products
  "id# sales_amount$",
  // MerchantOrder
  "shop_id# goods_amount$ freight$ tax$ total$ goods>24 commission$ net$",
  // OrderGoods
  "id# pro_id# sku_id# price$ amount$",
  // MerchantOrderPage
  "data>23",
  // ShopProduct
  "id# shop_id# category_id# price$ market_price$ freight_price$ tax_rate$ skus>27",
  // Sku
  "id# price$",
  // ShopProductPage
  "data>26",
  // Comment
  "id# pro_id#",
  // Message
  "id# ref>3",
  // MessagePage
  "data>30",
  // CancelledOrder
  "order>33 refund>34",
  // Order
  "shop_id# goods_amount$ freight$ tax$ total$ goods>24",
  // CancelledOrder_refund
  "money$",
  // CreatedOrders
  "pay>36 orders>33",
  // Pay
  "total$ amount$ amount_paid$ amount_due$ credit_money$ rate$",
  // OrderPage
  "data>33",
  // Preview
  "groups>39 goods_amount$ freight$ tax$ total$ address>42 money$",
  // PreviewGroup
  "shop_id# goods>40 goods_amount$ freight$ tax$ total$ problems>41",
  // PreviewGoods
  "pro_id# sku_id# price$ amount$",
  // PreviewProblem
  "id# sku_id#",
  // Preview_address
  "id#",
  // PaidOrder
  "pay>36 money$",
  // ProductDetail
  "id# shop_id# category_id# price$ market_price$ freight_price$ tax_rate$ skus>27 shop>17 comments>29",
  // ProductPage
  "data>46",
  // Product
  (row) => {
    checkId(row.id);
    checkId(row.shop_id);
    checkId(row.category_id);
    if (typeof row.price === "number") row.price = decimal(row.price);
    if (typeof row.market_price === "number") row.market_price = decimal(row.market_price);
    if (typeof row.freight_price === "number") row.freight_price = decimal(row.freight_price);
    if (typeof row.tax_rate === "number") row.tax_rate = decimal(row.tax_rate);
  },
  // CommentPage
  "data>29",
  // Suggestion
  "id#",
  // PurchaseRequest
  "id# category_id# target_price$",
  // PurchaseRequestPage
  "data>49",
  // Recharge
  "id# amount$ amount_received$ credit_money$ rate$",
  // RechargePage
  "data>51",
  // RechargeMethods
  "methods>54",
  // RechargeMethod
  "min_amount$ max_amount$",
  // SiteConfig
  "notices>56",
  // SiteNotice
  "id#",
  // site.home
  "footer_news>58 banners>59 categories>10 daily>46 recommend>46 hot>46 month>46 shops>17",
  // FooterItem
  "id# pid#",
  // Banner
  "id#",
  // ShopPage
  "data>17",
  // Withdrawal
  "id# amount$ fee$ received$ rate$",
  // WithdrawalPage
  "data>61",
  // WithdrawMethods
  "methods>64 money$ hold_money$ daily_left$",
  // WithdrawMethod
  "min$ max$ step$ fee_fixed$ fee_rate$",
  // WithdrawQuote
  "amount$ fee$ received$ rate$",
];

/** Every operation of the contract; src/core/operations.ts explains the notation. */
export const table: Readonly<Record<string, string>> = {
  account: "get~o0:user/index transactions~p1:user/money_log update~:user/profile",
  addresses: "areas~a4:aera/readArea delete~:aera/del list~a5:aera/index save.o5:aera/addEdit",
  articles: "get?o6:Article/detail list?a7:Article/category",
  auth: "changePassword.:user/change login.o8:user/login logout~:user/logout register.o8:user/register sendEmailCode-:ems/send socialLogin.o8:user/loginsocial",
  categories: "list~a10:index/category",
  fundPassword: "change!:user/fund_change set!:user/fund_set",
  loans: "apply!o11:loan/apply list~p12:loan/list terms~o13:loan/index",
  merchant: "apply.o15:merchant/reg contract~o:merchant/contract dashboard~o16:merchant/center file~o:merchant/file get?z15:merchant/index getByPost~z15:merchant/index settlements~p18:merchant/settlement stats~o20:merchant/stats",
  merchantOrders: "decline!o23:merchant/order_decline get~o23:merchant/order_info list~p25:merchant/order_list ship!o23:merchant/order_ship",
  merchantProducts: "delete~:merchant/pro_del get~o26:merchant/pro_info list~p28:merchant/pro_list save!o26:merchant/pro_save setStatus~o26:merchant/pro_state",
  merchantReviews: "reply!o29:merchant/comment_reply",
  messages: "get~o30:message/info list~p31:message/list markRead~o:message/read",
  orders: "cancel!o32:order/cancel confirmReceipt!o33:order/receipt create!o35:order/create get~o33:order/info list~p37:order/list preview~o38:order/preview review!o33:order/comment",
  payments: "get~o36:pay/info payWithBalance!o43:pay/balance payWithCrypto!o36:pay/crypto",
  products: "get~o44:index/pro_info list~p45:index/pro reviews~p47:index/pro_comment search~p45:index/search_pro suggest~a48:index/suggest",
  purchaseRequests: "close~o49:request/close create!o49:request/create get~o49:request/info list~p50:request/list mine~p50:request/my",
  recharges: "create!o51:recharge/create get~o51:recharge/info list?p52:user/recharge_list methods~o53:recharge/methods submitProof!o51:recharge/submit",
  site: "config~o55:index/config home~n57:index/index",
  stores: "followed~p60:user/followers_list get~o17:index/shop_info search~p60:index/search_shop toggleFollow.o:user/followers",
  uploads: "image^o:index/upload",
  withdrawals: "cancel!o61:withdraw/cancel create!o61:withdraw/create get~o61:withdraw/info list~p62:withdraw/list methods~o63:withdraw/methods quote~o65:withdraw/quote",
};
