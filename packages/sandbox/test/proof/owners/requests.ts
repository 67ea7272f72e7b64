import sharp from "sharp";
import type { Input, OperationId } from "../../../src/http/contract";
import type { Fields, TestApp } from "../../support/app";
import {
  type Actors,
  addressOf,
  FUND_PASSWORD,
  LOGIN_PASSWORD,
  type Person,
  type Shop,
  TRON,
} from "./actors";

/** What a request is made of: the server it goes to, the users, and the one whose things it names. */
export interface Setting {
  readonly app: TestApp;
  readonly actors: Actors;
  readonly owner: Person & { readonly shop: Shop };
}

/** A file is an object in a request, though the contract calls it text. */
type InputOf<Id extends OperationId> = Id extends "uploads.image" ? Fields : Input<Id>;
type Maker<Id extends OperationId> = (setting: Setting) => InputOf<Id> | Promise<InputOf<Id>>;

/** These end passwords and sessions. */
const LAST: readonly OperationId[] = [
  "fundPassword.change",
  "fundPassword.set",
  "auth.logout",
  "auth.changePassword",
];

/** Every operation, in an order in which each request succeeds once when its owner sends it. */
export const inOrder = (ids: readonly OperationId[]): OperationId[] => [
  ...ids.filter((id) => !LAST.includes(id)),
  ...LAST,
];

const NOTHING = () => ({});
const NEXT_FUND_PASSWORD = "meadow-58-fund";

const itemsOf = ({ market }: Actors) => [{ id: market.productId, num: 1, shop_id: market.shopId }];

