import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Db } from "../../src/db/connect";
import { openAdmission } from "../../src/http/admission";
import { createApp } from "../../src/http/create-app";
import { testServices } from "../support/call";
import { testDatabase } from "../support/database";

const at = (ip: string) => ({ incoming: { socket: { remoteAddress: ip } } });
const HERE = at("192.0.2.1");
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const get = (path: string, method = "GET") => new Request(`http://sandbox.test${path}`, { method });
const id = (number: number) => number.toString(16).padStart(32, "0");

/** A database that counts the statements that are sent to it. */
function counting(db: Db) {
  let statements = 0;
  const counted = new Proxy(db, {
    apply(target, self, args) {
      statements += 1;
      return Reflect.apply(target, self, args);
    },
  });
  return { counted, statements: () => statements };
}

test.each([
  ["an upload", `/uploads/files/${id(1)}.webp`],
  ["an upload in a width", `/uploads/files/${id(2)}.webp?w=320`],
  ["a document", `/api/private/${"a".repeat(32)}`],
])("%s that does not exist is looked for once", async (_, path) => {
  const { db } = await testDatabase();
  const { counted, statements } = counting(db);
  const services = testServices(db);
  const app = createApp(services, { files: { db: counted, files: services.files } });
  expect((await app.fetch(get(path))).status).toBe(404);
  const first = statements();
  expect(first).toBeGreaterThan(0);
  for (let turn = 0; turn < 10; turn++) expect((await app.fetch(get(path))).status).toBe(404);
  expect(statements()).toBe(first);
});

test("files are read over connections of their own", async () => {
  const { db } = await testDatabase();
  const members = counting(db);
  const services = testServices(members.counted);
  const app = createApp(services, { files: { db, files: services.files } });
  expect((await app.fetch(get(`/uploads/files/${id(3)}.webp`))).status).toBe(404);
  expect((await app.fetch(get(`/api/private/${"b".repeat(32)}`))).status).toBe(404);
  expect(members.statements()).toBe(0);
});

test("a ticket that can't be one is not looked for", async () => {
  const { db } = await testDatabase();
  const { counted, statements } = counting(db);
  const services = testServices(db);
  const app = createApp(services, { files: { db: counted, files: services.files } });
  for (const ticket of ["", "short", "x".repeat(5_000), "../../etc/passwd", "%00".repeat(11)])
    expect((await app.fetch(get(`/api/private/${ticket}`))).status).toBe(404);
  expect(statements()).toBe(0);
});

test.each([
  ["uploads", (turn: number) => `/uploads/files/${id(100 + turn)}.webp`],
  ["documents", (turn: number) => `/api/private/${id(100 + turn)}`],
  ["drawings", (turn: number) => `/uploads/products/${turn}/front.webp?w=96`],
])("one address that asks for ever other %s is told to wait, others are not", async (_, path) => {
  const { db } = await testDatabase();
  const app = createApp(testServices(db), {
    admission: openAdmission({ callsPerSecond: 1 }),
    draw: (drawn) => DRAWING.replace("/>", `><!-- ${drawn} --></svg>`),
  });
  const answers: Promise<Response>[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const answer = Promise.resolve(app.fetch(get(path(turn)), HERE));
    answers.push(answer);
    // Refusals take half a second and more.
    await Promise.race([answer, wait(50)]);
  }
  const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  for (const { headers } of refused) expect(headers.get("retry-after")).toBe("1");
  const other = await app.fetch(get(path(1)), at("198.51.100.1"));
  expect([200, 404]).toContain(other.status);
});

test("pictures at hand cost little: a screen may show many of them", async () => {
  const { db } = await testDatabase();
  const app = createApp(testServices(db), {
    admission: openAdmission({ callsPerSecond: 10 }),
    draw: () => DRAWING,
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < 60; turn++)
    statuses.push((await app.fetch(get("/uploads/motifs/one.webp?w=96"), HERE)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("nothing is drawn where the database has no demonstration", async () => {
  const { db } = await testDatabase();
  const app = createApp(testServices(db));
  expect((await app.fetch(get("/uploads/products/1003/front.webp"))).status).toBe(404);
});
