import { randomUUID } from "node:crypto";
import type { Db } from "../../../src/db/connect";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import { addContract, addFile, CONTRACT } from "../../features/merchants/fixtures";
import { createTestApp, type TestApp } from "../../support/app";
import { START } from "../../support/call";
import { giveMoney } from "../../support/members";

export const LOGIN_PASSWORD = "lantern-77-login";
export const FUND_PASSWORD = "harbour-31-fund";
const USDT = 1_000_000n;
export const TRON = { coin: "USDT", network: "TRC20" } as const;

export const newKey = () => ({ key: randomUUID() });

/** A shop where everybody buys. */
interface Market {
  readonly token: string;
  readonly shopId: number;
  readonly productId: number;
}

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  /** Of a session that was ended. */
  readonly revokedToken: string;
  /** Of a second session, to be ended. */
  readonly spareToken: string;
  readonly email: string;
}

/** A user with one of everything that can belong to a user, each in a state in which its owner can go on with it. */
export interface Person extends Account {
  readonly addressId: number;
  readonly picture: string;
  readonly document: string;
  readonly order: {
    readonly toPay: string;
    readonly toCancel: string;
    readonly shipped: string;
    readonly received: string;
    readonly receivedLine: number;
    readonly toDispute: string;
    /** Disputed, with an offer of 2.00 of the store. */
    readonly offered: string;
    readonly toEscalate: string;
    /** The store accepts a return. */
    readonly toSendBack: string;
    readonly toWithdraw: string;
  };
  readonly pay: { readonly byBalance: { pay_no: string; total: string }; readonly byCoin: string };
  readonly rechargeId: number;
  readonly withdrawalId: number;
  readonly messageId: number;
  readonly requestId: number;
  /** Offers of the market for the request, and for another one of the same member. */
  readonly offer: {
    readonly toDecline: number;
    readonly toAccept: { readonly id: number; readonly total: string; readonly terms_hash: string };
  };
  readonly applicationId: number;
  readonly shop: Shop | undefined;
}

/** What the owner of a shop has besides. */
export interface Shop {
  readonly productId: number;
  readonly productVersion: number;
  readonly spareProductId: number;
  readonly orderToShip: string;
  readonly orderToDecline: string;
  readonly orderDisputed: string;
  readonly commentId: number;
  /** Who bought in it. */
  readonly customerToken: string;
  /** The customer's request that the shop answers. */
  readonly wantedId: number;
  /** Its offer for another one. */
  readonly offerId: number;
}

export interface Actors {
  readonly market: Market;
  readonly victim: Person & { readonly shop: Shop };
  readonly otherUser: Person;
  readonly otherShop: Person & { readonly shop: Shop };
}

/** Fills an empty database with three users who have the same kinds of things, and a market where they bought them. */
export async function createActors(db: Db): Promise<Actors> {
  const app = createTestApp(db);
  await seedNetworks(db, { enabled: true });
  await db`insert into area (id, pid, level, name, is_open) values (1, 0, 1, 'Germany', true)`;
  await db`insert into category (id, names) values (1, '{"en": "Things"}')`;
  await db`insert into article_group (id, names) values (1, '{"en": "Help"}')`;
  await db`insert into article (id, group_id, texts, createtime, updatetime)
    values (1, 1, '{"en": {"title": "Help", "description": "Help.", "content": "<p>Help</p>"}}', 1, 1)`;
  await addContract(db, CONTRACT);

  const marketOwner = await openAccount(app, "market");
  const shopId = await openShop(db, marketOwner);
  const productId = await addProduct(app, marketOwner, "Market thing", 1_000);
  const market = { token: marketOwner.token, shopId, productId };
  const customer = await openAccount(app, "customer");
  await giveMoney(db, customer.id, 10_000n * USDT);
  const customerAddress = await addAddress(app, customer);
  const shopOf = (person: Account) => furnishShop(app, person, { ...customer, addressId: customerAddress });

  const users = [];
  for (const name of ["victim", "stranger", "rival"]) users.push(await addPerson(app, name, market));
  const [victim, otherUser, otherShop] = users;
  if (!victim || !otherUser || !otherShop) throw new Error("a user is missing");
  return {
    market,
    victim: { ...victim, shop: await shopOf(victim) },
    otherUser,
    otherShop: { ...otherShop, shop: await shopOf(otherShop) },
  };
}

async function openAccount({ ok, services: { db } }: TestApp, name: string): Promise<Account> {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const email = `${username}@mail.example`;
  const { userinfo } = await ok("auth.register", { username, password: LOGIN_PASSWORD });
  const { id, token } = userinfo;
  await db`update member set email = ${email}, mobile = ${`+49 30 555${id}`}, bio = ${`I am ${username}`} where id = ${id}`;
  const signIn = async () =>
    (await ok("auth.login", { account: username, password: LOGIN_PASSWORD })).userinfo.token;
  const [revokedToken, spareToken] = [await signIn(), await signIn()];
  await ok("auth.logout", {}, { token: revokedToken });
  await ok(
    "fundPassword.set",
    { newpassword: FUND_PASSWORD, password: LOGIN_PASSWORD },
    { token, ...newKey() },
  );
  return { id, name: username, token, revokedToken, spareToken, email };
}

