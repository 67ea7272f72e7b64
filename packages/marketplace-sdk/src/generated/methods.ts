// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { Method } from "../core/types";
import type { operations } from "./schema";

/** What each operation takes: body, form or query fields; with undefined where it may be left out. */
export interface Inputs {
  "account.get": undefined;
  "account.transactions": NonNullable<operations["account.transactions"]["requestBody"]>["content"]["application/json"] | undefined;
  "account.update": NonNullable<operations["account.update"]["requestBody"]>["content"]["application/json"];
  "addresses.areas": NonNullable<operations["addresses.areas"]["requestBody"]>["content"]["application/json"] | undefined;
  "addresses.delete": NonNullable<operations["addresses.delete"]["requestBody"]>["content"]["application/json"];
  "addresses.list": undefined;
  "addresses.save": NonNullable<operations["addresses.save"]["requestBody"]>["content"]["application/json"];
  "articles.get": NonNullable<operations["articles.get"]["parameters"]["query"]>;
  "articles.list": NonNullable<operations["articles.list"]["parameters"]["query"]> | undefined;
  "auth.changePassword": NonNullable<operations["auth.changePassword"]["requestBody"]>["content"]["application/json"];
  "auth.login": NonNullable<operations["auth.login"]["requestBody"]>["content"]["application/json"];
  "auth.logout": undefined;
  "auth.register": NonNullable<operations["auth.register"]["requestBody"]>["content"]["application/json"];
  "auth.sendEmailCode": NonNullable<operations["auth.sendEmailCode"]["parameters"]["query"]>;
  "auth.socialLogin": NonNullable<operations["auth.socialLogin"]["requestBody"]>["content"]["application/json"];
  "categories.list": NonNullable<operations["categories.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "fundPassword.change": NonNullable<operations["fundPassword.change"]["requestBody"]>["content"]["application/json"];
  "fundPassword.set": NonNullable<operations["fundPassword.set"]["requestBody"]>["content"]["application/json"];
  "loans.apply": NonNullable<operations["loans.apply"]["requestBody"]>["content"]["application/json"];
  "loans.list": NonNullable<operations["loans.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "loans.terms": undefined;
  "merchant.apply": NonNullable<operations["merchant.apply"]["requestBody"]>["content"]["application/json"];
  "merchant.contract": undefined;
  "merchant.dashboard": undefined;
  "merchant.file": NonNullable<operations["merchant.file"]["requestBody"]>["content"]["application/json"];
  "merchant.get": undefined;
  "merchant.getByPost": undefined;
  "merchant.settlements": NonNullable<operations["merchant.settlements"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchant.stats": NonNullable<operations["merchant.stats"]["requestBody"]>["content"]["application/json"];
  "merchantOrders.decline": NonNullable<operations["merchantOrders.decline"]["requestBody"]>["content"]["application/json"];
  "merchantOrders.get": NonNullable<operations["merchantOrders.get"]["requestBody"]>["content"]["application/json"];
  "merchantOrders.list": NonNullable<operations["merchantOrders.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchantOrders.ship": NonNullable<operations["merchantOrders.ship"]["requestBody"]>["content"]["application/json"];
  "merchantProducts.delete": NonNullable<operations["merchantProducts.delete"]["requestBody"]>["content"]["application/json"];
  "merchantProducts.get": NonNullable<operations["merchantProducts.get"]["requestBody"]>["content"]["application/json"];
  "merchantProducts.list": NonNullable<operations["merchantProducts.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchantProducts.save": NonNullable<operations["merchantProducts.save"]["requestBody"]>["content"]["application/json"];
  "merchantProducts.setStatus": NonNullable<operations["merchantProducts.setStatus"]["requestBody"]>["content"]["application/json"];
  "merchantReviews.reply": NonNullable<operations["merchantReviews.reply"]["requestBody"]>["content"]["application/json"];
  "messages.get": NonNullable<operations["messages.get"]["requestBody"]>["content"]["application/json"];
  "messages.list": NonNullable<operations["messages.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "messages.markRead": NonNullable<operations["messages.markRead"]["requestBody"]>["content"]["application/json"] | undefined;
  "orders.cancel": NonNullable<operations["orders.cancel"]["requestBody"]>["content"]["application/json"];
  "orders.confirmReceipt": NonNullable<operations["orders.confirmReceipt"]["requestBody"]>["content"]["application/json"];
  "orders.create": NonNullable<operations["orders.create"]["requestBody"]>["content"]["application/json"];
  "orders.get": NonNullable<operations["orders.get"]["requestBody"]>["content"]["application/json"];
  "orders.list": NonNullable<operations["orders.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "orders.preview": NonNullable<operations["orders.preview"]["requestBody"]>["content"]["application/json"];
  "orders.review": NonNullable<operations["orders.review"]["requestBody"]>["content"]["application/json"];
  "payments.get": NonNullable<operations["payments.get"]["requestBody"]>["content"]["application/json"];
  "payments.payWithBalance": NonNullable<operations["payments.payWithBalance"]["requestBody"]>["content"]["application/json"];
  "payments.payWithCrypto": NonNullable<operations["payments.payWithCrypto"]["requestBody"]>["content"]["application/json"];
  "products.get": NonNullable<operations["products.get"]["requestBody"]>["content"]["application/json"];
  "products.list": NonNullable<operations["products.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "products.reviews": NonNullable<operations["products.reviews"]["requestBody"]>["content"]["application/json"];
  "products.search": NonNullable<operations["products.search"]["requestBody"]>["content"]["application/json"];
  "products.suggest": NonNullable<operations["products.suggest"]["requestBody"]>["content"]["application/json"];
  "purchaseRequests.close": NonNullable<operations["purchaseRequests.close"]["requestBody"]>["content"]["application/json"];
  "purchaseRequests.create": NonNullable<operations["purchaseRequests.create"]["requestBody"]>["content"]["application/json"];
  "purchaseRequests.get": NonNullable<operations["purchaseRequests.get"]["requestBody"]>["content"]["application/json"];
  "purchaseRequests.list": NonNullable<operations["purchaseRequests.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "purchaseRequests.mine": NonNullable<operations["purchaseRequests.mine"]["requestBody"]>["content"]["application/json"] | undefined;
  "recharges.create": NonNullable<operations["recharges.create"]["requestBody"]>["content"]["application/json"];
  "recharges.get": NonNullable<operations["recharges.get"]["requestBody"]>["content"]["application/json"];
  "recharges.list": NonNullable<operations["recharges.list"]["parameters"]["query"]> | undefined;
  "recharges.methods": undefined;
  "recharges.submitProof": NonNullable<operations["recharges.submitProof"]["requestBody"]>["content"]["application/json"];
  "site.config": undefined;
  "site.home": undefined;
  "stores.followed": NonNullable<operations["stores.followed"]["requestBody"]>["content"]["application/json"] | undefined;
  "stores.get": NonNullable<operations["stores.get"]["requestBody"]>["content"]["application/json"];
  "stores.search": NonNullable<operations["stores.search"]["requestBody"]>["content"]["application/json"];
  "stores.toggleFollow": NonNullable<operations["stores.toggleFollow"]["requestBody"]>["content"]["application/json"];
  "uploads.image": NonNullable<operations["uploads.image"]["requestBody"]>["content"]["multipart/form-data"];
  "withdrawals.cancel": NonNullable<operations["withdrawals.cancel"]["requestBody"]>["content"]["application/json"];
  "withdrawals.create": NonNullable<operations["withdrawals.create"]["requestBody"]>["content"]["application/json"];
  "withdrawals.get": NonNullable<operations["withdrawals.get"]["requestBody"]>["content"]["application/json"];
  "withdrawals.list": NonNullable<operations["withdrawals.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "withdrawals.methods": undefined;
  "withdrawals.quote": NonNullable<operations["withdrawals.quote"]["requestBody"]>["content"]["application/json"];
}

/** Envelope codes that count as success (specification section 8). */
export interface AcceptedCodes {
  "account.get": 1;
  "account.transactions": 1;
  "account.update": 1;
  "addresses.areas": 1;
  "addresses.delete": 1;
  "addresses.list": 1;
  "addresses.save": 1;
  "articles.get": 1;
  "articles.list": 1;
  "auth.changePassword": 1;
  "auth.login": 1;
  "auth.logout": 1;
  "auth.register": 1;
  "auth.sendEmailCode": 1;
  "auth.socialLogin": 1;
  "categories.list": 1;
  "fundPassword.change": 1;
  "fundPassword.set": 1;
  "loans.apply": 1;
  "loans.list": 1;
  "loans.terms": 1;
  "merchant.apply": 1;
  "merchant.contract": 1;
  "merchant.dashboard": 1;
  "merchant.file": 1;
  "merchant.get": 1 | 0;
  "merchant.getByPost": 1 | 0;
  "merchant.settlements": 1;
  "merchant.stats": 1;
  "merchantOrders.decline": 1;
  "merchantOrders.get": 1;
  "merchantOrders.list": 1;
  "merchantOrders.ship": 1;
  "merchantProducts.delete": 1;
  "merchantProducts.get": 1;
  "merchantProducts.list": 1;
  "merchantProducts.save": 1;
  "merchantProducts.setStatus": 1;
  "merchantReviews.reply": 1;
  "messages.get": 1;
  "messages.list": 1;
  "messages.markRead": 1;
  "orders.cancel": 1;
  "orders.confirmReceipt": 1;
  "orders.create": 1;
  "orders.get": 1;
  "orders.list": 1;
  "orders.preview": 1;
  "orders.review": 1;
  "payments.get": 1;
  "payments.payWithBalance": 1;
  "payments.payWithCrypto": 1;
  "products.get": 1;
  "products.list": 1;
  "products.reviews": 1;
  "products.search": 1;
  "products.suggest": 1;
  "purchaseRequests.close": 1;
  "purchaseRequests.create": 1;
  "purchaseRequests.get": 1;
  "purchaseRequests.list": 1;
  "purchaseRequests.mine": 1;
  "recharges.create": 1;
  "recharges.get": 1;
  "recharges.list": 1;
  "recharges.methods": 1;
  "recharges.submitProof": 1;
  "site.config": 1;
  "site.home": 1;
  "stores.followed": 1;
  "stores.get": 1;
  "stores.search": 1;
  "stores.toggleFollow": 1;
  "uploads.image": 1;
  "withdrawals.cancel": 1;
  "withdrawals.create": 1;
  "withdrawals.get": 1;
  "withdrawals.list": 1;
  "withdrawals.methods": 1;
  "withdrawals.quote": 1;
}

/** Names of refusals (`data.error`), of the operations whose contract lists them. */
export interface Refusals {
  "fundPassword.change": "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "weak_password" | "same_as_login";
  "fundPassword.set": "password_wrong" | "code_wrong" | "weak_password" | "same_as_login";
  "loans.apply": "loan_disabled" | "terms_changed" | "amount_range" | "open_application";
  "merchant.dashboard": "not_merchant";
  "merchant.settlements": "not_merchant";
  "merchant.stats": "not_merchant" | "range_too_long";
  "merchantOrders.decline": "not_merchant" | "bad_state";
  "merchantOrders.get": "not_merchant";
  "merchantOrders.list": "not_merchant";
  "merchantOrders.ship": "not_merchant" | "bad_state" | "already_shipped";
  "merchantProducts.delete": "not_merchant" | "has_open_orders";
  "merchantProducts.get": "not_merchant";
  "merchantProducts.list": "not_merchant";
  "merchantProducts.save": "not_merchant" | "field_invalid" | "image_invalid" | "price_invalid" | "version_conflict";
  "merchantProducts.setStatus": "not_merchant" | "bad_state";
  "merchantReviews.reply": "not_merchant" | "already_replied" | "content_rejected";
  "orders.cancel": "bad_state" | "already_shipped";
  "orders.confirmReceipt": "bad_state";
  "orders.create": "price_changed" | "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "cart_empty" | "too_many_unpaid";
  "orders.preview": "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "address_required";
  "orders.review": "bad_state" | "already_commented" | "content_rejected";
  "payments.payWithBalance": "insufficient_balance" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "pay_expired" | "already_paid" | "price_changed";
  "payments.payWithCrypto": "network_disabled" | "amount_too_small" | "rate_unavailable" | "pay_expired" | "already_paid";
  "purchaseRequests.create": "too_many_open" | "content_rejected";
  "recharges.create": "network_disabled" | "amount_too_small" | "amount_too_large" | "too_many_open";
  "recharges.submitProof": "bad_state" | "txid_invalid" | "txid_used" | "image_invalid" | "proof_required";
  "withdrawals.cancel": "bad_state";
  "withdrawals.create": "quote_expired" | "quote_changed" | "address_invalid" | "address_wrong_network" | "memo_required" | "self_address" | "acknowledgement_required" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "insufficient_balance" | "daily_limit" | "locked";
  "withdrawals.quote": "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled";
}

/** Profile, balance and balance history of the signed-in user. */
export interface AccountCalls {
  /**
   * Read the account.
   *
   * The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key
   * as optional and a missing `money` as `"0"`.
   *
   * `POST /api/user/index`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/mine`, `/setting`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  get: Method<"account.get">;
  /**
   * List changes of the balance.
   *
   * Provisional. Every change with its cause, newest first.
   *
   * `POST /api/user/money_log`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  transactions: Method<"account.transactions">;
  /**
   * Change the profile.
   *
   * Saves the fields below. **An omitted `avatar` or `bio` is cleared**: send both again with their
   * present values.
   *
   * `POST /api/user/profile`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/setting`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  update: Method<"account.update">;
}

/** Shipping addresses and the regions to choose from. */
export interface AddressesCalls {
  /**
   * List areas.
   *
   * Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is
   * not open yet.
   *
   * `POST /api/aera/readArea`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/insertAddress`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  areas: Method<"addresses.areas">;
  /**
   * Delete an address.
   *
   * Deletes one of the user's addresses.
   *
   * `POST /api/aera/del`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/address`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  delete: Method<"addresses.delete">;
  /**
   * List addresses.
   *
   * The user's addresses, the default one first.
   *
   * `POST /api/aera/index`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/address`, `/orderChecked`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  list: Method<"addresses.list">;
  /**
   * Add or change an address.
   *
   * Without `id` an address is added, with it that address is replaced. Never retried by itself: a lost
   * answer could add the address twice.
   *
   * `POST /api/aera/addEdit`. Needs a user session.
   * Never repeated by itself.
   * Screens: `/insertAddress`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  save: Method<"addresses.save">;
}

/** Help articles and footer pages. */
export interface ArticlesCalls {
  /**
   * Read an article.
   *
   * One article. `content` is HTML to sanitise.
   *
   * `GET /api/Article/detail`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/page/{ids}`, `/faqs`, `/know`, `/article-detail/{id}`, `/tiktok-flow`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  get: Method<"articles.get">;
  /**
   * List articles of categories.
   *
   * Articles of the categories in `ids`; all articles without it.
   *
   * `GET /api/Article/category`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/faqs`, `/page/{ids}`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  list: Method<"articles.list">;
}

/** Signing in and out, registration, e-mail codes and the login password. */
export interface AuthCalls {
  /**
   * Change the login password.
   *
   * Revokes the current token: sign in again afterwards. The repeated new password is compared in the
   * client and not sent.
   *
   * `POST /api/user/change`. Needs a user session.
   * Never repeated by itself.
   * Screens: `/resetPwd`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  changePassword: Method<"auth.changePassword">;
  /**
   * Sign in.
   *
   * Opens a session and returns its token. A refusal (wrong password, unknown account) belongs to the
   * caller: show it beside the form. Never sent twice by itself.
   *
   * `POST /api/user/login`. Public.
   * Never repeated by itself.
   * Screens: `/login`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  login: Method<"auth.login">;
  /**
   * Sign out.
   *
   * Ends the session of the token that was sent. 401 means it had already ended: count it as done.
   *
   * `POST /api/user/logout`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/mine`, `/setting`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  logout: Method<"auth.logout">;
  /**
   * Register.
   *
   * Creates an account and signs in at once. The repeated password is compared in the client and not
   * sent. A refusal (name taken, wrong code) belongs to the caller.
   *
   * `POST /api/user/register`. Public.
   * Never repeated by itself.
   * Screens: `/register`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  register: Method<"auth.register">;
  /**
   * Send an e-mail code.
   *
   * Sends a code of 4 digits that is valid for 120 seconds. Stock servers allow one a minute for an
   * address and five an hour for an IP, and drop the code after about ten wrong tries. Although it is a
   * GET it has an effect and is never retried. Stock servers read POST only: a client may offer that as
   * an option; the parameters are then body fields.
   *
   * `GET /api/ems/send`. Public.
   * Never repeated by itself.
   * Screens: `/register`, `/resetPwd`, `/fundPassword`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  sendEmailCode: Method<"auth.sendEmailCode">;
  /**
   * Sign in with a social account.
   *
   * Exchanges a code from an identity provider for a session. A refusal belongs to the caller. Never
   * sent twice by itself: the code works once.
   *
   * `POST /api/user/loginsocial`. Public.
   * Never repeated by itself.
   * Screens: `/login`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  socialLogin: Method<"auth.socialLogin">;
}

/** The category tree. */
export interface CategoriesCalls {
  /**
   * Show the category tree.
   *
   * Provisional. Every category with its children under `childlist`, or the branches under `pid`. A
   * category without children has none or an empty `childlist`.
   *
   * `POST /api/index/category`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/product`, `/category/{pid}`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"categories.list">;
}

/** The password that confirms payments and withdrawals. */
export interface FundPasswordCalls {
  /**
   * Change the fund password.
   *
   * Provisional. With the present one. Wrong tries count together with those at payments and
   * withdrawals.
   *
   * `POST /api/user/fund_change`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/fundPassword`, `/setting`.
   * Refusals: `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`, `weak_password`,
   * `same_as_login`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  change: Method<"fundPassword.change">;
  /**
   * Set the fund password.
   *
   * Provisional. The first time with the login password; later, as a reset, with an e-mail code too
   * (auth.sendEmailCode, event `fundpwd`). A reset locks withdrawals for 24 hours.
   *
   * `POST /api/user/fund_set`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/fundPassword`, `/setting`.
   * Refusals: `password_wrong`, `code_wrong`, `weak_password`, `same_as_login`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  set: Method<"fundPassword.set">;
}

/** Loan terms and applications. */
export interface LoansCalls {
  /**
   * Apply for a loan.
   *
   * Provisional. `agree` carries the version of the terms that were shown; other terms since then refuse
   * it. `amount_range` also answers a term that is not offered. One application at a time.
   *
   * `POST /api/loan/apply`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/loan`.
   * Refusals: `loan_disabled`, `terms_changed`, `amount_range`, `open_application`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  apply: Method<"loans.apply">;
  /**
   * List loan applications.
   *
   * Provisional. The user's applications, newest first.
   *
   * `POST /api/loan/list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/loan`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"loans.list">;
  /**
   * Read what loans are offered.
   *
   * Provisional. Terms with annual rate, total cost and a worked example, and whether this user may
   * apply. Off unless the operator has named a provider and its terms.
   *
   * `POST /api/loan/index`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/loan`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  terms: Method<"loans.terms">;
}

/** Merchant registration, the signed contract and the store's figures. */
export interface MerchantCalls {
  /**
   * Apply as a merchant.
   *
   * Submits the application for review (stated 2 to 48 hours). Upload the pictures first with
   * uploads.image and send what it returned. A rejected application is corrected with its `id` and only
   * the refused fields.
   *
   * `POST /api/merchant/reg`. Needs a user session.
   * Never repeated by itself.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  apply: Method<"merchant.apply">;
  /**
   * Read the merchant contract.
   *
   * Provisional. The text to sign before merchant.apply, its version and who signs where.
   *
   * `POST /api/merchant/contract`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  contract: Method<"merchant.contract">;
  /**
   * Read the shop centre.
   *
   * Provisional. The merchant's own store with balance, pending settlement and what is to do.
   *
   * `POST /api/merchant/center`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  dashboard: Method<"merchant.dashboard">;
  /**
   * Read an own private picture.
   *
   * Provisional. Gives an address for an identity document, a signature or a proof that the user
   * uploaded, good for one reading within 60 seconds. Only who uploaded it gets one, everybody else a
   * 404.
   *
   * `POST /api/merchant/file`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  file: Method<"merchant.file">;
  /**
   * Read the merchant application.
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null is no failure
   * here**: the user has not applied yet.
   *
   * `GET /api/merchant/index`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Code 0 resolves to null.
   * Screens: `/merchant`, `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  get: Method<"merchant.get">;
  /**
   * Read the merchant application (POST).
   *
   * `data` is the application with the state of its review. **Code 0 with `data` null is no failure
   * here**: the user has not applied yet. The same as the GET, for servers that route only POST.
   *
   * `POST /api/merchant/index`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Code 0 resolves to null.
   * Screens: `/merchant`, `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  getByPost: Method<"merchant.getByPost">;
  /**
   * List settlements.
   *
   * Provisional. What received orders bring, newest first, with the sums. A pending row becomes part of
   * the owner's balance at `available_at`.
   *
   * `POST /api/merchant/settlement`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  settlements: Method<"merchant.settlements">;
  /**
   * Read sales figures.
   *
   * Provisional. Figures of the own store between two days in UTC, both included: at most 92 by day,
   * 1098 by month.
   *
   * `POST /api/merchant/stats`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `range_too_long`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  stats: Method<"merchant.stats">;
}

/** Orders that the merchant's store received. */
export interface MerchantOrdersCalls {
  /**
   * Decline an order.
   *
   * Provisional. Cancels a paid order and returns the whole total to the buyer, with the reason.
   *
   * `POST /api/merchant/order_decline`. Needs a merchant session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `bad_state`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  decline: Method<"merchantOrders.decline">;
  /**
   * Read an order of the own store.
   *
   * Provisional. With the address and the buyer's contact while it is paid or shipped, without them
   * otherwise.
   *
   * `POST /api/merchant/order_info`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"merchantOrders.get">;
  /**
   * List orders of the own store.
   *
   * Provisional. Newest first, with how many stand in each tab. `received` holds completed ones too.
   *
   * `POST /api/merchant/order_list`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"merchantOrders.list">;
  /**
   * Ship an order.
   *
   * Provisional. Turns a paid order into a shipped one and tells the buyer. `bad_state` carries the
   * present `status`.
   *
   * `POST /api/merchant/order_ship`. Needs a merchant session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `bad_state`, `already_shipped`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  ship: Method<"merchantOrders.ship">;
}

/** The products of the merchant's store. */
export interface MerchantProductsCalls {
  /**
   * Delete a product.
   *
   * Provisional. Not while an order with it is open. Past orders keep their own copy. Deleting what is
   * gone succeeds.
   *
   * `POST /api/merchant/pro_del`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `has_open_orders`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  delete: Method<"merchantProducts.delete">;
  /**
   * Read an own product.
   *
   * Provisional. A product of the merchant's store with its variants and its `version`.
   *
   * `POST /api/merchant/pro_info`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"merchantProducts.get">;
  /**
   * List own products.
   *
   * Provisional. Products of the merchant's store in every state, latest change first.
   *
   * `POST /api/merchant/pro_list`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"merchantProducts.list">;
  /**
   * Add or change a product.
   *
   * Provisional. A new product starts as `off`, or as `review` where the operator looks at it first. A
   * change needs the `version` that was read: `version_conflict` says that somebody changed it since,
   * with the present `version`. A sale is no change of that kind: a `stock` that is sent replaces what
   * is left after it, so send it only where somebody has counted anew; left out, it stays.
   * `field_invalid` and `image_invalid` name the `field`, also the `stock` that a new product or
   * combination lacks.
   *
   * `POST /api/merchant/pro_save`. Needs a merchant session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `field_invalid`, `image_invalid`, `price_invalid`, `version_conflict`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  save: Method<"merchantProducts.save">;
  /**
   * Put a product on or off sale.
   *
   * Provisional. Sets the wished state, so repeating changes nothing. A product under review stays there
   * (`bad_state`).
   *
   * `POST /api/merchant/pro_state`. Needs a merchant session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `bad_state`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  setStatus: Method<"merchantProducts.setStatus">;
}

/** Reviews of the merchant's products. */
export interface MerchantReviewsCalls {
  /**
   * Reply to a review.
   *
   * Provisional. One reply to each review of an own product; it can't be changed. Nothing hides or
   * removes a review.
   *
   * `POST /api/merchant/comment_reply`. Needs a merchant session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/merchant`.
   * Refusals: `not_merchant`, `already_replied`, `content_rejected`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  reply: Method<"merchantReviews.reply">;
}

/** Messages from the site to the user. */
export interface MessagesCalls {
  /**
   * Read a message.
   *
   * Provisional. One message. Reading marks it as read.
   *
   * `POST /api/message/info`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"messages.get">;
  /**
   * List messages.
   *
   * Provisional. The user's messages, newest first, with the number of unread ones.
   *
   * `POST /api/message/list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"messages.list">;
  /**
   * Mark messages as read.
   *
   * Provisional. Those in `ids`, or all with `all`; without either nothing changes. Ids of other users
   * are passed over.
   *
   * `POST /api/message/read`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/message`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  markRead: Method<"messages.markRead">;
}

/** Checkout and orders of the buyer. */
export interface OrdersCalls {
  /**
   * Cancel an order.
   *
   * Provisional. Cancels an order that is `unpaid`, or `paid` and not yet shipped. What was paid for it
   * goes back to the balance at once and whole, and its pieces go back into stock. An unpaid order
   * leaves its payment, whose `total` becomes smaller; a payment left without orders is `expired`. While
   * coins for the payment are on their way (`processing`) its orders can't be cancelled. `bad_state`
   * brings the `status` the order is in.
   *
   * `POST /api/order/cancel`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/order`.
   * Refusals: `bad_state`, `already_shipped`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  cancel: Method<"orders.cancel">;
  /**
   * Confirm the receipt.
   *
   * Provisional. Says that a `shipped` order has arrived; the store is paid for it. It can't be taken
   * back. 15 days after the shipping it happens by itself. `bad_state` brings the `status` the order is
   * in.
   *
   * `POST /api/order/receipt`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/order`.
   * Refusals: `bad_state`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  confirmReceipt: Method<"orders.confirmReceipt">;
  /**
   * Order what was previewed.
   *
   * Provisional. Makes one order per store and one payment for all of them, takes the pieces from stock
   * and keeps the address as it is now. `price_token` and `expect_total` are the preview's: when
   * anything the buyer saw has changed, or the token has run out, the answer is `price_changed` with the
   * new `total` and nothing was ordered; preview again. Unpaid orders are cancelled at the payment's
   * `expires_at` and their pieces go back.
   *
   * `POST /api/order/create`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/orderChecked`.
   * Refusals: `price_changed`, `product_unavailable`, `stock_short`, `area_not_open`, `own_product`,
   * `cart_empty`, `too_many_unpaid`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  create: Method<"orders.create">;
  /**
   * Show an order.
   *
   * Provisional. One of the user's orders. Somebody else's is 404, as one that does not exist.
   *
   * `POST /api/order/info`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/order`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"orders.get">;
  /**
   * List orders.
   *
   * Provisional. The user's orders, newest first, with the number behind each tab.
   *
   * `POST /api/order/list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/order`, `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"orders.list">;
  /**
   * Price a cart.
   *
   * Provisional. Prices the lines, finds freight and tax for the address, and says what stands against
   * ordering. It changes and reserves nothing, so call it again whenever the cart or the address
   * changes. Lines that can't be ordered stay in their group with an entry in `problems` and count in no
   * sum; an address that is missing or in an area not open yet is a problem of every group. While there
   * is one, `price_token` is empty. When no line is left to price, the call is refused with the first
   * line's problem; a server that prices no partial carts refuses with the first problem it meets.
   * Without `address_id` the default address is taken.
   *
   * `POST /api/order/preview`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/orderChecked`.
   * Refusals: `product_unavailable`, `stock_short`, `area_not_open`, `own_product`, `address_required`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  preview: Method<"orders.preview">;
  /**
   * Review an order.
   *
   * Provisional. Reviews lines of a `received` order, all of those given or none. A line is reviewed
   * once, and what is written stays. Not all lines need one; when the last has one the order is
   * `completed`. `already_commented` and `content_rejected` name the `field`, such as
   * `comments.0.content`.
   *
   * `POST /api/order/comment`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/order`.
   * Refusals: `bad_state`, `already_commented`, `content_rejected`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  review: Method<"orders.review">;
}

/** Payments of orders, from the balance or with a coin. */
export interface PaymentsCalls {
  /**
   * Show a payment.
   *
   * Provisional. The payment as it is now. Ask again every 5 seconds at most and slower, up to every 30,
   * the longer it takes; stop at `settled`, `expired` or `invalid`.
   *
   * `POST /api/pay/info`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/pay`, `/success`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"payments.get">;
  /**
   * Pay from the balance.
   *
   * Provisional. Takes the total from the balance and settles the payment at once; its orders become
   * `paid`. The fund password is asked here and nowhere before. After a wrong one `left` says how many
   * tries remain, after the last one it is locked until `until`. `expect_total` is what the buyer saw.
   *
   * `POST /api/pay/balance`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/pay`.
   * Refusals: `insufficient_balance`, `fund_password_unset`, `fund_password_wrong`,
   * `fund_password_locked`, `pay_expired`, `already_paid`, `price_changed`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  payWithBalance: Method<"payments.payWithBalance">;
  /**
   * Pay with a coin.
   *
   * Provisional. Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and
   * sentences to show before both. Asking again with the same coin and network gives the same address;
   * another network gives another address, and the earlier one is still watched. What arrives on any of
   * them is counted or credited to the balance, never kept. Follow the payment with payments.get.
   *
   * `POST /api/pay/crypto`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/pay`.
   * Refusals: `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired`, `already_paid`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  payWithCrypto: Method<"payments.payWithCrypto">;
}

/** Catalogue, search and product reviews. */
export interface ProductsCalls {
  /**
   * Read a product.
   *
   * The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.
   *
   * `POST /api/index/pro_info`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/goods`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  get: Method<"products.get">;
  /**
   * List products.
   *
   * Products by category, store or flag. A parent category includes its children.
   *
   * `POST /api/index/pro`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/`, `/product`, `/category/{pid}`, `/store/{id}`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  list: Method<"products.list">;
  /**
   * List reviews of a product.
   *
   * Provisional. Published reviews, newest first. `counts` and `good_rate` are over all of them,
   * whatever the filter.
   *
   * `POST /api/index/pro_comment`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/goods`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  reviews: Method<"products.reviews">;
  /**
   * Search products.
   *
   * Products whose title or description matches. With `shop_id` only that store's.
   *
   * `POST /api/index/search_pro`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`, `/store/{id}`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  search: Method<"products.search">;
  /**
   * Complete a search.
   *
   * Provisional. Completions while somebody types: words of products, names of stores, categories. Wait
   * for a pause in the typing.
   *
   * `POST /api/index/suggest`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  suggest: Method<"products.suggest">;
}

/** What buyers are looking for. */
export interface PurchaseRequestsCalls {
  /**
   * Close a purchase request.
   *
   * Provisional. Closes one's own purchase request for good. Closing a closed one changes nothing.
   *
   * `POST /api/request/close`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/search`, `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  close: Method<"purchaseRequests.close">;
  /**
   * Write a purchase request.
   *
   * Provisional. Publishes what the user looks for. `content_rejected` names the `field` the operator's
   * filter refused, `too_many_open` the number that may be open (`max`).
   *
   * `POST /api/request/create`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/search`, `/mine`.
   * Refusals: `too_many_open`, `content_rejected`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  create: Method<"purchaseRequests.create">;
  /**
   * Show a purchase request.
   *
   * Provisional. One purchase request, open or closed.
   *
   * `POST /api/request/info`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"purchaseRequests.get">;
  /**
   * List purchase requests.
   *
   * Provisional. Open purchase requests, newest first, searched by words or category.
   *
   * `POST /api/request/list`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"purchaseRequests.list">;
  /**
   * List own purchase requests.
   *
   * Provisional. The user's own purchase requests, open and closed, newest first.
   *
   * `POST /api/request/my`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`, `/mine`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  mine: Method<"purchaseRequests.mine">;
}

/** Top-ups of the balance. */
export interface RechargesCalls {
  /**
   * Start a top-up.
   *
   * Provisional. Reserves an address for one transfer and answers the recharge as `created`. Show its
   * `warnings`, the network and the whole address before anything is sent. Then send the coins, and the
   * proof with recharges.submitProof. Only a few may be open at a time (`too_many_open`).
   *
   * `POST /api/recharge/create`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/recharge`.
   * Refusals: `network_disabled`, `amount_too_small`, `amount_too_large`, `too_many_open`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  create: Method<"recharges.create">;
  /**
   * Read a top-up.
   *
   * Provisional. One recharge with its state. Read it every 5 seconds while a transfer is expected,
   * later every 30.
   *
   * `POST /api/recharge/info`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/rechargeDetail`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"recharges.get">;
  /**
   * List recharges.
   *
   * The user's top-ups, newest first.
   *
   * `GET /api/user/recharge_list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/rechargeRecode`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  list: Method<"recharges.list">;
  /**
   * List the ways to top up.
   *
   * Provisional. Coins and networks with their limits, and what the operator wants to be read first. A
   * method that is off stays in the list with its `notice`.
   *
   * `POST /api/recharge/methods`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/recharge`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  methods: Method<"recharges.methods">;
  /**
   * Send the proof of a transfer.
   *
   * Provisional. The transaction id, a picture, or both, and what was really sent. The recharge becomes
   * `submitted`; a review takes 2 to 48 hours unless the chain answers first. What arrived is credited,
   * whatever was typed. A rejected or expired recharge takes a new proof while `proofs_left` is above 0.
   * A transaction id counts once on its network, whoever sends it.
   *
   * `POST /api/recharge/submit`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/recharge`, `/rechargeDetail`.
   * Refusals: `bad_state`, `txid_invalid`, `txid_used`, `image_invalid`, `proof_required`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  submitProof: Method<"recharges.submitProof">;
}

/** Home page and site settings. */
export interface SiteCalls {
  /**
   * Show the site's settings.
   *
   * Provisional. Languages, currencies and their digits, limits, and what this server can do. It rarely
   * changes: once per start is enough.
   *
   * `POST /api/index/config`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/`, `/lang`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  config: Method<"site.config">;
  /**
   * Read home and site data.
   *
   * Site settings, the footer and the sections of the home page. A stock server sends null: start
   * without any of it.
   *
   * `POST /api/index/index`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  home: Method<"site.home">;
}

/** Stores and the stores a user follows. */
export interface StoresCalls {
  /**
   * List followed stores.
   *
   * The stores the user follows, latest first.
   *
   * `POST /api/user/followers_list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/collectShop`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  followed: Method<"stores.followed">;
  /**
   * Read a store.
   *
   * The store with its figures. With a token `is_follow` is the user's own.
   *
   * `POST /api/index/shop_info`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/store/{id}`, `/goods`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  get: Method<"stores.get">;
  /**
   * Search stores.
   *
   * Stores whose name or description matches.
   *
   * `POST /api/index/search_shop`. Public.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/search`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  search: Method<"stores.search">;
  /**
   * Follow or unfollow a store.
   *
   * Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the
   * state on every call, so it is never retried. Send the wished state in `follow` and believe
   * `followed` in the answer.
   *
   * `POST /api/user/followers`. Needs a user session.
   * Never repeated by itself: each call flips the state.
   * Screens: `/goods`, `/store/{id}`, `/collectShop`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  toggleFollow: Method<"stores.toggleFollow">;
}

/** Image uploads. */
export interface UploadsCalls {
  /**
   * Upload a picture.
   *
   * One picture as multipart form. Stock servers take up to 10 MB, check that the content is a picture,
   * and refuse php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored
   * privately and `url` is an opaque id.
   *
   * `POST /api/index/upload`. Needs a user session.
   * Never repeated by itself.
   * Screens: `/setting`, `/merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  image: Method<"uploads.image">;
}

/** Payouts from the balance. */
export interface WithdrawalsCalls {
  /**
   * Cancel a withdrawal.
   *
   * Provisional. Works while it is `pending`; the whole amount returns to the balance.
   *
   * `POST /api/withdraw/cancel`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/withdrawRecode`.
   * Refusals: `bad_state`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  cancel: Method<"withdrawals.cancel">;
  /**
   * Withdraw.
   *
   * Provisional. Takes the quote's amount out of the balance and holds it; answers the withdrawal as
   * `pending`. `expect_fee` and `expect_received` are the figures the user confirmed: when the quote has
   * others, nothing happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a
   * while. An address used for the first time may be held (`hold_until`).
   *
   * `POST /api/withdraw/create`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/withdraw`.
   * Refusals: `quote_expired`, `quote_changed`, `address_invalid`, `address_wrong_network`,
   * `memo_required`, `self_address`, `acknowledgement_required`, `fund_password_unset`,
   * `fund_password_wrong`, `fund_password_locked`, `insufficient_balance`, `daily_limit`, `locked`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  create: Method<"withdrawals.create">;
  /**
   * Read a withdrawal.
   *
   * Provisional. One withdrawal with its state.
   *
   * `POST /api/withdraw/info`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/withdrawRecode`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  get: Method<"withdrawals.get">;
  /**
   * List withdrawals.
   *
   * Provisional. The user's withdrawals, newest first.
   *
   * `POST /api/withdraw/list`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/withdrawRecode`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  list: Method<"withdrawals.list">;
  /**
   * List the ways to be paid out.
   *
   * Provisional. Coins and networks with limits and fees, the balance, and what stands in the way: a
   * missing fund password, a lock, the daily limit.
   *
   * `POST /api/withdraw/methods`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504.
   * Screens: `/withdraw`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  methods: Method<"withdrawals.methods">;
  /**
   * Ask what a withdrawal costs.
   *
   * Provisional. Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet;
   * ask again whenever the form changes.
   *
   * `POST /api/withdraw/quote`. Needs a user session.
   * Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.
   * Screens: `/withdraw`.
   * Refusals: `amount_too_small`, `amount_too_large`, `amount_step`, `insufficient_balance`,
   * `network_disabled`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  quote: Method<"withdrawals.quote">;
}

/** All methods, grouped by tag. */
export interface Methods {
  readonly account: AccountCalls;
  readonly addresses: AddressesCalls;
  readonly articles: ArticlesCalls;
  readonly auth: AuthCalls;
  readonly categories: CategoriesCalls;
  readonly fundPassword: FundPasswordCalls;
  readonly loans: LoansCalls;
  readonly merchant: MerchantCalls;
  readonly merchantOrders: MerchantOrdersCalls;
  readonly merchantProducts: MerchantProductsCalls;
  readonly merchantReviews: MerchantReviewsCalls;
  readonly messages: MessagesCalls;
  readonly orders: OrdersCalls;
  readonly payments: PaymentsCalls;
  readonly products: ProductsCalls;
  readonly purchaseRequests: PurchaseRequestsCalls;
  readonly recharges: RechargesCalls;
  readonly site: SiteCalls;
  readonly stores: StoresCalls;
  readonly uploads: UploadsCalls;
  readonly withdrawals: WithdrawalsCalls;
}
