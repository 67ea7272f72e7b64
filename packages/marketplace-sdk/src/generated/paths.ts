// Generated from the contract by scripts/generate.mjs. Do not edit.
import type * as api from "./types.js";

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
    get: Operation<OptionalQuery<api.ArticleListInput>, api.ArticleSummary[]>;
  };
  "/api/Article/detail": {
    get: Operation<Query<api.ArticleGetInput>, api.Article>;
  };
  "/api/aera/addEdit": {
    post: Operation<Body<JsonOf<api.AddressInput>>, api.Address>;
  };
  "/api/aera/del": {
    post: Operation<Body<JsonOf<api.AddressDeleteInput>>, null>;
  };
  "/api/aera/index": {
    post: Operation<Nothing, api.Address[]>;
  };
  "/api/aera/readArea": {
    post: Operation<OptionalBody<JsonOf<api.AddressAreasInput>>, api.Area[]>;
  };
  "/api/ems/send": {
    get: Operation<Query<api.AuthSendEmailCodeInput>, null>;
  };
  "/api/index/category": {
    post: Operation<OptionalBody<JsonOf<api.CategoryListInput>>, api.Category[]>;
  };
  "/api/index/config": {
    post: Operation<Nothing, api.SiteConfig>;
  };
  "/api/index/index": {
    post: Operation<Nothing, api.Site | null>;
  };
  "/api/index/pro": {
    post: Operation<OptionalBody<JsonOf<api.ProductListInput>>, api.ProductPage>;
  };
  "/api/index/pro_comment": {
    post: Operation<Body<JsonOf<api.ProductReviewsInput>>, api.ReviewPage>;
  };
  "/api/index/pro_info": {
    post: Operation<Body<JsonOf<api.ProductGetInput>>, api.ProductDetail>;
  };
  "/api/index/search_pro": {
    post: Operation<Body<JsonOf<api.ProductSearchInput>>, api.ProductPage>;
  };
  "/api/index/search_shop": {
    post: Operation<Body<JsonOf<api.StoreSearchInput>>, api.StorePage>;
  };
  "/api/index/shop_info": {
    post: Operation<Body<JsonOf<api.StoreGetInput>>, api.StoreDetail>;
  };
  "/api/index/sku_lookup": {
    post: Operation<Body<JsonOf<api.ProductLookupInput>>, api.SkuMatch[]>;
  };
  "/api/index/suggest": {
    post: Operation<Body<JsonOf<api.ProductSuggestInput>>, api.Suggestion[]>;
  };
  "/api/index/upload": {
    post: Operation<Body<{ "multipart/form-data": api.UploadImageInput }>, api.Upload>;
  };
  "/api/loan/apply": {
    post: Operation<Body<JsonOf<api.LoanInput>>, api.Loan>;
  };
  "/api/loan/index": {
    post: Operation<Nothing, api.LoanTerms>;
  };
  "/api/loan/list": {
    post: Operation<OptionalBody<JsonOf<api.LoanListInput>>, api.LoanPage>;
  };
  "/api/merchant/center": {
    post: Operation<Nothing, api.MerchantDashboard>;
  };
  "/api/merchant/comment_list": {
    post: Operation<OptionalBody<JsonOf<api.MerchantReviewListInput>>, api.StoreReviewPage>;
  };
  "/api/merchant/comment_reply": {
    post: Operation<Body<JsonOf<api.MerchantReviewReplyInput>>, api.Review>;
  };
  "/api/merchant/contract": {
    post: Operation<Nothing, api.MerchantContract>;
  };
  "/api/merchant/dispute_answer": {
    post: Operation<Body<JsonOf<api.MerchantDisputeAnswerInput>>, api.MerchantOrder>;
  };
  "/api/merchant/file": {
    post: Operation<Body<JsonOf<api.MerchantFileInput>>, api.PrivateFile>;
  };
  "/api/merchant/index": {
    get: Operation<Nothing, api.MerchantApplication | null>;
    post: Operation<Nothing, api.MerchantApplication | null>;
  };
  "/api/merchant/offer_list": {
    post: Operation<OptionalBody<JsonOf<api.MerchantOfferListInput>>, api.SentOfferPage>;
  };
  "/api/merchant/offer_save": {
    post: Operation<Body<JsonOf<api.OfferInput>>, api.SentOffer>;
  };
  "/api/merchant/offer_withdraw": {
    post: Operation<Body<JsonOf<api.MerchantOfferWithdrawInput>>, api.SentOffer>;
  };
  "/api/merchant/order_decline": {
    post: Operation<Body<JsonOf<api.MerchantOrderDeclineInput>>, api.MerchantOrder>;
  };
  "/api/merchant/order_info": {
    post: Operation<Body<JsonOf<api.MerchantOrderGetInput>>, api.MerchantOrder>;
  };
  "/api/merchant/order_list": {
    post: Operation<OptionalBody<JsonOf<api.MerchantOrderListInput>>, api.MerchantOrderPage>;
  };
  "/api/merchant/order_ship": {
    post: Operation<Body<JsonOf<api.MerchantOrderShipInput>>, api.MerchantOrder>;
  };
  "/api/merchant/pro_del": {
    post: Operation<Body<JsonOf<api.MerchantProductDeleteInput>>, null>;
  };
  "/api/merchant/pro_info": {
    post: Operation<Body<JsonOf<api.MerchantProductGetInput>>, api.MerchantProduct>;
  };
  "/api/merchant/pro_list": {
    post: Operation<OptionalBody<JsonOf<api.MerchantProductListInput>>, api.MerchantProductPage>;
  };
  "/api/merchant/pro_save": {
    post: Operation<Body<JsonOf<api.ProductInput>>, api.MerchantProduct>;
  };
  "/api/merchant/pro_state": {
    post: Operation<Body<JsonOf<api.MerchantProductSetStatusInput>>, api.MerchantProduct>;
  };
  "/api/merchant/reg": {
    post: Operation<Body<JsonOf<api.MerchantApplyInput>>, api.MerchantApplication>;
  };
  "/api/merchant/settlement": {
    post: Operation<OptionalBody<JsonOf<api.MerchantSettlementsInput>>, api.SettlementPage>;
  };
  "/api/merchant/shop_edit": {
    post: Operation<Body<JsonOf<api.StoreProfileInput>>, api.MerchantDashboard>;
  };
  "/api/merchant/stats": {
    post: Operation<Body<JsonOf<api.MerchantStatsInput>>, api.StoreStats>;
  };
  "/api/message/info": {
    post: Operation<Body<JsonOf<api.MessageGetInput>>, api.Message>;
  };
  "/api/message/list": {
    post: Operation<OptionalBody<JsonOf<api.MessageListInput>>, api.MessagePage>;
  };
  "/api/message/read": {
    post: Operation<OptionalBody<JsonOf<api.MessageMarkReadInput>>, api.Unread>;
  };
  "/api/offer/accept": {
    post: Operation<Body<JsonOf<api.OfferAcceptInput>>, api.CreatedOrders>;
  };
  "/api/offer/decline": {
    post: Operation<Body<JsonOf<api.OfferDeclineInput>>, api.ReceivedOffer>;
  };
  "/api/offer/list": {
    post: Operation<Body<JsonOf<api.OfferListInput>>, api.ReceivedOfferPage>;
  };
  "/api/order/cancel": {
    post: Operation<Body<JsonOf<api.OrderCancelInput>>, api.CancelledOrder>;
  };
  "/api/order/comment": {
    post: Operation<Body<JsonOf<api.OrderReviewInput>>, api.Order>;
  };
  "/api/order/create": {
    post: Operation<Body<JsonOf<api.OrderCreateInput>>, api.CreatedOrders>;
  };
  "/api/order/dispute": {
    post: Operation<Body<JsonOf<api.DisputeOpenInput>>, api.Order>;
  };
  "/api/order/dispute_accept": {
    post: Operation<Body<JsonOf<api.DisputeAcceptOfferInput>>, api.Order>;
  };
  "/api/order/dispute_escalate": {
    post: Operation<Body<JsonOf<api.DisputeEscalateInput>>, api.Order>;
  };
  "/api/order/dispute_send_back": {
    post: Operation<Body<JsonOf<api.DisputeSendBackInput>>, api.Order>;
  };
  "/api/order/dispute_withdraw": {
    post: Operation<Body<JsonOf<api.DisputeWithdrawInput>>, api.Order>;
  };
  "/api/order/info": {
    post: Operation<Body<JsonOf<api.OrderGetInput>>, api.Order>;
  };
  "/api/order/list": {
    post: Operation<OptionalBody<JsonOf<api.OrderListInput>>, api.OrderPage>;
  };
  "/api/order/preview": {
    post: Operation<Body<JsonOf<api.OrderPreviewInput>>, api.Preview>;
  };
  "/api/order/receipt": {
    post: Operation<Body<JsonOf<api.OrderConfirmReceiptInput>>, api.Order>;
  };
  "/api/pay/balance": {
    post: Operation<Body<JsonOf<api.PaymentPayWithBalanceInput>>, api.PaidOrder>;
  };
  "/api/pay/crypto": {
    post: Operation<Body<JsonOf<api.PaymentPayWithCryptoInput>>, api.Payment>;
  };
  "/api/pay/info": {
    post: Operation<Body<JsonOf<api.PaymentGetInput>>, api.Payment>;
  };
  "/api/recharge/create": {
    post: Operation<Body<JsonOf<api.RechargeInput>>, api.Recharge>;
  };
  "/api/recharge/info": {
    post: Operation<Body<JsonOf<api.RechargeGetInput>>, api.Recharge>;
  };
  "/api/recharge/methods": {
    post: Operation<Nothing, api.RechargeMethods>;
  };
  "/api/recharge/submit": {
    post: Operation<Body<JsonOf<api.RechargeProof>>, api.Recharge>;
  };
  "/api/request/close": {
    post: Operation<Body<JsonOf<api.PurchaseRequestCloseInput>>, api.PurchaseRequest>;
  };
  "/api/request/create": {
    post: Operation<Body<JsonOf<api.PurchaseRequestInput>>, api.PurchaseRequest>;
  };
  "/api/request/info": {
    post: Operation<Body<JsonOf<api.PurchaseRequestGetInput>>, api.PurchaseRequest>;
  };
  "/api/request/list": {
    post: Operation<OptionalBody<JsonOf<api.PurchaseRequestListInput>>, api.PurchaseRequestPage>;
  };
  "/api/request/my": {
    post: Operation<OptionalBody<JsonOf<api.PurchaseRequestMineInput>>, api.PurchaseRequestPage>;
  };
  "/api/user/change": {
    post: Operation<Body<JsonOf<api.AuthChangePasswordInput>>, null>;
  };
  "/api/user/changeemail": {
    post: Operation<Body<JsonOf<api.AccountChangeEmailInput>>, null>;
  };
  "/api/user/followers": {
    post: Operation<Body<JsonOf<api.StoreToggleFollowInput>>, api.Followed>;
  };
  "/api/user/followers_list": {
    post: Operation<OptionalBody<JsonOf<api.StoreFollowedInput>>, api.StorePage>;
  };
  "/api/user/fund_change": {
    post: Operation<Body<JsonOf<api.FundPasswordChange>>, null>;
  };
  "/api/user/fund_set": {
    post: Operation<Body<JsonOf<api.FundPasswordInput>>, null>;
  };
  "/api/user/index": {
    post: Operation<Nothing, api.User>;
  };
  "/api/user/lists": {
    post: Operation<Nothing, api.MemberLists>;
  };
  "/api/user/lists_save": {
    post: Operation<Body<JsonOf<api.MemberListsInput>>, api.SavedMemberLists>;
  };
  "/api/user/login": {
    post: Operation<Body<JsonOf<api.AuthLoginInput>>, api.SignedIn>;
  };
  "/api/user/loginsocial": {
    post: Operation<Body<JsonOf<api.AuthSocialLoginInput>>, api.SignedIn>;
  };
  "/api/user/logout": {
    post: Operation<Nothing, null>;
  };
  "/api/user/money_log": {
    post: Operation<OptionalBody<JsonOf<api.AccountTransactionsInput>>, api.TransactionPage>;
  };
  "/api/user/profile": {
    post: Operation<Body<JsonOf<api.AccountUpdateInput>>, null>;
  };
  "/api/user/recharge_list": {
    get: Operation<OptionalQuery<api.RechargeListInput>, api.RechargePage>;
  };
  "/api/user/register": {
    post: Operation<Body<JsonOf<api.AuthRegisterInput>>, api.SignedIn>;
  };
  "/api/user/resetpwd": {
    post: Operation<Body<JsonOf<api.AuthResetPasswordInput>>, null>;
  };
  "/api/user/session_end": {
    post: Operation<Body<JsonOf<api.AccountEndSessionInput>>, null>;
  };
  "/api/user/sessions": {
    post: Operation<Nothing, api.AccountSession[]>;
  };
  "/api/withdraw/cancel": {
    post: Operation<Body<JsonOf<api.WithdrawalCancelInput>>, api.Withdrawal>;
  };
  "/api/withdraw/create": {
    post: Operation<Body<JsonOf<api.WithdrawalInput>>, api.Withdrawal>;
  };
  "/api/withdraw/info": {
    post: Operation<Body<JsonOf<api.WithdrawalGetInput>>, api.Withdrawal>;
  };
  "/api/withdraw/list": {
    post: Operation<OptionalBody<JsonOf<api.WithdrawalListInput>>, api.WithdrawalPage>;
  };
  "/api/withdraw/methods": {
    post: Operation<Nothing, api.WithdrawalMethods>;
  };
  "/api/withdraw/quote": {
    post: Operation<Body<JsonOf<api.WithdrawalQuoteInput>>, api.WithdrawalQuote>;
  };
}
