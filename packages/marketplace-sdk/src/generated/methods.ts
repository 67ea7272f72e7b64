// Generated from the contract by scripts/generate.mjs. Do not edit.
import type { CallOptions } from "../call-options";
import type * as api from "./types";

/** Names of the errors of each operation that has some. */
export interface OperationReasons {
  "account.changeEmail": "password_wrong" | "code_wrong" | "code_locked" | "email_taken";
  "auth.resetPassword": "code_wrong" | "code_locked" | "weak_password";
  "disputes.acceptOffer": "bad_state" | "offer_changed" | "account_frozen";
  "disputes.escalate": "bad_state";
  "disputes.open": "bad_state" | "already_disputed" | "dispute_too_late" | "amount_too_large";
  "disputes.sendBack": "bad_state";
  "disputes.withdraw": "bad_state";
  "fundPassword.change": "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "weak_password" | "same_as_login";
  "fundPassword.set": "password_wrong" | "code_wrong" | "code_locked" | "weak_password" | "same_as_login";
  "loans.apply": "loan_disabled" | "terms_changed" | "amount_range" | "open_application";
  "memberLists.save": "changed_elsewhere";
  "merchant.dashboard": "not_merchant";
  "merchant.saveStore": "not_merchant" | "shop_suspended" | "shopname_taken" | "file_not_found" | "content_rejected";
  "merchant.settlements": "not_merchant";
  "merchant.stats": "not_merchant" | "range_too_long";
  "merchantDisputes.answer": "not_merchant" | "bad_state" | "amount_too_large" | "field_invalid" | "account_frozen";
  "merchantOffers.list": "not_merchant";
  "merchantOffers.save": "not_merchant" | "shop_suspended" | "own_request" | "request_closed" | "product_unavailable" | "stock_short" | "price_invalid" | "content_rejected" | "too_many_offers" | "bad_state";
  "merchantOffers.withdraw": "not_merchant" | "bad_state";
  "merchantOrders.decline": "not_merchant" | "bad_state";
  "merchantOrders.get": "not_merchant";
  "merchantOrders.list": "not_merchant";
  "merchantOrders.ship": "not_merchant" | "bad_state" | "already_shipped" | "shop_suspended";
  "merchantProducts.delete": "not_merchant" | "has_open_orders";
  "merchantProducts.get": "not_merchant";
  "merchantProducts.list": "not_merchant";
  "merchantProducts.save": "not_merchant" | "field_invalid" | "image_invalid" | "price_invalid" | "version_conflict" | "shop_suspended";
  "merchantProducts.setStatus": "not_merchant" | "bad_state" | "shop_suspended";
  "merchantReviews.list": "not_merchant";
  "merchantReviews.reply": "not_merchant" | "already_replied" | "content_rejected";
  "offers.accept": "bad_state" | "price_changed" | "product_unavailable" | "stock_short" | "area_not_open" | "too_many_unpaid";
  "offers.decline": "bad_state";
  "orders.cancel": "bad_state" | "already_shipped";
  "orders.confirmReceipt": "bad_state" | "account_frozen" | "dispute_open";
  "orders.create": "price_changed" | "product_unavailable" | "stock_short" | "below_minimum" | "pack_mismatch" | "area_not_open" | "own_product" | "cart_empty" | "too_many_unpaid";
  "orders.preview": "product_unavailable" | "stock_short" | "below_minimum" | "pack_mismatch" | "area_not_open" | "own_product" | "address_required";
  "orders.review": "bad_state" | "already_commented" | "content_rejected";
  "payments.payWithBalance": "insufficient_balance" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "pay_expired" | "already_paid" | "price_changed" | "account_frozen" | "shop_suspended";
  "payments.payWithCrypto": "network_disabled" | "amount_too_small" | "rate_unavailable" | "pay_expired" | "already_paid" | "account_frozen" | "shop_suspended";
  "purchaseRequests.create": "too_many_open" | "content_rejected";
  "recharges.create": "network_disabled" | "amount_too_small" | "amount_too_large" | "too_many_open" | "account_frozen";
  "recharges.submitProof": "bad_state" | "txid_invalid" | "txid_used" | "image_invalid" | "proof_required";
  "withdrawals.cancel": "bad_state";
  "withdrawals.create": "quote_expired" | "quote_changed" | "address_invalid" | "address_wrong_network" | "memo_required" | "self_address" | "acknowledgement_required" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "insufficient_balance" | "daily_limit" | "locked" | "account_frozen" | "owed_to_buyers";
  "withdrawals.quote": "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled";
}

/** Profile, balance and balance history of the signed-in user. */
export interface AccountApi {
  /**
   * Add or change the e-mail address.
   *
   * Needs the login password and a code sent to the new address (auth.sendEmailCode, event `changeemail`); stock
   * servers ignore the password. The old address, if any, is notified. Withdrawals are locked for 24 hours.
   *
   * `POST /api/user/changeemail`. User session. Never retried.
   * Errors: `password_wrong`, `code_wrong`, `code_locked`, `email_taken`.
   * @experimental
   */
  changeEmail(input: api.AccountChangeEmailInput, options?: CallOptions): Promise<null>;
  /**
   * Sign a device out.
   *
   * Ends one session of the account by `id`, or with `others` all but the present one.
   *
   * `POST /api/user/session_end`. User session. Retried.
   * @experimental
   */
  endSession(input: api.AccountEndSessionInput, options?: CallOptions): Promise<null>;
  /**
   * Read the account.
   *
   * The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key as optional
   * and a missing `money` as `"0"`.
   *
   * `POST /api/user/index`. User session. Retried.
   */
  get(input?: undefined, options?: CallOptions): Promise<api.User>;
  /**
   * List where the account is signed in.
   *
   * The sessions of the account, the current one first, without IP addresses.
   *
   * `POST /api/user/sessions`. User session. Retried.
   * @experimental
   */
  sessions(input?: undefined, options?: CallOptions): Promise<api.AccountSession[]>;
  /**
   * List changes of the balance.
   *
   * Every change with its cause, newest first.
   *
   * `POST /api/user/money_log`. User session. Retried.
   * @experimental
   */
  transactions(input?: api.AccountTransactionsInput, options?: CallOptions): Promise<api.TransactionPage>;
  /**
   * Change the profile.
   *
   * Saves the fields below. A new `username` needs the login password; stock servers ignore it. **An omitted
   * `avatar` or `bio` is cleared**: send both again with their present values.
   *
   * `POST /api/user/profile`. User session. Retried.
   */
  update(input: api.AccountUpdateInput, options?: CallOptions): Promise<null>;
}

