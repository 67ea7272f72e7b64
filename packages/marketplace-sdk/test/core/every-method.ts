import type { Marketplace, OperationId } from "../../src/index";

/** A call of each operation with the least it takes. The compiler holds the list complete and the inputs right. */
export const everyMethod = {
  "aera.addEdit": (market, options) =>
    market.aera.addEdit({ name: "Mira", mobile: "1", country: "Examplia", address: "1 Quay" }, options),
  "aera.del": (market, options) => market.aera.del({ id: 1 }, options),
  "aera.index": (market, options) => market.aera.index(undefined, options),
  "aera.readArea": (market, options) => market.aera.readArea({}, options),
  "article.category": (market, options) => market.article.category({}, options),
  "article.detail": (market, options) => market.article.detail({ article_id: 1 }, options),
  "ems.send": (market, options) => market.ems.send({ email: "a@example.com" }, options),
  "index.index": (market, options) => market.index.index(undefined, options),
  "index.pro": (market, options) => market.index.pro({}, options),
  "index.proInfo": (market, options) => market.index.proInfo({ id: 1 }, options),
  "index.searchPro": (market, options) => market.index.searchPro({ search: "kettle" }, options),
  "index.searchShop": (market, options) => market.index.searchShop({ search: "harbour" }, options),
  "index.shopInfo": (market, options) => market.index.shopInfo({ id: 1 }, options),
  "index.upload": (market, options) => market.index.upload({ file: new Blob(["x"]) }, options),
  "merchant.index": (market, options) => market.merchant.index(undefined, options),
  "merchant.indexPost": (market, options) => market.merchant.indexPost(undefined, options),
  "merchant.reg": (market, options) => market.merchant.reg({ id: 1 }, options),
  "user.change": (market, options) =>
    market.user.change({ oldpassword: "a", newpassword: "secret1" }, options),
  "user.followers": (market, options) => market.user.followers({ id: 1 }, options),
  "user.followersList": (market, options) => market.user.followersList({}, options),
  "user.index": (market, options) => market.user.index(undefined, options),
  "user.login": (market, options) => market.user.login({ account: "a", password: "b" }, options),
  "user.loginSocial": (market, options) => market.user.loginSocial({ platform: "a", code: "b" }, options),
  "user.logout": (market, options) => market.user.logout(undefined, options),
  "user.profile": (market, options) => market.user.profile({}, options),
  "user.rechargeList": (market, options) => market.user.rechargeList({}, options),
  "user.register": (market, options) =>
    market.user.register({ username: "mira", password: "secret1" }, options),
} satisfies Record<OperationId, Call>;

type Call = (market: Marketplace, options?: Parameters<Marketplace["user"]["index"]>[1]) => Promise<unknown>;

/** The list, for loops. */
export const methods: readonly (readonly [id: OperationId, call: Call])[] = Object.entries(everyMethod).map(
  ([id, call]) => [id as OperationId, call],
);
