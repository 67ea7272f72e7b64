import { expect, onTestFinished, test } from "vitest";
import { boot } from "../../src/boot";
import { openDatabase } from "../../src/db/connect";
import { openPools } from "../../src/db/pools";
import { DAY } from "../../src/domain/durations";
import { unlimited } from "../../src/http/admission";
import { TEST_KEYS } from "../support/call";
import { testDatabase } from "../support/database";
import { noPgBouncer, startPgBouncer } from "../support/pgbouncer";

/** Fewer than the server has: its connections are shared as soon as two calls meet. */
const CONNECTIONS = 3;

async function behindPgBouncer() {
  const database = await testDatabase();
  const pooler = await startPgBouncer(database.url, CONNECTIONS);
  onTestFinished(pooler.close);
  return { pooler, database };
}

async function started(databaseUrl: string) {
  const lines: string[] = [];
  const made = await boot({
    databaseUrl,
    data: "",
    dev: true,
    relaxed: true,
    admission: unlimited,
    seed: 1,
    catalog: undefined,
    adminTokens: "a".repeat(32),
    observe: () => {},
    keys: TEST_KEYS,
    log: (line) => lines.push(line),
  });
  onTestFinished(made.close);
  const call = async (path: string, fields: object, headers: Record<string, string> = {}) => {
    const response = await made.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method: "POST",
        body: JSON.stringify(fields),
        headers: { "content-type": "application/json", ...headers },
      }),
    );
    const answer: { code: number; time: number } = JSON.parse(await response.text());
    return answer;
  };
  return { ...made, call, lines };
}

test.skipIf(noPgBouncer)(
  `a server starts, fills and serves through PgBouncer in transaction mode ${noPgBouncer ?? ""}`,
  async () => {
    const { pooler } = await behindPgBouncer();
    const { call, lines, accounts } = await started(pooler.url);
    expect(accounts.map(({ username }) => username)).toEqual(["buyer", "merchant"]);
    // Many more calls at once than connections: statements of one caller run on whatever connection is free.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        // No more searches than may wait for each other where one runs at a time.
        turn % 3 > 0
          ? call("/api/index/pro", { limit: 20, page: 1 + (turn % 7) })
          : call("/api/index/search_pro", { search: turn % 2 === 0 ? "lamp" : "wool", limit: 10 }),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]));
    const signIns = await Promise.all(
      Array.from({ length: 4 }, () => call("/api/user/login", { account: "buyer", password: "buyer-demo" })),
    );
    expect(new Set(signIns.map(({ code }) => code))).toEqual(new Set([1]));
    expect(lines.filter((line) => /failed|broke/.test(line))).toEqual([]);
  },
);

test.skipIf(noPgBouncer)("two processes behind PgBouncer share the movable clock", async () => {
  const { pooler } = await behindPgBouncer();
  const [one, other] = [await started(pooler.url), await started(pooler.url)];
  const response = await one.app.fetch(
    new Request("http://127.0.0.1/_dev/api/clock/advance", {
      method: "POST",
      body: JSON.stringify({ seconds: DAY }),
      headers: { "content-type": "application/json", authorization: `Bearer ${"a".repeat(32)}` },
    }),
  );
  expect(response.status).toBe(200);
  const now = Math.floor(Date.now() / 1000);
  const timeOf = async ({ call }: typeof one) => (await call("/api/index/pro", { limit: 1 })).time;
  expect(await timeOf(one)).toBeGreaterThan(now + 86_000);
  await expect.poll(() => timeOf(other), { timeout: 5_000 }).toBeGreaterThan(now + 86_000);
});

test.skipIf(noPgBouncer)("limits of a session hold behind PgBouncer, too", async () => {
  const { pooler, database } = await behindPgBouncer();
  const { close } = await started(pooler.url);
  await close();
  // Connections that the pooler opens from now on.
  const fresh = await startPgBouncer(database.url, 1);
  onTestFinished(fresh.close);
  const db = openDatabase(fresh.url, { connections: 1, isPooled: true });
  onTestFinished(() => db.end());
  const [row] = await db<{ lock: string; idle: string; statement: string }[]>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  expect(row).toEqual({ lock: "5s", statement: "1min", idle: "30s" });
});

test.skipIf(noPgBouncer)("each kind of work keeps its own time limit behind PgBouncer", async () => {
  const { pooler } = await behindPgBouncer();
  const pools = openPools(pooler.url, { isPooled: true });
  onTestFinished(() => pools.end());
  const limitOf = (name: "search" | "catalog" | "member" | "money" | "job") =>
    pools[name].begin(async (tx) => {
      const [row] = await tx<{ limit: string }[]>`select current_setting('statement_timeout') as limit`;
      return row?.limit;
    });
  // Again and again on the same few connections: no limit stays behind for the next caller.
  const names = ["search", "job", "catalog", "money", "member"] as const;
  const limits = await Promise.all([...names, ...names, ...names].map(limitOf));
  const expected = ["2s", "10min", "5s", "20s", "10s"];
  expect(limits).toEqual([...expected, ...expected, ...expected]);
  const [after] = await pools.search<{ limit: string }[]>`
    select current_setting('statement_timeout') as limit`;
  expect(after?.limit).toBe("0");
  const slow = pools.search.begin(async (tx) => {
    await tx`select pg_sleep(10)`;
  });
  await expect(slow).rejects.toMatchObject({ code: "57014" });
  await expect(pools.money.begin(async () => Promise.reject(new Error("own")))).rejects.toThrow("own");
});
