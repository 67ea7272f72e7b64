// Generated from the contract by scripts/generate.mjs. Do not edit.
import type { CallOptions } from "../options.js";
import type * as api from "./types.js";

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
  "merchant.saveStore": "not_merchant" | "shop_suspended" | "shopname_taken" | "file_not_found" | "content_rejected" | "price_invalid" | "field_invalid";
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
  "offers.accept": "bad_state" | "offer_changed" | "product_unavailable" | "stock_short" | "area_not_open" | "too_many_unpaid";
  "offers.decline": "bad_state";
  "orders.cancel": "bad_state" | "already_shipped";
  "orders.confirmReceipt": "bad_state" | "account_frozen" | "dispute_open";
  "orders.create": "price_changed" | "product_unavailable" | "stock_short" | "below_minimum" | "order_below_minimum" | "pack_mismatch" | "area_not_open" | "own_product" | "cart_empty" | "too_many_unpaid";
  "orders.preview": "product_unavailable" | "stock_short" | "below_minimum" | "order_below_minimum" | "pack_mismatch" | "area_not_open" | "own_product" | "address_required";
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

/** What `error.data` has next to the name of an error. */
export interface ErrorDetails {
  acknowledgement_required: { field: string };
  address_invalid: { field: string };
  address_required: { field: string };
  address_wrong_network: { field: string; network: string };
  already_commented: { field: string };
  already_disputed: { status: string };
  already_shipped: { status?: string };
  amount_range: { field?: string; min?: api.Money; max?: api.Money };
  amount_step: { step: api.Money };
  amount_too_large: { max: api.Money; field?: string };
  amount_too_small: { min: api.Money };
  area_not_open: { field: string };
  bad_state: { status: string };
  below_minimum: { id: api.Id; sku_id: api.Id; min_order: number };
  changed_elsewhere: { version: number };
  code_locked: { field: string; until: api.UnixTime };
  code_wrong: { field: string };
  content_rejected: { field: string };
  daily_limit: { left: api.Money };
  dispute_too_late: { until: api.UnixTime };
  email_taken: { field: string };
  field_invalid: { field: string };
  file_not_found: { field: string };
  fund_password_locked: { until: api.UnixTime };
  fund_password_wrong: { field: string; left: number };
  has_open_orders: { open: number };
  image_invalid: { field: string };
  insufficient_balance: { money: api.Money; total?: api.Money };
  locked: { until: api.UnixTime };
  memo_required: { field: string };
  network_disabled: { network?: string; notice?: string };
  offer_changed: { offer_amount?: api.Money; total?: api.Money };
  open_application: { id: api.Id };
  order_below_minimum: { min: api.Money };
  owed_to_buyers: { left: api.Money };
  own_product: { id: api.Id };
  pack_mismatch: { id: api.Id; sku_id: api.Id; pack_size: number };
  password_wrong: { field: string };
  price_changed: { total: api.Money };
  price_invalid: { field: string };
  product_unavailable: { id: api.Id };
  quote_changed: { fee: api.Money; received: api.Money };
  range_too_long: { max_days: number };
  same_as_login: { field: string };
  self_address: { field: string };
  shopname_taken: { field: string };
  stock_short: { id: api.Id; sku_id?: api.Id; left: number };
  terms_changed: { terms_version: string };
  too_many_offers: { max: number };
  too_many_open: { max?: number; open?: number };
  too_many_unpaid: { max: number };
  txid_invalid: { field: string };
  txid_used: { field: string };
  version_conflict: { version: number };
  weak_password: { field: string };
}

/** Profile, balance and balance history of the signed-in user. */
export interface AccountApi {
  /**
   * Add or change the e-mail address.
   *
   * The code is sent to the new address (auth.sendEmailCode, event `changeemail`). Stock servers ignore the password. The old
   * address, if any, is notified, and withdrawals are locked for 24 hours.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened. `reason` of its errors:
   * `password_wrong`, `code_wrong`, `code_locked`, `email_taken`.
   *
   * `POST /api/user/changeemail`
   * @experimental
   */
  changeEmail(input: api.AccountChangeEmailInput, options?: CallOptions): Promise<null>;
  /**
   * Sign a device out.
   *
   * The session `id`, or with `others` all but the present one.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/session_end`
   * @experimental
   */
  endSession(input: api.AccountEndSessionInput, options?: CallOptions): Promise<null>;
  /**
   * Read the account.
   *
   * With the balance in `money`. A stock server sends only `welcome`: treat every field as optional and a missing `money` as "0".
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/index`
   *
   * @example
   * ```ts
   * const { money = "0" } = await market.account.get();
   * ```
   */
  get(options?: CallOptions): Promise<api.User>;
  /**
   * List where the account is signed in.
   *
   * The current session first, without IP addresses.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/sessions`
   * @experimental
   */
  sessions(options?: CallOptions): Promise<api.AccountSession[]>;
  /**
   * List changes of the balance.
   *
   * Every change with its cause, newest first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/money_log`
   * @experimental
   */
  transactions(input?: api.AccountTransactionsInput, options?: CallOptions): Promise<api.TransactionPage>;
  /**
   * Change the profile.
   *
   * A new `username` needs the login password; stock servers ignore it. **An omitted `avatar` or `bio` is cleared**: send both
   * again with their present values.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/profile`
   */
  update(input: api.AccountUpdateInput, options?: CallOptions): Promise<null>;
}

