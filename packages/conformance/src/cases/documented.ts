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

/** The documented calls (docs/product.md, "Documented calls"). */
export const documentedCases = {
  "auth.login": {
    input: { account: "mira", password: "secret-1" },
    call: (market, input, options) => market.auth.login(input, options),
  },
  "auth.socialLogin": {
    input: { platform: "example", code: "abc" },
    call: (market, input, options) => market.auth.socialLogin(input, options),
  },
  "auth.register": {
    input: { username: "jonas", password: "secret-1", email: "jonas@mail.example", code: "1234" },
    call: (market, input, options) => market.auth.register(input, options),
  },
  "account.update": {
    input: { avatar: "/uploads/avatars/mira.svg", nickname: "Mira", username: "mira", bio: "" },
    call: (market, input, options) => market.account.update(input, options),
  },
  "account.get": {
    input: undefined,
    call: (market, input, options) => market.account.get(input, options),
  },
  "auth.logout": {
    input: undefined,
    call: (market, input, options) => market.auth.logout(input, options),
  },
  "auth.changePassword": {
    input: { oldpassword: "secret-1", newpassword: "secret-2" },
    call: (market, input, options) => market.auth.changePassword(input, options),
  },
  "recharges.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.recharges.list(input, options),
  },
  "stores.followed": {
    input: { limit: 10 },
    call: (market, input, options) => market.stores.followed(input, options),
  },
  "stores.toggleFollow": {
    input: { id: 2, follow: 1 },
    call: (market, input, options) => market.stores.toggleFollow(input, options),
  },
  "auth.sendEmailCode": {
    input: { email: "mira@mail.example", event: "register" },
    call: (market, input, options) => market.auth.sendEmailCode(input, options),
  },
  "merchant.get": {
    input: undefined,
    call: (market, input, options) => market.merchant.get(input, options),
  },
  "merchant.getByPost": {
    input: undefined,
    call: (market, input, options) => market.merchant.getByPost(input, options),
  },
  "merchant.apply": {
    input: registration,
    call: (market, input, options) => market.merchant.apply(input, options),
  },
  "site.home": {
    input: undefined,
    call: (market, input, options) => market.site.home(input, options),
  },
  "products.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.products.list(input, options),
  },
  "stores.get": {
    input: { id: 1 },
    call: (market, input, options) => market.stores.get(input, options),
  },
  "uploads.image": {
    input: { file: picture },
    call: (market, input, options) => market.uploads.image(input, options),
  },
  "products.search": {
    input: { search: "steel", limit: 10 },
    call: (market, input, options) => market.products.search(input, options),
  },
  "stores.search": {
    input: { search: "steel", limit: 10 },
    call: (market, input, options) => market.stores.search(input, options),
  },
  "products.get": {
    input: { id: 1003 },
    call: (market, input, options) => market.products.get(input, options),
  },
  "articles.list": {
    input: {},
    call: (market, input, options) => market.articles.list(input, options),
  },
  "articles.get": {
    input: { article_id: 101 },
    call: (market, input, options) => market.articles.get(input, options),
  },
  "addresses.save": {
    input: address,
    call: (market, input, options) => market.addresses.save(input, options),
  },
  "addresses.list": {
    input: undefined,
    call: (market, input, options) => market.addresses.list(input, options),
  },
  "addresses.delete": {
    input: { id: 302 },
    call: (market, input, options) => market.addresses.delete(input, options),
  },
  "addresses.areas": {
    input: {},
    call: (market, input, options) => market.addresses.areas(input, options),
  },
} satisfies CasesOf<
  | "auth.login"
  | "auth.socialLogin"
  | "auth.register"
  | "account.update"
  | "account.get"
  | "auth.logout"
  | "auth.changePassword"
  | "recharges.list"
  | "stores.followed"
  | "stores.toggleFollow"
  | "auth.sendEmailCode"
  | "merchant.get"
  | "merchant.getByPost"
  | "merchant.apply"
  | "site.home"
  | "products.list"
  | "stores.get"
  | "uploads.image"
  | "products.search"
  | "stores.search"
  | "products.get"
  | "articles.list"
  | "articles.get"
  | "addresses.save"
  | "addresses.list"
  | "addresses.delete"
  | "addresses.areas"
>;
