import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../../src/contract/operations";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import {
  createTestApp,
  type Fields,
  operationIds,
  operationOf,
  requestOf,
  type TestApp,
} from "../../support/app";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { checksum } from "../../support/fingerprint";
import { type Actors, createActors, newKey } from "./actors";
import { privateValuesOf, rowsOf } from "./private-values";
import { fieldsOf, inOrder, tokenFor } from "./requests";

/** Fields that name something of the caller's own. */
const NAMES = [
  "id",
  "ids",
  "order_no",
  "pay_no",
  "quote_id",
  "address_id",
  "request_id",
  "pro_id",
  "image",
  "images",
  "avatar",
  "logo",
];
/** Here `id` is a shop, and shops are for everybody. */
const OF_EVERYBODY: readonly OperationId[] = ["stores.toggleFollow"];
/** Marks a list of messages: those that are not the caller's own are passed over. */
const PASSES_OVER: readonly OperationId[] = ["messages.markRead"];

const owned = inOrder(operationIds).filter((id) => operationOf(id).owner !== "none");
const namesSomething = (id: OperationId, fields: Fields) =>
  !OF_EVERYBODY.includes(id) && NAMES.some((name) => Object.hasOwn(fields, name));

let database: TestDatabase;
let app: TestApp;
let actors: Actors;
let privateValues: readonly string[];
const count = { requests: 0, named: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  actors = await createActors(database.db);
  app = createTestApp(database.db);
  privateValues = await privateValuesOf(database.db, actors.victim.id, [
    actors.otherUser.id,
    actors.otherShop.id,
  ]);
}, 120_000);
afterAll(() => database.close());

test("there is something to leak", () => {
  expect(privateValues.length).toBeGreaterThan(40);
  const { order, email, document } = actors.victim;
  expect(privateValues).toEqual(expect.arrayContaining([...Object.values(order).slice(0, 4), email]));
  expect(privateValues.some((mark) => document.includes(mark))).toBe(true);
});

test.each(owned)("%s answers no one but its owner", async (id) => {
  const { db } = database;
  const { victim, otherUser, otherShop } = actors;
  const fields = await fieldsOf(id, { app, actors, owner: victim });
  const isNamed = namesSomething(id, fields);
  const before = { all: await checksum(db), own: await rowsOf(db, victim.id) };
  const ask = async (token: string | undefined) => {
    const key = operationOf(id).idempotency === "key" ? newKey() : {};
    const answer = await app.send(requestOf(id, fields, { ...(token !== undefined && { token }), ...key }));
    count.requests++;
    if (token !== tokenFor(id, victim))
      expect(privateValues.filter((mark) => answer.text.includes(mark))).toEqual([]);
    return answer;
  };

  for (const token of [undefined, victim.revokedToken]) expect((await ask(token)).status).toBe(401);
  expect(await checksum(db)).toBe(before.all);

  for (const { token } of [otherUser, otherShop]) {
    const { code } = await ask(token);
    if (!isNamed) continue;
    count.named++;
    if (!PASSES_OVER.includes(id)) expect(code).not.toBe(1);
    expect(await checksum(db)).toBe(before.all);
  }
  expect(await rowsOf(db, victim.id)).toBe(before.own);

  const { code, text } = await ask(tokenFor(id, victim));
  expect(code, `${id} fails for its owner: does it need a request in requests.ts? ${text}`).toBe(1);
});

test("the books are even after all of it", async () => {
  console.info(
    `proof: owner matrix ${owned.length} operations × other user, other shop, visitor, revoked token: ` +
      `${count.requests} requests, ${count.named} of them for foreign objects, 0 leaks, 0 changes`,
  );
  expect(app.lines).toEqual([]);
  expect(await brokenInvariants(database.db)).toEqual([]);
});
