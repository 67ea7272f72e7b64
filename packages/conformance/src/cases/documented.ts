import type { CasesOf } from "./case";

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "logo.png", {
  type: "image/png",
});

const registration = {
  logo: "/uploads/shops/1.svg",
  shopname: "Mira's Corner",
  name: "Mira Example",
  number: "X1234421",
  image_front: "kyc:4f9c2a17",
  image_back: "kyc:4f9c2a18",
  image_hold: "kyc:4f9c2a19",
  agree: 1 as const,
  sign: "kyc:4f9c2a1a",
  sign_date: "2026-11-20",
};

const address = {
  name: "Mira Example",
  mobile: "+00 555 0100",
  country: "Samplia",
  province: "Lumen Region",
  city: "Lumen City",
  address: "7 Lantern Square",
  zip: "44018",
  is_default: 0 as const,
};

/** The calls the specification names. */
export const documentedCases = {
  "user.login": {
    input: { account: "mira", password: "secret-1" },
    call: (market, input, options) => market.user.login(input, options),
  },
  "user.loginSocial": {
    input: { platform: "example", code: "abc" },
    call: (market, input, options) => market.user.loginSocial(input, options),
  },
  "user.register": {
    input: { username: "jonas", password: "secret-1", email: "jonas@mail.example", code: "1234" },
    call: (market, input, options) => market.user.register(input, options),
  },
  "user.profile": {
    input: { avatar: "/uploads/avatars/mira.svg", nickname: "Mira", username: "mira", bio: "" },
    call: (market, input, options) => market.user.profile(input, options),
  },
  "user.index": {
    input: undefined,
    call: (market, input, options) => market.user.index(input, options),
  },
  "user.logout": {
    input: undefined,
    call: (market, input, options) => market.user.logout(input, options),
  },
  "user.change": {
    input: { oldpassword: "secret-1", newpassword: "secret-2" },
    call: (market, input, options) => market.user.change(input, options),
  },
  "user.rechargeList": {
    input: { limit: 10 },
    call: (market, input, options) => market.user.rechargeList(input, options),
  },
  "user.followersList": {
    input: { limit: 10 },
    call: (market, input, options) => market.user.followersList(input, options),
  },
  "user.followers": {
    input: { id: 2, follow: 1 },
    call: (market, input, options) => market.user.followers(input, options),
  },
  "ems.send": {
    input: { email: "mira@mail.example", event: "register" },
    call: (market, input, options) => market.ems.send(input, options),
  },
  "merchant.index": {
    input: undefined,
    call: (market, input, options) => market.merchant.index(input, options),
  },
  "merchant.indexPost": {
    input: undefined,
    call: (market, input, options) => market.merchant.indexPost(input, options),
  },
  "merchant.reg": {
    input: registration,
    call: (market, input, options) => market.merchant.reg(input, options),
  },
  "index.index": {
    input: undefined,
    call: (market, input, options) => market.index.index(input, options),
  },
  "index.pro": {
    input: { limit: 10 },
    call: (market, input, options) => market.index.pro(input, options),
  },
  "index.shopInfo": {
    input: { id: 1 },
    call: (market, input, options) => market.index.shopInfo(input, options),
  },
  "index.upload": {
    input: { file: picture },
    call: (market, input, options) => market.index.upload(input, options),
  },
  "index.searchPro": {
    input: { search: "anything", limit: 10 },
    call: (market, input, options) => market.index.searchPro(input, options),
  },
  "index.searchShop": {
    input: { search: "anything", limit: 10 },
    call: (market, input, options) => market.index.searchShop(input, options),
  },
  "index.proInfo": {
    input: { id: 1003 },
    call: (market, input, options) => market.index.proInfo(input, options),
  },
  "article.category": {
    input: {},
    call: (market, input, options) => market.article.category(input, options),
  },
  "article.detail": {
    input: { article_id: 101 },
    call: (market, input, options) => market.article.detail(input, options),
  },
  "aera.addEdit": {
    input: address,
    call: (market, input, options) => market.aera.addEdit(input, options),
  },
  "aera.index": {
    input: undefined,
    call: (market, input, options) => market.aera.index(input, options),
  },
  "aera.del": {
    input: { id: 302 },
    call: (market, input, options) => market.aera.del(input, options),
  },
  "aera.readArea": {
    input: {},
    call: (market, input, options) => market.aera.readArea(input, options),
  },
} satisfies CasesOf<
  | "user.login"
  | "user.loginSocial"
  | "user.register"
  | "user.profile"
  | "user.index"
  | "user.logout"
  | "user.change"
  | "user.rechargeList"
  | "user.followersList"
  | "user.followers"
  | "ems.send"
  | "merchant.index"
  | "merchant.indexPost"
  | "merchant.reg"
  | "index.index"
  | "index.pro"
  | "index.shopInfo"
  | "index.upload"
  | "index.searchPro"
  | "index.searchShop"
  | "index.proInfo"
  | "article.category"
  | "article.detail"
  | "aera.addEdit"
  | "aera.index"
  | "aera.del"
  | "aera.readArea"
>;
