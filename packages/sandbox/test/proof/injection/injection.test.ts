import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../../src/contract/operations";
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
import { type Actors, createActors } from "../owners/actors";
import { fieldsOf, inOrder, tokenFor } from "../owners/requests";
import { foreignQuery, inject, namesToInject, VALUES } from "./inject";
import { mask, maskedDump } from "./masked";

/** A copy of the same shop, and what is done to each request before it is sent there. */
interface TestServer {
  readonly database: TestDatabase;
  readonly app: TestApp;
  readonly alter: (
    id: OperationId,
    fields: Fields,
    injected: readonly string[],
  ) => { fields: Fields; query: Fields };
}

/** Fields that a multipart body may have besides its own: with more it is refused. */
const MULTIPART_FIELDS = 90;

let actors: Actors;
let names: readonly string[];
let plain: TestServer;
let injected: TestServer[];
let fieldsSent = 0;

beforeAll(async () => {
  const template = await createTestDatabase();
  actors = await createActors(template.db);
  names = await namesToInject(template.db);
  await template.db.end();
  const serverWith = async (alter: TestServer["alter"]): Promise<TestServer> => {
    const database = await copyTestDatabase(template);
    return { database, app: createTestApp(database.db), alter };
  };
  plain = await serverWith((_, fields) => ({ fields, query: {} }));
  injected = [];
  for (const value of Object.values(VALUES)) {
    const fixtures = await serverWith((id, fields, foreign) => ({
      fields: inject(operationOf(id), fields, foreign, value),
      query: foreignQuery(operationOf(id), foreign, value),
    }));
    injected.push(fixtures);
  }
  await template.close();
}, 120_000);
afterAll(() => Promise.all([plain, ...injected].map(({ database }) => database.close())));

/** The names that go into one request each. */
const namesByRequest = (id: OperationId): (readonly string[])[] =>
  operationOf(id).contentType === "multipart/form-data"
    ? Array.from({ length: Math.ceil(names.length / MULTIPART_FIELDS) }, (_, at) =>
        names.slice(at * MULTIPART_FIELDS, (at + 1) * MULTIPART_FIELDS),
      )
    : [names];

async function send(
  id: OperationId,
  { app, alter }: TestServer,
  foreign: readonly string[],
): Promise<RawAnswer> {
  const { victim } = actors;
  const { fields, query } = alter(id, await fieldsOf(id, { app, actors, owner: victim }), foreign);
  fieldsSent += Object.keys(query).length;
  const key = operationOf(id).idempotency === "key" ? { key: `injection-${id.replace(".", "-")}` } : {};
  const { auth } = operationOf(id);
  const token = auth === "public" ? {} : { token: tokenFor(id, victim) };
  return app.send(requestOf(id, fields, { ...token, ...key }, query));
}

test.each(inOrder(operationIds))("%s does the same with every column of every table in it", async (id) => {
  for (const foreign of namesByRequest(id)) {
    const expected = await send(id, plain, foreign);
    expect(expected.code, expected.text).toBe(1);
    const state = await maskedDump(plain.database.db);
    for (const fixtures of injected) {
      const { status, text } = await send(id, fixtures, foreign);
      expect({ status, text: mask(text) }).toEqual({ status: expected.status, text: mask(expected.text) });
      expect(await maskedDump(fixtures.database.db)).toEqual(state);
    }
  }
});

test("one column of one row more would have been seen", async () => {
  const [fixtures] = injected;
  if (!fixtures) throw new Error("there is nothing injected");
  const { db } = fixtures.database;
  await db`update member set mobile = 'injected' where id = ${actors.victim.id}`;
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
