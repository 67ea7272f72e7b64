// Generated from the contract by scripts/generate.mjs. Do not edit.
import type * as types from "./types";

/** What every response is wrapped in. */
interface Envelope {
  msg: string;
  time?: number | string;
}

/** A response with a result. */
interface Success<Data> extends Envelope {
  code: 1;
  data: Data;
}

/** A response without a result; `code` is any but 1. */
interface Failure extends Envelope {
  code: 0 | 401 | 404 | (number & {});
  data?: unknown;
}

interface Json<Body> {
  content: { "application/json": Body };
}

/** An operation with its request (query or body) and its result. */
type Operation<Request, Data> = Request & {
  responses: { 200: Json<Success<Data> | Failure> } & { [Status in ErrorStatus]: Json<Failure> };
};

type ErrorStatus = 401 | 404 | 409 | 422 | 429 | 500;
/** The request of an operation that takes nothing. */
interface Nothing {
  parameters: Record<never, never>;
  requestBody?: never;
}

/** The contract's paths, for openapi-fetch. */
export interface paths {
  "/api/Article/category": {
    get: Operation<{ parameters: { query?: types.ArticleListInput }; requestBody?: never }, types.ArticleSummary[]>;
  };
  "/api/Article/detail": {
    get: Operation<{ parameters: { query: types.ArticleGetInput }; requestBody?: never }, types.Article>;
  };
  "/api/aera/addEdit": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AddressInput } } }, types.Address>;
  };
  "/api/aera/del": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AddressDeleteInput } } }, null>;
  };
  "/api/aera/index": {
    post: Operation<Nothing, types.Address[]>;
  };
  "/api/aera/readArea": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.AddressAreasInput } } }, types.Area[]>;
  };
  "/api/ems/send": {
    get: Operation<{ parameters: { query: types.AuthSendEmailCodeInput }; requestBody?: never }, null>;
  };
  "/api/index/category": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.CategoryListInput } } }, types.Category[]>;
  };
  "/api/index/config": {
    post: Operation<Nothing, types.SiteConfig>;
  };
  "/api/index/index": {
    post: Operation<Nothing, types.Site | null>;
  };
  "/api/index/pro": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.ProductListInput } } }, types.ProductPage>;
  };
  "/api/index/pro_comment": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.ProductReviewsInput } } }, types.CommentPage>;
  };
  "/api/index/pro_info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.ProductGetInput } } }, types.ProductDetail>;
  };
  "/api/index/search_pro": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.ProductSearchInput } } }, types.ProductPage>;
  };
  "/api/index/search_shop": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.StoreSearchInput } } }, types.ShopPage>;
  };
  "/api/index/shop_info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.StoreGetInput } } }, types.Shop>;
  };
  "/api/index/suggest": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.ProductSuggestInput } } }, types.Suggestion[]>;
  };
  "/api/index/upload": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "multipart/form-data": types.UploadImageInput } } }, types.Upload>;
  };
  "/api/loan/apply": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.LoanInput } } }, types.Loan>;
  };
  "/api/loan/index": {
    post: Operation<Nothing, types.LoanIndex>;
  };
  "/api/loan/list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.LoanListInput } } }, types.LoanPage>;
  };
  "/api/merchant/center": {
    post: Operation<Nothing, types.ShopCenter>;
  };
  "/api/merchant/comment_reply": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantReviewReplyInput } } }, types.Comment>;
  };
  "/api/merchant/contract": {
    post: Operation<Nothing, types.MerchantContract>;
  };
  "/api/merchant/file": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantFileInput } } }, types.PrivateFile>;
  };
  "/api/merchant/index": {
    get: Operation<Nothing, types.MerchantApplication | null>;
    post: Operation<Nothing, types.MerchantApplication | null>;
  };
  "/api/merchant/order_decline": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantOrderDeclineInput } } }, types.MerchantOrder>;
  };
  "/api/merchant/order_info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantOrderGetInput } } }, types.MerchantOrder>;
  };
  "/api/merchant/order_list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.MerchantOrderListInput } } }, types.MerchantOrderPage>;
  };
  "/api/merchant/order_ship": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantOrderShipInput } } }, types.MerchantOrder>;
  };
  "/api/merchant/pro_del": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantProductDeleteInput } } }, null>;
  };
  "/api/merchant/pro_info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantProductGetInput } } }, types.ShopProduct>;
  };
  "/api/merchant/pro_list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.MerchantProductListInput } } }, types.ShopProductPage>;
  };
  "/api/merchant/pro_save": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.ProductInput } } }, types.ShopProduct>;
  };
  "/api/merchant/pro_state": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantProductSetStatusInput } } }, types.ShopProduct>;
  };
  "/api/merchant/reg": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantApplyInput } } }, types.MerchantApplication>;
  };
  "/api/merchant/settlement": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.MerchantSettlementsInput } } }, types.SettlementPage>;
  };
  "/api/merchant/stats": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MerchantStatsInput } } }, types.ShopStats>;
  };
  "/api/message/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.MessageGetInput } } }, types.Message>;
  };
  "/api/message/list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.MessageListInput } } }, types.MessagePage>;
  };
  "/api/message/read": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.MessageMarkReadInput } } }, types.Unread>;
  };
  "/api/order/cancel": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderCancelInput } } }, types.CancelledOrder>;
  };
  "/api/order/comment": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderReviewInput } } }, types.Order>;
  };
  "/api/order/create": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderCreateInput } } }, types.CreatedOrders>;
  };
  "/api/order/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderGetInput } } }, types.Order>;
  };
  "/api/order/list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.OrderListInput } } }, types.OrderPage>;
  };
  "/api/order/preview": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderPreviewInput } } }, types.Preview>;
  };
  "/api/order/receipt": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.OrderConfirmReceiptInput } } }, types.Order>;
  };
  "/api/pay/balance": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PaymentPayWithBalanceInput } } }, types.PaidOrder>;
  };
  "/api/pay/crypto": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PaymentPayWithCryptoInput } } }, types.Pay>;
  };
  "/api/pay/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PaymentGetInput } } }, types.Pay>;
  };
  "/api/recharge/create": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.RechargeInput } } }, types.Recharge>;
  };
  "/api/recharge/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.RechargeGetInput } } }, types.Recharge>;
  };
  "/api/recharge/methods": {
    post: Operation<Nothing, types.RechargeMethods>;
  };
  "/api/recharge/submit": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.RechargeProof } } }, types.Recharge>;
  };
  "/api/request/close": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PurchaseRequestCloseInput } } }, types.PurchaseRequest>;
  };
  "/api/request/create": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PurchaseRequestInput } } }, types.PurchaseRequest>;
  };
  "/api/request/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.PurchaseRequestGetInput } } }, types.PurchaseRequest>;
  };
  "/api/request/list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.PurchaseRequestListInput } } }, types.PurchaseRequestPage>;
  };
  "/api/request/my": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.PurchaseRequestMineInput } } }, types.PurchaseRequestPage>;
  };
  "/api/user/change": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AuthChangePasswordInput } } }, null>;
  };
  "/api/user/followers": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.StoreToggleFollowInput } } }, types.Followed>;
  };
  "/api/user/followers_list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.StoreFollowedInput } } }, types.ShopPage>;
  };
  "/api/user/fund_change": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.FundPasswordChange } } }, null>;
  };
  "/api/user/fund_set": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.FundPasswordInput } } }, null>;
  };
  "/api/user/index": {
    post: Operation<Nothing, types.User>;
  };
  "/api/user/login": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AuthLoginInput } } }, types.SignedIn>;
  };
  "/api/user/loginsocial": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AuthSocialLoginInput } } }, types.SignedIn>;
  };
  "/api/user/logout": {
    post: Operation<Nothing, null>;
  };
  "/api/user/money_log": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.AccountTransactionsInput } } }, types.MoneyLogPage>;
  };
  "/api/user/profile": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AccountUpdateInput } } }, null>;
  };
  "/api/user/recharge_list": {
    get: Operation<{ parameters: { query?: types.RechargeListInput }; requestBody?: never }, types.RechargePage>;
  };
  "/api/user/register": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.AuthRegisterInput } } }, types.SignedIn>;
  };
  "/api/withdraw/cancel": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.WithdrawalCancelInput } } }, types.Withdrawal>;
  };
  "/api/withdraw/create": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.WithdrawalInput } } }, types.Withdrawal>;
  };
  "/api/withdraw/info": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.WithdrawalGetInput } } }, types.Withdrawal>;
  };
  "/api/withdraw/list": {
    post: Operation<{ parameters: Record<never, never>; requestBody?: { content: { "application/json": types.WithdrawalListInput } } }, types.WithdrawalPage>;
  };
  "/api/withdraw/methods": {
    post: Operation<Nothing, types.WithdrawMethods>;
  };
  "/api/withdraw/quote": {
    post: Operation<{ parameters: Record<never, never>; requestBody: { content: { "application/json": types.WithdrawQuoteInput } } }, types.WithdrawQuote>;
  };
}
