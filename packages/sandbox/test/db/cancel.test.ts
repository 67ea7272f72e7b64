import { expect, test } from "vitest";
import { cancelWith } from "../../src/db/cancel";
import { openDatabase } from "../../src/db/connect";
import { isCancelled } from "../../src/db/errors";
import { toErrorResponse } from "../../src/http/error-handler";
import { testDatabase } from "../support/database";

test("a statement ends when its caller leaves, and the connection survives", async () => {
  const { db } = await testDatabase();
  const leaving = new AbortController();
  const running = cancelWith(leaving.signal, db`select pg_sleep(60)`).catch((error: unknown) => error);
  const isRunning = async () =>
    (await db`select 1 from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`)
      .length;
  await expect.poll(isRunning).toBe(1);
  leaving.abort();
  expect(isCancelled(await running)).toBe(true);
  await expect.poll(isRunning).toBe(0);
  expect((await db`select 1 as alive`)[0]).toEqual({ alive: 1 });
  const late = cancelWith(leaving.signal, db`select pg_sleep(60)`).catch((error: unknown) => error);
  expect(isCancelled(await late)).toBe(true);
});

test("a caller that left before its statement began costs no connection", async () => {
  const { url } = await testDatabase();
  const db = openDatabase(url, { connections: 1 });
  await db`select 1`;
  const late = cancelWith(AbortSignal.abort(), db`select 1`).catch((error: unknown) => error);
  expect(isCancelled(await late)).toBe(true);
  const next = db`select 1 as alive`.then(([row]) => row);
  const silence = new Promise((resolve) => setTimeout(resolve, 2_000, "the connection is gone"));
  expect(await Promise.race([next, silence])).toEqual({ alive: 1 });
  await db.end({ timeout: 1 });
});

test("a statement that takes longer than its kind may is ended by the database and answered 503", async () => {
  const { url } = await testDatabase();
  const db = openDatabase(url, { connections: 1, statementTimeout: 50 });
  const error = await db`select pg_sleep(60)`.catch((thrown: unknown) => thrown);
  await db.end();
  expect(toErrorResponse(error)).toMatchObject({ code: 503, headers: { "retry-after": "2" } });
});
