// Generated from the contract by scripts/generate.mjs. Do not edit.
import type { CallOptions } from "../options";
import type {
  AccountTransactionsInput,
  AccountUpdateInput,
  Address,
  AddressAreasInput,
  AddressDeleteInput,
  AddressInput,
  Area,
  Article,
  ArticleGetInput,
  ArticleListInput,
  ArticleSummary,
  AuthChangePasswordInput,
  AuthLoginInput,
  AuthRegisterInput,
  AuthSendEmailCodeInput,
  AuthSocialLoginInput,
  CancelledOrder,
  Category,
  CategoryListInput,
  Comment,
  CommentPage,
  CreatedOrders,
  Followed,
  FundPasswordChange,
  FundPasswordInput,
  Loan,
  LoanIndex,
  LoanInput,
  LoanListInput,
  LoanPage,
  MerchantApplication,
  MerchantApplyInput,
  MerchantContract,
  MerchantFileInput,
  MerchantOrder,
  MerchantOrderDeclineInput,
  MerchantOrderGetInput,
  MerchantOrderListInput,
  MerchantOrderPage,
  MerchantOrderShipInput,
  MerchantProductDeleteInput,
  MerchantProductGetInput,
  MerchantProductListInput,
  MerchantProductSetStatusInput,
  MerchantReviewReplyInput,
  MerchantSettlementsInput,
  MerchantStatsInput,
  Message,
  MessageGetInput,
  MessageListInput,
  MessageMarkReadInput,
  MessagePage,
  MoneyLogPage,
  Order,
  OrderCancelInput,
  OrderConfirmReceiptInput,
  OrderCreateInput,
  OrderGetInput,
  OrderListInput,
  OrderPage,
  OrderPreviewInput,
  OrderReviewInput,
  PaidOrder,
  Pay,
  PaymentGetInput,
  PaymentPayWithBalanceInput,
  PaymentPayWithCryptoInput,
  Preview,
  PrivateFile,
  ProductDetail,
  ProductGetInput,
  ProductInput,
  ProductListInput,
  ProductPage,
  ProductReviewsInput,
  ProductSearchInput,
  ProductSuggestInput,
  PurchaseRequest,
  PurchaseRequestCloseInput,
  PurchaseRequestGetInput,
  PurchaseRequestInput,
  PurchaseRequestListInput,
  PurchaseRequestMineInput,
  PurchaseRequestPage,
  Recharge,
  RechargeGetInput,
  RechargeInput,
  RechargeListInput,
  RechargeMethods,
  RechargePage,
  RechargeProof,
  SettlementPage,
  Shop,
  ShopCenter,
  ShopPage,
  ShopProduct,
  ShopProductPage,
  ShopStats,
  SignedIn,
  Site,
  SiteConfig,
  StoreFollowedInput,
  StoreGetInput,
  StoreSearchInput,
  StoreToggleFollowInput,
  Suggestion,
  Unread,
  Upload,
  UploadImageInput,
  User,
  WithdrawMethods,
  WithdrawQuote,
  WithdrawQuoteInput,
  Withdrawal,
  WithdrawalCancelInput,
  WithdrawalGetInput,
  WithdrawalInput,
  WithdrawalListInput,
  WithdrawalPage,
} from "./types";

