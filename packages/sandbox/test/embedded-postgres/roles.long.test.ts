import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { canChangeLedger, grantToApi, roleOf } from "../../src/db/api-role";
import { type Db, openDatabase } from "../../src/db/connect";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { move, post } from "../../src/db/ledger/post";
import { sealing } from "../../src/db/ledger/sealing";
import { brokenSeals, linkJournals } from "../../src/db/ledger/seals";
import { migrate } from "../../src/db/migrate";
import { available, clearing } from "../../src/domain/ledger/accounts";
import { SUPERUSER } from "../../src/embedded-postgres/initialize";
import { type EmbeddedPostgres, startPostgres } from "../../src/embedded-postgres/start";
import { query } from "./owners";

const SECRET = Buffer.alloc(32, 7);
const folder = mkdtempSync(join(tmpdir(), "sandbox-roles-"));
let server: EmbeddedPostgres;
let owner: Db;
let api: Db;
beforeAll(async () => {
  server = await startPostgres({ folder, durable: false });
  owner = openDatabase(server.url, { connections: 1 });
  api = openDatabase(server.apiUrl, { connections: 2 });
  await migrate(owner);
  await grantToApi(owner, await roleOf(api));
});
afterAll(async () => {
  await Promise.all([owner.end(), api.end()]);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the API's role is not a superuser, owns nothing, and has its own password", async () => {
  const [role] =
    await api`select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`;
  expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
  expect(await api`select tablename from pg_tables where tableowner = current_user`).toEqual([]);
  const [owners, apis] = [new URL(server.url), new URL(server.apiUrl)];
  expect(apis.username).not.toBe(owners.username);
  expect(apis.password).not.toBe(owners.password);
  if (process.platform !== "win32")
    expect(statSync(join(folder, "database", "api-password")).mode & 0o777).toBe(0o600);
});

test("the owner of the tables is not a superuser either, and its password opens no superuser", async () => {
  const [role] = await owner`select rolsuper, rolcreaterole from pg_roles where rolname = current_user`;
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false });
  await expectNoSuperuser(server.url);
  await expectNoSuperuser(server.apiUrl);
});

test("a folder whose owner still had the superuser's password gets another one", async () => {
  const data = mkdtempSync(join(tmpdir(), "sandbox-roles-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const before = await startPostgres({ folder: data, durable: false });
  await query(before.url, "create table kept (id bigint)");
  const superuser = readFileSync(join(data, "database", "password"), "utf8");
  await query(before.url, `alter role current_user password '${superuser}'`);
  await before.close();
  rmSync(join(data, "database", "owner-password"), { force: true });
  const after = await startPostgres({ folder: data, durable: false });
  onTestFinished(() => after.close());
  expect(await query(after.url, "select count(*) as rows from kept")).toEqual([{ rows: "0" }]);
  await expectNoSuperuser(after.url);
});

/** Neither with the user of the address, nor with its password. */
async function expectNoSuperuser(url: string) {
  const program = "create temporary table output (line text); copy output from program 'id'";
  await expect(query(url, program)).rejects.toMatchObject({ code: "42501" });
  const other = new URL(url);
  other.username = SUPERUSER;
  await expect(query(other.href, program)).rejects.toMatchObject({ code: "28P01" });
}

test("it books, seals and records, but cannot book by hand nor change what is booked or recorded", async () => {
  await sealing(api, SECRET).begin((tx) =>
    post(tx, {
      ref: "recharge:R1",
      kind: "recharge",
      now: 1,
      postings: move(clearing("USDT", "TRC20"), available(7), 5n),
    }),
  );
  expect(await linkJournals(api, SECRET)).toBe(1);
  for (const statement of [
    "insert into journal (ref, kind, createtime) values ('adjustment:A1', 'adjustment', 1)",
    "insert into posting (journal_id, account_code, amount, balance_after) values (1, 'available:7:USDT', 1, 6)",
    "insert into account (code, kind, currency) values ('available:8:USDT', 'available', 'USDT')",
  ])
    await expect(api.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
  // Its own function can be called with a table of the same name in front of the ledger's: that is not the one it books in.
  const attempt = sealing(api, SECRET).begin(async (tx) => {
    await tx`create temporary table account (code text primary key, balance numeric) on commit drop`;
    await tx`insert into pg_temp.account values ('available:7:USDT', 1000)`;
    const postings = move(available(7), clearing("USDT", "TRC20"), 1_000n);
    await post(tx, { ref: "withdraw:W1", kind: "withdrawal", now: 1, postings });
  });
  await expect(attempt).rejects.toThrow("insufficient_balance");
  for (const [table, change] of [
    ["account", "balance = 1000"],
    ["journal", "kind = ''"],
    ["posting", "amount = 1"],
    ["journal_seal", "hash = ''"],
    // Who decided what, who looked at which document, what was said and signed.
    ["decision", "actor = ''"],
    ["adjustment", "actors = ''"],
    ["file_access", "purpose = ''"],
    ["dispute_event", "text = ''"],
    ["contract_text", "html = ''"],
  ]) {
    for (const statement of [
      `update ${table} set ${change}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table}`,
      `alter table ${table} add column more text`,
    ]) {
      await expect(api.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
  }
  await expect(api`delete from migration`).rejects.toMatchObject({ code: "42501" });
  await expect(api`create table mine (id integer)`).rejects.toMatchObject({ code: "42501" });
  // This booking is of no recharge.
  expect(await brokenInvariants(api)).toEqual([{ rule: "a journal has its cause", subject: "recharge:R1" }]);
  expect((await brokenSeals(api, SECRET)).broken).toEqual([]);
  expect([await canChangeLedger(api), await canChangeLedger(owner)]).toEqual([false, true]);
});