/** Shipping addresses and the regions to choose from. */
export interface AddressesApi {
  /**
   * List areas.
   *
   * Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is not open yet.
   *
   * `POST /api/aera/readArea`. Public. Retried.
   */
  areas(input?: api.AddressAreasInput, options?: CallOptions): Promise<api.Area[]>;
  /**
   * Delete an address.
   *
   * Deletes one of the user's addresses.
   *
   * `POST /api/aera/del`. User session. Retried.
   */
  delete(input: api.AddressDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * List addresses.
   *
   * The user's addresses, the default one first.
   *
   * `POST /api/aera/index`. User session. Retried.
   */
  list(input?: undefined, options?: CallOptions): Promise<api.Address[]>;
  /**
   * Add or change an address.
   *
   * Without `id` an address is added, with it that address is replaced. Never retried automatically: a lost answer
   * could add the address twice. A server may bound the addresses of a member: `data` then has the error
   * `too_many_addresses` with `max`.
   *
   * `POST /api/aera/addEdit`. User session. Never retried.
   */
  save(input: api.AddressInput, options?: CallOptions): Promise<api.Address>;
}

/** Help articles and footer pages. */
export interface ArticlesApi {
  /**
   * Read an article.
   *
   * One article. `content` is HTML to sanitise.
   *
   * `GET /api/Article/detail`. Public. Retried.
   */
  get(input: api.ArticleGetInput, options?: CallOptions): Promise<api.Article>;
  /**
   * List articles of categories.
   *
   * Articles of the categories in `ids`; all articles without it.
   *
   * `GET /api/Article/category`. Public. Retried.
   */
  list(input?: api.ArticleListInput, options?: CallOptions): Promise<api.ArticleSummary[]>;
}

/** Signing in and out, registration, e-mail codes and the login password. */
export interface AuthApi {
  /**
   * Change the login password.
   *
   * Revokes the current token: sign in again afterwards. The repeated new password is compared in the client and not
   * sent.
   *
   * `POST /api/user/change`. User session. Never retried.
   */
  changePassword(input: api.AuthChangePasswordInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in.
   *
   * Opens a session and returns its token. An error (wrong password, unknown account) belongs to the caller: show it
   * next to the form. Never retried automatically.
   *
   * `POST /api/user/login`. Public. Never retried.
   */
  login(input: api.AuthLoginInput, options?: CallOptions): Promise<api.SignedIn>;
  /**
   * Sign out.
   *
   * Ends the session of the token that was sent. 401 means it had already ended: count it as done.
   *
   * `POST /api/user/logout`. User session. Retried.
   */
  logout(input?: undefined, options?: CallOptions): Promise<null>;
  /**
   * Register.
   *
   * Creates an account and signs in at once. The repeated password is compared in the client and not sent. An error
   * (name taken, wrong code) belongs to the caller.
   *
   * `POST /api/user/register`. Public. Never retried.
   */
  register(input: api.AuthRegisterInput, options?: CallOptions): Promise<api.SignedIn>;
  /**
   * Reset a forgotten login password.
   *
   * Sets a new login password with a code sent to the account's address (auth.sendEmailCode, event `resetpwd`) and
   * ends all sessions. An address without an account is answered like a wrong code. The repeated password is
   * compared in the client and not sent.
   *
   * `POST /api/user/resetpwd`. Public. Never retried.
   * Errors: `code_wrong`, `code_locked`, `weak_password`.
   * @experimental
   */
  resetPassword(input: api.AuthResetPasswordInput, options?: CallOptions): Promise<null>;
  /**
   * Send an e-mail code.
   *
   * Sends a code that is valid for 120 seconds: 6 digits, on stock servers 4. Stock servers allow one a minute for
   * an address and five an hour for an IP, and drop the code after about ten wrong tries; a server that counts them
   * over all codes answers `code_locked` meanwhile, with `until`. Although it is a GET it has an effect and is never
   * retried. Stock servers read POST only: a client may offer that as an option; the parameters are then body
   * fields.
   *
   * `GET /api/ems/send`. Public. Never retried.
   */
  sendEmailCode(input: api.AuthSendEmailCodeInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in with a social account.
   *
   * Exchanges a code from an identity provider for a session. An error belongs to the caller. Never retried
   * automatically: the code works once.
   *
   * `POST /api/user/loginsocial`. Public. Never retried.
   */
  socialLogin(input: api.AuthSocialLoginInput, options?: CallOptions): Promise<api.SignedIn>;
}

/** The category tree. */
export interface CategoriesApi {
  /**
   * Show the category tree.
   *
   * Every category with its children under `childlist`, or the branches under `pid`. A category without children has
   * none or an empty `childlist`.
   *
   * `POST /api/index/category`. Public. Retried.
   * @experimental
   */
  list(input?: api.CategoryListInput, options?: CallOptions): Promise<api.Category[]>;
}

/** Problems with orders that their buyers report. */
export interface DisputesApi {
  /**
   * Accept a store's offer.
   *
   * Takes the partial refund that the store offered: it goes to the balance at once, the store keeps the rest, and a
   * `shipped` order is `received`. It can't be taken back. `offer_changed` brings the `offer_amount` there is now,
   * without an effect; `bad_state` the `status` the dispute is in. A frozen member is answered `account_frozen`, and
   * the operator decides.
   *
   * `POST /api/order/dispute_accept`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `offer_changed`, `account_frozen`.
   * @experimental
   */
  acceptOffer(input: api.DisputeAcceptOfferInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Ask the operator to decide.
   *
   * The buyer does not agree with the store's answer: the operator decides. Without it the same happens at
   * `dispute.due_at`; a buyer who was to return goods must ask before it. `bad_state` brings the `status` the
   * dispute is in.
   *
   * `POST /api/order/dispute_escalate`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`.
   * @experimental
   */
  escalate(input: api.DisputeEscalateInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Report a problem with an order.
   *
   * Says that an order has not arrived or is not as described, or that goods are to be returned, while the order's
   * `can.dispute` is true, until its `dispute_by`, which leaves fourteen days after the receipt. With `goods` it
   * covers only these. The order is then held: it is not taken as received automatically, and the store is not paid
   * for it, until the dispute is closed. The store has until `dispute.due_at` to answer. An order has one dispute;
   * after a withdrawal there may be another one. `bad_state` brings the `status` the order is in, which does not fit
   * the `reason`; `dispute_too_late` the time `until` it was possible, and `amount_too_large` the most, `max`, which
   * is the amount paid for the goods with their tax and share of the freight.
   *
   * `POST /api/order/dispute`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `already_disputed`, `dispute_too_late`, `amount_too_large`.
   * @experimental
   */
  open(input: api.DisputeOpenInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Report that the goods are on their way back.
   *
   * After the store agreed to take them back (`return_agreed`), until `dispute.due_at`. The refund comes when the
   * store says that they have arrived, or automatically at the new `dispute.due_at`. `bad_state` brings the `status`
   * the dispute is in.
   *
   * `POST /api/order/dispute_send_back`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`.
   * @experimental
   */
  sendBack(input: api.DisputeSendBackInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Withdraw a dispute.
   *
   * The problem is solved: the order continues as if it had not been reported, with its previous deadlines. Not
   * while goods are on their way back (`sent_back`). `bad_state` brings the `status` the dispute is in.
   *
   * `POST /api/order/dispute_withdraw`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`.
   * @experimental
   */
  withdraw(input: api.DisputeWithdrawInput, options?: CallOptions): Promise<api.Order>;
}

/** The password that confirms payments and withdrawals. */
export interface FundPasswordApi {
  /**
   * Change the fund password.
   *
   * With the present one. Wrong tries count together with those at payments and withdrawals.
   *
   * `POST /api/user/fund_change`. User session. With `Idempotency-Key`.
   * Errors: `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`, `weak_password`, `same_as_login`.
   * @experimental
   */
  change(input: api.FundPasswordChange, options?: CallOptions): Promise<null>;
  /**
   * Set the fund password.
   *
   * The first time with the login password; later, as a reset, with an e-mail code too (auth.sendEmailCode, event
   * `fundpwd`). A reset locks withdrawals for 24 hours.
   *
   * `POST /api/user/fund_set`. User session. With `Idempotency-Key`.
   * Errors: `password_wrong`, `code_wrong`, `code_locked`, `weak_password`, `same_as_login`.
   * @experimental
   */
  set(input: api.FundPasswordInput, options?: CallOptions): Promise<null>;
}

/** Loan terms and applications. */
export interface LoansApi {
  /**
   * Apply for a loan.
   *
   * `agree` carries the version of the terms that were shown; other terms since then refuse it. `amount_range` also
   * answers a term that is not offered. One application at a time.
   *
   * `POST /api/loan/apply`. User session. With `Idempotency-Key`.
   * Errors: `loan_disabled`, `terms_changed`, `amount_range`, `open_application`.
   * @experimental
   */
  apply(input: api.LoanInput, options?: CallOptions): Promise<api.Loan>;
  /**
   * List loan applications.
   *
   * The user's applications, newest first.
   *
   * `POST /api/loan/list`. User session. Retried.
   * @experimental
   */
  list(input?: api.LoanListInput, options?: CallOptions): Promise<api.LoanPage>;
  /**
   * Read what loans are offered.
   *
   * Terms with annual rate, total cost and a worked example, and whether this user may apply. Off unless the
   * operator has named a provider and its terms.
   *
   * `POST /api/loan/index`. User session. Retried.
   * @experimental
   */
  terms(input?: undefined, options?: CallOptions): Promise<api.LoanTerms>;
}

/** The cart and favorites that a member's devices share. */
export interface MemberListsApi {
  /**
   * Read a member's cart and favorites.
   *
   * What the member's devices keep together. Only for servers with `features.member_lists`; empty, with version 0,
   * until something was saved.
   *
   * `POST /api/user/lists`. User session. Retried.
   * @experimental
   */
  get(input?: undefined, options?: CallOptions): Promise<api.MemberLists>;
  /**
   * Save a member's cart and favorites.
   *
   * Replaces both lists and counts the version up, if `version` is still the server's. Where another device has
   * saved since, the error is `changed_elsewhere` with the server's `version`: read, merge and save again. The same
   * lists once more, whose answer was lost, are a success.
   *
   * `POST /api/user/lists_save`. User session. Retried.
   * Errors: `changed_elsewhere`.
   * @experimental
   */
  save(input: api.MemberListsInput, options?: CallOptions): Promise<api.SavedMemberLists>;
}

/** Merchant registration, the signed contract and the store's figures. */
export interface MerchantApi {
  /**
   * Apply as a merchant.
   *
   * Submits the application for review (stated 2 to 48 hours). Upload the pictures first with uploads.image and send
   * what it returned. A rejected application is corrected with its `id` and only the refused fields.
   *
   * `POST /api/merchant/reg`. User session. Never retried.
   */
  apply(input: api.MerchantApplyInput, options?: CallOptions): Promise<api.MerchantApplication>;
  /**
   * Read the merchant contract.
   *
   * The text to sign before merchant.apply, its version and who signs where.
   *
   * `POST /api/merchant/contract`. User session. Retried.
   * @experimental
   */
  contract(input?: undefined, options?: CallOptions): Promise<api.MerchantContract>;
  /**
   * Read the seller dashboard.
   *
   * The merchant's own store with balance, pending settlement and what is to do.
   *
   * `POST /api/merchant/center`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  dashboard(input?: undefined, options?: CallOptions): Promise<api.MerchantDashboard>;
  /**
   * Read an own private picture.
   *
   * Gives an address for an identity document, a signature or a proof that the user uploaded, good for one reading
   * within 60 seconds. Only the user who uploaded it gets one, everyone else a 404.
   *
   * `POST /api/merchant/file`. User session. Retried.
   * @experimental
   */
  file(input: api.MerchantFileInput, options?: CallOptions): Promise<api.PrivateFile>;
  /**
   * Read the merchant application.
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null isn't a failure here**: the
   * user has not applied yet.
   *
   * `GET /api/merchant/index`. User session. Retried. Code 0 resolves to null.
   */
  get(input?: undefined, options?: CallOptions): Promise<api.MerchantApplication | null>;
  /**
   * Read the merchant application (POST).
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null isn't a failure here**: the
   * user has not applied yet. The same as the GET, for servers that route only POST.
   *
   * `POST /api/merchant/index`. User session. Retried. Code 0 resolves to null.
   */
  getByPost(input?: undefined, options?: CallOptions): Promise<api.MerchantApplication | null>;
  /**
   * Change the store's profile.
   *
   * Only what is sent changes. Banner, texts, place and contact are public at once. Name and logo were reviewed with
   * the application: a new one waits in `review` until the operator has looked at it, and buyers see the old one in
   * the meantime. Sending the name or logo that is public withdraws the request; sending the same again changes
   * nothing.
   *
   * `POST /api/merchant/shop_edit`. Merchant session. Retried.
   * Errors: `not_merchant`, `shop_suspended`, `shopname_taken`, `file_not_found`, `content_rejected`.
   * @experimental
   */
  saveStore(input: api.StoreProfileInput, options?: CallOptions): Promise<api.MerchantDashboard>;
  /**
   * List settlements.
   *
   * What received orders bring, newest first, with the sums. A pending row becomes part of the owner's balance at
   * `available_at`.
   *
   * `POST /api/merchant/settlement`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  settlements(input?: api.MerchantSettlementsInput, options?: CallOptions): Promise<api.SettlementPage>;
  /**
   * Read sales figures.
   *
   * Figures of the own store between two days in UTC, both included: at most 92 by day, 1098 by month.
   *
   * `POST /api/merchant/stats`. Merchant session. Retried.
   * Errors: `not_merchant`, `range_too_long`.
   * @experimental
   */
  stats(input: api.MerchantStatsInput, options?: CallOptions): Promise<api.StoreStats>;
}

/** The store's side of disputes. */
export interface MerchantDisputesApi {
  /**
   * Answer a dispute.
   *
   * `accept` refunds what the buyer asks for, at once; it is possible until the dispute is closed, and confirms that
   * the goods have arrived when it is `sent_back`. `return` agrees to take the goods of a dispute of `kind` return
   * back at the address `return_to`; they are refunded when they arrive. `offer` proposes to refund an `amount`
   * below what is asked without a return, and `object` says why nothing should be refunded; these three are possible
   * while the dispute is `open`, and the buyer accepts, withdraws or asks the operator. In `sent_back`, `object`
   * hands the decision to the operator. `amount_too_large` brings the most, `max`; `bad_state` the `status` the
   * dispute is in. `field_invalid` names the `field` that the answer needs: the `amount` of an offer, the `text` of
   * an objection, `return_to` of a return, or `answer` where no return is asked for. A frozen owner can't `accept`
   * (`account_frozen`); the operator decides.
   *
   * `POST /api/merchant/dispute_answer`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `bad_state`, `amount_too_large`, `field_invalid`, `account_frozen`.
   * @experimental
   */
  answer(input: api.MerchantDisputeAnswerInput, options?: CallOptions): Promise<api.MerchantOrder>;
}

/** The store's offers for purchase requests. */
export interface MerchantOffersApi {
  /**
   * List offers of the own store.
   *
   * What the store has offered, each with the purchase request it answers, newest first. With `request_id` the
   * store's offer for that request, if it has made one.
   *
   * `POST /api/merchant/offer_list`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  list(input?: api.MerchantOfferListInput, options?: CallOptions): Promise<api.SentOfferPage>;
  /**
   * Make or change an offer.
   *
   * Offers one of the store's products for another user's purchase request. A store has one offer per request: while
   * it is open this changes it, and one that was withdrawn or has expired is open again. `stock_short` carries the
   * stock that is `left`, `too_many_offers` the most, `max`, that a store may make in a day or a request may have;
   * `bad_state` the `status` of an offer that was accepted, declined or closed; `price_invalid` and
   * `content_rejected` the `field`.
   *
   * `POST /api/merchant/offer_save`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `shop_suspended`, `own_request`, `request_closed`, `product_unavailable`, `stock_short`,
   * `price_invalid`, `content_rejected`, `too_many_offers`, `bad_state`.
   * @experimental
   */
  save(input: api.OfferInput, options?: CallOptions): Promise<api.SentOffer>;
  /**
   * Withdraw an offer.
   *
   * Takes an open offer of the store back. Withdrawing a withdrawn one changes nothing. `bad_state` brings the
   * `status` the offer is in.
   *
   * `POST /api/merchant/offer_withdraw`. Merchant session. Retried.
   * Errors: `not_merchant`, `bad_state`.
   * @experimental
   */
  withdraw(input: api.MerchantOfferWithdrawInput, options?: CallOptions): Promise<api.SentOffer>;
}

/** Orders that the merchant's store received. */
export interface MerchantOrdersApi {
  /**
   * Decline an order.
   *
   * Cancels a paid order and returns the whole total to the buyer, with the reason.
   *
   * `POST /api/merchant/order_decline`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `bad_state`.
   * @experimental
   */
  decline(input: api.MerchantOrderDeclineInput, options?: CallOptions): Promise<api.MerchantOrder>;
  /**
   * Read an order of the own store.
   *
   * With the address and the buyer's contact while it is paid or shipped, without them otherwise.
   *
   * `POST /api/merchant/order_info`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  get(input: api.MerchantOrderGetInput, options?: CallOptions): Promise<api.MerchantOrder>;
  /**
   * List orders of the own store.
   *
   * Newest first, with the number of orders in each tab. `received` holds completed ones too, `disputed` those with
   * an open dispute.
   *
   * `POST /api/merchant/order_list`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  list(input?: api.MerchantOrderListInput, options?: CallOptions): Promise<api.MerchantOrderPage>;
  /**
   * Ship an order.
   *
   * Marks a paid order as shipped and notifies the buyer. `bad_state` carries the present `status`.
   *
   * `POST /api/merchant/order_ship`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `bad_state`, `already_shipped`, `shop_suspended`.
   * @experimental
   */
  ship(input: api.MerchantOrderShipInput, options?: CallOptions): Promise<api.MerchantOrder>;
}

/** The products of the merchant's store. */
export interface MerchantProductsApi {
  /**
   * Delete a product.
   *
   * Not while an order with it is open. Past orders keep their own copy. Deleting what is gone succeeds.
   *
   * `POST /api/merchant/pro_del`. Merchant session. Retried.
   * Errors: `not_merchant`, `has_open_orders`.
   * @experimental
   */
  delete(input: api.MerchantProductDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * Read an own product.
   *
   * A product of the merchant's store with its variants and its `version`.
   *
   * `POST /api/merchant/pro_info`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  get(input: api.MerchantProductGetInput, options?: CallOptions): Promise<api.MerchantProduct>;
  /**
   * List own products.
   *
   * Products of the merchant's store in every state, latest change first unless `sort` says otherwise.
   *
   * `POST /api/merchant/pro_list`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  list(input?: api.MerchantProductListInput, options?: CallOptions): Promise<api.MerchantProductPage>;
  /**
   * Add or change a product.
   *
   * A new product starts as `off`, or as `review` where the operator looks at it first. A change needs the `version`
   * that was read: `version_conflict` says that it was changed since, with the present `version`. A sale isn't a
   * change of that kind: a `stock` that is sent replaces what is left after it, so send it only after a new count;
   * left out, it stays. `field_invalid` and `image_invalid` name the `field`, also the `stock` that a new product or
   * combination lacks, and the `sku_code` that something else of the store has. Of price tiers, `field_invalid`
   * names the `min_num` that doesn't rise and `price_invalid` the `price` that doesn't fall.
   *
   * `POST /api/merchant/pro_save`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `field_invalid`, `image_invalid`, `price_invalid`, `version_conflict`, `shop_suspended`.
   * @experimental
   */
  save(input: api.ProductInput, options?: CallOptions): Promise<api.MerchantProduct>;
  /**
   * Put a product on or off sale.
   *
   * Sets the wished state, so repeating changes nothing. A product under review stays there (`bad_state`).
   *
   * `POST /api/merchant/pro_state`. Merchant session. Retried.
   * Errors: `not_merchant`, `bad_state`, `shop_suspended`.
   * @experimental
   */
  setStatus(input: api.MerchantProductSetStatusInput, options?: CallOptions): Promise<api.MerchantProduct>;
}

/** Reviews of the merchant's products. */
export interface MerchantReviewsApi {
  /**
   * List reviews of the own store.
   *
   * Published reviews of the store's products, also of those that are not on sale, newest first.
   *
   * `POST /api/merchant/comment_list`. Merchant session. Retried.
   * Errors: `not_merchant`.
   * @experimental
   */
  list(input?: api.MerchantReviewListInput, options?: CallOptions): Promise<api.StoreReviewPage>;
  /**
   * Reply to a review.
   *
   * One reply to each review of an own product; it can't be changed. Nothing hides or removes a review.
   *
   * `POST /api/merchant/comment_reply`. Merchant session. With `Idempotency-Key`.
   * Errors: `not_merchant`, `already_replied`, `content_rejected`.
   * @experimental
   */
  reply(input: api.MerchantReviewReplyInput, options?: CallOptions): Promise<api.Review>;
}

/** Messages from the site to the user. */
export interface MessagesApi {
  /**
   * Read a message.
   *
   * One message. Reading marks it as read.
   *
   * `POST /api/message/info`. User session. Retried.
   * @experimental
   */
  get(input: api.MessageGetInput, options?: CallOptions): Promise<api.Message>;
  /**
   * List messages.
   *
   * The user's messages, newest first, with the number of unread ones.
   *
   * `POST /api/message/list`. User session. Retried.
   * @experimental
   */
  list(input?: api.MessageListInput, options?: CallOptions): Promise<api.MessagePage>;
  /**
   * Mark messages as read.
   *
   * Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed over.
   *
   * `POST /api/message/read`. User session. Retried.
   * @experimental
   */
  markRead(input?: api.MessageMarkReadInput, options?: CallOptions): Promise<api.Unread>;
}

/** What stores offer for the user's own purchase requests. */
export interface OffersApi {
  /**
   * Accept an offer and order it.
   *
   * Makes an unpaid order of the offer at its price and freight, with its own payment, reserves the stock and keeps
   * the address as it is now. The request is closed, and with it every other offer; their stores are notified. An
   * order that is not paid is cancelled at the payment's `expires_at`, and the offer is spent. `price_changed`
   * brings the `total` there is now, without an effect; `bad_state` the `status` the offer is in.
   *
   * `POST /api/offer/accept`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `price_changed`, `product_unavailable`, `stock_short`, `area_not_open`, `too_many_unpaid`.
   * @experimental
   */
  accept(input: api.OfferAcceptInput, options?: CallOptions): Promise<api.CreatedOrders>;
  /**
   * Decline an offer.
   *
   * Turns down an offer for the user's own request, permanently; its store is notified. Declining a declined one
   * changes nothing. `bad_state` brings the `status` the offer is in.
   *
   * `POST /api/offer/decline`. User session. Retried.
   * Errors: `bad_state`.
   * @experimental
   */
  decline(input: api.OfferDeclineInput, options?: CallOptions): Promise<api.ReceivedOffer>;
  /**
   * List the offers of an own request.
   *
   * What stores offer for the user's own purchase request: the accepted offer first, then those that can be accepted
   * by their total, the lowest first, then the others. Withdrawn offers are left out. Only the author of the request
   * may read them; everyone else is answered 404.
   *
   * `POST /api/offer/list`. User session. Retried.
   * @experimental
   */
  list(input: api.OfferListInput, options?: CallOptions): Promise<api.ReceivedOfferPage>;
}

/** Checkout and orders of the buyer. */
export interface OrdersApi {
  /**
   * Cancel an order.
   *
   * Cancels an order that is `unpaid`, or `paid` and not yet shipped. What was paid for it goes back to the balance
   * immediately and in full, and its items are restocked. An unpaid order leaves its payment, whose `total` becomes
   * smaller; a payment left without orders is `expired`. While coins for the payment are on their way (`processing`)
   * its orders can't be cancelled. `bad_state` brings the `status` the order is in.
   *
   * `POST /api/order/cancel`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `already_shipped`.
   * @experimental
   */
  cancel(input: api.OrderCancelInput, options?: CallOptions): Promise<api.CancelledOrder>;
  /**
   * Confirm the receipt.
   *
   * Says that a `shipped` order has arrived; the store is paid for it. It can't be taken back. 15 days after the
   * shipping it happens automatically. `bad_state` brings the `status` the order is in; `dispute_open` says that its
   * dispute must be withdrawn first.
   *
   * `POST /api/order/receipt`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `account_frozen`, `dispute_open`.
   * @experimental
   */
  confirmReceipt(input: api.OrderConfirmReceiptInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Order what was previewed.
   *
   * Makes one order per store and one payment for all of them, reserves the stock and keeps the address as it is
   * now. `price_token` and `expect_total` are the preview's: when anything the buyer saw has changed, or the token
   * has run out, the answer is `price_changed` with the new `total` and nothing was ordered; preview again. Unpaid
   * orders are cancelled at the payment's `expires_at` and their items are restocked.
   *
   * `POST /api/order/create`. User session. With `Idempotency-Key`.
   * Errors: `price_changed`, `product_unavailable`, `stock_short`, `below_minimum`, `pack_mismatch`,
   * `area_not_open`, `own_product`, `cart_empty`, `too_many_unpaid`.
   * @experimental
   */
  create(input: api.OrderCreateInput, options?: CallOptions): Promise<api.CreatedOrders>;
  /**
   * Show an order.
   *
   * One of the user's orders. Another user's is 404, like one that does not exist.
   *
   * `POST /api/order/info`. User session. Retried.
   * @experimental
   */
  get(input: api.OrderGetInput, options?: CallOptions): Promise<api.Order>;
  /**
   * List orders.
   *
   * The user's orders, newest first, with the number behind each tab.
   *
   * `POST /api/order/list`. User session. Retried.
   * @experimental
   */
  list(input?: api.OrderListInput, options?: CallOptions): Promise<api.OrderPage>;
  /**
   * Price a cart.
   *
   * Prices the lines, finds freight and tax for the address, and reports what prevents ordering. It changes and
   * reserves nothing, so call it again whenever the cart or the address changes. Lines that can't be ordered stay in
   * their group with an entry in `problems` and count in no sum; an address that is missing or in an area not open
   * yet is a problem of every group. While there is one, `price_token` is empty. When no line is left to price, the
   * call is refused with the first line's problem; a server that prices no partial carts refuses with the first
   * problem it meets. Without `address_id` the default address is taken.
   *
   * `POST /api/order/preview`. User session. Retried.
   * Errors: `product_unavailable`, `stock_short`, `below_minimum`, `pack_mismatch`, `area_not_open`, `own_product`,
   * `address_required`.
   * @experimental
   */
  preview(input: api.OrderPreviewInput, options?: CallOptions): Promise<api.Preview>;
  /**
   * Review an order.
   *
   * Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what is written
   * stays. Not all lines need one; when the last has one the order is `completed`. `already_commented` and
   * `content_rejected` name the `field`, such as `comments.0.content`.
   *
   * `POST /api/order/comment`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `already_commented`, `content_rejected`.
   * @experimental
   */
  review(input: api.OrderReviewInput, options?: CallOptions): Promise<api.Order>;
}

/** Payments of orders, from the balance or with a coin. */
export interface PaymentsApi {
  /**
   * Show a payment.
   *
   * The payment as it is now. Ask again every 5 seconds at most and slower, up to every 30, the longer it takes;
   * stop at `settled`, `expired` or `invalid`.
   *
   * `POST /api/pay/info`. User session. Retried.
   * @experimental
   */
  get(input: api.PaymentGetInput, options?: CallOptions): Promise<api.Payment>;
  /**
   * Pay from the balance.
   *
   * Takes the total from the balance and settles the payment at once; its orders become `paid`. The fund password is
   * asked here and nowhere before. After a wrong one `left` says how many tries remain, after the last one it is
   * locked until `until`. `expect_total` is what the buyer saw.
   *
   * `POST /api/pay/balance`. User session. With `Idempotency-Key`.
   * Errors: `insufficient_balance`, `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`,
   * `pay_expired`, `already_paid`, `price_changed`, `account_frozen`, `shop_suspended`.
   * @experimental
   */
  payWithBalance(input: api.PaymentPayWithBalanceInput, options?: CallOptions): Promise<api.PaidOrder>;
  /**
   * Pay with a coin.
   *
   * Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and sentences to show before
   * both. Asking again with the same coin and network gives the same address; another network gives another address,
   * and the earlier one is still watched. What arrives on any of them is counted or credited to the balance, never
   * kept. Follow the payment with payments.get.
   *
   * `POST /api/pay/crypto`. User session. With `Idempotency-Key`.
   * Errors: `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired`, `already_paid`,
   * `account_frozen`, `shop_suspended`.
   * @experimental
   */
  payWithCrypto(input: api.PaymentPayWithCryptoInput, options?: CallOptions): Promise<api.Payment>;
}

/** Catalog, search and product reviews. */
export interface ProductsApi {
  /**
   * Read a product.
   *
   * The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.
   *
   * `POST /api/index/pro_info`. Public. Retried.
   */
  get(input: api.ProductGetInput, options?: CallOptions): Promise<api.ProductDetail>;
  /**
   * List products.
   *
   * Products by category, store or flag. A parent category includes its children.
   *
   * `POST /api/index/pro`. Public. Retried.
   */
  list(input?: api.ProductListInput, options?: CallOptions): Promise<api.ProductPage>;
  /**
   * Find products by SKU codes.
   *
   * What is on sale under these codes, whatever their case: the code of a variant or of a product without variants.
   * Codes that nothing has are left out, and a code that several stores use has a row for each of them, so look for
   * each code in the answer, which has at most 500 rows. For orders by list.
   *
   * `POST /api/index/sku_lookup`. Public. Retried.
   * @experimental
   */
  lookup(input: api.ProductLookupInput, options?: CallOptions): Promise<api.SkuMatch[]>;
  /**
   * List reviews of a product or store.
   *
   * Published reviews, newest first. `counts` and `good_rate` are over all of them, whatever the filter. A server
   * that sends `comment_count` with a store knows `shop_id`.
   *
   * `POST /api/index/pro_comment`. Public. Retried.
   * @experimental
   */
  reviews(input: api.ProductReviewsInput, options?: CallOptions): Promise<api.ReviewPage>;
  /**
   * Search products.
   *
   * Products whose title or description matches. With `shop_id` only that store's. A server may find what was
   * misspelled: then `corrected` says by which words.
   *
   * `POST /api/index/search_pro`. Public. Retried.
   */
  search(input: api.ProductSearchInput, options?: CallOptions): Promise<api.ProductPage>;
  /**
   * Complete a search.
   *
   * Completions while the user types: words of products, names of stores, categories. Wait for a pause in the
   * typing.
   *
   * `POST /api/index/suggest`. Public. Retried.
   * @experimental
   */
  suggest(input: api.ProductSuggestInput, options?: CallOptions): Promise<api.Suggestion[]>;
}

/** What buyers are looking for. */
export interface PurchaseRequestsApi {
  /**
   * Close a purchase request.
   *
   * Closes the user's own purchase request permanently, and every open offer with it. Closing a closed one changes
   * nothing.
   *
   * `POST /api/request/close`. User session. Retried.
   * @experimental
   */
  close(input: api.PurchaseRequestCloseInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * Write a purchase request.
   *
   * Publishes what the user looks for. `content_rejected` names the `field` the operator's filter refused,
   * `too_many_open` the number that may be open (`max`).
   *
   * `POST /api/request/create`. User session. With `Idempotency-Key`.
   * Errors: `too_many_open`, `content_rejected`.
   * @experimental
   */
  create(input: api.PurchaseRequestInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * Show a purchase request.
   *
   * One purchase request, open or closed.
   *
   * `POST /api/request/info`. Public. Retried.
   * @experimental
   */
  get(input: api.PurchaseRequestGetInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * List purchase requests.
   *
   * Open purchase requests, newest first, searched by words or category.
   *
   * `POST /api/request/list`. Public. Retried.
   * @experimental
   */
  list(input?: api.PurchaseRequestListInput, options?: CallOptions): Promise<api.PurchaseRequestPage>;
  /**
   * List own purchase requests.
   *
   * The user's own purchase requests, open and closed, newest first.
   *
   * `POST /api/request/my`. User session. Retried.
   * @experimental
   */
  mine(input?: api.PurchaseRequestMineInput, options?: CallOptions): Promise<api.PurchaseRequestPage>;
}

/** Top-ups of the balance. */
export interface RechargesApi {
  /**
   * Start a top-up.
   *
   * Reserves an address for one transfer and answers the recharge as `created`. Show its `warnings`, the network and
   * the whole address before anything is sent. Then send the coins, and the proof with recharges.submitProof. Only a
   * few may be open at a time (`too_many_open`).
   *
   * `POST /api/recharge/create`. User session. With `Idempotency-Key`.
   * Errors: `network_disabled`, `amount_too_small`, `amount_too_large`, `too_many_open`, `account_frozen`.
   * @experimental
   */
  create(input: api.RechargeInput, options?: CallOptions): Promise<api.Recharge>;
  /**
   * Read a top-up.
   *
   * One recharge with its state. Read it every 5 seconds while a transfer is expected, later every 30.
   *
   * `POST /api/recharge/info`. User session. Retried.
   * @experimental
   */
  get(input: api.RechargeGetInput, options?: CallOptions): Promise<api.Recharge>;
  /**
   * List recharges.
   *
   * The user's top-ups, newest first.
   *
   * `GET /api/user/recharge_list`. User session. Retried.
   */
  list(input?: api.RechargeListInput, options?: CallOptions): Promise<api.RechargePage>;
  /**
   * List the ways to top up.
   *
   * Coins and networks with their limits, and what the operator wants to be read first. A method that is off stays
   * in the list with its `notice`.
   *
   * `POST /api/recharge/methods`. User session. Retried.
   * @experimental
   */
  methods(input?: undefined, options?: CallOptions): Promise<api.RechargeMethods>;
  /**
   * Send the proof of a transfer.
   *
   * The transaction id, a picture, or both, and what was really sent. The recharge becomes `submitted`; a review
   * takes 2 to 48 hours unless the chain answers first. What arrived is credited, whatever was typed. A rejected or
   * expired recharge takes a new proof while `proofs_left` is above 0. A transaction id counts once on its network,
   * regardless of who sends it.
   *
   * `POST /api/recharge/submit`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`, `txid_invalid`, `txid_used`, `image_invalid`, `proof_required`.
   * @experimental
   */
  submitProof(input: api.RechargeProof, options?: CallOptions): Promise<api.Recharge>;
}

/** Home page and site settings. */
export interface SiteApi {
  /**
   * Show the site's settings.
   *
   * Languages, currencies and their digits, limits, and what this server can do. It rarely changes: once per start
   * is enough.
   *
   * `POST /api/index/config`. Public. Retried.
   * @experimental
   */
  config(input?: undefined, options?: CallOptions): Promise<api.SiteConfig>;
  /**
   * Read home and site data.
   *
   * Site settings, the footer and the sections of the home page. A stock server sends null: start without any of it.
   *
   * `POST /api/index/index`. Public. Retried.
   */
  home(input?: undefined, options?: CallOptions): Promise<api.Site | null>;
}

/** Stores and the stores a user follows. */
export interface StoresApi {
  /**
   * List followed stores.
   *
   * The stores the user follows, latest first.
   *
   * `POST /api/user/followers_list`. User session. Retried.
   */
  followed(input?: api.StoreFollowedInput, options?: CallOptions): Promise<api.StorePage>;
  /**
   * Read a store.
   *
   * The store with its figures. With a token `is_follow` is the user's own.
   *
   * `POST /api/index/shop_info`. Public. Retried.
   */
  get(input: api.StoreGetInput, options?: CallOptions): Promise<api.StoreDetail>;
  /**
   * Search stores.
   *
   * Stores whose name or description matches.
   *
   * `POST /api/index/search_shop`. Public. Retried.
   */
  search(input: api.StoreSearchInput, options?: CallOptions): Promise<api.StorePage>;
  /**
   * Follow or unfollow a store.
   *
   * Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the state on
   * every call, so it is never retried. Send the wished state in `follow` and believe `followed` in the answer.
   *
   * `POST /api/user/followers`. User session. Never retried.
   */
  toggleFollow(input: api.StoreToggleFollowInput, options?: CallOptions): Promise<api.Followed>;
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
   * `POST /api/index/upload`. User session. Never retried.
   */
  image(input: api.UploadImageInput, options?: CallOptions): Promise<api.Upload>;
}

/** Payouts from the balance. */
export interface WithdrawalsApi {
  /**
   * Cancel a withdrawal.
   *
   * Works while it is `pending`; the whole amount returns to the balance.
   *
   * `POST /api/withdraw/cancel`. User session. With `Idempotency-Key`.
   * Errors: `bad_state`.
   * @experimental
   */
  cancel(input: api.WithdrawalCancelInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * Withdraw.
   *
   * Takes the quote's amount out of the balance and holds it; answers the withdrawal as `pending`. `expect_fee` and
   * `expect_received` are the figures the user confirmed: when the quote has others, nothing happens. A quote serves
   * one withdrawal. Five wrong fund passwords lock it for a while. An address used for the first time may be held
   * (`hold_until`).
   *
   * `POST /api/withdraw/create`. User session. With `Idempotency-Key`.
   * Errors: `quote_expired`, `quote_changed`, `address_invalid`, `address_wrong_network`, `memo_required`,
   * `self_address`, `acknowledgement_required`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `insufficient_balance`, `daily_limit`, `locked`, `account_frozen`, `owed_to_buyers`.
   * @experimental
   */
  create(input: api.WithdrawalInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * Read a withdrawal.
   *
   * One withdrawal with its state.
   *
   * `POST /api/withdraw/info`. User session. Retried.
   * @experimental
   */
  get(input: api.WithdrawalGetInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * List withdrawals.
   *
   * The user's withdrawals, newest first.
   *
   * `POST /api/withdraw/list`. User session. Retried.
   * @experimental
   */
  list(input?: api.WithdrawalListInput, options?: CallOptions): Promise<api.WithdrawalPage>;
  /**
   * List the ways to be paid out.
   *
   * Coins and networks with limits and fees, the balance, and what prevents a withdrawal: a missing fund password, a
   * lock, the daily limit.
   *
   * `POST /api/withdraw/methods`. User session. Retried.
   * @experimental
   */
  methods(input?: undefined, options?: CallOptions): Promise<api.WithdrawalMethods>;
  /**
   * Ask what a withdrawal costs.
   *
   * Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again whenever the
   * form changes.
   *
   * `POST /api/withdraw/quote`. User session. Retried.
   * Errors: `amount_too_small`, `amount_too_large`, `amount_step`, `insufficient_balance`, `network_disabled`.
   * @experimental
   */
  quote(input: api.WithdrawalQuoteInput, options?: CallOptions): Promise<api.WithdrawalQuote>;
}

/**
 * All methods, by resource. Each resolves to `data` of the envelope and rejects with a `MarketplaceError`, never with anything
 * else. Calls that may run twice are `Retried`: automatically, after a network failure, 429, 502, 503 and 504. Calls with an
 * `Idempotency-Key` are retried only with `retry.idempotent`. What is marked `@experimental` may change in a minor release.
 * `Errors` are names for `error.reason`.
 */
export interface Methods {
  readonly account: AccountApi;
  readonly addresses: AddressesApi;
  readonly articles: ArticlesApi;
  readonly auth: AuthApi;
  readonly categories: CategoriesApi;
  readonly disputes: DisputesApi;
  readonly fundPassword: FundPasswordApi;
  readonly loans: LoansApi;
  readonly memberLists: MemberListsApi;
  readonly merchant: MerchantApi;
  readonly merchantDisputes: MerchantDisputesApi;
  readonly merchantOffers: MerchantOffersApi;
  readonly merchantOrders: MerchantOrdersApi;
  readonly merchantProducts: MerchantProductsApi;
  readonly merchantReviews: MerchantReviewsApi;
  readonly messages: MessagesApi;
  readonly offers: OffersApi;
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