async function addAddress({ ok }: TestApp, { name, token }: Account): Promise<number> {
  const { id } = await ok(
    "addresses.save",
    { name: `Home of ${name}`, mobile: "+49 30 5550100", country: "Germany", address: `Street of ${name}` },
    { token },
  );
  return id;
}

/** Orders one piece. @returns its payment and its number */
async function order(app: TestApp, { token }: Account, addressId: number, product: Omit<Market, "token">) {
  const items = [{ id: product.productId, num: 1, shop_id: product.shopId }];
  const seen = await app.ok("orders.preview", { items, address_id: addressId }, { token });
  const input = { items, address_id: addressId, price_token: seen.price_token, expect_total: seen.total };
  const { pay, orders } = await app.ok("orders.create", input, { token, ...newKey() });
  return { pay, orderNo: orders[0]?.order_no ?? "" };
}

/** Takes an order on: paid, shipped, received. */
async function carry(
  app: TestApp,
  buyer: Account,
  sellerToken: string,
  { pay, orderNo: order_no }: Awaited<ReturnType<typeof order>>,
  to: "paid" | "shipped" | "received",
) {
  const input = { pay_no: pay.pay_no, fund_password: FUND_PASSWORD, expect_total: pay.total };
  await app.ok("payments.payWithBalance", input, { token: buyer.token, ...newKey() });
  if (to === "paid") return;
  const parcel = { order_no, carrier: "Example Post", tracking_no: `TRACK-${order_no}` };
  await app.ok("merchantOrders.ship", parcel, { token: sellerToken, ...newKey() });
  if (to === "received")
    await app.ok("orders.confirmReceipt", { order_no }, { token: buyer.token, ...newKey() });
}

/** The buyer reports a problem with a shipped or received order. */
const dispute = (app: TestApp, { name, token }: Account, order_no: string) =>
  app.ok(
    "disputes.open",
    { order_no, reason: "not_as_described", kind: "return", text: `The lid is cracked, says ${name}` },
    { token, ...newKey() },
  );

const lineOf = async ({ ok }: TestApp, { token }: Account, order_no: string) =>
  (await ok("orders.get", { order_no }, { token })).goods[0]?.id ?? 0;

async function addPerson(app: TestApp, name: string, market: Market): Promise<Person> {
  const account = await openAccount(app, name);
  const { ok, services } = app;
  const { db } = services;
  const { id, token } = account;
  await giveMoney(db, id, 1_000n * USDT);
  const addressId = await addAddress(app, account);
  const buy = () => order(app, account, addressId, market);
  const [toPay, byCoin, toCancel, shipped, received, toDispute] = [
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
  ];
  await carry(app, account, market.token, shipped, "shipped");
  await carry(app, account, market.token, received, "received");
  await carry(app, account, market.token, toDispute, "shipped");
  const disputed = async (answer?: "offer" | "return") => {
    const bought = await buy();
    await carry(app, account, market.token, bought, "shipped");
    await dispute(app, account, bought.orderNo);
    const words = { order_no: bought.orderNo, amount: "2.00", return_to: "Dock 4, Northmill" };
    if (answer)
      await ok("merchantDisputes.answer", { ...words, answer }, { token: market.token, ...newKey() });
    return bought.orderNo;
  };
  const recharge = await ok("recharges.create", { ...TRON, amount: "20" }, { token, ...newKey() });
  const quote = await ok("withdrawals.quote", { ...TRON, amount: "100" }, { token });
  const withdrawal = await ok(
    "withdrawals.create",
    {
      quote_id: quote.quote_id,
      address: addressOf(account),
      fund_password: FUND_PASSWORD,
      expect_fee: quote.fee,
      expect_received: quote.received,
      ack_irreversible: 1,
    },
    { token, ...newKey() },
  );
  const messages = await ok("messages.list", {}, { token });
  const wanted = { title: `Kettles for ${name}`, content: "Forty of them", num: 40, unit: "pieces" };
  const request = await ok("purchaseRequests.create", wanted, { token, ...newKey() });
  const second = await ok("purchaseRequests.create", wanted, { token, ...newKey() });
  const toDecline = await offerTo(app, market, request.id);
  const document = await addFile(db, id, "kyc");
  const [application] = await db<{ id: number }[]>`
    insert into merchant_application (member_id, status, logo, shopname, name, number_masked, number_hash, image_front,
      image_back, image_hold, contract_version, contract_hash, sign, sign_date, review_due_at, reasons, createtime, updatetime)
    values (${id}, 'rejected', ${await addFile(db, id, "public")}, ${`Future shop of ${account.name}`}, ${`Name of ${account.name}`},
      ${`number-${account.name}`}, ${account.name}, ${document}, ${document}, ${document}, ${CONTRACT},
      (select hash from contract_text where version = ${CONTRACT} and language = 'en'), ${document}, '2026-11-20',
      ${START}, '[{"field": "logo", "error": "unreadable", "note": ""}]', ${START}, ${START}) returning id`;
  return {
    ...account,
    addressId,
    picture: await addFile(db, id, "public"),
    document,
    order: {
      toPay: toPay.orderNo,
      toCancel: toCancel.orderNo,
      shipped: shipped.orderNo,
      received: received.orderNo,
      receivedLine: await lineOf(app, account, received.orderNo),
      toDispute: toDispute.orderNo,
      offered: await disputed("offer"),
      toEscalate: await disputed("offer"),
      toSendBack: await disputed("return"),
      toWithdraw: await disputed(),
    },
    pay: { byBalance: toPay.pay, byCoin: byCoin.pay.pay_no },
    rechargeId: recharge.id,
    withdrawalId: withdrawal.id,
    messageId: messages.data[0]?.id ?? 0,
    requestId: request.id,
    offer: { toDecline: toDecline.id, toAccept: await offerTo(app, market, second.id) },
    applicationId: application?.id ?? 0,
    shop: undefined,
  };
}

