import { randomUUID } from "node:crypto";
import { operationsById } from "marketplace-contract";
import { buildCatalog } from "marketplace-sandbox-data/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Data, OperationId } from "../../../src/contract/operations";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { createApi } from "../../../src/http/api";
import { CHEAP_COST } from "../../../src/kernel/passwords";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { DEMO_ACCOUNTS } from "../../../src/seed/demo";
import { seed } from "../../../src/seed/seed";
import { START, testServices } from "../../support/call";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { addFile } from "./fixtures";

let database: TestDatabase;
let app: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const catalog = buildCatalog({ seed: 1, now: START });
  await seed(db, catalog, { settings: DEMO_SETTINGS, passwordCost: CHEAP_COST });
  app = createApi(testServices(db, { settings: DEMO_SETTINGS }), handlers);
  for (const { username, password } of Object.values(DEMO_ACCOUNTS)) {
    const { data } = await post("auth.login", "", { account: username, password });
    tokens[username] = data.userinfo.token ?? "";
  }
});
afterAll(async () => {
  expect(await brokenInvariants(database.db)).toEqual([]);
  await database.close();
});

interface Envelope<Value> {
  readonly code: number;
  readonly data: Value;
}

/** Calls as a client does; outside production an answer that breaks the contract is a 500. */
async function post<Id extends OperationId>(
  id: Id,
  token: string,
  body: unknown,
): Promise<Envelope<Data<Id>>> {
  const response = await app.fetch(
    new Request(`http://sandbox.test${operationsById[id]?.path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", token, "idempotency-key": randomUUID() },
    }),
  );
  expect([id, response.status]).toEqual([id, 200]);
  return JSON.parse(await response.text());
}

type MerchantId = Extract<OperationId, `merchant${string}`>;
const asMerchant = <Id extends MerchantId>(id: Id, body: unknown = {}) =>
  post(id, tokens.merchant ?? "", body);
const asBuyer = <Id extends MerchantId>(id: Id, body: unknown = {}) => post(id, tokens.buyer ?? "", body);

test("the demonstration's merchant has a shop to run, from the first page to the figures", async () => {
  expect((await asMerchant("merchant.getByPost")).data).toMatchObject({ status: "approved", shop_id: 1 });
  const center = (await asMerchant("merchant.dashboard")).data;
  expect(center.shop).toMatchObject({ id: 1, status: "open" });
  expect(center.todo?.to_ship).toBeGreaterThanOrEqual(1);

  const paid = (await asMerchant("merchantOrders.list", { tab: "paid" })).data;
  expect(paid.total).toBe(center.todo?.to_ship);
  const order = paid.data[0];
  const order_no = order?.order_no ?? "";
  expect(Number(order?.commission)).toBeGreaterThan(0);
  expect((await asMerchant("merchantOrders.get", { order_no })).data).toEqual(order);
  const shipped = await asMerchant("merchantOrders.ship", {
    order_no,
    carrier: "Example Post",
    tracking_no: "EP1",
  });
  expect(shipped.data).toMatchObject({ status: "shipped" });

  const settled = (await asMerchant("merchant.settlements", { limit: 100 })).data;
  expect(settled.total).toBeGreaterThan(0);
  expect(settled.pending).toBe(center.pending_settlement);
  const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);
  const period = { from: day(START - 400 * DAY), to: day(START), by: "month" };
  expect((await asMerchant("merchant.stats", period)).data.order_count).toBeGreaterThan(0);
});

test("what the demonstration's merchant reads of a product can be sent back as it is", async () => {
  const { data } = await asMerchant("merchantProducts.list", { limit: 100, status: "on" });
  expect(data.data.length).toBeGreaterThan(5);
  for (const { id } of data.data) {
    const { data: read } = await asMerchant("merchantProducts.get", { id });
    const { data: saved } = await asMerchant("merchantProducts.save", read);
    expect(saved).toEqual({ ...read, version: read.version + 1, updatetime: saved.updatetime });
  }
});

test("a store reads the agreement it signed; an applicant reads the current one", async () => {
  const payout = (html: string) => /<li>(Party A holds[^<]*)/.exec(html)?.[1];
  const signed = (await asMerchant("merchant.contract")).data;
  expect(signed.contract_version).toBe("2026-11");
  expect(payout(signed.html)).toContain("when receipt is confirmed or fifteen days after delivery");
  const offered = (await asBuyer("merchant.contract")).data;
  expect(offered.contract_version).toBe("2026-12");
  expect(payout(offered.html)).toContain("fourteen days after receipt");
});

test("a user without a shop sees that on every page of it, and can apply for one", async () => {
  const pages: readonly (readonly [MerchantId, object])[] = [
    ["merchant.dashboard", {}],
    ["merchantProducts.list", {}],
    ["merchantProducts.get", { id: 1 }],
    ["merchantProducts.save", { category_id: 1, title: "A", images: ["/uploads/a.png"] }],
    ["merchantProducts.setStatus", { id: 1, status: "on" }],
    ["merchantProducts.delete", { id: 1 }],
    ["merchantOrders.list", {}],
    ["merchantOrders.get", { order_no: "O1" }],
    ["merchantOrders.ship", { order_no: "O1", carrier: "A", tracking_no: "B" }],
    ["merchantOrders.decline", { order_no: "O1", reason: "A" }],
    ["merchant.settlements", {}],
    ["merchant.stats", { from: "2026-11-01", to: "2026-11-02" }],
    ["merchantReviews.reply", { id: 1, reply: "A" }],
  ];
  for (const [id, body] of pages) {
    expect(await asBuyer(id, body), id).toMatchObject({ code: 0, data: { error: "not_merchant" } });
  }
  expect(await asBuyer("merchant.getByPost")).toMatchObject({ code: 0, data: null });
  const { contract_version } = (await asBuyer("merchant.contract")).data;
  const [buyer] = await database.db<{ id: number }[]>`select id from member where username = 'buyer'`;
  const file = (category: "public" | "kyc") => addFile(database.db, buyer?.id ?? 0, category);
  const sent = {
    logo: await file("public"),
    shopname: "Mira's Corner",
    name: "Mira Example",
    number: "X1234421",
    image_front: await file("kyc"),
    image_back: await file("kyc"),
    image_hold: await file("kyc"),
    sign: await file("kyc"),
    sign_date: "2026-11-20",
    agree: "1",
    contract_version,
  };
  const applied = await asBuyer("merchant.apply", sent);
  expect(applied).toMatchObject({ code: 1, data: { status: "submitted", number_masked: "X****421" } });
  expect((await asBuyer("merchant.getByPost")).data).toEqual(applied.data);
});
