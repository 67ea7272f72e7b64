// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
/** Who may call each operation. */
export interface AuthOf {
  "aera.addEdit": "user";
  "aera.del": "user";
  "aera.index": "user";
  "aera.readArea": "public";
  "article.category": "public";
  "article.detail": "public";
  "ems.send": "public";
  "index.index": "public";
  "index.pro": "public";
  "index.proInfo": "public";
  "index.searchPro": "public";
  "index.searchShop": "public";
  "index.shopInfo": "public";
  "index.upload": "user";
  "merchant.index": "user";
  "merchant.indexPost": "user";
  "merchant.reg": "user";
  "user.change": "user";
  "user.followers": "user";
  "user.followersList": "user";
  "user.index": "user";
  "user.login": "public";
  "user.loginSocial": "public";
  "user.logout": "user";
  "user.profile": "user";
  "user.rechargeList": "user";
  "user.register": "public";
}
/** Every value of `data.error` that the contract names. */
export type ContractError =
  | never;
