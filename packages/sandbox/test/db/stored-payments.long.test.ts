import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../src/db/migrate";
import { testDatabase } from "../support/database";

const MIGRATIONS = join(import.meta.dirname, "../../src/db/migrations");

test("an answer that a payment stored before it was written in TypeScript is repeated as the contract has it", async () => {
  const { db } = await testDatabase();
  await db`drop schema public cascade`;
  await db`create schema public`;
  await migrate(db, await migrationsBefore("012"));
  const facts = {
    pay_no: "P1",
    currency: "USDT",
    total: "62500000",
    createtime: 1_000,
    expires_at: 2_800,
    paytime: 1_500,
    order_nos: ["O1", "O2"],
    money: "937500001",
  };
  await db`insert into member (id, username, password_hash, invite_code, createtime)
    overriding system value values (1, 'buyer', '', 'CODE', 1)`;
  await db`insert into idempotency (member_id, operation, key, body_hash, response, createtime)
    values (1, 'payments.payWithBalance', 'key', 'hash', ${db.json(facts)}, 1)`;
  await migrate(db);
  const [row] = await db<{ response: unknown }[]>`select response from idempotency`;
  const { money: _, ...pay } = facts;
  expect(row?.response).toEqual({
    pay: { ...pay, status: "settled", additional_status: "none", method: "balance", total: "62.50" },
    money: "937.500001",
  });
});

async function migrationsBefore(number: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(MIGRATIONS)) {
    if (name < number) await cp(join(MIGRATIONS, name), join(folder, name));
  }
  return new URL(`${pathToFileURL(folder).href}/`);
}
