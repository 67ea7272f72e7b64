import { expect, onTestFinished, test } from "vitest";
import type { Db } from "../../../src/db/connect";
import { move, post } from "../../../src/db/ledger/post";
import { sealing } from "../../../src/db/ledger/sealing";
import { brokenSeals, linkEarlierJournals, linkJournals } from "../../../src/db/ledger/seals";
import { openPools } from "../../../src/db/pools";
import { available, clearing } from "../../../src/domain/ledger/accounts";
import { checkSeals } from "../../../src/jobs/ledger-seals";
import type { ServerEvent } from "../../../src/observability/events";
import { TEST_SECRET as SECRET, START, testServices } from "../../support/call";
import { testDatabase } from "../../support/database";

const book = (db: Db, ref: string) =>
  db.begin((tx) =>
    post(tx, {
      ref,
      kind: "recharge",
      now: START,
      postings: move(clearing("USDT", "TRC20"), available(7), 5_000_000n),
    }),
  );

/** A database with some journals, all linked. */
async function sealedLedger(count = 5) {
  const { db } = await testDatabase();
  for (let n = 1; n <= count; n++) await book(db, `recharge:R${n}`);
  expect(await linkJournals(db, SECRET)).toBe(count);
  return db;
}

test("what was booked is linked once, and found as it was", async () => {
  const db = await sealedLedger();
  expect(await linkJournals(db, SECRET)).toBe(0);
  await book(db, "recharge:R6");
  expect(await linkJournals(db, SECRET)).toBe(1);
  expect(await brokenSeals(db, SECRET)).toMatchObject({ broken: [], head: { no: 6 } });
});

test.each<[string, string, (db: Db) => Promise<unknown>]>([
  [
    "an amount",
    "a journal is what was sealed: recharge:R3",
    (db) =>
      db`update posting set amount = amount * 2 where journal_id = (select id from journal where ref = 'recharge:R3')`,
  ],
  [
    "a time",
    "a journal is what was sealed: recharge:R3",
    (db) => db`update journal set createtime = createtime + 1 where ref = 'recharge:R3'`,
  ],
  [
    "a name and its links, by another key",
    "a journal was sealed when it was booked: recharge:R9",
    async (db) => {
      await db`delete from journal_seal where no >= 3`;
      await db`update journal set ref = 'recharge:R9' where ref = 'recharge:R3'`;
      await linkJournals(db, Buffer.alloc(32, 8));
    },
  ],
  [
    "a name and its seal, by another key",
    "a journal is what was sealed: recharge:R3",
    async (db) => {
      const [row] = await db<{ seal: string }[]>`select seal from journal where ref = 'recharge:R1'`;
      await db`update journal set seal = ${row?.seal ?? ""} where ref = 'recharge:R3'`;
    },
  ],
  [
    "a posting that was added",
    "a journal is what was sealed: recharge:R3",
    (db) =>
      db`insert into posting (journal_id, account_code, amount, balance_after)
      select id, 'available:8:USDT', 1, 1 from journal where ref = 'recharge:R3'`,
  ],
  [
    "a journal that is gone",
    "a sealed journal is there: journal 3",
    (db) => db`delete from journal where ref = 'recharge:R3'`,
  ],
  [
    "a journal that is gone with its seal",
    "the chain of seals has no gap: before seal 4",
    async (db) => {
      await db`delete from journal_seal where no = 3`;
      await db`delete from journal where ref = 'recharge:R3'`;
    },
  ],
])("the database's owner changes %s, and it is found", async (_, found, tamper) => {
  const db = await sealedLedger();
  await tamper(db);
  const { broken } = await brokenSeals(db, SECRET);
  expect(broken.map(({ rule, subject }) => `${rule}: ${subject}`)).toContain(found);
});