/** Shipping addresses and the regions to choose from. */
export interface AddressesApi {
  /**
   * List areas.
   *
   * Without `pid` the countries, else the areas under it. An empty list: the area has no parts, or is not open yet.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/aera/readArea`
   */
  areas(input?: api.AddressAreasInput, options?: CallOptions): Promise<api.Area[]>;
  /**
   * Delete an address.
   *
   * Orders keep their copy of it.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/aera/del`
   */
  delete(input: api.AddressDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * List addresses.
   *
   * The default one first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/aera/index`
   *
   * @example
   * ```ts
   * const addresses = await market.addresses.list();
   * const usual = addresses.find(({ is_default }) => Number(is_default) === 1) ?? addresses[0];
   * ```
   */
  list(options?: CallOptions): Promise<api.Address[]>;
  /**
   * Add or change an address.
   *
   * Repeating it after a lost answer could add the address twice. A server may limit a member's addresses: `data` then has the
   * error `too_many_addresses` with `max`.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/aera/addEdit`
   *
   * @example
   * ```ts
   * const { id } = await market.addresses.save({
   *   name: "Mira Example",
   *   mobile: "+49 30 5550100",
   *   country: "Germany",
   *   city: "Berlin",
   *   address: "Example Street 5",
   *   zip: "10115",
   *   is_default: 1,
   * });
   * ```
   */
  save(input: api.AddressInput, options?: CallOptions): Promise<api.Address>;
}

/** Help articles and footer pages. */
export interface ArticlesApi {
  /**
   * Read an article.
   *
   * `content` is HTML to sanitise.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `GET /api/Article/detail`
   */
  get(input: api.ArticleGetInput, options?: CallOptions): Promise<api.Article>;
  /**
   * List articles of categories.
   *
   * All of them without `ids`.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `GET /api/Article/category`
   */
  list(input?: api.ArticleListInput, options?: CallOptions): Promise<api.ArticleSummary[]>;
}

/** Signing in and out, registration, e-mail codes and the login password. */
export interface AuthApi {
  /**
   * Change the login password.
   *
   * Revokes the current token: sign in again afterwards.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/user/change`
   */
  changePassword(input: api.AuthChangePasswordInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in.
   *
   * Opens a session and returns its token. Show an error (wrong password, unknown account) next to the form. Where many passwords
   * were guessed at an account, a server may ask for a code by e-mail, too: `data` then has the error `code_required`. Ask for one
   * (auth.sendEmailCode, event `login`), and send it with the e-mail address as `account`.
   *
   * Needs no session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/user/login`
   *
   * @example
   * ```ts
   * // `market.auth.signIn` does both.
   * const { userinfo } = await market.auth.login({ account: "mira", password });
   * session.set(userinfo.token);
   * ```
   */
  login(input: api.AuthLoginInput, options?: CallOptions): Promise<api.SignedIn>;
  /**
   * Sign out.
   *
   * Ends the session of the token on the server. 401 means that it had ended already: count it as done.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/logout`
   *
   * @example
   * ```ts
   * await market.safe(market.auth.logout());
   * ```
   */
  logout(options?: CallOptions): Promise<null>;
  /**
   * Register.
   *
   * Creates an account and signs in at once. Show an error (name taken, wrong code) next to the form.
   *
   * Needs no session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/user/register`
   *
   * @example
   * ```ts
   * await market.auth.register({ username: "mira", password, email: "mira@mail.example" });
   * // `signIn` is `login` that keeps the token.
   * await market.auth.signIn({ account: "mira", password });
   * ```
   */
  register(input: api.AuthRegisterInput, options?: CallOptions): Promise<api.SignedIn>;
  /**
   * Reset a forgotten login password.
   *
   * The code is sent to the account's address (auth.sendEmailCode, event `resetpwd`). Ends all sessions. An address without an
   * account is answered like a wrong code.
   *
   * Needs no session. Never sent again automatically: after a lost answer it may have happened. `reason` of its errors:
   * `code_wrong`, `code_locked`, `weak_password`.
   *
   * `POST /api/user/resetpwd`
   * @experimental
   */
  resetPassword(input: api.AuthResetPasswordInput, options?: CallOptions): Promise<null>;
  /**
   * Send an e-mail code.
   *
   * The code is valid for 120 seconds: 6 digits, 10 while someone guesses at the address, on stock servers 4. Stock servers allow
   * one a minute for an address and five an hour for an IP, and drop a code after about ten wrong tries; a server that counts
   * tries over all codes answers `code_locked` meanwhile, with `until`. A code and its tries belong to the network that asked for
   * it: type it where it was asked for. Although it is a GET, it has an effect. Stock servers read POST only, with the parameters
   * as body fields: a client may offer that as an option.
   *
   * Needs no session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `GET /api/ems/send`
   */
  sendEmailCode(input: api.AuthSendEmailCodeInput, options?: CallOptions): Promise<null>;
  /**
   * Sign in with a social account.
   *
   * Exchanges a code from an identity provider for a session. The code works once. Show an error next to the form.
   *
   * Needs no session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/user/loginsocial`
   */
  socialLogin(input: api.AuthSocialLoginInput, options?: CallOptions): Promise<api.SignedIn>;
}

/** The category tree. */
export interface CategoriesApi {
  /**
   * Show the category tree.
   *
   * Every category, or those under `pid`, with their children under `childlist`, which is empty or missing where there are none.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/category`
   *
   * @example
   * ```ts
   * const tree = await market.categories.list();
   * for (const { id, name, childlist } of tree) console.log(id, name, childlist?.length ?? 0);
   * ```
   * @experimental
   */
  list(input?: api.CategoryListInput, options?: CallOptions): Promise<api.Category[]>;
}

/** Problems with orders that their buyers report. */
export interface DisputesApi {
  /**
   * Accept a store's offer.
   *
   * The partial refund goes to the balance at once, the store keeps the rest, and a `shipped` order is `received`. It can't be
   * taken back. `offer_changed` brings the present `offer_amount`; nothing has happened. A frozen member gets `account_frozen`,
   * and while the store's owner is frozen the answer is `bad_state`: the operator decides.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `offer_changed`, `account_frozen`.
   *
   * `POST /api/order/dispute_accept`
   * @experimental
   */
  acceptOffer(input: api.DisputeAcceptOfferInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Ask the operator to decide.
   *
   * For a buyer who does not agree with the store's answer. Without it the same happens at `dispute.due_at`; a buyer who was to
   * return goods must ask before then.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`.
   *
   * `POST /api/order/dispute_escalate`
   * @experimental
   */
  escalate(input: api.DisputeEscalateInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Report a problem with an order.
   *
   * Possible while the order's `can.dispute` is true, until its `dispute_by`, which leaves fourteen days after the receipt. With
   * `goods` it covers only these. The order is held until the dispute is closed: it is not taken as received automatically, and
   * the store is not paid for it. The store has until `dispute.due_at` to answer. An order has one dispute; after a withdrawal
   * there may be another. `bad_state` says that the `status` of the order does not fit the `reason`, `dispute_too_late` says
   * `until` when it was possible; the `max` of `amount_too_large` is a dispute's `max_amount`: what was paid for the items, with
   * their tax and share of the freight.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `already_disputed`, `dispute_too_late`, `amount_too_large`.
   *
   * `POST /api/order/dispute`
   * @experimental
   */
  open(input: api.DisputeOpenInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Report that the goods are on their way back.
   *
   * Possible in `return_agreed`, until `dispute.due_at`. The refund comes when the store says that they have arrived, or
   * automatically at the new `dispute.due_at`.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`.
   *
   * `POST /api/order/dispute_send_back`
   * @experimental
   */
  sendBack(input: api.DisputeSendBackInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Withdraw a dispute.
   *
   * The order continues as if nothing had been reported, with its previous deadlines. Not while goods are on their way back
   * (`sent_back`).
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`.
   *
   * `POST /api/order/dispute_withdraw`
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
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`,
   * `weak_password`, `same_as_login`.
   *
   * `POST /api/user/fund_change`
   * @experimental
   */
  change(input: api.FundPasswordChange, options?: CallOptions): Promise<null>;
  /**
   * Set the fund password.
   *
   * The first time with the login password; later, as a reset, with an e-mail code too (auth.sendEmailCode, event `fundpwd`). A
   * reset locks withdrawals for 24 hours.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `password_wrong`, `code_wrong`, `code_locked`, `weak_password`, `same_as_login`.
   *
   * `POST /api/user/fund_set`
   * @experimental
   */
  set(input: api.FundPasswordInput, options?: CallOptions): Promise<null>;
}

/** Loan terms and applications. */
export interface LoansApi {
  /**
   * Apply for a loan.
   *
   * `terms_changed` means that there are newer terms than those in `agree`, `amount_range` also a term that is not offered. One
   * application at a time.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `loan_disabled`, `terms_changed`, `amount_range`, `open_application`.
   *
   * `POST /api/loan/apply`
   * @experimental
   */
  apply(input: api.LoanInput, options?: CallOptions): Promise<api.Loan>;
  /**
   * List loan applications.
   *
   * Newest first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/loan/list`
   * @experimental
   */
  list(input?: api.LoanListInput, options?: CallOptions): Promise<api.LoanPage>;
  /**
   * Read what loans are offered.
   *
   * With annual rate, total cost and a worked example, and whether this user may apply. `enabled` is false where the operator has
   * no loans.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/loan/index`
   * @experimental
   */
  terms(options?: CallOptions): Promise<api.LoanTerms>;
}

/** The cart and favorites that a member's devices share. */
export interface MemberListsApi {
  /**
   * Read a member's cart and favorites.
   *
   * Only on servers with `features.member_lists`. Empty, with version 0, until something is saved.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/lists`
   * @experimental
   */
  get(options?: CallOptions): Promise<api.MemberLists>;
  /**
   * Save a member's cart and favorites.
   *
   * Replaces both lists and counts up the version, if `version` is still the server's. If another device has saved since,
   * `changed_elsewhere` brings the server's `version`: read, merge and save again. The same lists once more, after a lost answer,
   * are a success.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. `reason` of its errors: `changed_elsewhere`.
   *
   * `POST /api/user/lists_save`
   * @experimental
   */
  save(input: api.MemberListsInput, options?: CallOptions): Promise<api.SavedMemberLists>;
}

/** Merchant registration, the signed contract and the store's figures. */
export interface MerchantApi {
  /**
   * Apply as a merchant.
   *
   * A review takes 2 to 48 hours. Upload the pictures first with uploads.image, those of the document with category `kyc`, and
   * send what it returned as `url`. A rejected application is corrected with its `id` and only the refused fields.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/merchant/reg`
   */
  apply(input: api.MerchantApplyInput, options?: CallOptions): Promise<api.MerchantApplication>;
  /**
   * Read the merchant contract.
   *
   * What to sign before merchant.apply.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/merchant/contract`
   * @experimental
   */
  contract(options?: CallOptions): Promise<api.MerchantContract>;
  /**
   * Read the seller dashboard.
   *
   * The store, its balance, what is pending and what there is to do.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/center`
   * @experimental
   */
  dashboard(options?: CallOptions): Promise<api.MerchantDashboard>;
  /**
   * Read an own private picture.
   *
   * An address for an identity document, a signature or a proof, good for one reading within 60 seconds. Only the user who
   * uploaded it gets one, everyone else 404.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/merchant/file`
   * @experimental
   */
  file(input: api.MerchantFileInput, options?: CallOptions): Promise<api.PrivateFile>;
  /**
   * Read the merchant application.
   *
   * **Code 0 with `data` null isn't a failure here**: the user has not applied yet.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. Code 0 resolves to null.
   *
   * `GET /api/merchant/index`
   */
  get(options?: CallOptions): Promise<api.MerchantApplication | null>;
  /**
   * Read the merchant application (POST).
   *
   * The same as merchant.get, code 0 included, for servers that route only POST.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. Code 0 resolves to null.
   *
   * `POST /api/merchant/index`
   */
  getByPost(options?: CallOptions): Promise<api.MerchantApplication | null>;
  /**
   * Change the store's profile.
   *
   * Only what is sent changes. Banner, texts, place, contact and the terms of delivery are public at once. A new name or logo
   * waits in `review` until the operator has looked at it, and buyers see the old one in the meantime. Sending the public name or
   * logo withdraws the request.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`, `shop_suspended`, `shopname_taken`,
   * `file_not_found`, `content_rejected`, `price_invalid`, `field_invalid`.
   *
   * `POST /api/merchant/shop_edit`
   * @experimental
   */
  saveStore(input: api.StoreProfileInput, options?: CallOptions): Promise<api.MerchantDashboard>;
  /**
   * List settlements.
   *
   * What received orders bring, newest first, with the sums. A pending row becomes part of the owner's balance at `available_at`.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/settlement`
   * @experimental
   */
  settlements(input?: api.MerchantSettlementsInput, options?: CallOptions): Promise<api.SettlementPage>;
  /**
   * Read sales figures.
   *
   * Between two days in UTC, both included: at most 92 by day, 1098 by month.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`, `range_too_long`.
   *
   * `POST /api/merchant/stats`
   * @experimental
   */
  stats(input: api.MerchantStatsInput, options?: CallOptions): Promise<api.StoreStats>;
}

/** The store's side of disputes. */
export interface MerchantDisputesApi {
  /**
   * Answer a dispute.
   *
   * `accept` refunds at once what the buyer asks for; it is possible until the dispute is closed, and in `sent_back` it confirms
   * that the goods have arrived. `return` takes back the goods of a dispute of `kind` return, at the address `return_to`; they are
   * refunded when they arrive. `offer` proposes to refund an `amount` below what is asked, without a return, and `object` says why
   * nothing should be refunded. These three are possible while the dispute is `open`; the buyer then accepts, withdraws or asks
   * the operator. In `sent_back`, `object` hands the decision to the operator. `field_invalid` names the `field` that the answer
   * needs: the `amount` of an offer, the `text` of an objection, `return_to` of a return, or `answer` where no return is asked
   * for. A frozen owner can only `object` (`account_frozen`): the operator decides.
   *
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `bad_state`, `amount_too_large`,
   * `field_invalid`, `account_frozen`.
   *
   * `POST /api/merchant/dispute_answer`
   * @experimental
   */
  answer(input: api.MerchantDisputeAnswerInput, options?: CallOptions): Promise<api.MerchantOrder>;
}

/** The store's offers for purchase requests. */
export interface MerchantOffersApi {
  /**
   * List offers of the own store.
   *
   * Each with the purchase request it answers, newest first. With `request_id`, the store's offer for that request, if there is
   * one.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/offer_list`
   * @experimental
   */
  list(input?: api.MerchantOfferListInput, options?: CallOptions): Promise<api.SentOfferPage>;
  /**
   * Make or change an offer.
   *
   * Offers one of the store's products for another user's purchase request, once per request. While the store's offer is open this
   * changes it; one that was withdrawn or has expired is open again. `too_many_offers` brings the `max` that a store may make in a
   * day or a request may have, `bad_state` the `status` of an offer that was accepted, declined or closed.
   *
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `shop_suspended`, `own_request`,
   * `request_closed`, `product_unavailable`, `stock_short`, `price_invalid`, `content_rejected`, `too_many_offers`, `bad_state`.
   *
   * `POST /api/merchant/offer_save`
   * @experimental
   */
  save(input: api.OfferInput, options?: CallOptions): Promise<api.SentOffer>;
  /**
   * Withdraw an offer.
   *
   * Takes an open offer back; a withdrawn one stays as it is.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`, `bad_state`.
   *
   * `POST /api/merchant/offer_withdraw`
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
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `bad_state`.
   *
   * `POST /api/merchant/order_decline`
   * @experimental
   */
  decline(input: api.MerchantOrderDeclineInput, options?: CallOptions): Promise<api.MerchantOrder>;
  /**
   * Read an order of the own store.
   *
   * With the address and the buyer's contact only while it is paid or shipped.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/order_info`
   * @experimental
   */
  get(input: api.MerchantOrderGetInput, options?: CallOptions): Promise<api.MerchantOrder>;
  /**
   * List orders of the own store.
   *
   * Newest first, with the number of orders in each tab, of those that `search`, `from` and `to` ask for. `received` holds
   * completed ones too, `disputed` those with an open dispute.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/order_list`
   * @experimental
   */
  list(input?: api.MerchantOrderListInput, options?: CallOptions): Promise<api.MerchantOrderPage>;
  /**
   * Ship an order.
   *
   * Marks a paid order as shipped and notifies the buyer.
   *
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `bad_state`, `already_shipped`,
   * `shop_suspended`.
   *
   * `POST /api/merchant/order_ship`
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
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`, `has_open_orders`.
   *
   * `POST /api/merchant/pro_del`
   * @experimental
   */
  delete(input: api.MerchantProductDeleteInput, options?: CallOptions): Promise<null>;
  /**
   * Read an own product.
   *
   * With its variants and its `version`.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/pro_info`
   * @experimental
   */
  get(input: api.MerchantProductGetInput, options?: CallOptions): Promise<api.MerchantProduct>;
  /**
   * List own products.
   *
   * In every state, latest change first unless `sort` says otherwise.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/pro_list`
   * @experimental
   */
  list(input?: api.MerchantProductListInput, options?: CallOptions): Promise<api.MerchantProductPage>;
  /**
   * Add or change a product.
   *
   * A new product starts as `off`, or as `review` where the operator looks at it first. A change needs the `version` that was
   * read: `version_conflict` brings a newer one. A sale isn't such a change: a `stock` that is sent replaces what is left after
   * it, so send it only after a new count; left out, it stays. `field_invalid` also names the `stock` that a new product or
   * combination lacks, the `sku_code` that something else of the store has, the `name` of a second attribute of that name, the
   * `days` of lead times that don't rise and the `min_num` of them or of price tiers that doesn't, `price_invalid` the `price` of
   * theirs that doesn't fall.
   *
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `field_invalid`, `image_invalid`,
   * `price_invalid`, `version_conflict`, `shop_suspended`.
   *
   * `POST /api/merchant/pro_save`
   * @experimental
   */
  save(input: api.ProductInput, options?: CallOptions): Promise<api.MerchantProduct>;
  /**
   * Put a product on or off sale.
   *
   * A product under review stays there (`bad_state`).
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`, `bad_state`, `shop_suspended`.
   *
   * `POST /api/merchant/pro_state`
   * @experimental
   */
  setStatus(input: api.MerchantProductSetStatusInput, options?: CallOptions): Promise<api.MerchantProduct>;
}

/** Reviews of the merchant's products. */
export interface MerchantReviewsApi {
  /**
   * List reviews of the own store.
   *
   * Published ones, newest first, also of products that are not on sale.
   *
   * Needs the session of a user with a store. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and
   * 520 to 530, since repeating it changes nothing. `reason` of its errors: `not_merchant`.
   *
   * `POST /api/merchant/comment_list`
   * @experimental
   */
  list(input?: api.MerchantReviewListInput, options?: CallOptions): Promise<api.StoreReviewPage>;
  /**
   * Reply to a review.
   *
   * One reply to each; it can't be changed. Nothing hides or removes a review.
   *
   * Needs the session of a user with a store. Sent with an `Idempotency-Key`, under which it happens once; sent again
   * automatically only with `retry.idempotent`. `reason` of its errors: `not_merchant`, `already_replied`, `content_rejected`.
   *
   * `POST /api/merchant/comment_reply`
   * @experimental
   */
  reply(input: api.MerchantReviewReplyInput, options?: CallOptions): Promise<api.Review>;
}

/** Messages from the site to the user. */
export interface MessagesApi {
  /**
   * Read a message.
   *
   * Reading it marks it as read.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/message/info`
   * @experimental
   */
  get(input: api.MessageGetInput, options?: CallOptions): Promise<api.Message>;
  /**
   * List messages.
   *
   * Newest first, with the number of unread ones.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/message/list`
   * @experimental
   */
  list(input?: api.MessageListInput, options?: CallOptions): Promise<api.MessagePage>;
  /**
   * Mark messages as read.
   *
   * Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed over.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/message/read`
   * @experimental
   */
  markRead(input?: api.MessageMarkReadInput, options?: CallOptions): Promise<api.Unread>;
}

/** What stores offer for the user's own purchase requests. */
export interface OffersApi {
  /**
   * Accept an offer and order it.
   *
   * Makes an unpaid order at the offer's price and freight, with a payment of its own, reserves the stock and keeps the address as
   * it is now. The request is closed, and with it every other offer; their stores are notified. An order that is not paid is
   * cancelled at the payment's `expires_at`, and the offer is spent. `terms_hash` and `expect_total` are those of the offer that
   * the buyer read: when the store has changed anything of it, even at the same total, nothing is ordered and `offer_changed`
   * brings the present `total`. Read the offer again and show what has changed before asking once more.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `offer_changed`, `product_unavailable`, `stock_short`,
   * `area_not_open`, `too_many_unpaid`.
   *
   * `POST /api/offer/accept`
   * @experimental
   */
  accept(input: api.OfferAcceptInput, options?: CallOptions): Promise<api.CreatedOrders>;
  /**
   * Decline an offer.
   *
   * Permanently; its store is notified.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. `reason` of its errors: `bad_state`.
   *
   * `POST /api/offer/decline`
   * @experimental
   */
  decline(input: api.OfferDeclineInput, options?: CallOptions): Promise<api.ReceivedOffer>;
  /**
   * List the offers of an own request.
   *
   * The accepted one first, then those that can be accepted, the lowest total first, then the others. Withdrawn ones are left out.
   * Only the author of the request may read them; everyone else gets 404.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/offer/list`
   * @experimental
   */
  list(input: api.OfferListInput, options?: CallOptions): Promise<api.ReceivedOfferPage>;
}

/** Checkout and orders of the buyer. */
export interface OrdersApi {
  /**
   * Cancel an order.
   *
   * Possible while it is `unpaid`, or `paid` and not yet shipped. What was paid goes back to the balance at once and in full, and
   * the items are restocked. An unpaid order leaves its payment, whose `total` becomes smaller; a payment without orders is
   * `expired`. While coins for a payment are on their way (`processing`), its orders can't be cancelled.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `already_shipped`.
   *
   * `POST /api/order/cancel`
   *
   * @example
   * ```ts
   * const { order, refund } = await market.orders.cancel({ order_no });
   * console.log(order.status, refund?.money);
   * ```
   * @experimental
   */
  cancel(input: api.OrderCancelInput, options?: CallOptions): Promise<api.CancelledOrder>;
  /**
   * Confirm the receipt.
   *
   * A `shipped` order has arrived, and the store is paid for it. It can't be taken back. 15 days after the shipping it happens
   * automatically. `dispute_open` means that its dispute must be withdrawn first.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `account_frozen`, `dispute_open`.
   *
   * `POST /api/order/receipt`
   *
   * @example
   * ```ts
   * const order = await market.orders.confirmReceipt({ order_no });
   * ```
   * @experimental
   */
  confirmReceipt(input: api.OrderConfirmReceiptInput, options?: CallOptions): Promise<api.Order>;
  /**
   * Order what was previewed.
   *
   * Makes one order per store and one payment for all of them, reserves the stock and keeps the address as it is now.
   * `price_token` and `expect_total` are the preview's: when anything the buyer saw has changed, or the token has run out, nothing
   * is ordered and `price_changed` brings the new `total`: preview again. Unpaid orders are cancelled at the payment's
   * `expires_at` and their items are restocked.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `price_changed`, `product_unavailable`, `stock_short`, `below_minimum`,
   * `order_below_minimum`, `pack_mismatch`, `area_not_open`, `own_product`, `cart_empty`, `too_many_unpaid`.
   *
   * `POST /api/order/create`
   *
   * @example
   * ```ts
   * const items = [{ id: 1003, shop_id: 7, num: 2 }];
   * const { total, price_token, address } = await market.orders.preview({ items });
   * if (address) {
   *   const { pay } = await market.orders.create({ items, address_id: address.id, price_token, expect_total: total });
   *   console.log(pay.pay_no, pay.total);
   * }
   * ```
   * @experimental
   */
  create(input: api.OrderCreateInput, options?: CallOptions): Promise<api.CreatedOrders>;
  /**
   * Show an order.
   *
   * Another user's is 404, like one that does not exist.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/order/info`
   *
   * @example
   * ```ts
   * const order = await market.orders.get({ order_no });
   * if (order.can?.cancel) await market.orders.cancel({ order_no });
   * ```
   * @experimental
   */
  get(input: api.OrderGetInput, options?: CallOptions): Promise<api.Order>;
  /**
   * List orders.
   *
   * Newest first, with the number behind each tab, of those that `search`, `from` and `to` ask for.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/order/list`
   *
   * @example
   * ```ts
   * const { data, counts } = await market.orders.list({ tab: "shipped" });
   * ```
   * @experimental
   */
  list(input?: api.OrderListInput, options?: CallOptions): Promise<api.OrderPage>;
  /**
   * Price a cart.
   *
   * With freight and tax for the address, and what prevents ordering. It reserves nothing: call it again whenever the cart or the
   * address changes. Lines that can't be ordered stay in their group with an entry in `problems` and count in no sum; an address
   * that is missing or in an area not open yet is a problem of every group, and of a group whose store does not deliver there.
   * While there is one, `price_token` is empty. When no line is left to price, the call is refused with the first line's problem;
   * a server that prices no partial carts refuses with the first problem it meets. Without `address_id` the default address is
   * taken.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. `reason` of its errors: `product_unavailable`, `stock_short`, `below_minimum`,
   * `order_below_minimum`, `pack_mismatch`, `area_not_open`, `own_product`, `address_required`.
   *
   * `POST /api/order/preview`
   *
   * @example
   * ```ts
   * const preview = await market.orders.preview({ items: [{ id: 1003, shop_id: 7, num: 2 }] });
   * const problems = preview.groups.flatMap((group) => group.problems);
   * if (problems.length === 0) console.log(preview.total, preview.currency);
   * ```
   * @experimental
   */
  preview(input: api.OrderPreviewInput, options?: CallOptions): Promise<api.Preview>;
  /**
   * Review an order.
   *
   * Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what is written stays. Not all
   * lines need one; when the last has one the order is `completed`. `already_commented` and `content_rejected` name the `field`,
   * such as `comments.0.content`.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `already_commented`, `content_rejected`.
   *
   * `POST /api/order/comment`
   * @experimental
   */
  review(input: api.OrderReviewInput, options?: CallOptions): Promise<api.Order>;
}

/** Payments of orders, from the balance or with a coin. */
export interface PaymentsApi {
  /**
   * Show a payment.
   *
   * Ask again every 5 seconds at most and slower, up to every 30, the longer it takes; stop at `settled`, `expired` or `invalid`.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/pay/info`
   *
   * @example
   * ```ts
   * const { status, amount_due } = await market.payments.get({ pay_no });
   * ```
   * @experimental
   */
  get(input: api.PaymentGetInput, options?: CallOptions): Promise<api.Payment>;
  /**
   * Pay from the balance.
   *
   * Settles the payment at once; its orders become `paid`. The fund password is asked here and nowhere before. After a wrong one
   * `left` says how many tries remain; after the last it is locked until `until`.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `insufficient_balance`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `pay_expired`, `already_paid`, `price_changed`, `account_frozen`, `shop_suspended`.
   *
   * `POST /api/pay/balance`
   *
   * @example
   * ```ts
   * const { pay } = await market.payments.payWithBalance({ pay_no, fund_password, expect_total: "101.26" });
   * console.log(pay.status);
   * ```
   * @experimental
   */
  payWithBalance(input: api.PaymentPayWithBalanceInput, options?: CallOptions): Promise<api.PaidOrder>;
  /**
   * Pay with a coin.
   *
   * An address of this payment's own, the amount at a rate that is fixed until the payment's `expires_at`, and sentences to show
   * before both. The deadline stays as it was. Asking again with the same coin and network gives the same address; another network
   * gives another, and the earlier one is still watched. What arrives on any of them is counted or credited to the balance. Follow
   * the payment with payments.get.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired`,
   * `already_paid`, `account_frozen`, `shop_suspended`.
   *
   * `POST /api/pay/crypto`
   *
   * @example
   * ```ts
   * const pay = await market.payments.payWithCrypto({ pay_no, coin: "USDT", network: "TRC20" });
   * for (const warning of pay.warnings ?? []) console.log(warning);
   * console.log(pay.amount, pay.coin, pay.address);
   * ```
   * @experimental
   */
  payWithCrypto(input: api.PaymentPayWithCryptoInput, options?: CallOptions): Promise<api.Payment>;
}

/** Catalog, search and product reviews. */
export interface ProductsApi {
  /**
   * Read a product.
   *
   * With its variants, its store and the latest reviews. `content` is HTML to sanitise.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/pro_info`
   *
   * @example
   * ```ts
   * const product = await market.products.get({ id: 1003 });
   * const lowest = product.price_tiers?.at(-1)?.price ?? product.price;
   * ```
   */
  get(input: api.ProductGetInput, options?: CallOptions): Promise<api.ProductDetail>;
  /**
   * List products.
   *
   * Products by category, store or flag. A parent category includes its children.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/pro`
   *
   * @example
   * ```ts
   * const { data, last_page } = await market.products.list({ pid: 12, sort: "price", order: "asc", limit: 20 });
   * for (const { title, price, currency } of data) console.log(title, price, currency);
   * ```
   */
  list(input?: api.ProductListInput, options?: CallOptions): Promise<api.ProductPage>;
  /**
   * Find products by SKU codes.
   *
   * What is on sale under these codes of variants or of products without variants, whatever their case. A code that nothing has is
   * left out, and one that several stores use has a row for each: look for each code in the answer, which has at most 500 rows.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/sku_lookup`
   * @experimental
   */
  lookup(input: api.ProductLookupInput, options?: CallOptions): Promise<api.SkuMatch[]>;
  /**
   * List reviews of a product or store.
   *
   * Published ones, newest first. `counts` and `good_rate` are over all of them, whatever the filter. A server that sends
   * `comment_count` with a store knows `shop_id`.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/pro_comment`
   *
   * @example
   * ```ts
   * const { counts, data } = await market.products.reviews({ id: 1003, limit: 5 });
   * for (const { star, content } of data) console.log(`${star}/5`, content);
   * ```
   * @experimental
   */
  reviews(input: api.ProductReviewsInput, options?: CallOptions): Promise<api.ReviewPage>;
  /**
   * Search products.
   *
   * By title, category, store or description, or by the SKU code of an item. A server may find what was misspelled: then
   * `corrected` says by which words. Where no product has all of the words it may answer with those that have some: then
   * `is_partial` is 1.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/search_pro`
   *
   * @example
   * ```ts
   * const found = await market.products.search({ search: "desk lamp", max_price: "50.00" });
   * if (found.corrected) console.log(`Shown for: ${found.corrected}`);
   * if (found.is_partial) console.log("No product has all of these words");
   * ```
   */
  search(input: api.ProductSearchInput, options?: CallOptions): Promise<api.ProductPage>;
  /**
   * Complete a search.
   *
   * Words of products, then names of stores, categories, and a few products by their titles. Wait for a pause in the typing.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/suggest`
   * @experimental
   */
  suggest(input: api.ProductSuggestInput, options?: CallOptions): Promise<api.Suggestion[]>;
}

/** What buyers are looking for. */
export interface PurchaseRequestsApi {
  /**
   * Close a purchase request.
   *
   * Permanently, and every open offer with it. Only its author may.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/request/close`
   * @experimental
   */
  close(input: api.PurchaseRequestCloseInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * Write a purchase request.
   *
   * `content_rejected` names the `field` that the operator's filter refused, `too_many_open` the `max` that may be open.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `too_many_open`, `content_rejected`.
   *
   * `POST /api/request/create`
   * @experimental
   */
  create(input: api.PurchaseRequestInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * Show a purchase request.
   *
   * Open or closed.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/request/info`
   * @experimental
   */
  get(input: api.PurchaseRequestGetInput, options?: CallOptions): Promise<api.PurchaseRequest>;
  /**
   * List purchase requests.
   *
   * Open ones, newest first, searched by words or category.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/request/list`
   * @experimental
   */
  list(input?: api.PurchaseRequestListInput, options?: CallOptions): Promise<api.PurchaseRequestPage>;
  /**
   * List own purchase requests.
   *
   * Open and closed ones, newest first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/request/my`
   * @experimental
   */
  mine(input?: api.PurchaseRequestMineInput, options?: CallOptions): Promise<api.PurchaseRequestPage>;
}

/** Top-ups of the balance. */
export interface RechargesApi {
  /**
   * Start a top-up.
   *
   * Reserves an address for one transfer. Show its `warnings`, the network and the whole address before anything is sent. Then
   * send the coins, and the proof with recharges.submitProof. Only a few may be open at a time (`too_many_open`).
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `network_disabled`, `amount_too_small`, `amount_too_large`, `too_many_open`,
   * `account_frozen`.
   *
   * `POST /api/recharge/create`
   * @experimental
   */
  create(input: api.RechargeInput, options?: CallOptions): Promise<api.Recharge>;
  /**
   * Read a top-up.
   *
   * Read it every 5 seconds while a transfer is expected, later every 30.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/recharge/info`
   * @experimental
   */
  get(input: api.RechargeGetInput, options?: CallOptions): Promise<api.Recharge>;
  /**
   * List recharges.
   *
   * Newest first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `GET /api/user/recharge_list`
   */
  list(input?: api.RechargeListInput, options?: CallOptions): Promise<api.RechargePage>;
  /**
   * List the ways to top up.
   *
   * Coins and networks with their limits, and what the operator wants to be read first. A method that is off stays in the list
   * with its `notice`.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/recharge/methods`
   * @experimental
   */
  methods(options?: CallOptions): Promise<api.RechargeMethods>;
  /**
   * Send the proof of a transfer.
   *
   * The recharge becomes `submitted`; a review takes 2 to 48 hours unless the chain answers first. A transaction id counts once on
   * its network, regardless of who sends it. A rejected or expired recharge takes a new proof while `proofs_left` is above 0. What
   * arrived is credited, whatever was typed.
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`, `txid_invalid`, `txid_used`, `image_invalid`, `proof_required`.
   *
   * `POST /api/recharge/submit`
   * @experimental
   */
  submitProof(input: api.RechargeProof, options?: CallOptions): Promise<api.Recharge>;
}

/** Home page and site settings. */
export interface SiteApi {
  /**
   * Show the site's settings.
   *
   * Languages, currencies and their digits, limits, and what this server can do. It rarely changes: once per start is enough.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/config`
   *
   * @example
   * ```ts
   * const { features, limits } = await market.site.config();
   * if (features?.member_lists) console.log(limits?.upload_max_bytes);
   * ```
   * @experimental
   */
  config(options?: CallOptions): Promise<api.SiteConfig>;
  /**
   * Read home and site data.
   *
   * Site settings, the footer and the sections of the home page. Null from a stock server: start without any of it.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/index`
   */
  home(options?: CallOptions): Promise<api.Site | null>;
}

/** Stores and the stores a user follows. */
export interface StoresApi {
  /**
   * List followed stores.
   *
   * The last followed one first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/user/followers_list`
   */
  followed(input?: api.StoreFollowedInput, options?: CallOptions): Promise<api.StorePage>;
  /**
   * Read a store.
   *
   * With a token, `is_follow` is the user's own.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/shop_info`
   *
   * @example
   * ```ts
   * const store = await market.stores.get({ id: 7 });
   * console.log(store.shopname, store.is_follow);
   * ```
   */
  get(input: api.StoreGetInput, options?: CallOptions): Promise<api.StoreDetail>;
  /**
   * Search stores.
   *
   * By name or description.
   *
   * Needs no session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/index/search_shop`
   */
  search(input: api.StoreSearchInput, options?: CallOptions): Promise<api.StorePage>;
  /**
   * Follow or unfollow a store.
   *
   * **By itself this is a toggle**: a server that ignores `follow` flips the state on every call. Send the wished state in
   * `follow` and believe `followed` in the answer.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/user/followers`
   */
  toggleFollow(input: api.StoreToggleFollowInput, options?: CallOptions): Promise<api.Followed>;
}

/** Image uploads. */
export interface UploadsApi {
  /**
   * Upload a picture.
   *
   * A multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse php, html, svg and pdf with
   * HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is an opaque id.
   *
   * Needs a user session. Never sent again automatically: after a lost answer it may have happened.
   *
   * `POST /api/index/upload`
   *
   * @example
   * ```ts
   * const { url } = await market.uploads.image({ file: new File([bytes], "lamp.webp", { type: "image/webp" }) });
   * ```
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
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `bad_state`.
   *
   * `POST /api/withdraw/cancel`
   * @experimental
   */
  cancel(input: api.WithdrawalCancelInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * Withdraw.
   *
   * Takes the quote's amount out of the balance and holds it. When the quote has other figures than `expect_fee` and
   * `expect_received`, nothing happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a while. A withdrawal
   * to a new address may be held (`hold_until`).
   *
   * Needs a user session. Sent with an `Idempotency-Key`, under which it happens once; sent again automatically only with
   * `retry.idempotent`. `reason` of its errors: `quote_expired`, `quote_changed`, `address_invalid`, `address_wrong_network`,
   * `memo_required`, `self_address`, `acknowledgement_required`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `insufficient_balance`, `daily_limit`, `locked`, `account_frozen`, `owed_to_buyers`.
   *
   * `POST /api/withdraw/create`
   *
   * @example
   * ```ts
   * const { quote_id, fee, received } = await market.withdrawals.quote({ coin: "USDT", network: "TRC20", all: 1 });
   * await market.withdrawals.create({
   *   quote_id,
   *   address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
   *   fund_password,
   *   expect_fee: fee,
   *   expect_received: received,
   *   ack_irreversible: 1,
   * });
   * ```
   * @experimental
   */
  create(input: api.WithdrawalInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * Read a withdrawal.
   *
   * With its present state.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/withdraw/info`
   * @experimental
   */
  get(input: api.WithdrawalGetInput, options?: CallOptions): Promise<api.Withdrawal>;
  /**
   * List withdrawals.
   *
   * Newest first.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/withdraw/list`
   * @experimental
   */
  list(input?: api.WithdrawalListInput, options?: CallOptions): Promise<api.WithdrawalPage>;
  /**
   * List the ways to be paid out.
   *
   * With limits and fees, the balance, and what prevents a withdrawal: a missing fund password, a lock, the daily limit.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing.
   *
   * `POST /api/withdraw/methods`
   * @experimental
   */
  methods(options?: CallOptions): Promise<api.WithdrawalMethods>;
  /**
   * Ask what a withdrawal costs.
   *
   * Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again whenever the form changes.
   *
   * Needs a user session. Sent again automatically after a network failure, 408, 425, 429, 500, 502 to 504 and 520 to 530, since
   * repeating it changes nothing. `reason` of its errors: `amount_too_small`, `amount_too_large`, `amount_step`,
   * `insufficient_balance`, `network_disabled`.
   *
   * `POST /api/withdraw/quote`
   *
   * @example
   * ```ts
   * const quote = await market.withdrawals.quote({ coin: "USDT", network: "TRC20", amount: "37.00" });
   * console.log(quote.fee, quote.received);
   * ```
   * @experimental
   */
  quote(input: api.WithdrawalQuoteInput, options?: CallOptions): Promise<api.WithdrawalQuote>;
}

/**
 * All methods, by resource. Each resolves to `data` of the envelope and rejects with a `MarketplaceError`, never with anything
 * else. What is marked `@experimental` may change in a minor release. `isErrorOf` types `reason` of an error, and the details of
 * each in `error.data`: {@link ErrorDetails}.
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
