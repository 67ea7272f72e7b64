import sharp from "sharp";
import type { Input, OperationId } from "../../../src/http/contract";
import type { Fields, TestApp } from "../../support/app";
import { addressOf, type Cast, FUND_PASSWORD, LOGIN_PASSWORD, type Person, type Shop, TRON } from "./cast";

/** What a request is made of: the server it goes to, the people, and the one whose things it names. */
export interface Setting {
  readonly app: TestApp;
  readonly cast: Cast;
  readonly owner: Person & { readonly shop: Shop };
}

/** A file is an object in a request, though the contract calls it text. */
type InputOf<Id extends OperationId> = Id extends "index.upload" ? Fields : Input<Id>;
type Maker<Id extends OperationId> = (setting: Setting) => InputOf<Id> | Promise<InputOf<Id>>;

/** These end passwords and sessions. */
const LAST: readonly OperationId[] = ["user.fundChange", "user.fundSet", "user.logout", "user.change"];

/** Every operation, in an order in which each request succeeds once when its owner sends it. */
export const inOrder = (ids: readonly OperationId[]): OperationId[] => [
  ...ids.filter((id) => !LAST.includes(id)),
  ...LAST,
];

const NOTHING = () => ({});
const NEXT_FUND_PASSWORD = "meadow-58-fund";

const itemsOf = ({ market }: Cast) => [{ id: market.productId, num: 1, shop_id: market.shopId }];