/** Books as the ledger's own function does, with whatever seal. */
const forge = (db: Db, ref: string, seal: string | null) =>
  db`select ledger_post(${ref}, 'adjustment', ${START}, ${seal}, ${db.json([
    { code: "clearing:USDT:adjustment", kind: "clearing", currency: "USDT", negative: true, amount: "-1000" },
    { code: "available:7:USDT", kind: "available", owner: 7, currency: "USDT", amount: "1000" },
  ])})`;

test.each<[string, (db: Db) => Promise<string | null>]>([
  ["without a seal", async () => null],
  ["with a made-up seal", async () => "0".repeat(64)],
  [
    "with the seal of another journal",
    async (db) => {
      const [row] = await db<{ seal: string }[]>`select seal from journal where ref = 'recharge:R1'`;
      return row?.seal ?? null;
    },
  ],
])("what is added by hand %s is never vouched for, and found", async (_, sealFor) => {
  const db = await sealedLedger();
  await forge(db, "adjustment:AFORGED", await sealFor(db));
  expect(await linkJournals(db, SECRET)).toBe(0);
  expect(await linkJournals(db, SECRET, { everything: true })).toBe(0);
  const found = [{ rule: "a journal was sealed when it was booked", subject: "adjustment:AFORGED" }];
  expect((await brokenSeals(db, SECRET)).broken).toEqual(found);
  // What is booked afterwards is linked as ever, and what was added stays found.
  await book(db, "recharge:R6");
  expect(await linkJournals(db, SECRET)).toBe(1);
  expect(await brokenSeals(db, SECRET)).toMatchObject({ broken: found, head: { no: 6 } });
});

test("hundreds of forged journals don't keep the genuine ones from the chain", async () => {
  const db = await sealedLedger();
  for (let n = 0; n < 510; n++) await forge(db, `adjustment:A${n}`, null);
  await book(db, "recharge:R6");
  expect(await linkJournals(db, SECRET)).toBe(1);
  expect((await brokenSeals(db, SECRET)).broken).toHaveLength(510);
});

test("connections that were not given the key book nothing", async () => {
  const { url } = await testDatabase();
  const { job, end } = openPools(url, { isPooled: false });
  onTestFinished(end);
  await expect(book(job, "recharge:R1")).rejects.toThrow("seal no bookings");
  await book(sealing(job, SECRET), "recharge:R1");
  expect((await brokenSeals(job, SECRET)).broken).toEqual([]);
  const nested = sealing(job, SECRET).begin((tx) =>
    tx.savepoint((inner) =>
      post(inner, {
        ref: "recharge:R2",
        kind: "recharge",
        now: START,
        postings: move(clearing("USDT", "TRC20"), available(7), 1n),
      }),
    ),
  );
  await nested;
  expect((await brokenSeals(job, SECRET)).broken).toEqual([]);
});

test("journals of before the seals are linked by the start that brings the seals, and by no other", async () => {
  const db = await sealedLedger(2);
  await forge(db, "recharge:ROLD", null);
  await linkEarlierJournals(db, SECRET, ["053_something_else.sql"]);
  expect((await brokenSeals(db, SECRET)).broken).toHaveLength(1);
  await linkEarlierJournals(db, SECRET, ["052_sealed_bookings.sql"]);
  expect(await brokenSeals(db, SECRET)).toMatchObject({ broken: [], head: { no: 3 } });
  // They are what they were then.
  await db`update posting set amount = amount * 2 where journal_id = (select id from journal where ref = 'recharge:ROLD')`;
  expect((await brokenSeals(db, SECRET)).broken).toEqual([
    { rule: "a journal is what was sealed", subject: "recharge:ROLD" },
  ]);
});