/** A request for each operation that succeeds in its owner's name and names the owner's things. A new operation needs one here. */
export const REQUESTS: { readonly [Id in OperationId]: Maker<Id> } = {
  "addresses.save": ({ owner }) => ({
    id: owner.addressId,
    name: "Mira Example",
    mobile: "+49 30 5550199",
    country: "Germany",
    address: "Another street 9",
  }),
  "addresses.delete": async ({ app, owner: { token } }) => {
    const spare = { name: "Mira", mobile: "+49 30 5550100", country: "Germany", address: "Spare street 1" };
    return { id: (await app.ok("addresses.save", spare, { token })).id };
  },
  "addresses.list": NOTHING,
  "addresses.areas": () => ({ pid: 0 }),
  "articles.list": NOTHING,
  "articles.get": () => ({ article_id: 1 }),
  "auth.sendEmailCode": () => ({ email: "newcomer@mail.example", event: "register" }),
  "categories.list": NOTHING,
  "site.config": NOTHING,
  "site.home": NOTHING,
  "products.list": NOTHING,
  "products.reviews": ({ actors }) => ({ id: actors.market.productId }),
  "products.get": ({ actors }) => ({ id: actors.market.productId }),
  "products.search": () => ({ search: "thing" }),
  "stores.search": () => ({ search: "shop" }),
  "stores.get": ({ actors }) => ({ id: actors.market.shopId }),
  "products.suggest": () => ({ search: "thing" }),
  "uploads.image": async () => {
    const shape = { width: 8, height: 8, channels: 3, background: "#3a6" } as const;
    const bytes = await sharp({ create: shape }).png().toBuffer();
    return { file: new File([Uint8Array.from(bytes)], "a.png", { type: "image/png" }), category: "kyc" };
  },
  "loans.apply": () => ({ amount: "200", term_days: 30, agree: "demo-1", purpose: "A new oven" }),
  "loans.terms": NOTHING,
  "loans.list": NOTHING,
  "merchant.dashboard": NOTHING,
  "merchantReviews.reply": ({ owner }) => ({ id: owner.shop.commentId, reply: "Thank you" }),
  "merchant.contract": NOTHING,
  "merchant.file": ({ owner }) => ({ id: owner.document }),
  "merchant.get": NOTHING,
  "merchant.getByPost": NOTHING,
  "merchantOrders.decline": ({ owner }) => ({ order_no: owner.shop.orderToDecline, reason: "Sold out" }),
  "merchantOrders.get": ({ owner }) => ({ order_no: owner.shop.orderToShip }),
  "merchantOrders.list": NOTHING,
  "merchantOrders.ship": ({ owner }) => ({
    order_no: owner.shop.orderToShip,
    carrier: "Example Post",
    tracking_no: "EP-2",
  }),
  "merchantProducts.delete": ({ owner }) => ({ id: owner.shop.spareProductId }),
  "merchantProducts.get": ({ owner }) => ({ id: owner.shop.productId }),
  "merchantProducts.list": NOTHING,
  "merchantProducts.save": ({ owner }) => ({
    id: owner.shop.productId,
    version: owner.shop.productVersion,
    category_id: 1,
    title: "Changed thing",
    images: [owner.picture],
    specs: [{ name: "Colour", items: ["Cream"] }],
    skus: [{ spec: ["Cream"], price: "13.00", stock: 7 }],
  }),
  "merchantProducts.setStatus": ({ owner }) => ({ id: owner.shop.productId, status: "off" }),
  "merchant.apply": ({ owner }) => ({ id: owner.applicationId, logo: owner.picture, agree: 1 }),
  "merchant.settlements": NOTHING,
  "merchant.stats": () => ({ from: "2026-11-01", to: "2026-11-30" }),
  "messages.get": ({ owner }) => ({ id: owner.messageId }),
  "messages.list": NOTHING,
  "messages.markRead": ({ owner }) => ({ ids: [owner.messageId] }),
  "orders.cancel": ({ owner }) => ({ order_no: owner.order.toCancel }),
  "orders.review": ({ owner }) => ({
    order_no: owner.order.received,
    comments: [
      { order_goods_id: owner.order.receivedLine, star: 4, content: "Fine", images: [owner.picture] },
    ],
  }),
  "orders.create": async ({ app, actors, owner: { token, addressId } }) => {
    const items = itemsOf(actors);
    const seen = await app.ok("orders.preview", { items, address_id: addressId }, { token });
    return { items, address_id: addressId, price_token: seen.price_token, expect_total: seen.total };
  },
  "orders.get": ({ owner }) => ({ order_no: owner.order.toPay }),
  "orders.list": NOTHING,
  "orders.preview": ({ actors, owner }) => ({ items: itemsOf(actors), address_id: owner.addressId }),
  "orders.confirmReceipt": ({ owner }) => ({ order_no: owner.order.shipped }),
  "payments.payWithBalance": ({ owner: { pay } }) => ({
    pay_no: pay.byBalance.pay_no,
    fund_password: FUND_PASSWORD,
    expect_total: pay.byBalance.total,
  }),
  "payments.payWithCrypto": ({ owner }) => ({ pay_no: owner.pay.byCoin, ...TRON }),
  "payments.get": ({ owner }) => ({ pay_no: owner.pay.byCoin }),
  "recharges.create": () => ({ ...TRON, amount: "20" }),
  "recharges.get": ({ owner }) => ({ id: owner.rechargeId }),
  "recharges.methods": NOTHING,
  "recharges.submitProof": ({ owner }) => ({ id: owner.rechargeId, amount: "20", image: owner.picture }),
  "purchaseRequests.close": ({ owner }) => ({ id: owner.requestId }),
  "purchaseRequests.create": ({ owner }) => ({
    title: "Twelve tents",
    content: "Waterproof",
    num: 12,
    unit: "pieces",
    images: [owner.picture],
  }),
  "purchaseRequests.get": ({ owner }) => ({ id: owner.requestId }),
  "purchaseRequests.list": NOTHING,
  "purchaseRequests.mine": NOTHING,
  "auth.changePassword": () => ({ oldpassword: LOGIN_PASSWORD, newpassword: "orchard-64-login" }),
  "stores.toggleFollow": ({ actors }) => ({ id: actors.market.shopId, follow: 1 }),
  "stores.followed": NOTHING,
  "fundPassword.change": () => ({ oldpassword: FUND_PASSWORD, newpassword: NEXT_FUND_PASSWORD }),
  "fundPassword.set": async ({ app, owner: { email } }) => {
    await app.ok("auth.sendEmailCode", { email, event: "fundpwd" });
    const [mail] = await app.services.db<{ subject: string }[]>`
      select subject from outbox where recipient = ${email} order by id desc limit 1`;
    const code = /\d{4}/.exec(mail?.subject ?? "")?.[0] ?? "";
    return { newpassword: "willow-29-fund", password: LOGIN_PASSWORD, code };
  },
  "account.get": NOTHING,
  "auth.login": ({ owner }) => ({ account: owner.name, password: LOGIN_PASSWORD }),
  "auth.socialLogin": () => ({ platform: "example", code: "demo:somebody" }),
  "auth.logout": NOTHING,
  "account.transactions": NOTHING,
  "account.update": ({ owner }) => ({ avatar: owner.picture, nickname: "Mira", bio: "Changed" }),
  "recharges.list": NOTHING,
  "auth.register": () => ({ username: "newcomer", password: "orchard-64-login" }),
  "withdrawals.cancel": ({ owner }) => ({ id: owner.withdrawalId }),
  "withdrawals.create": async ({ app, owner }) => {
    const quote = await app.ok("withdrawals.quote", { ...TRON, amount: "50" }, { token: owner.token });
    return {
      quote_id: quote.quote_id,
      address: addressOf(owner),
      fund_password: FUND_PASSWORD,
      expect_fee: quote.fee,
      expect_received: quote.received,
      ack_irreversible: 1,
    };
  },
  "withdrawals.get": ({ owner }) => ({ id: owner.withdrawalId }),
  "withdrawals.list": NOTHING,
  "withdrawals.methods": NOTHING,
  "withdrawals.quote": () => ({ ...TRON, amount: "20" }),
};

/** The request of an operation as fields to send. */
export async function fieldsOf(id: OperationId, setting: Setting): Promise<Fields> {
  const make: Maker<typeof id> = REQUESTS[id];
  return Object.fromEntries(Object.entries((await make(setting)) ?? {}));
}

/** The session in which the owner sends it: one may be ended. */
export const tokenFor = (id: OperationId, { token, spareToken }: Person) =>
  id === "auth.logout" ? spareToken : token;
