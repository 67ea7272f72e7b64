import { expect, test } from "vitest";
import { DAY } from "../../src/domain/durations";
import { expireRecharges } from "../../src/features/wallet/jobs";
import { checkBooks } from "../../src/jobs/check-books";
import { HttpError } from "../../src/kernel/errors";
import { processDueRows } from "../../src/kernel/job-runner";
import { testServices } from "../support/call";
import { testDatabase } from "../support/database";
import { addMember } from "../support/members";

/** More than one batch of rows that can't be moved, before one that can. */
const STUCK = 450;

test("rows that fail or wait hold up none behind them", async () => {
  const { db } = await testDatabase();
  const services = testServices(db);
  const ids = Array.from({ length: STUCK + 1 }, (_, i) => ({ id: i + 1 }));
  const find = async (after = 0, most = 0) => ids.filter(({ id }) => id > after).slice(0, most);
  const tried: number[] = [];
  const moved = await processDueRows(services, "test", find, async (_tx, id) => {
    tried.push(id);
    if (id > STUCK) return true;
    if (id % 2) return false;
    throw new Error("this one is broken");
  });
  expect(moved).toBe(1);
  expect(tried.sort((a, b) => a - b)).toEqual(ids.map(({ id }) => id));
});

test("one recharge that can't expire does not stop the others", async () => {
  const { db } = await testDatabase();
  const log: string[] = [];
  const services = { ...testServices(db), log: (line: string) => log.push(line) };
  const { id: member } = await addMember(db);
  const now = services.clock.now();
  const rows = [60, 30, 45].map((ago, i) => ({
    order_no: `R${i}`,
    member_id: member,
    coin: "USDT",
    network: "TRC20",
    address: "",
    amount: 1,
    quoted_amount: 1,
    rate: 1,
    status: "created",
    confirmations_required: 1,
    expires_at: now - ago,
    createtime: now - ago,
    updatetime: now - ago,
  }));
  await db`insert into recharge ${db(rows)}`;
  await db.unsafe(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken row'; end $$;
    create trigger refuse before update on recharge for each row when (old.order_no = 'R0') execute function refuse()`);
  expect(await expireRecharges(services, now)).toBe(2);
  const left = await db<{ order_no: string }[]>`select order_no from recharge where status = 'created'`;
  expect(left.map(({ order_no }) => order_no)).toEqual(["R0"]);
  expect(log).toEqual([expect.stringContaining("broken row")]);
});

test("a row that waits for a rate is logged once, tried once a minute, and never set aside", async () => {
  const { db } = await testDatabase();
  const log: string[] = [];
  const services = { ...testServices(db), log: (line: string) => log.push(line) };
  let tries = 0;
  let isClosed = true;
  const run = () =>
    processDueRows(
      services,
      "waiting",
      async (after) => (after === undefined ? [{ id: 7 }] : []),
      async () => {
        tries++;
        if (isClosed) throw new HttpError(503, "unavailable");
        return true;
      },
    );
  for (let i = 0; i < 5; i++) await run();
  expect(tries).toBe(1);
  for (let i = 0; i < 20; i++) {
    services.clock.advance(60);
    await run();
  }
  expect(tries).toBe(21);
  expect(log).toEqual(["waiting: row 7 failed: unavailable"]);
  isClosed = false;
  services.clock.advance(60);
  expect(await run()).toBe(1);
  expect(await db`select from job_failure`).toHaveLength(0);
});

test("a row that keeps failing is tried later and later, then set aside, and the log says so", async () => {
  const { db } = await testDatabase();
  const log: string[] = [];
  const services = { ...testServices(db), log: (line: string) => log.push(line) };
  let tries = 0;
  const run = () =>
    processDueRows(
      services,
      "stubborn",
      async (after) => (after === undefined ? [{ id: 7 }] : []),
      async () => {
        tries++;
        throw new Error("integer out of range");
      },
    );
  for (let i = 0; i < 5; i++) await run();
  expect(tries).toBe(1);
  for (let i = 0; i < 20; i++) {
    services.clock.advance(DAY);
    await run();
  }
  expect(tries).toBe(10);
  expect(log).toEqual([
    "stubborn: row 7 failed: integer out of range",
    "stubborn: row 7 is set aside after 10 failures",
  ]);
  await checkBooks(services);
  expect(log.at(-1)).toBe("stubborn: row 7 is still set aside: integer out of range");
  await db`delete from job_failure`;
  await run();
  expect(tries).toBe(11);
});
