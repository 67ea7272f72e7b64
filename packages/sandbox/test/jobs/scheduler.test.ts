import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/db/connect";
import { DAY, HOUR } from "../../src/domain/durations";
import { runDue, startScheduler } from "../../src/jobs/scheduler";
import type { Job } from "../../src/kernel/job";
import { testServices } from "../support/call";
import { createTestDatabase, type TestDatabase } from "../support/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const services = () => testServices(database.db);
/** A job that finds so many rows in its batches, then nothing. */
const batches = (...rows: number[]) => vi.fn(async () => rows.shift() ?? 0);

test("a job with an interval runs in one of several processes, and again when it is over", async () => {
  const fixtures = services();
  const run = batches();
  const jobs: Job[] = [{ name: "hourly", every: HOUR, run }];
  await Promise.all(Array.from({ length: 8 }, () => runDue(fixtures, jobs)));
  expect(run).toHaveBeenCalledTimes(1);
  fixtures.clock.advance(3_599);
  expect(await runDue(fixtures, jobs)).toEqual([]);
  fixtures.clock.advance(1);
  expect(await runDue(fixtures, jobs)).toEqual([{ name: "hourly", moved: 0 }]);
  expect(run).toHaveBeenLastCalledWith(fixtures, fixtures.clock.now());
});

test("a job with an interval that failed is due again after ten minutes, not after the interval", async () => {
  const log: string[] = [];
  const fixtures = { ...services(), log: (line: string) => log.push(line) };
  const run = vi.fn(async () => 0).mockRejectedValueOnce(new Error("cut off"));
  const jobs: Job[] = [{ name: "daily", every: DAY, run }];
  expect(await runDue(fixtures, jobs)).toEqual([]);
  expect(log).toEqual(["job daily failed: cut off"]);
  fixtures.clock.advance(599);
  await runDue(fixtures, jobs);
  expect(run).toHaveBeenCalledTimes(1);
  fixtures.clock.advance(1);
  expect(await runDue(fixtures, jobs)).toEqual([{ name: "daily", moved: 0 }]);
  fixtures.clock.advance(DAY - 1);
  expect(await runDue(fixtures, jobs)).toEqual([]);
  fixtures.clock.advance(1);
  expect(await runDue(fixtures, jobs)).toEqual([{ name: "daily", moved: 0 }]);
});

test("a job whose process died is taken over after an hour", async () => {
  const fixtures = services();
  const dies: Job = { name: "taken over", every: DAY, run: () => new Promise(() => undefined) };
  const lives: Job = { ...dies, run: batches() };
  void runDue(fixtures, [dies]);
  await vi.waitFor(async () =>
    expect(await database.db`select 1 from job where name = ${dies.name}`).toHaveLength(1),
  );
  fixtures.clock.advance(HOUR - 1);
  expect(await runDue(fixtures, [lives])).toEqual([]);
  fixtures.clock.advance(1);
  expect(await runDue(fixtures, [lives])).toEqual([{ name: "taken over", moved: 0 }]);
});

test("a check that takes minutes delays nothing that is due", async () => {
  let endCheck = (_: number) => {};
  const check = vi.fn(() => new Promise<number>((resolve) => (endCheck = resolve)));
  const expire = vi.fn(async () => 0);
  const clean = vi.fn(async () => 0);
  const scheduler = startScheduler(services(), {
    jobs: [
      { name: "check", lane: "checks", run: check },
      { name: "expire", lane: "money", run: expire },
      { name: "clean", run: clean },
    ],
    everyMs: 1,
  });
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  const before = expire.mock.calls.length;
  await vi.waitFor(() => expect(expire.mock.calls.length).toBeGreaterThan(before + 3));
  expect(clean.mock.calls.length).toBeGreaterThan(0);
  expect(check).toHaveBeenCalledTimes(1);
  const stopping = scheduler.stop();
  endCheck(0);
  await stopping;
});

