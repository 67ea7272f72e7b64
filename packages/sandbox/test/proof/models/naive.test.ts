import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type * as DisputeJobs from "../../../src/features/disputes/jobs";
import type * as CryptoSettlement from "../../../src/features/payments/crypto-settlement";
import type * as SettleOrders from "../../../src/features/payments/settle-orders";
import type * as Freeze from "../../../src/features/standing/freeze";
import type * as Suspension from "../../../src/features/standing/suspension";
import type * as Networks from "../../../src/features/wallet/networks";
import type * as RechargeAdmin from "../../../src/features/wallet/recharge-admin";
import type * as Scheduler from "../../../src/jobs/scheduler";
import type * as History from "./history";
import type { Server, startServer } from "./server";

/** Rules that this server had not always, each taken out of it again: the histories must notice. */
type Rule =
  | "ships nothing"
  | "sells nothing"
  | "owed to buyers"
  | "frozen"
  | "rates get old"
  | "quotes end"
  | "late coins"
  | "disputes wait for the operator"
  | "wrong clocks";

const off = vi.hoisted(() => new Set<Rule>());
afterEach(() => off.clear());

let history: typeof History;
let start: typeof startServer;
/** Test files of a worker share their modules: these must be loaded again, with what is replaced below. */
beforeAll(async () => {
  vi.resetModules();
  [history, { startServer: start }] = await Promise.all([import("./history"), import("./server")]);
});
afterAll(() => {
  vi.resetModules();
});

vi.mock("../../../src/features/disputes/jobs", async (original) => {
  const real = await original<typeof DisputeJobs>();
  return {
    ...real,
    escalateDisputes: async (...given: Parameters<typeof real.escalateDisputes>) =>
      off.has("disputes wait for the operator") ? 0 : real.escalateDisputes(...given),
  };
});
vi.mock("../../../src/features/standing/suspension", async (original) => {
  const real = await original<typeof Suspension>();
  return {
    ...real,
    refuseSuspended: async (...given: Parameters<typeof real.refuseSuspended>) =>
      off.has("ships nothing") ? undefined : real.refuseSuspended(...given),
    owedToBuyers: async (...given: Parameters<typeof real.owedToBuyers>) =>
      off.has("owed to buyers") ? 0n : real.owedToBuyers(...given),
  };
});
vi.mock("../../../src/features/payments/crypto-settlement", async (original) => {
  const real = await original<typeof CryptoSettlement>();
  return {
    ...real,
    isInTime: (...given: Parameters<typeof real.isInTime>) =>
      off.has("late coins") || real.isInTime(...given),
  };
});
vi.mock("../../../src/features/payments/settle-orders", async (original) => {
  const real = await original<typeof SettleOrders>();
  return {
    ...real,
    refuseSuspendedShops: (...given: Parameters<typeof real.refuseSuspendedShops>) =>
      off.has("sells nothing") ? undefined : real.refuseSuspendedShops(...given),
  };
});
vi.mock("../../../src/features/standing/freeze", async (original) => {
  const real = await original<typeof Freeze>();
  return {
    ...real,
    refuseFrozen: async (...given: Parameters<typeof real.refuseFrozen>) =>
      off.has("frozen") ? undefined : real.refuseFrozen(...given),
  };
});
vi.mock("../../../src/features/wallet/networks", async (original) => {
  const real = await original<typeof Networks>();
  return {
    ...real,
    currentRate: (...[db, coin, network, now]: Parameters<typeof real.currentRate>) =>
      real.currentRate(db, coin, network, off.has("rates get old") ? 0 : now),
  };
});
vi.mock("../../../src/features/wallet/recharge-admin", async (original) => {
  const real = await original<typeof RechargeAdmin>();
  return {
    ...real,
    async confirmRecharge(...[tx, id, ...given]: Parameters<typeof real.confirmRecharge>) {
      if (off.has("quotes end")) await tx`update recharge set expires_at = 9000000000 where id = ${id}`;
      return real.confirmRecharge(tx, id, ...given);
    },
  };
});
vi.mock("../../../src/jobs/scheduler", async (original) => {
  const real = await original<typeof Scheduler>();
  return {
    ...real,
    startScheduler: (
      ...[services, { clockDifference, ...options }]: Parameters<typeof real.startScheduler>
    ) =>
      real.startScheduler(services, {
        ...options,
        ...(clockDifference && !off.has("wrong clocks") && { clockDifference }),
      }),
  };
});

/** @returns what a history says that a server without the rule gets wrong; undefined when none of them notices */
async function noticed(change: (server: Server) => Promise<unknown>): Promise<string | undefined> {
  const server = await start();
  try {
    await change(server);
    const { failed, errorInstance } = await fc.check(history.historiesOn(server, 80), {
      seed: 20_261_125,
      numRuns: 300,
      endOnFailure: true,
    });
    // Not that: a history that ran out of commands.
    expect(String(errorInstance)).not.toMatch(/found something to do/);
    return failed ? String(errorInstance).split("\n", 1)[0] : undefined;
  } finally {
    await server.close();
  }
}

const RULES: readonly Rule[] = [
  "ships nothing",
  "sells nothing",
  "owed to buyers",
  "frozen",
  "rates get old",
  "quotes end",
  "late coins",
  "disputes wait for the operator",
  "wrong clocks",
];

test.each(RULES)(
  "histories notice a server without the rule: %s",
  async (rule) => {
    off.add(rule);
    expect(await noticed(async () => undefined)).toBeDefined();
  },
  480_000,
);

test("histories notice a stock of 32 bits", async () => {
  const narrow = ({ db }: Server) =>
    db`alter table sku alter stock type integer`.then(() => db`alter table product alter stock type integer`);
  expect(await noticed(narrow)).toBeDefined();
}, 480_000);

test("histories notice that a transaction counts as one transfer, however many outputs it has", async () => {
  const once = ({ db }: Server) => db`create unique index on chain_transfer (network, txid)`;
  expect(await noticed(once)).toBeDefined();
}, 480_000);

/** A column of a row that says that it is disputed never does. */
const forget = (table: string, column: string) => (server: Server) =>
  server.db.unsafe(`create function forget() returns trigger language plpgsql as
      $$ begin new.${column} := false; return new; end $$;
    create trigger forget before insert or update on ${table} for each row execute function forget()`);

test.each([
  ["the settlement", "settlement", "is_held"],
  ["the receipt", "shop_order", "is_disputed"],
])(
  "histories notice that a dispute does not hold %s",
  async (_, table, column) => {
    expect(await noticed(forget(table, column))).toBeDefined();
  },
  480_000,
);