/** Input, result and named errors of each operation. */
export interface OperationTypes {
  "account.get": { input: undefined; data: User };
  "account.transactions": { input: AccountTransactionsInput | undefined; data: MoneyLogPage };
  "account.update": { input: AccountUpdateInput; data: null };
  "addresses.areas": { input: AddressAreasInput | undefined; data: Area[] };
  "addresses.delete": { input: AddressDeleteInput; data: null };
  "addresses.list": { input: undefined; data: Address[] };
  "addresses.save": { input: AddressInput; data: Address };
  "articles.get": { input: ArticleGetInput; data: Article };
  "articles.list": { input: ArticleListInput | undefined; data: ArticleSummary[] };
  "auth.changePassword": { input: AuthChangePasswordInput; data: null };
  "auth.login": { input: AuthLoginInput; data: SignedIn };
  "auth.logout": { input: undefined; data: null };
  "auth.register": { input: AuthRegisterInput; data: SignedIn };
  "auth.sendEmailCode": { input: AuthSendEmailCodeInput; data: null };
  "auth.socialLogin": { input: AuthSocialLoginInput; data: SignedIn };
  "categories.list": { input: CategoryListInput | undefined; data: Category[] };
  "fundPassword.change": { input: FundPasswordChange; data: null; reason: "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "weak_password" | "same_as_login" };
  "fundPassword.set": { input: FundPasswordInput; data: null; reason: "password_wrong" | "code_wrong" | "weak_password" | "same_as_login" };
  "loans.apply": { input: LoanInput; data: Loan; reason: "loan_disabled" | "terms_changed" | "amount_range" | "open_application" };
  "loans.list": { input: LoanListInput | undefined; data: LoanPage };
  "loans.terms": { input: undefined; data: LoanIndex };
  "merchant.apply": { input: MerchantApplyInput; data: MerchantApplication };
  "merchant.contract": { input: undefined; data: MerchantContract };
  "merchant.dashboard": { input: undefined; data: ShopCenter; reason: "not_merchant" };
  "merchant.file": { input: MerchantFileInput; data: PrivateFile };
  "merchant.get": { input: undefined; data: MerchantApplication | null };
  "merchant.getByPost": { input: undefined; data: MerchantApplication | null };
  "merchant.settlements": { input: MerchantSettlementsInput | undefined; data: SettlementPage; reason: "not_merchant" };
  "merchant.stats": { input: MerchantStatsInput; data: ShopStats; reason: "not_merchant" | "range_too_long" };
  "merchantOrders.decline": { input: MerchantOrderDeclineInput; data: MerchantOrder; reason: "not_merchant" | "bad_state" };
  "merchantOrders.get": { input: MerchantOrderGetInput; data: MerchantOrder; reason: "not_merchant" };
  "merchantOrders.list": { input: MerchantOrderListInput | undefined; data: MerchantOrderPage; reason: "not_merchant" };
  "merchantOrders.ship": { input: MerchantOrderShipInput; data: MerchantOrder; reason: "not_merchant" | "bad_state" | "already_shipped" };
  "merchantProducts.delete": { input: MerchantProductDeleteInput; data: null; reason: "not_merchant" | "has_open_orders" };
  "merchantProducts.get": { input: MerchantProductGetInput; data: ShopProduct; reason: "not_merchant" };
  "merchantProducts.list": { input: MerchantProductListInput | undefined; data: ShopProductPage; reason: "not_merchant" };
  "merchantProducts.save": { input: ProductInput; data: ShopProduct; reason: "not_merchant" | "field_invalid" | "image_invalid" | "price_invalid" | "version_conflict" };
  "merchantProducts.setStatus": { input: MerchantProductSetStatusInput; data: ShopProduct; reason: "not_merchant" | "bad_state" };
  "merchantReviews.reply": { input: MerchantReviewReplyInput; data: Comment; reason: "not_merchant" | "already_replied" | "content_rejected" };
  "messages.get": { input: MessageGetInput; data: Message };
  "messages.list": { input: MessageListInput | undefined; data: MessagePage };
  "messages.markRead": { input: MessageMarkReadInput | undefined; data: Unread };
  "orders.cancel": { input: OrderCancelInput; data: CancelledOrder; reason: "bad_state" | "already_shipped" };
  "orders.confirmReceipt": { input: OrderConfirmReceiptInput; data: Order; reason: "bad_state" };
  "orders.create": { input: OrderCreateInput; data: CreatedOrders; reason: "price_changed" | "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "cart_empty" | "too_many_unpaid" };
  "orders.get": { input: OrderGetInput; data: Order };
  "orders.list": { input: OrderListInput | undefined; data: OrderPage };
  "orders.preview": { input: OrderPreviewInput; data: Preview; reason: "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "address_required" };
  "orders.review": { input: OrderReviewInput; data: Order; reason: "bad_state" | "already_commented" | "content_rejected" };
  "payments.get": { input: PaymentGetInput; data: Pay };
  "payments.payWithBalance": { input: PaymentPayWithBalanceInput; data: PaidOrder; reason: "insufficient_balance" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "pay_expired" | "already_paid" | "price_changed" };
  "payments.payWithCrypto": { input: PaymentPayWithCryptoInput; data: Pay; reason: "network_disabled" | "amount_too_small" | "rate_unavailable" | "pay_expired" | "already_paid" };
  "products.get": { input: ProductGetInput; data: ProductDetail };
  "products.list": { input: ProductListInput | undefined; data: ProductPage };
  "products.reviews": { input: ProductReviewsInput; data: CommentPage };
  "products.search": { input: ProductSearchInput; data: ProductPage };
  "products.suggest": { input: ProductSuggestInput; data: Suggestion[] };
  "purchaseRequests.close": { input: PurchaseRequestCloseInput; data: PurchaseRequest };
  "purchaseRequests.create": { input: PurchaseRequestInput; data: PurchaseRequest; reason: "too_many_open" | "content_rejected" };
  "purchaseRequests.get": { input: PurchaseRequestGetInput; data: PurchaseRequest };
  "purchaseRequests.list": { input: PurchaseRequestListInput | undefined; data: PurchaseRequestPage };
  "purchaseRequests.mine": { input: PurchaseRequestMineInput | undefined; data: PurchaseRequestPage };
  "recharges.create": { input: RechargeInput; data: Recharge; reason: "network_disabled" | "amount_too_small" | "amount_too_large" | "too_many_open" };
  "recharges.get": { input: RechargeGetInput; data: Recharge };
  "recharges.list": { input: RechargeListInput | undefined; data: RechargePage };
  "recharges.methods": { input: undefined; data: RechargeMethods };
  "recharges.submitProof": { input: RechargeProof; data: Recharge; reason: "bad_state" | "txid_invalid" | "txid_used" | "image_invalid" | "proof_required" };
  "site.config": { input: undefined; data: SiteConfig };
  "site.home": { input: undefined; data: Site | null };
  "stores.followed": { input: StoreFollowedInput | undefined; data: ShopPage };
  "stores.get": { input: StoreGetInput; data: Shop };
  "stores.search": { input: StoreSearchInput; data: ShopPage };
  "stores.toggleFollow": { input: StoreToggleFollowInput; data: Followed };
  "uploads.image": { input: UploadImageInput; data: Upload };
  "withdrawals.cancel": { input: WithdrawalCancelInput; data: Withdrawal; reason: "bad_state" };
  "withdrawals.create": { input: WithdrawalInput; data: Withdrawal; reason: "quote_expired" | "quote_changed" | "address_invalid" | "address_wrong_network" | "memo_required" | "self_address" | "acknowledgement_required" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "insufficient_balance" | "daily_limit" | "locked" };
  "withdrawals.get": { input: WithdrawalGetInput; data: Withdrawal };
  "withdrawals.list": { input: WithdrawalListInput | undefined; data: WithdrawalPage };
  "withdrawals.methods": { input: undefined; data: WithdrawMethods };
  "withdrawals.quote": { input: WithdrawQuoteInput; data: WithdrawQuote; reason: "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled" };
}

/** Profile, balance and balance history of the signed-in user. */
export interface AccountApi {
  /**
   * Read the account.
   *
   * The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key as optional
   * and a missing `money` as `"0"`.
   *
   * `POST /api/user/index`. Needs a user session.
   * Retried automatically.
   * Screens: `/mine`, `/setting`.
   *
   * @throws {MarketplaceError}
   */
  get(input?: undefined, options?: CallOptions): Promise<User>;
  /**
   * List changes of the balance.
   *
   * Provisional. Every change with its cause, newest first.
   *
   * `POST /api/user/money_log`. Needs a user session.
   * Retried automatically.
   * Screens: `/mine`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  transactions(input?: AccountTransactionsInput, options?: CallOptions): Promise<MoneyLogPage>;
  /**
   * Change the profile.
   *
   * Saves the fields below. **An omitted `avatar` or `bio` is cleared**: send both again with their present values.
   *
   * `POST /api/user/profile`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/setting`.
   *
   * @throws {MarketplaceError}
   */
  update(input: AccountUpdateInput, options?: CallOptions): Promise<null>;
}

/** Shipping addresses and the regions to choose from. */
export interface AddressesApi {
  /**
   * List areas.
   *
   * Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is not open yet.
   *
   * `POST /api/aera/readArea`. Public.
   * Retried automatically.
   * Screens: `/insertAddress`.
   *
   * @throws {MarketplaceError}
   */
  areas(input?: AddressAreasInput, options?: CallOptions): Promise<Area[]>;
  /**
   * Delete an address.
   *
   * Deletes one of the user's addresses.
   *
   * `POST /api/aera/del`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/address`.
   *
   * @throws {MarketplaceError}
   */
  delete(input: AddressDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * List addresses.
   *
   * The user's addresses, the default one first.
   *
   * `POST /api/aera/index`. Needs a user session.
   * Retried automatically.
   * Screens: `/address`, `/orderChecked`.
   *
   * @throws {MarketplaceError}
   */
  list(input?: undefined, options?: CallOptions): Promise<Address[]>;
  /**
   * Add or change an address.
   *
   * Without `id` an address is added, with it that address is replaced. Never retried automatically: a lost answer
   * could add the address twice.
   *
   * `POST /api/aera/addEdit`. Needs a user session.
   * Never retried automatically.
   * Screens: `/insertAddress`.
   *
   * @throws {MarketplaceError}
   */
  save(input: AddressInput, options?: CallOptions): Promise<Address>;
}

/** Help articles and footer pages. */
export interface ArticlesApi {
  /**
   * Read an article.
   *
   * One article. `content` is HTML to sanitise.
   *
   * `GET /api/Article/detail`. Public.
   * Retried automatically.
   * Screens: `/page/{ids}`, `/faqs`, `/know`, `/article-detail/{id}`, `/tiktok-flow`.
   *
   * @throws {MarketplaceError}
   */
  get(input: ArticleGetInput, options?: CallOptions): Promise<Article>;
  /**
   * List articles of categories.
   *
   * Articles of the categories in `ids`; all articles without it.
   *
   * `GET /api/Article/category`. Public.
   * Retried automatically.
   * Screens: `/faqs`, `/page/{ids}`.
   *
   * @throws {MarketplaceError}
   */
  list(input?: ArticleListInput, options?: CallOptions): Promise<ArticleSummary[]>;
}

/** Signing in and out, registration, e-mail codes and the login password. */
export interface AuthApi {
  /**
   * Change the login password.
   *
   * Revokes the current token: sign in again afterwards. The repeated new password is compared in the client and not
   * sent.
   *
   * `POST /api/user/change`. Needs a user session.
   * Never retried automatically.
   * Screens: `/resetPwd`.
   *
   * @throws {MarketplaceError}
   */
  changePassword(input: AuthChangePasswordInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in.
   *
   * Opens a session and returns its token. A refusal (wrong password, unknown account) belongs to the caller: show
   * it beside the form. Never retried automatically.
   *
   * `POST /api/user/login`. Public.
   * Never retried automatically.
   * Screens: `/login`.
   *
   * @throws {MarketplaceError}
   */
  login(input: AuthLoginInput, options?: CallOptions): Promise<SignedIn>;
  /**
   * Sign out.
   *
   * Ends the session of the token that was sent. 401 means it had already ended: count it as done.
   *
   * `POST /api/user/logout`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/mine`, `/setting`.
   *
   * @throws {MarketplaceError}
   */
  logout(input?: undefined, options?: CallOptions): Promise<null>;
  /**
   * Register.
   *
   * Creates an account and signs in at once. The repeated password is compared in the client and not sent. A refusal
   * (name taken, wrong code) belongs to the caller.
   *
   * `POST /api/user/register`. Public.
   * Never retried automatically.
   * Screens: `/register`.
   *
   * @throws {MarketplaceError}
   */
  register(input: AuthRegisterInput, options?: CallOptions): Promise<SignedIn>;
  /**
   * Send an e-mail code.
   *
   * Sends a code of 4 digits that is valid for 120 seconds. Stock servers allow one a minute for an address and five
   * an hour for an IP, and drop the code after about ten wrong tries. Although it is a GET it has an effect and is
   * never retried. Stock servers read POST only: a client may offer that as an option; the parameters are then body
   * fields.
   *
   * `GET /api/ems/send`. Public.
   * Never retried automatically.
   * Screens: `/register`, `/resetPwd`, `/fundPassword`.
   *
   * @throws {MarketplaceError}
   */
  sendEmailCode(input: AuthSendEmailCodeInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in with a social account.
   *
   * Exchanges a code from an identity provider for a session. A refusal belongs to the caller. Never retried
   * automatically: the code works once.
   *
   * `POST /api/user/loginsocial`. Public.
   * Never retried automatically.
   * Screens: `/login`.
   *
   * @throws {MarketplaceError}
   */
  socialLogin(input: AuthSocialLoginInput, options?: CallOptions): Promise<SignedIn>;
}

/** The category tree. */
export interface CategoriesApi {
  /**
   * Show the category tree.
   *
   * Provisional. Every category with its children under `childlist`, or the branches under `pid`. A category without
   * children has none or an empty `childlist`.
   *
   * `POST /api/index/category`. Public.
   * Retried automatically.
   * Screens: `/product`, `/category/{pid}`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: CategoryListInput, options?: CallOptions): Promise<Category[]>;
}

/** The password that confirms payments and withdrawals. */
export interface FundPasswordApi {
  /**
   * Change the fund password.
   *
   * Provisional. With the present one. Wrong tries count together with those at payments and withdrawals.
   *
   * `POST /api/user/fund_change`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/fundPassword`, `/setting`.
   * Errors (`error.reason`): `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`, `weak_password`,
   * `same_as_login`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  change(input: FundPasswordChange, options?: CallOptions): Promise<null>;
  /**
   * Set the fund password.
   *
   * Provisional. The first time with the login password; later, as a reset, with an e-mail code too
   * (auth.sendEmailCode, event `fundpwd`). A reset locks withdrawals for 24 hours.
   *
   * `POST /api/user/fund_set`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/fundPassword`, `/setting`.
   * Errors (`error.reason`): `password_wrong`, `code_wrong`, `weak_password`, `same_as_login`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  set(input: FundPasswordInput, options?: CallOptions): Promise<null>;
}

/** Loan terms and applications. */
export interface LoansApi {
  /**
   * Apply for a loan.
   *
   * Provisional. `agree` carries the version of the terms that were shown; other terms since then refuse it.
   * `amount_range` also answers a term that is not offered. One application at a time.
   *
   * `POST /api/loan/apply`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/loan`.
   * Errors (`error.reason`): `loan_disabled`, `terms_changed`, `amount_range`, `open_application`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  apply(input: LoanInput, options?: CallOptions): Promise<Loan>;
  /**
   * List loan applications.
   *
   * Provisional. The user's applications, newest first.
   *
   * `POST /api/loan/list`. Needs a user session.
   * Retried automatically.
   * Screens: `/loan`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: LoanListInput, options?: CallOptions): Promise<LoanPage>;
  /**
   * Read what loans are offered.
   *
   * Provisional. Terms with annual rate, total cost and a worked example, and whether this user may apply. Off
   * unless the operator has named a provider and its terms.
   *
   * `POST /api/loan/index`. Needs a user session.
   * Retried automatically.
   * Screens: `/loan`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  terms(input?: undefined, options?: CallOptions): Promise<LoanIndex>;
}

/** Merchant registration, the signed contract and the store's figures. */
export interface MerchantApi {
  /**
   * Apply as a merchant.
   *
   * Submits the application for review (stated 2 to 48 hours). Upload the pictures first with uploads.image and send
   * what it returned. A rejected application is corrected with its `id` and only the refused fields.
   *
   * `POST /api/merchant/reg`. Needs a user session.
   * Never retried automatically.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError}
   */
  apply(input: MerchantApplyInput, options?: CallOptions): Promise<MerchantApplication>;
  /**
   * Read the merchant contract.
   *
   * Provisional. The text to sign before merchant.apply, its version and who signs where.
   *
   * `POST /api/merchant/contract`. Needs a user session.
   * Retried automatically.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  contract(input?: undefined, options?: CallOptions): Promise<MerchantContract>;
  /**
   * Read the shop centre.
   *
   * Provisional. The merchant's own store with balance, pending settlement and what is to do.
   *
   * `POST /api/merchant/center`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  dashboard(input?: undefined, options?: CallOptions): Promise<ShopCenter>;
  /**
   * Read an own private picture.
   *
   * Provisional. Gives an address for an identity document, a signature or a proof that the user uploaded, good for
   * one reading within 60 seconds. Only who uploaded it gets one, everybody else a 404.
   *
   * `POST /api/merchant/file`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  file(input: MerchantFileInput, options?: CallOptions): Promise<PrivateFile>;
  /**
   * Read the merchant application.
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user
   * has not applied yet.
   *
   * `GET /api/merchant/index`. Needs a user session.
   * Retried automatically.
   * Code 0 resolves to null.
   * Screens: `/merchant`, `/mine`.
   *
   * @throws {MarketplaceError}
   */
  get(input?: undefined, options?: CallOptions): Promise<MerchantApplication | null>;
  /**
   * Read the merchant application (POST).
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user
   * has not applied yet. The same as the GET, for servers that route only POST.
   *
   * `POST /api/merchant/index`. Needs a user session.
   * Retried automatically.
   * Code 0 resolves to null.
   * Screens: `/merchant`, `/mine`.
   *
   * @throws {MarketplaceError}
   */
  getByPost(input?: undefined, options?: CallOptions): Promise<MerchantApplication | null>;
  /**
   * List settlements.
   *
   * Provisional. What received orders bring, newest first, with the sums. A pending row becomes part of the owner's
   * balance at `available_at`.
   *
   * `POST /api/merchant/settlement`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  settlements(input?: MerchantSettlementsInput, options?: CallOptions): Promise<SettlementPage>;
  /**
   * Read sales figures.
   *
   * Provisional. Figures of the own store between two days in UTC, both included: at most 92 by day, 1098 by month.
   *
   * `POST /api/merchant/stats`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `range_too_long`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  stats(input: MerchantStatsInput, options?: CallOptions): Promise<ShopStats>;
}

/** Orders that the merchant's store received. */
export interface MerchantOrdersApi {
  /**
   * Decline an order.
   *
   * Provisional. Cancels a paid order and returns the whole total to the buyer, with the reason.
   *
   * `POST /api/merchant/order_decline`. Needs a merchant session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `bad_state`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  decline(input: MerchantOrderDeclineInput, options?: CallOptions): Promise<MerchantOrder>;
  /**
   * Read an order of the own store.
   *
   * Provisional. With the address and the buyer's contact while it is paid or shipped, without them otherwise.
   *
   * `POST /api/merchant/order_info`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: MerchantOrderGetInput, options?: CallOptions): Promise<MerchantOrder>;
  /**
   * List orders of the own store.
   *
   * Provisional. Newest first, with the number of orders in each tab. `received` holds completed ones too.
   *
   * `POST /api/merchant/order_list`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: MerchantOrderListInput, options?: CallOptions): Promise<MerchantOrderPage>;
  /**
   * Ship an order.
   *
   * Provisional. Turns a paid order into a shipped one and tells the buyer. `bad_state` carries the present
   * `status`.
   *
   * `POST /api/merchant/order_ship`. Needs a merchant session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `bad_state`, `already_shipped`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  ship(input: MerchantOrderShipInput, options?: CallOptions): Promise<MerchantOrder>;
}

/** The products of the merchant's store. */
export interface MerchantProductsApi {
  /**
   * Delete a product.
   *
   * Provisional. Not while an order with it is open. Past orders keep their own copy. Deleting what is gone
   * succeeds.
   *
   * `POST /api/merchant/pro_del`. Needs a merchant session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `has_open_orders`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  delete(input: MerchantProductDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * Read an own product.
   *
   * Provisional. A product of the merchant's store with its variants and its `version`.
   *
   * `POST /api/merchant/pro_info`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: MerchantProductGetInput, options?: CallOptions): Promise<ShopProduct>;
  /**
   * List own products.
   *
   * Provisional. Products of the merchant's store in every state, latest change first.
   *
   * `POST /api/merchant/pro_list`. Needs a merchant session.
   * Retried automatically.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: MerchantProductListInput, options?: CallOptions): Promise<ShopProductPage>;
  /**
   * Add or change a product.
   *
   * Provisional. A new product starts as `off`, or as `review` where the operator looks at it first. A change needs
   * the `version` that was read: `version_conflict` says that it was changed since, with the present `version`. A
   * sale is no change of that kind: a `stock` that is sent replaces what is left after it, so send it only after a
   * new count; left out, it stays. `field_invalid` and `image_invalid` name the `field`, also the `stock` that a new
   * product or combination lacks.
   *
   * `POST /api/merchant/pro_save`. Needs a merchant session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `field_invalid`, `image_invalid`, `price_invalid`, `version_conflict`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  save(input: ProductInput, options?: CallOptions): Promise<ShopProduct>;
  /**
   * Put a product on or off sale.
   *
   * Provisional. Sets the wished state, so repeating changes nothing. A product under review stays there
   * (`bad_state`).
   *
   * `POST /api/merchant/pro_state`. Needs a merchant session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `bad_state`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  setStatus(input: MerchantProductSetStatusInput, options?: CallOptions): Promise<ShopProduct>;
}

/** Reviews of the merchant's products. */
export interface MerchantReviewsApi {
  /**
   * Reply to a review.
   *
   * Provisional. One reply to each review of an own product; it can't be changed. Nothing hides or removes a review.
   *
   * `POST /api/merchant/comment_reply`. Needs a merchant session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/merchant`.
   * Errors (`error.reason`): `not_merchant`, `already_replied`, `content_rejected`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  reply(input: MerchantReviewReplyInput, options?: CallOptions): Promise<Comment>;
}

/** Messages from the site to the user. */
export interface MessagesApi {
  /**
   * Read a message.
   *
   * Provisional. One message. Reading marks it as read.
   *
   * `POST /api/message/info`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: MessageGetInput, options?: CallOptions): Promise<Message>;
  /**
   * List messages.
   *
   * Provisional. The user's messages, newest first, with the number of unread ones.
   *
   * `POST /api/message/list`. Needs a user session.
   * Retried automatically.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: MessageListInput, options?: CallOptions): Promise<MessagePage>;
  /**
   * Mark messages as read.
   *
   * Provisional. Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed
   * over.
   *
   * `POST /api/message/read`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  markRead(input?: MessageMarkReadInput, options?: CallOptions): Promise<Unread>;
}

/** Checkout and orders of the buyer. */
export interface OrdersApi {
  /**
   * Cancel an order.
   *
   * Provisional. Cancels an order that is `unpaid`, or `paid` and not yet shipped. What was paid for it goes back to
   * the balance at once and whole, and its pieces go back into stock. An unpaid order leaves its payment, whose
   * `total` becomes smaller; a payment left without orders is `expired`. While coins for the payment are on their
   * way (`processing`) its orders can't be cancelled. `bad_state` brings the `status` the order is in.
   *
   * `POST /api/order/cancel`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/order`.
   * Errors (`error.reason`): `bad_state`, `already_shipped`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  cancel(input: OrderCancelInput, options?: CallOptions): Promise<CancelledOrder>;
  /**
   * Confirm the receipt.
   *
   * Provisional. Says that a `shipped` order has arrived; the store is paid for it. It can't be taken back. 15 days
   * after the shipping it happens automatically. `bad_state` brings the `status` the order is in.
   *
   * `POST /api/order/receipt`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/order`.
   * Errors (`error.reason`): `bad_state`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  confirmReceipt(input: OrderConfirmReceiptInput, options?: CallOptions): Promise<Order>;
  /**
   * Order what was previewed.
   *
   * Provisional. Makes one order per store and one payment for all of them, takes the pieces from stock and keeps
   * the address as it is now. `price_token` and `expect_total` are the preview's: when anything the buyer saw has
   * changed, or the token has run out, the answer is `price_changed` with the new `total` and nothing was ordered;
   * preview again. Unpaid orders are cancelled at the payment's `expires_at` and their pieces go back.
   *
   * `POST /api/order/create`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/orderChecked`.
   * Errors (`error.reason`): `price_changed`, `product_unavailable`, `stock_short`, `area_not_open`, `own_product`,
   * `cart_empty`, `too_many_unpaid`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  create(input: OrderCreateInput, options?: CallOptions): Promise<CreatedOrders>;
  /**
   * Show an order.
   *
   * Provisional. One of the user's orders. Another user's is 404, like one that does not exist.
   *
   * `POST /api/order/info`. Needs a user session.
   * Retried automatically.
   * Screens: `/order`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: OrderGetInput, options?: CallOptions): Promise<Order>;
  /**
   * List orders.
   *
   * Provisional. The user's orders, newest first, with the number behind each tab.
   *
   * `POST /api/order/list`. Needs a user session.
   * Retried automatically.
   * Screens: `/order`, `/mine`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: OrderListInput, options?: CallOptions): Promise<OrderPage>;
  /**
   * Price a cart.
   *
   * Provisional. Prices the lines, finds freight and tax for the address, and says what stands against ordering. It
   * changes and reserves nothing, so call it again whenever the cart or the address changes. Lines that can't be
   * ordered stay in their group with an entry in `problems` and count in no sum; an address that is missing or in an
   * area not open yet is a problem of every group. While there is one, `price_token` is empty. When no line is left
   * to price, the call is refused with the first line's problem; a server that prices no partial carts refuses with
   * the first problem it meets. Without `address_id` the default address is taken.
   *
   * `POST /api/order/preview`. Needs a user session.
   * Retried automatically.
   * Screens: `/orderChecked`.
   * Errors (`error.reason`): `product_unavailable`, `stock_short`, `area_not_open`, `own_product`,
   * `address_required`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  preview(input: OrderPreviewInput, options?: CallOptions): Promise<Preview>;
  /**
   * Review an order.
   *
   * Provisional. Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what
   * is written stays. Not all lines need one; when the last has one the order is `completed`. `already_commented`
   * and `content_rejected` name the `field`, such as `comments.0.content`.
   *
   * `POST /api/order/comment`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/order`.
   * Errors (`error.reason`): `bad_state`, `already_commented`, `content_rejected`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  review(input: OrderReviewInput, options?: CallOptions): Promise<Order>;
}

/** Payments of orders, from the balance or with a coin. */
export interface PaymentsApi {
  /**
   * Show a payment.
   *
   * Provisional. The payment as it is now. Ask again every 5 seconds at most and slower, up to every 30, the longer
   * it takes; stop at `settled`, `expired` or `invalid`.
   *
   * `POST /api/pay/info`. Needs a user session.
   * Retried automatically.
   * Screens: `/pay`, `/success`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: PaymentGetInput, options?: CallOptions): Promise<Pay>;
  /**
   * Pay from the balance.
   *
   * Provisional. Takes the total from the balance and settles the payment at once; its orders become `paid`. The
   * fund password is asked here and nowhere before. After a wrong one `left` says how many tries remain, after the
   * last one it is locked until `until`. `expect_total` is what the buyer saw.
   *
   * `POST /api/pay/balance`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/pay`.
   * Errors (`error.reason`): `insufficient_balance`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `pay_expired`, `already_paid`, `price_changed`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  payWithBalance(input: PaymentPayWithBalanceInput, options?: CallOptions): Promise<PaidOrder>;
  /**
   * Pay with a coin.
   *
   * Provisional. Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and sentences to
   * show before both. Asking again with the same coin and network gives the same address; another network gives
   * another address, and the earlier one is still watched. What arrives on any of them is counted or credited to the
   * balance, never kept. Follow the payment with payments.get.
   *
   * `POST /api/pay/crypto`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/pay`.
   * Errors (`error.reason`): `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired`,
   * `already_paid`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  payWithCrypto(input: PaymentPayWithCryptoInput, options?: CallOptions): Promise<Pay>;
}

/** Catalogue, search and product reviews. */
export interface ProductsApi {
  /**
   * Read a product.
   *
   * The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.
   *
   * `POST /api/index/pro_info`. Public.
   * Retried automatically.
   * Screens: `/goods`.
   *
   * @throws {MarketplaceError}
   */
  get(input: ProductGetInput, options?: CallOptions): Promise<ProductDetail>;
  /**
   * List products.
   *
   * Products by category, store or flag. A parent category includes its children.
   *
   * `POST /api/index/pro`. Public.
   * Retried automatically.
   * Screens: `/`, `/product`, `/category/{pid}`, `/store/{id}`.
   *
   * @throws {MarketplaceError}
   */
  list(input?: ProductListInput, options?: CallOptions): Promise<ProductPage>;
  /**
   * List reviews of a product.
   *
   * Provisional. Published reviews, newest first. `counts` and `good_rate` are over all of them, whatever the
   * filter.
   *
   * `POST /api/index/pro_comment`. Public.
   * Retried automatically.
   * Screens: `/goods`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  reviews(input: ProductReviewsInput, options?: CallOptions): Promise<CommentPage>;
  /**
   * Search products.
   *
   * Products whose title or description matches. With `shop_id` only that store's.
   *
   * `POST /api/index/search_pro`. Public.
   * Retried automatically.
   * Screens: `/search`, `/store/{id}`.
   *
   * @throws {MarketplaceError}
   */
  search(input: ProductSearchInput, options?: CallOptions): Promise<ProductPage>;
  /**
   * Complete a search.
   *
   * Provisional. Completions while the user types: words of products, names of stores, categories. Wait for a pause
   * in the typing.
   *
   * `POST /api/index/suggest`. Public.
   * Retried automatically.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  suggest(input: ProductSuggestInput, options?: CallOptions): Promise<Suggestion[]>;
}

/** What buyers are looking for. */
export interface PurchaseRequestsApi {
  /**
   * Close a purchase request.
   *
   * Provisional. Closes one's own purchase request for good. Closing a closed one changes nothing.
   *
   * `POST /api/request/close`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/search`, `/mine`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  close(input: PurchaseRequestCloseInput, options?: CallOptions): Promise<PurchaseRequest>;
  /**
   * Write a purchase request.
   *
   * Provisional. Publishes what the user looks for. `content_rejected` names the `field` the operator's filter
   * refused, `too_many_open` the number that may be open (`max`).
   *
   * `POST /api/request/create`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/search`, `/mine`.
   * Errors (`error.reason`): `too_many_open`, `content_rejected`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  create(input: PurchaseRequestInput, options?: CallOptions): Promise<PurchaseRequest>;
  /**
   * Show a purchase request.
   *
   * Provisional. One purchase request, open or closed.
   *
   * `POST /api/request/info`. Public.
   * Retried automatically.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: PurchaseRequestGetInput, options?: CallOptions): Promise<PurchaseRequest>;
  /**
   * List purchase requests.
   *
   * Provisional. Open purchase requests, newest first, searched by words or category.
   *
   * `POST /api/request/list`. Public.
   * Retried automatically.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: PurchaseRequestListInput, options?: CallOptions): Promise<PurchaseRequestPage>;
  /**
   * List own purchase requests.
   *
   * Provisional. The user's own purchase requests, open and closed, newest first.
   *
   * `POST /api/request/my`. Needs a user session.
   * Retried automatically.
   * Screens: `/search`, `/mine`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  mine(input?: PurchaseRequestMineInput, options?: CallOptions): Promise<PurchaseRequestPage>;
}

/** Top-ups of the balance. */
export interface RechargesApi {
  /**
   * Start a top-up.
   *
   * Provisional. Reserves an address for one transfer and answers the recharge as `created`. Show its `warnings`,
   * the network and the whole address before anything is sent. Then send the coins, and the proof with
   * recharges.submitProof. Only a few may be open at a time (`too_many_open`).
   *
   * `POST /api/recharge/create`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/recharge`.
   * Errors (`error.reason`): `network_disabled`, `amount_too_small`, `amount_too_large`, `too_many_open`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  create(input: RechargeInput, options?: CallOptions): Promise<Recharge>;
  /**
   * Read a top-up.
   *
   * Provisional. One recharge with its state. Read it every 5 seconds while a transfer is expected, later every 30.
   *
   * `POST /api/recharge/info`. Needs a user session.
   * Retried automatically.
   * Screens: `/rechargeDetail`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: RechargeGetInput, options?: CallOptions): Promise<Recharge>;
  /**
   * List recharges.
   *
   * The user's top-ups, newest first.
   *
   * `GET /api/user/recharge_list`. Needs a user session.
   * Retried automatically.
   * Screens: `/rechargeRecode`.
   *
   * @throws {MarketplaceError}
   */
  list(input?: RechargeListInput, options?: CallOptions): Promise<RechargePage>;
  /**
   * List the ways to top up.
   *
   * Provisional. Coins and networks with their limits, and what the operator wants to be read first. A method that
   * is off stays in the list with its `notice`.
   *
   * `POST /api/recharge/methods`. Needs a user session.
   * Retried automatically.
   * Screens: `/recharge`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  methods(input?: undefined, options?: CallOptions): Promise<RechargeMethods>;
  /**
   * Send the proof of a transfer.
   *
   * Provisional. The transaction id, a picture, or both, and what was really sent. The recharge becomes `submitted`;
   * a review takes 2 to 48 hours unless the chain answers first. What arrived is credited, whatever was typed. A
   * rejected or expired recharge takes a new proof while `proofs_left` is above 0. A transaction id counts once on
   * its network, whoever sends it.
   *
   * `POST /api/recharge/submit`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/recharge`, `/rechargeDetail`.
   * Errors (`error.reason`): `bad_state`, `txid_invalid`, `txid_used`, `image_invalid`, `proof_required`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  submitProof(input: RechargeProof, options?: CallOptions): Promise<Recharge>;
}

/** Home page and site settings. */
export interface SiteApi {
  /**
   * Show the site's settings.
   *
   * Provisional. Languages, currencies and their digits, limits, and what this server can do. It rarely changes:
   * once per start is enough.
   *
   * `POST /api/index/config`. Public.
   * Retried automatically.
   * Screens: `/`, `/lang`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  config(input?: undefined, options?: CallOptions): Promise<SiteConfig>;
  /**
   * Read home and site data.
   *
   * Site settings, the footer and the sections of the home page. A stock server sends null: start without any of it.
   *
   * `POST /api/index/index`. Public.
   * Retried automatically.
   * Screens: `/`.
   *
   * @throws {MarketplaceError}
   */
  home(input?: undefined, options?: CallOptions): Promise<Site | null>;
}

/** Stores and the stores a user follows. */
export interface StoresApi {
  /**
   * List followed stores.
   *
   * The stores the user follows, latest first.
   *
   * `POST /api/user/followers_list`. Needs a user session.
   * Retried automatically.
   * Screens: `/collectShop`.
   *
   * @throws {MarketplaceError}
   */
  followed(input?: StoreFollowedInput, options?: CallOptions): Promise<ShopPage>;
  /**
   * Read a store.
   *
   * The store with its figures. With a token `is_follow` is the user's own.
   *
   * `POST /api/index/shop_info`. Public.
   * Retried automatically.
   * Screens: `/store/{id}`, `/goods`.
   *
   * @throws {MarketplaceError}
   */
  get(input: StoreGetInput, options?: CallOptions): Promise<Shop>;
  /**
   * Search stores.
   *
   * Stores whose name or description matches.
   *
   * `POST /api/index/search_shop`. Public.
   * Retried automatically.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError}
   */
  search(input: StoreSearchInput, options?: CallOptions): Promise<ShopPage>;
  /**
   * Follow or unfollow a store.
   *
   * Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the state on
   * every call, so it is never retried. Send the wished state in `follow` and believe `followed` in the answer.
   *
   * `POST /api/user/followers`. Needs a user session.
   * Never retried automatically: each call flips the state.
   * Screens: `/goods`, `/store/{id}`, `/collectShop`.
   *
   * @throws {MarketplaceError}
   */
  toggleFollow(input: StoreToggleFollowInput, options?: CallOptions): Promise<Followed>;
}

/** Image uploads. */
export interface UploadsApi {
  /**
   * Upload a picture.
   *
   * One picture as multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse
   * php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is
   * an opaque id.
   *
   * `POST /api/index/upload`. Needs a user session.
   * Never retried automatically.
   * Screens: `/setting`, `/merchant`.
   *
   * @throws {MarketplaceError}
   */
  image(input: UploadImageInput, options?: CallOptions): Promise<Upload>;
}

/** Payouts from the balance. */
export interface WithdrawalsApi {
  /**
   * Cancel a withdrawal.
   *
   * Provisional. Works while it is `pending`; the whole amount returns to the balance.
   *
   * `POST /api/withdraw/cancel`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/withdrawRecode`.
   * Errors (`error.reason`): `bad_state`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  cancel(input: WithdrawalCancelInput, options?: CallOptions): Promise<Withdrawal>;
  /**
   * Withdraw.
   *
   * Provisional. Takes the quote's amount out of the balance and holds it; answers the withdrawal as `pending`.
   * `expect_fee` and `expect_received` are the figures the user confirmed: when the quote has others, nothing
   * happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a while. An address used for the
   * first time may be held (`hold_until`).
   *
   * `POST /api/withdraw/create`. Needs a user session.
   * Sent with an `Idempotency-Key`; retried automatically only with `retry.idempotent`.
   * Screens: `/withdraw`.
   * Errors (`error.reason`): `quote_expired`, `quote_changed`, `address_invalid`, `address_wrong_network`,
   * `memo_required`, `self_address`, `acknowledgement_required`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `insufficient_balance`, `daily_limit`, `locked`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  create(input: WithdrawalInput, options?: CallOptions): Promise<Withdrawal>;
  /**
   * Read a withdrawal.
   *
   * Provisional. One withdrawal with its state.
   *
   * `POST /api/withdraw/info`. Needs a user session.
   * Retried automatically.
   * Screens: `/withdrawRecode`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  get(input: WithdrawalGetInput, options?: CallOptions): Promise<Withdrawal>;
  /**
   * List withdrawals.
   *
   * Provisional. The user's withdrawals, newest first.
   *
   * `POST /api/withdraw/list`. Needs a user session.
   * Retried automatically.
   * Screens: `/withdrawRecode`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  list(input?: WithdrawalListInput, options?: CallOptions): Promise<WithdrawalPage>;
  /**
   * List the ways to be paid out.
   *
   * Provisional. Coins and networks with limits and fees, the balance, and what prevents a withdrawal: a missing
   * fund password, a lock, the daily limit.
   *
   * `POST /api/withdraw/methods`. Needs a user session.
   * Retried automatically.
   * Screens: `/withdraw`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  methods(input?: undefined, options?: CallOptions): Promise<WithdrawMethods>;
  /**
   * Ask what a withdrawal costs.
   *
   * Provisional. Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again
   * whenever the form changes.
   *
   * `POST /api/withdraw/quote`. Needs a user session.
   * Retried automatically: repeating it changes nothing.
   * Screens: `/withdraw`.
   * Errors (`error.reason`): `amount_too_small`, `amount_too_large`, `amount_step`, `insufficient_balance`,
   * `network_disabled`.
   *
   * @throws {MarketplaceError}
   * @experimental It may change in a minor release.
   */
  quote(input: WithdrawQuoteInput, options?: CallOptions): Promise<WithdrawQuote>;
}

/**
 * All methods, by resource. Each resolves to `data` of the envelope and rejects with a `MarketplaceError`; calls that may run
 * twice are retried after a network failure, 429, 502, 503 and 504.
 */
export interface Methods {
  readonly account: AccountApi;
  readonly addresses: AddressesApi;
  readonly articles: ArticlesApi;
  readonly auth: AuthApi;
  readonly categories: CategoriesApi;
  readonly fundPassword: FundPasswordApi;
  readonly loans: LoansApi;
  readonly merchant: MerchantApi;
  readonly merchantOrders: MerchantOrdersApi;
  readonly merchantProducts: MerchantProductsApi;
  readonly merchantReviews: MerchantReviewsApi;
  readonly messages: MessagesApi;
  readonly orders: OrdersApi;
  readonly payments: PaymentsApi;
  readonly products: ProductsApi;
  readonly purchaseRequests: PurchaseRequestsApi;
  readonly recharges: RechargesApi;
  readonly site: SiteApi;
  readonly stores: StoresApi;
  readonly uploads: UploadsApi;
  readonly withdrawals: WithdrawalsApi;
}
