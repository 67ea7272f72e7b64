// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { Method } from "../core/types";
import type { operations } from "./schema";

/** What each operation takes: body, form or query fields; with undefined where it may be left out. */
export interface Inputs {
  "aera.addEdit": NonNullable<operations["aera.addEdit"]["requestBody"]>["content"]["application/json"];
  "aera.del": NonNullable<operations["aera.del"]["requestBody"]>["content"]["application/json"];
  "aera.index": undefined;
  "aera.readArea": NonNullable<operations["aera.readArea"]["requestBody"]>["content"]["application/json"] | undefined;
  "article.category": NonNullable<operations["article.category"]["parameters"]["query"]> | undefined;
  "article.detail": NonNullable<operations["article.detail"]["parameters"]["query"]>;
  "ems.send": NonNullable<operations["ems.send"]["parameters"]["query"]>;
  "index.category": NonNullable<operations["index.category"]["requestBody"]>["content"]["application/json"] | undefined;
  "index.config": undefined;
  "index.index": undefined;
  "index.pro": NonNullable<operations["index.pro"]["requestBody"]>["content"]["application/json"] | undefined;
  "index.proComment": NonNullable<operations["index.proComment"]["requestBody"]>["content"]["application/json"];
  "index.proInfo": NonNullable<operations["index.proInfo"]["requestBody"]>["content"]["application/json"];
  "index.searchPro": NonNullable<operations["index.searchPro"]["requestBody"]>["content"]["application/json"];
  "index.searchShop": NonNullable<operations["index.searchShop"]["requestBody"]>["content"]["application/json"];
  "index.shopInfo": NonNullable<operations["index.shopInfo"]["requestBody"]>["content"]["application/json"];
  "index.suggest": NonNullable<operations["index.suggest"]["requestBody"]>["content"]["application/json"];
  "index.upload": NonNullable<operations["index.upload"]["requestBody"]>["content"]["multipart/form-data"];
  "loan.apply": NonNullable<operations["loan.apply"]["requestBody"]>["content"]["application/json"];
  "loan.index": undefined;
  "loan.list": NonNullable<operations["loan.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchant.center": undefined;
  "merchant.commentReply": NonNullable<operations["merchant.commentReply"]["requestBody"]>["content"]["application/json"];
  "merchant.contract": undefined;
  "merchant.file": NonNullable<operations["merchant.file"]["requestBody"]>["content"]["application/json"];
  "merchant.index": undefined;
  "merchant.indexPost": undefined;
  "merchant.orderDecline": NonNullable<operations["merchant.orderDecline"]["requestBody"]>["content"]["application/json"];
  "merchant.orderInfo": NonNullable<operations["merchant.orderInfo"]["requestBody"]>["content"]["application/json"];
  "merchant.orderList": NonNullable<operations["merchant.orderList"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchant.orderShip": NonNullable<operations["merchant.orderShip"]["requestBody"]>["content"]["application/json"];
  "merchant.proDel": NonNullable<operations["merchant.proDel"]["requestBody"]>["content"]["application/json"];
  "merchant.proInfo": NonNullable<operations["merchant.proInfo"]["requestBody"]>["content"]["application/json"];
  "merchant.proList": NonNullable<operations["merchant.proList"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchant.proSave": NonNullable<operations["merchant.proSave"]["requestBody"]>["content"]["application/json"];
  "merchant.proState": NonNullable<operations["merchant.proState"]["requestBody"]>["content"]["application/json"];
  "merchant.reg": NonNullable<operations["merchant.reg"]["requestBody"]>["content"]["application/json"];
  "merchant.settlement": NonNullable<operations["merchant.settlement"]["requestBody"]>["content"]["application/json"] | undefined;
  "merchant.stats": NonNullable<operations["merchant.stats"]["requestBody"]>["content"]["application/json"];
  "message.info": NonNullable<operations["message.info"]["requestBody"]>["content"]["application/json"];
  "message.list": NonNullable<operations["message.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "message.read": NonNullable<operations["message.read"]["requestBody"]>["content"]["application/json"] | undefined;
  "order.cancel": NonNullable<operations["order.cancel"]["requestBody"]>["content"]["application/json"];
  "order.comment": NonNullable<operations["order.comment"]["requestBody"]>["content"]["application/json"];
  "order.create": NonNullable<operations["order.create"]["requestBody"]>["content"]["application/json"];
  "order.info": NonNullable<operations["order.info"]["requestBody"]>["content"]["application/json"];
  "order.list": NonNullable<operations["order.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "order.preview": NonNullable<operations["order.preview"]["requestBody"]>["content"]["application/json"];
  "order.receipt": NonNullable<operations["order.receipt"]["requestBody"]>["content"]["application/json"];
  "pay.balance": NonNullable<operations["pay.balance"]["requestBody"]>["content"]["application/json"];
  "pay.crypto": NonNullable<operations["pay.crypto"]["requestBody"]>["content"]["application/json"];
  "pay.info": NonNullable<operations["pay.info"]["requestBody"]>["content"]["application/json"];
  "recharge.create": NonNullable<operations["recharge.create"]["requestBody"]>["content"]["application/json"];
  "recharge.info": NonNullable<operations["recharge.info"]["requestBody"]>["content"]["application/json"];
  "recharge.methods": undefined;
  "recharge.submit": NonNullable<operations["recharge.submit"]["requestBody"]>["content"]["application/json"];
  "request.close": NonNullable<operations["request.close"]["requestBody"]>["content"]["application/json"];
  "request.create": NonNullable<operations["request.create"]["requestBody"]>["content"]["application/json"];
  "request.info": NonNullable<operations["request.info"]["requestBody"]>["content"]["application/json"];
  "request.list": NonNullable<operations["request.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "request.my": NonNullable<operations["request.my"]["requestBody"]>["content"]["application/json"] | undefined;
  "user.change": NonNullable<operations["user.change"]["requestBody"]>["content"]["application/json"];
  "user.followers": NonNullable<operations["user.followers"]["requestBody"]>["content"]["application/json"];
  "user.followersList": NonNullable<operations["user.followersList"]["requestBody"]>["content"]["application/json"] | undefined;
  "user.fundChange": NonNullable<operations["user.fundChange"]["requestBody"]>["content"]["application/json"];
  "user.fundSet": NonNullable<operations["user.fundSet"]["requestBody"]>["content"]["application/json"];
  "user.index": undefined;
  "user.login": NonNullable<operations["user.login"]["requestBody"]>["content"]["application/json"];
  "user.loginSocial": NonNullable<operations["user.loginSocial"]["requestBody"]>["content"]["application/json"];
  "user.logout": undefined;
  "user.moneyLog": NonNullable<operations["user.moneyLog"]["requestBody"]>["content"]["application/json"] | undefined;
  "user.profile": NonNullable<operations["user.profile"]["requestBody"]>["content"]["application/json"];
  "user.rechargeList": NonNullable<operations["user.rechargeList"]["parameters"]["query"]> | undefined;
  "user.register": NonNullable<operations["user.register"]["requestBody"]>["content"]["application/json"];
  "withdraw.cancel": NonNullable<operations["withdraw.cancel"]["requestBody"]>["content"]["application/json"];
  "withdraw.create": NonNullable<operations["withdraw.create"]["requestBody"]>["content"]["application/json"];
  "withdraw.info": NonNullable<operations["withdraw.info"]["requestBody"]>["content"]["application/json"];
  "withdraw.list": NonNullable<operations["withdraw.list"]["requestBody"]>["content"]["application/json"] | undefined;
  "withdraw.methods": undefined;
  "withdraw.quote": NonNullable<operations["withdraw.quote"]["requestBody"]>["content"]["application/json"];
}

/** Envelope codes that count as success (specification section 8). */
export interface AcceptedCodes {
  "aera.addEdit": 1;
  "aera.del": 1;
  "aera.index": 1;
  "aera.readArea": 1;
  "article.category": 1;
  "article.detail": 1;
  "ems.send": 1;
  "index.category": 1;
  "index.config": 1;
  "index.index": 1;
  "index.pro": 1;
  "index.proComment": 1;
  "index.proInfo": 1;
  "index.searchPro": 1;
  "index.searchShop": 1;
  "index.shopInfo": 1;
  "index.suggest": 1;
  "index.upload": 1;
  "loan.apply": 1;
  "loan.index": 1;
  "loan.list": 1;
  "merchant.center": 1;
  "merchant.commentReply": 1;
  "merchant.contract": 1;
  "merchant.file": 1;
  "merchant.index": 1 | 0;
  "merchant.indexPost": 1 | 0;
  "merchant.orderDecline": 1;
  "merchant.orderInfo": 1;
  "merchant.orderList": 1;
  "merchant.orderShip": 1;
  "merchant.proDel": 1;
  "merchant.proInfo": 1;
  "merchant.proList": 1;
  "merchant.proSave": 1;
  "merchant.proState": 1;
  "merchant.reg": 1;
  "merchant.settlement": 1;
  "merchant.stats": 1;
  "message.info": 1;
  "message.list": 1;
  "message.read": 1;
  "order.cancel": 1;
  "order.comment": 1;
  "order.create": 1;
  "order.info": 1;
  "order.list": 1;
  "order.preview": 1;
  "order.receipt": 1;
  "pay.balance": 1;
  "pay.crypto": 1;
  "pay.info": 1;
  "recharge.create": 1;
  "recharge.info": 1;
  "recharge.methods": 1;
  "recharge.submit": 1;
  "request.close": 1;
  "request.create": 1;
  "request.info": 1;
  "request.list": 1;
  "request.my": 1;
  "user.change": 1;
  "user.followers": 1;
  "user.followersList": 1;
  "user.fundChange": 1;
  "user.fundSet": 1;
  "user.index": 1;
  "user.login": 1;
  "user.loginSocial": 1;
  "user.logout": 1;
  "user.moneyLog": 1;
  "user.profile": 1;
  "user.rechargeList": 1;
  "user.register": 1;
  "withdraw.cancel": 1;
  "withdraw.create": 1;
  "withdraw.info": 1;
  "withdraw.list": 1;
  "withdraw.methods": 1;
  "withdraw.quote": 1;
}

/** Names of refusals (`data.error`), of the operations whose contract lists them. */
export interface Refusals {
  "loan.apply": "loan_disabled" | "terms_changed" | "amount_range" | "open_application";
  "merchant.center": "not_merchant";
  "merchant.commentReply": "not_merchant" | "already_replied" | "content_rejected";
  "merchant.orderDecline": "not_merchant" | "bad_state";
  "merchant.orderInfo": "not_merchant";
  "merchant.orderList": "not_merchant";
  "merchant.orderShip": "not_merchant" | "bad_state" | "already_shipped";
  "merchant.proDel": "not_merchant" | "has_open_orders";
  "merchant.proInfo": "not_merchant";
  "merchant.proList": "not_merchant";
  "merchant.proSave": "not_merchant" | "field_invalid" | "image_invalid" | "price_invalid" | "version_conflict";
  "merchant.proState": "not_merchant" | "bad_state";
  "merchant.settlement": "not_merchant";
  "merchant.stats": "not_merchant" | "range_too_long";
  "order.cancel": "bad_state" | "already_shipped";
  "order.comment": "bad_state" | "already_commented" | "content_rejected";
  "order.create": "price_changed" | "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "cart_empty" | "too_many_unpaid";
  "order.preview": "product_unavailable" | "stock_short" | "area_not_open" | "own_product" | "address_required";
  "order.receipt": "bad_state";
  "pay.balance": "insufficient_balance" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "pay_expired" | "already_paid" | "price_changed";
  "pay.crypto": "network_disabled" | "amount_too_small" | "rate_unavailable" | "pay_expired" | "already_paid";
  "recharge.create": "network_disabled" | "amount_too_small" | "amount_too_large" | "too_many_open";
  "recharge.submit": "bad_state" | "txid_invalid" | "txid_used" | "image_invalid" | "proof_required";
  "request.create": "too_many_open" | "content_rejected";
  "user.fundChange": "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "weak_password" | "same_as_login";
  "user.fundSet": "password_wrong" | "code_wrong" | "weak_password" | "same_as_login";
  "withdraw.cancel": "bad_state";
  "withdraw.create": "quote_expired" | "quote_changed" | "address_invalid" | "address_wrong_network" | "memo_required" | "self_address" | "acknowledgement_required" | "fund_password_unset" | "fund_password_wrong" | "fund_password_locked" | "insufficient_balance" | "daily_limit" | "locked";
  "withdraw.quote": "amount_too_small" | "amount_too_large" | "amount_step" | "insufficient_balance" | "network_disabled";
}

/** Shipping addresses and regions. The spelling is the server's. */
export interface AeraCalls {
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
  addEdit: Method<"aera.addEdit">;
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
  del: Method<"aera.del">;
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
  index: Method<"aera.index">;
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
  readArea: Method<"aera.readArea">;
}

/** Help articles and footer pages. */
export interface ArticleCalls {
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
  category: Method<"article.category">;
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
  detail: Method<"article.detail">;
}

/** E-mail verification codes. */
export interface EmsCalls {
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
  send: Method<"ems.send">;
}

/** Home, catalogue, stores, search and uploads. */
export interface IndexCalls {
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
  category: Method<"index.category">;
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
  config: Method<"index.config">;
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
  index: Method<"index.index">;
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
  pro: Method<"index.pro">;
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
  proComment: Method<"index.proComment">;
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
  proInfo: Method<"index.proInfo">;
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
  searchPro: Method<"index.searchPro">;
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
  searchShop: Method<"index.searchShop">;
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
  shopInfo: Method<"index.shopInfo">;
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
  suggest: Method<"index.suggest">;
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
  upload: Method<"index.upload">;
}

/** Loan terms and applications. */
export interface LoanCalls {
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
  apply: Method<"loan.apply">;
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
  index: Method<"loan.index">;
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
  list: Method<"loan.list">;
}

/** Merchant registration and its review. */
export interface MerchantCalls {
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
  center: Method<"merchant.center">;
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
  commentReply: Method<"merchant.commentReply">;
  /**
   * Read the merchant contract.
   *
   * Provisional. The text to sign before merchant.reg, its version and who signs where.
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
  index: Method<"merchant.index">;
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
  indexPost: Method<"merchant.indexPost">;
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
  orderDecline: Method<"merchant.orderDecline">;
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
  orderInfo: Method<"merchant.orderInfo">;
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
  orderList: Method<"merchant.orderList">;
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
  orderShip: Method<"merchant.orderShip">;
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
  proDel: Method<"merchant.proDel">;
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
  proInfo: Method<"merchant.proInfo">;
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
  proList: Method<"merchant.proList">;
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
  proSave: Method<"merchant.proSave">;
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
  proState: Method<"merchant.proState">;
  /**
   * Apply as a merchant.
   *
   * Submits the application for review (stated 2 to 48 hours). Upload the pictures first with
   * index.upload and send what it returned. A rejected application is corrected with its `id` and only
   * the refused fields.
   *
   * `POST /api/merchant/reg`. Needs a user session.
   * Never repeated by itself.
   * Screens: `/merchant`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   */
  reg: Method<"merchant.reg">;
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
  settlement: Method<"merchant.settlement">;
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

/** Notes from the site to the user. */
export interface MessageCalls {
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
  info: Method<"message.info">;
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
  list: Method<"message.list">;
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
  read: Method<"message.read">;
}

/** Checkout and orders. */
export interface OrderCalls {
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
  cancel: Method<"order.cancel">;
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
  comment: Method<"order.comment">;
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
  create: Method<"order.create">;
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
  info: Method<"order.info">;
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
  list: Method<"order.list">;
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
  preview: Method<"order.preview">;
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
  receipt: Method<"order.receipt">;
}

/** Payments of orders, from the balance or with a coin. */
export interface PayCalls {
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
  balance: Method<"pay.balance">;
  /**
   * Pay with a coin.
   *
   * Provisional. Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and
   * sentences to show before both. Asking again with the same coin and network gives the same address;
   * another network gives another address, and the earlier one is still watched. What arrives on any of
   * them is counted or credited to the balance, never kept. Follow the payment with pay.info.
   *
   * `POST /api/pay/crypto`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/pay`.
   * Refusals: `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired`, `already_paid`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  crypto: Method<"pay.crypto">;
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
  info: Method<"pay.info">;
}

/** Top-ups of the balance. */
export interface RechargeCalls {
  /**
   * Start a top-up.
   *
   * Provisional. Reserves an address for one transfer and answers the recharge as `created`. Show its
   * `warnings`, the network and the whole address before anything is sent. Then send the coins, and the
   * proof with recharge.submit. Only a few may be open at a time (`too_many_open`).
   *
   * `POST /api/recharge/create`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/recharge`.
   * Refusals: `network_disabled`, `amount_too_small`, `amount_too_large`, `too_many_open`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  create: Method<"recharge.create">;
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
  info: Method<"recharge.info">;
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
  methods: Method<"recharge.methods">;
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
  submit: Method<"recharge.submit">;
}

/** Purchase requests. */
export interface RequestCalls {
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
  close: Method<"request.close">;
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
  create: Method<"request.create">;
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
  info: Method<"request.info">;
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
  list: Method<"request.list">;
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
  my: Method<"request.my">;
}

/** Sign-in, registration, the account and followed stores. */
export interface UserCalls {
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
  change: Method<"user.change">;
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
  followers: Method<"user.followers">;
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
  followersList: Method<"user.followersList">;
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
  fundChange: Method<"user.fundChange">;
  /**
   * Set the fund password.
   *
   * Provisional. The first time with the login password; later, as a reset, with an e-mail code too
   * (ems.send, event `fundpwd`). A reset locks withdrawals for 24 hours.
   *
   * `POST /api/user/fund_set`. Needs a user session.
   * Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.
   * Screens: `/fundPassword`, `/setting`.
   * Refusals: `password_wrong`, `code_wrong`, `weak_password`, `same_as_login`.
   *
   * @throws {MarketplaceError} whenever there is no accepted answer.
   * @experimental The specification does not describe this call; it may change.
   */
  fundSet: Method<"user.fundSet">;
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
  index: Method<"user.index">;
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
  login: Method<"user.login">;
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
  loginSocial: Method<"user.loginSocial">;
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
  logout: Method<"user.logout">;
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
  moneyLog: Method<"user.moneyLog">;
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
  profile: Method<"user.profile">;
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
  rechargeList: Method<"user.rechargeList">;
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
  register: Method<"user.register">;
}

/** Payouts from the balance. */
export interface WithdrawCalls {
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
  cancel: Method<"withdraw.cancel">;
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
  create: Method<"withdraw.create">;
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
  info: Method<"withdraw.info">;
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
  list: Method<"withdraw.list">;
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
  methods: Method<"withdraw.methods">;
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
  quote: Method<"withdraw.quote">;
}

/** All methods, grouped by tag. */
export interface Methods {
  readonly aera: AeraCalls;
  readonly article: ArticleCalls;
  readonly ems: EmsCalls;
  readonly index: IndexCalls;
  readonly loan: LoanCalls;
  readonly merchant: MerchantCalls;
  readonly message: MessageCalls;
  readonly order: OrderCalls;
  readonly pay: PayCalls;
  readonly recharge: RechargeCalls;
  readonly request: RequestCalls;
  readonly user: UserCalls;
  readonly withdraw: WithdrawCalls;
}