/** A request for each operation that succeeds in its owner's name and names the owner's things. A new operation needs one here. */
export const REQUESTS: { readonly [Id in OperationId]: Maker<Id> } = {
  "aera.addEdit": ({ owner }) => ({
    id: owner.addressId,
    name: "Mira Example",
    mobile: "+49 30 5550199",
    country: "Germany",
    address: "Another street 9",
  }),
  "aera.del": async ({ app, owner: { token } }) => {
    const spare = { name: "Mira", mobile: "+49 30 5550100", country: "Germany", address: "Spare street 1" };
    return { id: (await app.ok("aera.addEdit", spare, { token })).id };
  },
  "aera.index": NOTHING,
  "aera.readArea": () => ({ pid: 0 }),
  "article.category": NOTHING,
  "article.detail": () => ({ article_id: 1 }),
  "ems.send": () => ({ email: "newcomer@mail.example", event: "register" }),
  "index.category": NOTHING,
  "index.config": NOTHING,
  "index.index": NOTHING,
  "index.pro": NOTHING,
  "index.proComment": ({ cast }) => ({ id: cast.market.productId }),
  "index.proInfo": ({ cast }) => ({ id: cast.market.productId }),
  "index.searchPro": () => ({ search: "thing" }),
  "index.searchShop": () => ({ search: "shop" }),
  "index.shopInfo": ({ cast }) => ({ id: cast.market.shopId }),
  "index.suggest": () => ({ search: "thing" }),
  "index.upload": async () => {
    const shape = { width: 8, height: 8, channels: 3, background: "#3a6" } as const;
    const bytes = await sharp({ create: shape }).png().toBuffer();
    return { file: new File([Uint8Array.from(bytes)], "a.png", { type: "image/png" }), category: "kyc" };
  },
  "loan.apply": () => ({ amount: "200", term_days: 30, agree: "demo-1", purpose: "A new oven" }),
  "loan.index": NOTHING,
  "loan.list": NOTHING,
  "merchant.center": NOTHING,
  "merchant.commentReply": ({ owner }) => ({ id: owner.shop.commentId, reply: "Thank you" }),
  "merchant.contract": NOTHING,
  "merchant.file": ({ owner }) => ({ id: owner.document }),
  "merchant.index": NOTHING,
  "merchant.indexPost": NOTHING,
  "merchant.orderDecline": ({ owner }) => ({ order_no: owner.shop.orderToDecline, reason: "Sold out" }),
  "merchant.orderInfo": ({ owner }) => ({ order_no: owner.shop.orderToShip }),
  "merchant.orderList": NOTHING,
  "merchant.orderShip": ({ owner }) => ({
    order_no: owner.shop.orderToShip,
    carrier: "Example Post",
    tracking_no: "EP-2",
  }),
  "merchant.proDel": ({ owner }) => ({ id: owner.shop.spareProductId }),
  "merchant.proInfo": ({ owner }) => ({ id: owner.shop.productId }),
  "merchant.proList": NOTHING,
  "merchant.proSave": ({ owner }) => ({
    id: owner.shop.productId,
    version: owner.shop.productVersion,
    category_id: 1,
    title: "Changed thing",
    images: [owner.picture],
    specs: [{ name: "Colour", items: ["Cream"] }],
    skus: [{ spec: ["Cream"], price: "13.00", stock: 7 }],
  }),
  "merchant.proState": ({ owner }) => ({ id: owner.shop.productId, status: "off" }),
  "merchant.reg": ({ owner }) => ({ id: owner.applicationId, logo: owner.picture, agree: 1 }),
  "merchant.settlement": NOTHING,
  "merchant.stats": () => ({ from: "2026-11-01", to: "2026-11-30" }),
  "message.info": ({ owner }) => ({ id: owner.messageId }),
  "message.list": NOTHING,
  "message.read": ({ owner }) => ({ ids: [owner.messageId] }),
  "order.cancel": ({ owner }) => ({ order_no: owner.order.toCancel }),
  "order.comment": ({ owner }) => ({
    order_no: owner.order.received,
    comments: [
      { order_goods_id: owner.order.receivedLine, star: 4, content: "Fine", images: [owner.picture] },
    ],
  }),
  "order.create": async ({ app, cast, owner: { token, addressId } }) => {
    const items = itemsOf(cast);
    const seen = await app.ok("order.preview", { items, address_id: addressId }, { token });
    return { items, address_id: addressId, price_token: seen.price_token, expect_total: seen.total };
  },
  "order.info": ({ owner }) => ({ order_no: owner.order.toPay }),
  "order.list": NOTHING,
  "order.preview": ({ cast, owner }) => ({ items: itemsOf(cast), address_id: owner.addressId }),
  "order.receipt": ({ owner }) => ({ order_no: owner.order.shipped }),
  "pay.balance": ({ owner: { pay } }) => ({
    pay_no: pay.byBalance.pay_no,
    fund_password: FUND_PASSWORD,
    expect_total: pay.byBalance.total,
  }),
  "pay.crypto": ({ owner }) => ({ pay_no: owner.pay.byCoin, ...TRON }),
  "pay.info": ({ owner }) => ({ pay_no: owner.pay.byCoin }),
  "recharge.create": () => ({ ...TRON, amount: "20" }),
  "recharge.info": ({ owner }) => ({ id: owner.rechargeId }),
  "recharge.methods": NOTHING,
  "recharge.submit": ({ owner }) => ({ id: owner.rechargeId, amount: "20", image: owner.picture }),
  "request.close": ({ owner }) => ({ id: owner.requestId }),
  "request.create": ({ owner }) => ({
    title: "Twelve tents",
    content: "Waterproof",
    num: 12,
    unit: "pieces",
    images: [owner.picture],
  }),
  "request.info": ({ owner }) => ({ id: owner.requestId }),
  "request.list": NOTHING,
  "request.my": NOTHING,
  "user.change": () => ({ oldpassword: LOGIN_PASSWORD, newpassword: "orchard-64-login" }),
  "user.followers": ({ cast }) => ({ id: cast.market.shopId, follow: 1 }),
  "user.followersList": NOTHING,
  "user.fundChange": () => ({ oldpassword: FUND_PASSWORD, newpassword: NEXT_FUND_PASSWORD }),
  "user.fundSet": async ({ app, owner: { email } }) => {
    await app.ok("ems.send", { email, event: "fundpwd" });
    const [mail] = await app.services.db<{ subject: string }[]>`
      select subject from outbox where recipient = ${email} order by id desc limit 1`;
    const code = /\d{4}/.exec(mail?.subject ?? "")?.[0] ?? "";
    return { newpassword: "willow-29-fund", password: LOGIN_PASSWORD, code };
  },
  "user.index": NOTHING,
  "user.login": ({ owner }) => ({ account: owner.name, password: LOGIN_PASSWORD }),
  "user.loginSocial": () => ({ platform: "example", code: "demo:somebody" }),
  "user.logout": NOTHING,
  "user.moneyLog": NOTHING,
  "user.profile": ({ owner }) => ({ avatar: owner.picture, nickname: "Mira", bio: "Changed" }),
  "user.rechargeList": NOTHING,
  "user.register": () => ({ username: "newcomer", password: "orchard-64-login" }),
  "withdraw.cancel": ({ owner }) => ({ id: owner.withdrawalId }),
  "withdraw.create": async ({ app, owner }) => {
    const quote = await app.ok("withdraw.quote", { ...TRON, amount: "50" }, { token: owner.token });
    return {
      quote_id: quote.quote_id,
      address: addressOf(owner),
      fund_password: FUND_PASSWORD,
      expect_fee: quote.fee,
      expect_received: quote.received,
      ack_irreversible: 1,
    };
  },
  "withdraw.info": ({ owner }) => ({ id: owner.withdrawalId }),
  "withdraw.list": NOTHING,
  "withdraw.methods": NOTHING,
  "withdraw.quote": () => ({ ...TRON, amount: "20" }),
};

/** The request of an operation as fields to send. */
export async function fieldsOf(id: OperationId, setting: Setting): Promise<Fields> {
  const make: Maker<typeof id> = REQUESTS[id];
  return Object.fromEntries(Object.entries((await make(setting)) ?? {}));
}

/** The session in which the owner sends it: one may be ended. */
export const tokenFor = (id: OperationId, { token, spareToken }: Person) =>
  id === "user.logout" ? spareToken : token;