test("the job that finds it reports to the log and the admin console", async () => {
  const db = await sealedLedger(2);
  const lines: string[] = [];
  const services = { ...testServices(db), secret: SECRET, log: (line: string) => lines.push(line) };
  await checkSeals(services, START);
  expect(lines).toEqual([
    expect.stringMatching(/^ledger checked: 2 journals are as they were booked, last seal [0-9a-f]{64}$/),
  ]);
  await db`update posting set amount = amount * 2`;
  await checkSeals(services, START + 1);
  expect(lines.slice(1)).toEqual([
    "ledger broken: a journal is what was sealed: recharge:R1",
    "ledger broken: a journal is what was sealed: recharge:R2",
  ]);
  expect(await db`select checked_at, jsonb_array_length(broken) as broken from ledger_check`).toEqual([
    { checked_at: START + 1, broken: 2 },
  ]);
});

test("the end of the chain can't be cut off since the last check, and metrics count what is broken", async () => {
  const db = await sealedLedger();
  const lines: string[] = [];
  const broken: number[] = [];
  const services = {
    ...testServices(db),
    log: (line: string) => void lines.push(line),
    observe: (event: ServerEvent) => {
      if (event.kind === "check") broken.push(event.broken);
    },
  };
  await checkSeals(services, START);
  // Journals, postings and seals of the last two, by someone who may do everything.
  const last = db`select journal_id from journal_seal where no > 3`;
  await db`delete from posting where journal_id in (${last})`;
  await db`delete from journal where id in (${last})`;
  await db`delete from journal_seal where no > 3`;
  await checkSeals(services, START + 1);
  expect(lines.slice(1)).toEqual(["ledger broken: the chain is as it was checked last: seal 5"]);
  // It is reported until an operator has looked into it, and the chain continues.
  await book(db, "recharge:R9");
  await book(db, "recharge:R10");
  await checkSeals(services, START + 2);
  expect(lines.slice(2)).toEqual(["ledger broken: the chain is as it was checked last: seal 5"]);
  expect(broken).toEqual([0, 1, 1]);
});

test("processes that seal at once make one chain, and a booking that commits late is in it", async () => {
  const { db } = await testDatabase();
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let booked = () => {};
  const isBooked = new Promise<void>((resolve) => {
    booked = resolve;
  });
  const late = db.begin(async (tx) => {
    await post(tx, {
      ref: "late",
      kind: "recharge",
      now: START,
      postings: move(clearing("USDT", "ERC20"), available(9), 1n),
    });
    booked();
    await held;
  });
  await isBooked;
  for (let n = 1; n <= 20; n++) await book(db, `recharge:R${n}`);
  while ((await Promise.all([1, 2, 3, 4].map(() => linkJournals(db, SECRET)))).some((count) => count > 0));
  expect((await brokenSeals(db, SECRET)).head.no).toBe(20);
  commit();
  await late;
  expect(await linkJournals(db, SECRET)).toBe(1);
  expect(await brokenSeals(db, SECRET)).toMatchObject({ broken: [], head: { no: 21 } });
});

test("what a new seal costs does not grow with the ledger", async () => {
  const { db, url } = await testDatabase();
  await db`with old as (
      insert into journal (ref, kind, createtime) select 'old:' || n, 'old', 1 from generate_series(1, 100000) n returning id)
    insert into journal_seal (no, journal_id, hash) select id, id, 'hash' from old`;
  await db`vacuum (analyze) journal, journal_seal`;
  await book(db, "recharge:R1");
  const { job, end } = openPools(url, { isPooled: false });
  onTestFinished(end);
  const sealsRead = async () => {
    await job`select pg_stat_force_next_flush()`;
    const [row] = await job<{ read: number }[]>`
      select seq_tup_read + (select sum(idx_tup_read)::bigint from pg_stat_user_indexes where relname = 'journal_seal') as read
      from pg_stat_user_tables where relname = 'journal_seal'`;
    return row?.read ?? 0;
  };
  const before = await sealsRead();
  expect(await linkJournals(job, SECRET)).toBe(1);
  await expect.poll(sealsRead).toBeGreaterThan(before);
  expect((await sealsRead()) - before).toBeLessThan(20_000);
});