/** A shop answers a request. */
const offerTo = (app: TestApp, { token, productId }: Omit<Market, "shopId">, requestId: number) =>
  app.ok(
    "merchantOffers.save",
    {
      request_id: requestId,
      pro_id: productId,
      price: "9.90",
      num: 2,
      delivery_days: 12,
      note: `In stock for request ${requestId}`,
    },
    { token, ...newKey() },
  );

/** A wallet outside that is a user's own. */
export const addressOf = ({ name }: Account) => sandboxAddress("tron", Buffer.from("own wallet"), name);

async function openShop(db: Db, { id, name }: Account): Promise<number> {
  const [shop] = await db<{ id: number }[]>`
    insert into shop (owner_id, shopname, createtime) values (${id}, ${`Shop ${name}`}, ${START}) returning id`;
  await db`insert into shop_figures (shop_id) values (${shop?.id ?? 0})`;
  return shop?.id ?? 0;
}

async function addProduct(app: TestApp, { id, token }: Account, title: string, stock: number) {
  const image = await addFile(app.services.db, id, "public");
  const product = { category_id: 1, title, images: [image], price: "12.50", stock };
  const made = await app.ok("merchantProducts.save", product, { token, ...newKey() });
  await app.ok("merchantProducts.setStatus", { id: made.id, status: "on" }, { token });
  return made.id;
}

async function furnishShop(
  app: TestApp,
  owner: Account,
  customer: Account & { readonly addressId: number },
): Promise<Shop> {
  const { token } = owner;
  const shopId = await openShop(app.services.db, owner);
  const productId = await addProduct(app, owner, `Thing of ${owner.name}`, 100);
  const spareProductId = await addProduct(app, owner, `Spare of ${owner.name}`, 100);
  const buy = () => order(app, customer, customer.addressId, { shopId, productId });
  const [toShip, toDecline, received, disputed] = [await buy(), await buy(), await buy(), await buy()];
  await carry(app, customer, token, toShip, "paid");
  await carry(app, customer, token, toDecline, "paid");
  await carry(app, customer, token, received, "received");
  await carry(app, customer, token, disputed, "received");
  await dispute(app, customer, disputed.orderNo);
  const line = await lineOf(app, customer, received.orderNo);
  await app.ok(
    "orders.review",
    { order_no: received.orderNo, comments: [{ order_goods_id: line, star: 5, content: "As promised" }] },
    { token: customer.token, ...newKey() },
  );
  const wanted = { title: "Kettles", content: `For ${owner.name}`, num: 40, unit: "pieces" };
  const request = () => app.ok("purchaseRequests.create", wanted, { token: customer.token, ...newKey() });
  const answered = await offerTo(app, { token, productId }, (await request()).id);
  const reviews = await app.ok("products.reviews", { id: productId });
  const { version } = await app.ok("merchantProducts.get", { id: productId }, { token });
  return {
    productId,
    productVersion: version,
    spareProductId,
    orderToShip: toShip.orderNo,
    orderToDecline: toDecline.orderNo,
    orderDisputed: disputed.orderNo,
    commentId: reviews.data[0]?.id ?? 0,
    customerToken: customer.token,
    wantedId: (await request()).id,
    offerId: answered.id,
  };
}
