import { sampleInput, siblingOf } from "marketplace-contract";
import sharp from "sharp";
import type { Input, OperationId } from "../../../src/contract/operations";
import { type CodeEvent, codePlace, createEmailCode } from "../../../src/features/users/email-code";
import { type Fields, operationOf, type TestApp } from "../../support/app";
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
  "account.changeEmail",
  "fundPassword.change",
  "fundPassword.set",
  "auth.logout",
  "auth.changePassword",
  "auth.resetPassword",
];

/** Every operation, in an order in which each request succeeds once when its owner sends it. */
export const inOrder = (ids: readonly OperationId[]): OperationId[] => [
  ...ids.filter((id) => !LAST.includes(id)),
  ...LAST,
];

/** Asks for a code to the owner's address, and reads it in the outbox. */
async function mailedCode({ app, owner: { email } }: Setting, event: CodeEvent): Promise<string> {
  await app.ok("auth.sendEmailCode", { email, event });
  const [mail] = await app.services.db<{ subject: string }[]>`
    select subject from outbox where recipient = ${email} order by id desc limit 1`;
  return /\d{6,10}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

const NEXT_FUND_PASSWORD = "meadow-58-fund";

const itemsOf = ({ market }: Actors) => [{ id: market.productId, num: 1, shop_id: market.shopId }];

/**
 * A request of each operation that succeeds in its owner's name and names the owner's things. What succeeds with a sample of the
 * contract, for the thing that its resource's `get` names, has no row.
 */
const REQUESTS: { readonly [Id in OperationId]?: Maker<Id> } = {
  "memberLists.save": () => ({ version: 0, cart: [], favorites: [] }),
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
  "addresses.areas": () => ({ pid: 0 }),
  "articles.get": () => ({ article_id: 1 }),
  "auth.sendEmailCode": () => ({ email: "newcomer@mail.example", event: "register" }),
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
  "merchant.saveStore": () => ({ description: "Kettles since 1912." }),
  "merchantReviews.reply": ({ owner }) => ({ id: owner.shop.commentId, reply: "Thank you" }),
  "merchant.file": ({ owner }) => ({ id: owner.document }),
  "disputes.open": ({ owner }) => ({
    order_no: owner.order.toDispute,
    reason: "not_arrived",
    text: "Nothing has come.",
    images: [owner.picture],
  }),
  "disputes.acceptOffer": ({ owner }) => ({ order_no: owner.order.offered, expect_amount: "2.00" }),
  "disputes.escalate": ({ owner }) => ({ order_no: owner.order.toEscalate, text: "Too little" }),
  "disputes.sendBack": ({ owner }) => ({
    order_no: owner.order.toSendBack,
    carrier: "Example Post",
    tracking_no: "R-1",
  }),
  "disputes.withdraw": ({ owner }) => ({ order_no: owner.order.toWithdraw }),
  "merchantDisputes.answer": ({ owner }) => ({
    order_no: owner.shop.orderDisputed,
    answer: "object",
    text: "It left whole.",
    images: [owner.picture],
  }),
  "merchantOrders.decline": ({ owner }) => ({ order_no: owner.shop.orderToDecline, reason: "Sold out" }),
  "merchantOrders.get": ({ owner }) => ({ order_no: owner.shop.orderToShip }),
  "merchantOrders.ship": ({ owner }) => ({
    order_no: owner.shop.orderToShip,
    carrier: "Example Post",
    tracking_no: "EP-2",
  }),
  "merchantProducts.delete": ({ owner }) => ({ id: owner.shop.spareProductId }),
  "merchantProducts.get": ({ owner }) => ({ id: owner.shop.productId }),
  "merchantProducts.save": ({ owner }) => ({
    id: owner.shop.productId,
    version: owner.shop.productVersion,
    category_id: 1,
    title: "Changed thing",
    images: [owner.picture],
    specs: [{ name: "Color", items: ["Cream"] }],
    skus: [{ spec: ["Cream"], price: "13.00", stock: 7 }],
  }),
  "merchant.apply": ({ owner }) => ({ id: owner.applicationId, logo: owner.picture, agree: 1 }),
  "merchant.stats": () => ({ from: "2026-11-01", to: "2026-11-30" }),
  "messages.get": ({ owner }) => ({ id: owner.messageId }),
  "messages.markRead": ({ owner }) => ({ ids: [owner.messageId] }),
  "offers.list": ({ owner }) => ({ request_id: owner.requestId }),
  "offers.accept": ({ owner }) => ({
    id: owner.offer.toAccept.id,
    address_id: owner.addressId,
    terms_hash: owner.offer.toAccept.terms_hash,
    expect_total: owner.offer.toAccept.total,
  }),
  "offers.decline": ({ owner }) => ({ id: owner.offer.toDecline }),
  "merchantOffers.save": ({ owner }) => ({
    request_id: owner.shop.wantedId,
    pro_id: owner.shop.productId,
    price: "9.90",
    num: 2,
    delivery_days: 12,
  }),
  "merchantOffers.withdraw": ({ owner }) => ({ id: owner.shop.offerId }),
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
  "recharges.submitProof": ({ owner }) => ({ id: owner.rechargeId, amount: "20", image: owner.picture }),
  "purchaseRequests.create": ({ owner }) => ({
    title: "Twelve tents",
    content: "Waterproof",
    num: 12,
    unit: "pieces",
    images: [owner.picture],
  }),
  "purchaseRequests.get": ({ owner }) => ({ id: owner.requestId }),
  "auth.changePassword": () => ({ oldpassword: LOGIN_PASSWORD, newpassword: "orchard-64-login" }),
  "stores.toggleFollow": ({ actors }) => ({ id: actors.market.shopId, follow: 1 }),
  "fundPassword.change": () => ({ oldpassword: FUND_PASSWORD, newpassword: NEXT_FUND_PASSWORD }),
  "fundPassword.set": async (setting) => {
    const code = await mailedCode(setting, "fundpwd");
    return { newpassword: "willow-29-fund", password: LOGIN_PASSWORD, code };
  },
  "auth.resetPassword": async (setting) => ({
    type: "email",
    email: setting.owner.email,
    newpassword: "orchard-65-login",
    captcha: await mailedCode(setting, "resetpwd"),
  }),
  // To the address the owner has: so the same code is good for each who tries it.
  "account.changeEmail": async ({ app: { services }, owner: { email } }) => {
    const place = codePlace(services.secret, "127.0.0.1");
    const owner = { email, event: "changeemail", place } as const;
    const captcha = await createEmailCode(services.db, owner, services.clock.now(), false);
    return { email, captcha, password: LOGIN_PASSWORD };
  },
  "account.endSession": async ({ app, owner }) => {
    const { userinfo } = await app.ok("auth.login", { account: owner.name, password: LOGIN_PASSWORD });
    const [present] = await app.ok("account.sessions", {}, { token: userinfo.token });
    return { id: present?.id ?? 0 };
  },
  "auth.login": ({ owner }) => ({ account: owner.name, password: LOGIN_PASSWORD }),
  "auth.socialLogin": () => ({ platform: "example", code: "demo:somebody" }),
  "account.update": ({ owner }) => ({ avatar: owner.picture, nickname: "Mira", bio: "Changed" }),
  "auth.register": () => ({ username: "newcomer", password: "orchard-64-login" }),
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
  "withdrawals.quote": () => ({ ...TRON, amount: "20" }),
};

/** The request of an operation as fields to send. */
export async function fieldsOf(id: OperationId, setting: Setting): Promise<Fields> {
  const own = await madeBy(id, setting);
  if (own) return own;
  const { idempotency, inputRequired } = operationOf(id);
  if (idempotency === "safe" && !inputRequired) return {};
  const get = siblingOf(id);
  return sampleInput(id, get && (await madeBy(get, setting))) ?? {};
}

async function madeBy(id: OperationId, setting: Setting): Promise<Fields | undefined> {
  const make: Maker<typeof id> | undefined = REQUESTS[id];
  return make && Object.fromEntries(Object.entries((await make(setting)) ?? {}));
}

/** The session in which the owner sends it: one may be ended. */
export const tokenFor = (id: OperationId, { token, spareToken }: Person) =>
  id === "auth.logout" ? spareToken : token;
