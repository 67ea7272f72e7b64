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

interface JsonOf<Body> {
  "application/json": Body;
}

interface Json<Body> {
  content: JsonOf<Body>;
}

/** An operation with its request (query or body) and its result. */
type Operation<Request, Data> = Request & {
  responses: { 200: Json<Success<Data> | Failure> } & { [Status in ErrorStatus]: Json<Failure> };
};

type ErrorStatus = 401 | 404 | 409 | 422 | 429 | 500;

/** A request with fields in the query. */
interface Query<Fields> {
  parameters: { query: Fields };
  requestBody?: never;
}
interface OptionalQuery<Fields> {
  parameters: { query?: Fields };
  requestBody?: never;
}

/** A request with a body. */
interface Body<Content> {
  parameters: Record<never, never>;
  requestBody: { content: Content };
}
interface OptionalBody<Content> {
  parameters: Record<never, never>;
  requestBody?: { content: Content };
}

/** The request of an operation that takes nothing. */
interface Nothing {
  parameters: Record<never, never>;
  requestBody?: never;
}

/** The contract's paths, for openapi-fetch. */
export interface paths {
  "/api/Article/category": {
    get: Operation<OptionalQuery<types.ArticleListInput>, types.ArticleSummary[]>;
  };
  "/api/Article/detail": {
    get: Operation<Query<types.ArticleGetInput>, types.Article>;
  };
  "/api/aera/addEdit": {
    post: Operation<Body<JsonOf<types.AddressInput>>, types.Address>;
  };
  "/api/aera/del": {
    post: Operation<Body<JsonOf<types.AddressDeleteInput>>, null>;
  };
  "/api/aera/index": {
    post: Operation<Nothing, types.Address[]>;
  };
  "/api/aera/readArea": {
    post: Operation<OptionalBody<JsonOf<types.AddressAreasInput>>, types.Area[]>;
  };
  "/api/ems/send": {
    get: Operation<Query<types.AuthSendEmailCodeInput>, null>;
  };
  "/api/index/category": {
    post: Operation<OptionalBody<JsonOf<types.CategoryListInput>>, types.Category[]>;
  };
  "/api/index/config": {
    post: Operation<Nothing, types.SiteConfig>;
  };
  "/api/index/index": {
    post: Operation<Nothing, types.Site | null>;
  };
  "/api/index/pro": {
    post: Operation<OptionalBody<JsonOf<types.ProductListInput>>, types.ProductPage>;
  };
  "/api/index/pro_comment": {
    post: Operation<Body<JsonOf<types.ProductReviewsInput>>, types.ReviewPage>;
  };
  "/api/index/pro_info": {
    post: Operation<Body<JsonOf<types.ProductGetInput>>, types.ProductDetail>;
  };
  "/api/index/search_pro": {
    post: Operation<Body<JsonOf<types.ProductSearchInput>>, types.ProductPage>;
  };
  "/api/index/search_shop": {
    post: Operation<Body<JsonOf<types.StoreSearchInput>>, types.StorePage>;
  };
  "/api/index/shop_info": {
    post: Operation<Body<JsonOf<types.StoreGetInput>>, types.StoreDetail>;
  };
  "/api/index/sku_lookup": {
    post: Operation<Body<JsonOf<types.ProductLookupInput>>, types.SkuMatch[]>;
  };
  "/api/index/suggest": {
    post: Operation<Body<JsonOf<types.ProductSuggestInput>>, types.Suggestion[]>;
  };
  "/api/index/upload": {
    post: Operation<Body<{ "multipart/form-data": types.UploadImageInput }>, types.Upload>;
  };
  "/api/loan/apply": {
    post: Operation<Body<JsonOf<types.LoanInput>>, types.Loan>;
  };
  "/api/loan/index": {
    post: Operation<Nothing, types.LoanTerms>;
  };
  "/api/loan/list": {
    post: Operation<OptionalBody<JsonOf<types.LoanListInput>>, types.LoanPage>;
  };
  "/api/merchant/center": {
    post: Operation<Nothing, types.MerchantDashboard>;
  };
  "/api/merchant/comment_list": {
    post: Operation<OptionalBody<JsonOf<types.MerchantReviewListInput>>, types.StoreReviewPage>;
  };
  "/api/merchant/comment_reply": {
    post: Operation<Body<JsonOf<types.MerchantReviewReplyInput>>, types.Review>;
  };
  "/api/merchant/contract": {
    post: Operation<Nothing, types.MerchantContract>;
  };
  "/api/merchant/dispute_answer": {
    post: Operation<Body<JsonOf<types.MerchantDisputeAnswerInput>>, types.MerchantOrder>;
  };
  "/api/merchant/file": {
    post: Operation<Body<JsonOf<types.MerchantFileInput>>, types.PrivateFile>;
  };
  "/api/merchant/index": {
    get: Operation<Nothing, types.MerchantApplication | null>;
    post: Operation<Nothing, types.MerchantApplication | null>;
  };
  "/api/merchant/offer_list": {
    post: Operation<OptionalBody<JsonOf<types.MerchantOfferListInput>>, types.SentOfferPage>;
  };
  "/api/merchant/offer_save": {
    post: Operation<Body<JsonOf<types.OfferInput>>, types.SentOffer>;
  };
  "/api/merchant/offer_withdraw": {
    post: Operation<Body<JsonOf<types.MerchantOfferWithdrawInput>>, types.SentOffer>;
  };
  "/api/merchant/order_decline": {
    post: Operation<Body<JsonOf<types.MerchantOrderDeclineInput>>, types.MerchantOrder>;
  };
  "/api/merchant/order_info": {
    post: Operation<Body<JsonOf<types.MerchantOrderGetInput>>, types.MerchantOrder>;
  };
  "/api/merchant/order_list": {
    post: Operation<OptionalBody<JsonOf<types.MerchantOrderListInput>>, types.MerchantOrderPage>;
  };
  "/api/merchant/order_ship": {
    post: Operation<Body<JsonOf<types.MerchantOrderShipInput>>, types.MerchantOrder>;
  };
  "/api/merchant/pro_del": {
    post: Operation<Body<JsonOf<types.MerchantProductDeleteInput>>, null>;
  };
  "/api/merchant/pro_info": {
    post: Operation<Body<JsonOf<types.MerchantProductGetInput>>, types.MerchantProduct>;
  };
  "/api/merchant/pro_list": {
    post: Operation<OptionalBody<JsonOf<types.MerchantProductListInput>>, types.MerchantProductPage>;
  };
  "/api/merchant/pro_save": {
    post: Operation<Body<JsonOf<types.ProductInput>>, types.MerchantProduct>;
  };
  "/api/merchant/pro_state": {
    post: Operation<Body<JsonOf<types.MerchantProductSetStatusInput>>, types.MerchantProduct>;
  };
  "/api/merchant/reg": {
    post: Operation<Body<JsonOf<types.MerchantApplyInput>>, types.MerchantApplication>;
  };
  "/api/merchant/settlement": {
    post: Operation<OptionalBody<JsonOf<types.MerchantSettlementsInput>>, types.SettlementPage>;
  };
  "/api/merchant/shop_edit": {
    post: Operation<Body<JsonOf<types.StoreProfileInput>>, types.MerchantDashboard>;
  };
  "/api/merchant/stats": {
    post: Operation<Body<JsonOf<types.MerchantStatsInput>>, types.StoreStats>;
  };
  "/api/message/info": {
    post: Operation<Body<JsonOf<types.MessageGetInput>>, types.Message>;
  };
  "/api/message/list": {
    post: Operation<OptionalBody<JsonOf<types.MessageListInput>>, types.MessagePage>;
  };
  "/api/message/read": {
    post: Operation<OptionalBody<JsonOf<types.MessageMarkReadInput>>, types.Unread>;
  };
  "/api/offer/accept": {
    post: Operation<Body<JsonOf<types.OfferAcceptInput>>, types.CreatedOrders>;
  };
  "/api/offer/decline": {
    post: Operation<Body<JsonOf<types.OfferDeclineInput>>, types.ReceivedOffer>;
  };
  "/api/offer/list": {
    post: Operation<Body<JsonOf<types.OfferListInput>>, types.ReceivedOfferPage>;
  };
  "/api/order/cancel": {
    post: Operation<Body<JsonOf<types.OrderCancelInput>>, types.CancelledOrder>;
  };
  "/api/order/comment": {
    post: Operation<Body<JsonOf<types.OrderReviewInput>>, types.Order>;
  };
  "/api/order/create": {
    post: Operation<Body<JsonOf<types.OrderCreateInput>>, types.CreatedOrders>;
  };
  "/api/order/dispute": {
    post: Operation<Body<JsonOf<types.DisputeOpenInput>>, types.Order>;
  };
  "/api/order/dispute_accept": {
    post: Operation<Body<JsonOf<types.DisputeAcceptOfferInput>>, types.Order>;
  };
  "/api/order/dispute_escalate": {
    post: Operation<Body<JsonOf<types.DisputeEscalateInput>>, types.Order>;
  };
  "/api/order/dispute_send_back": {
    post: Operation<Body<JsonOf<types.DisputeSendBackInput>>, types.Order>;
  };
  "/api/order/dispute_withdraw": {
    post: Operation<Body<JsonOf<types.DisputeWithdrawInput>>, types.Order>;
  };
  "/api/order/info": {
    post: Operation<Body<JsonOf<types.OrderGetInput>>, types.Order>;
  };
  "/api/order/list": {
    post: Operation<OptionalBody<JsonOf<types.OrderListInput>>, types.OrderPage>;
  };
  "/api/order/preview": {
    post: Operation<Body<JsonOf<types.OrderPreviewInput>>, types.Preview>;
  };
  "/api/order/receipt": {
    post: Operation<Body<JsonOf<types.OrderConfirmReceiptInput>>, types.Order>;
  };
  "/api/pay/balance": {
    post: Operation<Body<JsonOf<types.PaymentPayWithBalanceInput>>, types.PaidOrder>;
  };
  "/api/pay/crypto": {
    post: Operation<Body<JsonOf<types.PaymentPayWithCryptoInput>>, types.Payment>;
  };
  "/api/pay/info": {
    post: Operation<Body<JsonOf<types.PaymentGetInput>>, types.Payment>;
  };
  "/api/recharge/create": {
    post: Operation<Body<JsonOf<types.RechargeInput>>, types.Recharge>;
  };
  "/api/recharge/info": {
    post: Operation<Body<JsonOf<types.RechargeGetInput>>, types.Recharge>;
  };
  "/api/recharge/methods": {
    post: Operation<Nothing, types.RechargeMethods>;
  };
  "/api/recharge/submit": {
    post: Operation<Body<JsonOf<types.RechargeProof>>, types.Recharge>;
  };
  "/api/request/close": {
    post: Operation<Body<JsonOf<types.PurchaseRequestCloseInput>>, types.PurchaseRequest>;
  };
  "/api/request/create": {
    post: Operation<Body<JsonOf<types.PurchaseRequestInput>>, types.PurchaseRequest>;
  };
  "/api/request/info": {
    post: Operation<Body<JsonOf<types.PurchaseRequestGetInput>>, types.PurchaseRequest>;
  };
  "/api/request/list": {
    post: Operation<OptionalBody<JsonOf<types.PurchaseRequestListInput>>, types.PurchaseRequestPage>;
  };
  "/api/request/my": {
    post: Operation<OptionalBody<JsonOf<types.PurchaseRequestMineInput>>, types.PurchaseRequestPage>;
  };
  "/api/user/change": {
    post: Operation<Body<JsonOf<types.AuthChangePasswordInput>>, null>;
  };
  "/api/user/changeemail": {
    post: Operation<Body<JsonOf<types.AccountChangeEmailInput>>, null>;
  };
  "/api/user/followers": {
    post: Operation<Body<JsonOf<types.StoreToggleFollowInput>>, types.Followed>;
  };
  "/api/user/followers_list": {
    post: Operation<OptionalBody<JsonOf<types.StoreFollowedInput>>, types.StorePage>;
  };
  "/api/user/fund_change": {
    post: Operation<Body<JsonOf<types.FundPasswordChange>>, null>;
  };
  "/api/user/fund_set": {
    post: Operation<Body<JsonOf<types.FundPasswordInput>>, null>;
  };
  "/api/user/index": {
    post: Operation<Nothing, types.User>;
  };
  "/api/user/lists": {
    post: Operation<Nothing, types.MemberLists>;
  };
  "/api/user/lists_save": {
    post: Operation<Body<JsonOf<types.MemberListsInput>>, types.SavedMemberLists>;
  };
  "/api/user/login": {
    post: Operation<Body<JsonOf<types.AuthLoginInput>>, types.SignedIn>;
  };
  "/api/user/loginsocial": {
    post: Operation<Body<JsonOf<types.AuthSocialLoginInput>>, types.SignedIn>;
  };
  "/api/user/logout": {
    post: Operation<Nothing, null>;
  };
  "/api/user/money_log": {
    post: Operation<OptionalBody<JsonOf<types.AccountTransactionsInput>>, types.TransactionPage>;
  };
  "/api/user/profile": {
    post: Operation<Body<JsonOf<types.AccountUpdateInput>>, null>;
  };
  "/api/user/recharge_list": {
    get: Operation<OptionalQuery<types.RechargeListInput>, types.RechargePage>;
  };
  "/api/user/register": {
    post: Operation<Body<JsonOf<types.AuthRegisterInput>>, types.SignedIn>;
  };
  "/api/user/resetpwd": {
    post: Operation<Body<JsonOf<types.AuthResetPasswordInput>>, null>;
  };
  "/api/user/session_end": {
    post: Operation<Body<JsonOf<types.AccountEndSessionInput>>, null>;
  };
  "/api/user/sessions": {
    post: Operation<Nothing, types.AccountSession[]>;
  };
  "/api/withdraw/cancel": {
    post: Operation<Body<JsonOf<types.WithdrawalCancelInput>>, types.Withdrawal>;
  };
  "/api/withdraw/create": {
    post: Operation<Body<JsonOf<types.WithdrawalInput>>, types.Withdrawal>;
  };
  "/api/withdraw/info": {
    post: Operation<Body<JsonOf<types.WithdrawalGetInput>>, types.Withdrawal>;
  };
  "/api/withdraw/list": {
    post: Operation<OptionalBody<JsonOf<types.WithdrawalListInput>>, types.WithdrawalPage>;
  };
  "/api/withdraw/methods": {
    post: Operation<Nothing, types.WithdrawalMethods>;
  };
  "/api/withdraw/quote": {
    post: Operation<Body<JsonOf<types.WithdrawalQuoteInput>>, types.WithdrawalQuote>;
  };
}
