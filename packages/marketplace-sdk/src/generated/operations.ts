// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import { checkId, decimal } from "../core/numbers";
import type { Fix } from "../core/shapes";

/** Ids and decimals in the data of answers, by the number in `table`; src/core/shapes.ts explains the notation. */
export const shapes: readonly (string | Fix)[] = [
  // Address
  "id#",
  // Area
  "id# pid#",
  // ArticleSummary
  "id# category_id#",
  // Article
  "id# category_id#",
  // Category
  "id# pid# childlist>4",
  // SiteConfig
  "notices>6",
  // SiteNotice
  "id#",
  // index.index
  "footer_news>8 banners>9 categories>4 daily>10 recommend>10 hot>10 month>10 shops>11",
  // FooterItem
  "id# pid#",
  // Banner
  "id#",
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
  // Shop
  "id# trade_amount$",
  // ProductPage
  "data>10",
  // CommentPage
  "data>14",
  // Comment
  "id# pro_id#",
  // ProductDetail
  "id# shop_id# category_id# price$ market_price$ freight_price$ tax_rate$ skus>16 shop>11 comments>14",
  // Sku
  "id# price$",
  // ShopPage
  "data>11",
  // Suggestion
  "id#",
  // Loan
  "id# amount$ apr$ fee$",
  // LoanIndex
  "terms>21",
  // LoanTerm
  "min$ max$ apr$ fee$",
  // LoanPage
  "data>19",
  // ShopCenter
  "shop>11 money$ pending_settlement$",
  // MerchantApplication
  "id# shop_id#",
  // MerchantOrder
  "shop_id# goods_amount$ freight$ tax$ total$ goods>26 commission$ net$",
  // OrderGoods
  "id# pro_id# sku_id# price$ amount$",
  // MerchantOrderPage
  "data>25",
  // ShopProduct
  "id# shop_id# category_id# price$ market_price$ freight_price$ tax_rate$ skus>16",
  // ShopProductPage
  "data>28",
  // SettlementPage
  "pending$ available$ data>31",
  // SettlementRow
  "gross$ commission$ net$",
  // ShopStats
  "sales_amount$ refund_amount$ series>33 top_products>34",
  // ShopStats_series
  "sales_amount$",
  // ShopStats_top_products
  "id# sales_amount$",
  // Message
  "id# ref>36",
  // Ref
  "id#",
  // MessagePage
  "data>35",
  // CancelledOrder
  "order>39 refund>40",
  // Order
  "shop_id# goods_amount$ freight$ tax$ total$ goods>26",
  // CancelledOrder_refund
  "money$",
  // CreatedOrders
  "pay>42 orders>39",
  // Pay
  "total$ amount$ amount_paid$ amount_due$ credit_money$ rate$",
  // OrderPage
  "data>39",
  // Preview
  "groups>45 goods_amount$ freight$ tax$ total$ address>48 money$",
  // PreviewGroup
  "shop_id# goods>46 goods_amount$ freight$ tax$ total$ problems>47",
  // PreviewGoods
  "pro_id# sku_id# price$ amount$",
  // PreviewProblem
  "id# sku_id#",
  // Preview_address
  "id#",
  // PaidOrder
  "pay>42 money$",
  // Recharge
  "id# amount$ amount_received$ credit_money$ rate$",
  // RechargeMethods
  "methods>52",
  // RechargeMethod
  "min_amount$ max_amount$",
  // PurchaseRequest
  "id# category_id# target_price$",
  // PurchaseRequestPage
  "data>53",
  // User
  "id# money$ hold_money$",
  // SignedIn
  "userinfo>57",
  // UserInfo
  "id# user_id#",
  // MoneyLogPage
  "data>59",
  // MoneyLogRow
  "id# money$ before$ after$ ref>36",
  // RechargePage
  "data>50",
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
  aera: "addEdit.o0:addEdit del~ index~a0 readArea~a1:readArea",
  Article: "category?a2 detail?o3",
  ems: "send-",
  index: "category~a4 config~o5 index~n7 pro~p12 proComment~p13 proInfo~o15 searchPro~p12 searchShop~p17 shopInfo~o11 suggest~a18 upload^o",
  loan: "apply!o19 index~o20 list~p22",
  merchant: "center~o23 commentReply!o14 contract~o file~o index?z24 indexPost~z24:index orderDecline!o25 orderInfo~o25 orderList~p27 orderShip!o25 proDel~ proInfo~o28 proList~p29 proSave!o28 proState~o28 reg.o24 settlement~p30 stats~o32",
  message: "info~o35 list~p37 read~o",
  order: "cancel!o38 comment!o39 create!o41 info~o39 list~p43 preview~o44 receipt!o39",
  pay: "balance!o49 crypto!o42 info~o42",
  recharge: "create!o50 info~o50 methods~o51 submit!o50",
  request: "close~o53 create!o53 info~o53 list~p54 my~p54",
  user: "change. followers.o followersList~p17 fundChange! fundSet! index~o55 login.o56 loginSocial.o56:loginsocial logout~ moneyLog~p58 profile~ rechargeList?p60 register.o56",
  withdraw: "cancel!o61 create!o61 info~o61 list~p62 methods~o63 quote~o65",
};
