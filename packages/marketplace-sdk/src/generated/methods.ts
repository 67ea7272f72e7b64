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
  "index.index": undefined;
  "index.pro": NonNullable<operations["index.pro"]["requestBody"]>["content"]["application/json"] | undefined;
  "index.proInfo": NonNullable<operations["index.proInfo"]["requestBody"]>["content"]["application/json"];
  "index.searchPro": NonNullable<operations["index.searchPro"]["requestBody"]>["content"]["application/json"];
  "index.searchShop": NonNullable<operations["index.searchShop"]["requestBody"]>["content"]["application/json"];
  "index.shopInfo": NonNullable<operations["index.shopInfo"]["requestBody"]>["content"]["application/json"];
  "index.upload": NonNullable<operations["index.upload"]["requestBody"]>["content"]["multipart/form-data"];
  "merchant.index": undefined;
  "merchant.indexPost": undefined;
  "merchant.reg": NonNullable<operations["merchant.reg"]["requestBody"]>["content"]["application/json"];
  "user.change": NonNullable<operations["user.change"]["requestBody"]>["content"]["application/json"];
  "user.followers": NonNullable<operations["user.followers"]["requestBody"]>["content"]["application/json"];
  "user.followersList": NonNullable<operations["user.followersList"]["requestBody"]>["content"]["application/json"] | undefined;
  "user.index": undefined;
  "user.login": NonNullable<operations["user.login"]["requestBody"]>["content"]["application/json"];
  "user.loginSocial": NonNullable<operations["user.loginSocial"]["requestBody"]>["content"]["application/json"];
  "user.logout": undefined;
  "user.profile": NonNullable<operations["user.profile"]["requestBody"]>["content"]["application/json"];
  "user.rechargeList": NonNullable<operations["user.rechargeList"]["parameters"]["query"]> | undefined;
  "user.register": NonNullable<operations["user.register"]["requestBody"]>["content"]["application/json"];
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
  "index.index": 1;
  "index.pro": 1;
  "index.proInfo": 1;
  "index.searchPro": 1;
  "index.searchShop": 1;
  "index.shopInfo": 1;
  "index.upload": 1;
  "merchant.index": 1 | 0;
  "merchant.indexPost": 1 | 0;
  "merchant.reg": 1;
  "user.change": 1;
  "user.followers": 1;
  "user.followersList": 1;
  "user.index": 1;
  "user.login": 1;
  "user.loginSocial": 1;
  "user.logout": 1;
  "user.profile": 1;
  "user.rechargeList": 1;
  "user.register": 1;
}

/** Shipping addresses and regions. The spelling is the server's. */
export interface AeraMethods {
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
export interface ArticleMethods {
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
export interface EmsMethods {
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
export interface IndexMethods {
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

/** Merchant registration and its review. */
export interface MerchantMethods {
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
}

/** Sign-in, registration, the account and followed stores. */
export interface UserMethods {
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

/** All methods, grouped by tag. */
export interface Methods {
  readonly aera: AeraMethods;
  readonly article: ArticleMethods;
  readonly ems: EmsMethods;
  readonly index: IndexMethods;
  readonly merchant: MerchantMethods;
  readonly user: UserMethods;
}
