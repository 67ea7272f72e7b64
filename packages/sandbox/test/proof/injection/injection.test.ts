import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../../src/http/contract";
import {
  createTestApp,
  type Fields,
  operationIds,
  operationOf,
  type RawAnswer,
  requestOf,
  type TestApp,
} from "../../support/app";
import { copyTestDatabase, createTestDatabase, type TestDatabase } from "../../support/database";
import { type Cast, createCast } from "../owners/actors";
import { fieldsOf, inOrder, tokenFor } from "../owners/requests";
import { foreignQuery, inject, namesToInject, VALUES } from "./inject";
import { mask, maskedDump } from "./masked";

/** A copy of the same shop, and what is done to each request before it is sent there. */
interface World {
  readonly database: TestDatabase;
  readonly app: TestApp;
  readonly alter: (id: OperationId, fields: Fields) => { fields: Fields; query: Fields };
}

let cast: Cast;
let names: readonly string[];
let plain: World;
let injected: World[];
let fieldsSent = 0;

beforeAll(async () => {
  const template = await createTestDatabase();
  cast = await createCast(template.db);
  names = await namesToInject(template.db);
  await template.db.end();
  const worldOf = async (alter: World["alter"]): Promise<World> => {
    const database = await copyTestDatabase(template);
    return { database, app: createTestApp(database.db), alter };
  };
  plain = await worldOf((_, fields) => ({ fields, query: {} }));
  injected = [];
  for (const value of Object.values(VALUES)) {
    const world = await worldOf((id, fields) => ({
      fields: inject(operationOf(id), fields, names, value),
      query: foreignQuery(operationOf(id), names, value),
    }));
    injected.push(world);
  }
  await template.close();
}, 120_000);
afterAll(() => Promise.all([plain, ...injected].map(({ database }) => database.close())));

async function send(id: OperationId, { app, alter }: World): Promise<RawAnswer> {
  const { victim } = cast;
  const { fields, query } = alter(id, await fieldsOf(id, { app, cast, owner: victim }));
  fieldsSent += Object.keys(query).length;
  const key = operationOf(id).idempotency === "key" ? { key: `injection-${id.replace(".", "-")}` } : {};
  const { auth } = operationOf(id);
  const token = auth === "public" ? {} : { token: tokenFor(id, victim) };
  return app.send(requestOf(id, fields, { ...token, ...key }, query));
}

test.each(inOrder(operationIds))("%s does the same with every column of every table in it", async (id) => {
  const expected = await send(id, plain);
  expect(expected.code, expected.text).toBe(1);
  const state = await maskedDump(plain.database.db);
  for (const world of injected) {
    const { status, text } = await send(id, world);
    expect({ status, text: mask(text) }).toEqual({ status: expected.status, text: mask(expected.text) });
    expect(await maskedDump(world.database.db)).toEqual(state);
  }
});

test("one column of one row more would have been seen", async () => {
  const [world] = injected;
  if (!world) throw new Error("there is nothing injected");
  const { db } = world.database;
  await db`update member set mobile = 'injected' where id = ${cast.victim.id}`;
  expect(await maskedDump(db)).not.toEqual(await maskedDump(plain.database.db));
});

test("no prototype was reached", () => {
  console.info(
    `proof: mass assignment ${operationIds.length} operations × ${names.length} names × ${injected.length} kinds of values, ` +
      `in body and query (${fieldsSent} fields): 0 changes beyond the operation's own`,
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, "is_merchant")).toBeUndefined();
  expect([plain, ...injected].flatMap(({ app }) => app.lines)).toEqual([]);
});