test("each lane has its own connections where they are given", async () => {
  const seen: string[] = [];
  const open = () => openDatabase(database.url, { connections: 1 });
  const lanes = { money: open(), upkeep: open(), checks: open() };
  const jobOf = (lane: keyof typeof lanes): Job => ({
    name: lane,
    lane,
    run: async ({ db }) => {
      seen.push(`${lane} ${db === lanes[lane]}`);
      return 0;
    },
  });
  const scheduler = startScheduler(services(), {
    jobs: [jobOf("money"), jobOf("upkeep"), jobOf("checks")],
    dbOf: (lane) => lanes[lane],
    everyMs: 3_600_000,
  });
  await scheduler.runDue();
  await scheduler.stop();
  expect(seen.sort()).toEqual(["checks true", "money true", "upkeep true"]);
});

test("a job runs until nothing is left", async () => {
  const run = batches(200, 200, 7);
  expect(await runDue(services(), [{ name: "long", run }])).toEqual([{ name: "long", moved: 407 }]);
  expect(run).toHaveBeenCalledTimes(4);
});

test("a job that says how much it takes at once rests after less", async () => {
  const run = batches(200, 200, 7, 3);
  expect(await runDue(services(), [{ name: "long", batch: 200, run }])).toEqual([
    { name: "long", moved: 407 },
  ]);
  expect(run).toHaveBeenCalledTimes(3);
});

test("a job that fails is logged, and the others go on", async () => {
  const log = vi.fn();
  const run = batches(1);
  const fails = async () => {
    throw new Error("broken");
  };
  const ran = await runDue({ ...services(), log }, [
    { name: "bad", run: fails },
    { name: "good", run },
  ]);
  expect(ran).toEqual([{ name: "good", moved: 1 }]);
  expect(log).toHaveBeenCalledExactlyOnceWith("job bad failed: broken");
});

test("looks again and again, one run at a time, until it is stopped", async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn(async () => {
    most = Math.max(most, ++running);
    await database.db`select 1`;
    running--;
    return 0;
  });
  const scheduler = startScheduler(services(), { jobs: [{ name: "often", run }], everyMs: 1 });
  await Promise.all([scheduler.runDue(), scheduler.runDue()]);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(4));
  await scheduler.stop();
  const calls = run.mock.calls.length;
  expect(await scheduler.runDue()).toEqual([]);
  expect(run).toHaveBeenCalledTimes(calls);
  expect({ most, running }).toEqual({ most: 1, running: 0 });
});

test("a process whose clock is wrong runs no jobs, says so once, and resumes when it is right again", async () => {
  const log: string[] = [];
  const run = batches();
  let difference = 2_001;
  const scheduler = startScheduler(
    { ...services(), log: (line) => log.push(line) },
    { jobs: [{ name: "pay out", run }], everyMs: 3_600_000, clockDifference: async () => difference },
  );
  expect(await scheduler.runDue()).toEqual([]);
  difference = -31 * 86_400_000;
  expect(await scheduler.runDue()).toEqual([]);
  expect(run).not.toHaveBeenCalled();
  difference = 1_999;
  expect(await scheduler.runDue()).toEqual([{ name: "pay out", moved: 0 }]);
  expect(log).toEqual([
    "this machine's clock is 2.0 s from the database's: no jobs run here",
    "the clock is right again: jobs run",
  ]);
  await scheduler.stop();
});

test("while the database's time is not known no jobs run, which the log says once", async () => {
  const log: string[] = [];
  const run = batches();
  let isAway = true;
  const scheduler = startScheduler(
    { ...services(), log: (line) => log.push(line) },
    {
      jobs: [{ name: "pay out", run }],
      everyMs: 3_600_000,
      async clockDifference() {
        if (isAway) throw new Error("ECONNREFUSED");
        return 0;
      },
    },
  );
  for (let tick = 0; tick < 5; tick++) expect(await scheduler.runDue()).toEqual([]);
  isAway = false;
  expect(await scheduler.runDue()).toEqual([{ name: "pay out", moved: 0 }]);
  expect(log).toEqual([
    "the database's time is not known: no jobs run: Error: ECONNREFUSED",
    "the database's time is known again: jobs run",
  ]);
  await scheduler.stop();
});
