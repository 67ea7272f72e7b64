import { join } from "node:path";
import { canChangeLedger, grantToApi, roleOf } from "./db/api-role";
import { checkDatabase } from "./db/check";
import { type Db, openDatabase, type Queryable } from "./db/connect";
import { databaseClock } from "./db/database-clock";
import { databaseTime } from "./db/database-time";
import { sealing } from "./db/ledger/sealing";
import { linkEarlierJournals } from "./db/ledger/seals";
import { migrate } from "./db/migrate";
import { openPools, sealingPools } from "./db/pools";
import { setRoleSettings } from "./db/session-settings";
import { lockStart } from "./db/start-lock";
import { refreshStatistics } from "./db/statistics";
import type { RowOf } from "./db/tables";
import { seedNetworks } from "./features/wallet/default-networks";
import { createApp } from "./http/create-app";
import { DEMO_JOBS, JOBS } from "./jobs/jobs";
import { startScheduler } from "./jobs/scheduler";
import { SAFE_COST } from "./kernel/passwords";
import type { Services } from "./kernel/services";
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from "./kernel/settings";
import { openFileStorage } from "./open-file-storage";
import type { Account } from "./options";
import { DEMO_ACCOUNTS } from "./seed/demo";
import { openSecret } from "./server-keys";
import type { Boot } from "./start";

/** The full server: migrated schema, demonstration data where the database is empty, every operation of the contract. */
export const boot: Boot = async (context) => {
  const { keys, dev, relaxed, admission, log, observe } = context;
  const { databaseUrl, ownerUrl = databaseUrl } = context;
  const [{ isPooled }, ownerTraits] = await Promise.all([
    checkDatabase(databaseUrl, "api"),
    checkDatabase(ownerUrl, "owner"),
  ]);
  const unsealed = openPools(databaseUrl, { isPooled });
  const owner = openDatabase(ownerUrl, { connections: 2, ...ownerTraits });
  let stopClock = () => {};
  try {
    if (isPooled && (await setRoleSettings(unsealed.member)))
      log("a pooler is in between: settings of its connections were written to their role");
    const migrated = await migrate(owner);
    if (context.ownerUrl !== undefined) await grantToApi(owner, await roleOf(unsealed.member));
    if (!dev && (await canChangeLedger(unsealed.member)))
      log(
        "the API's role could change the ledger: give it one that does not own the tables, see --owner-url",
      );
    const settings = dev ? DEMO_SETTINGS : DEFAULT_SETTINGS;
    const time = await databaseTime(unsealed.member);
    const secret = await openSecret(unsealed.member, keys, time.now());
    const pools = sealingPools(unsealed, secret);
    const { member: db } = pools;
    await linkEarlierJournals(owner, secret, migrated);
    const storage = await openFileStorage(db, context.objectStore, log);
    // Loaded in development only, so that a production server has neither a movable clock nor an admin console in memory.
    const development = dev
      ? {
          clock: await databaseClock(db, time),
          ...(await import("./admin/open")),
          ...(await import("./admin/faults")),
        }
      : undefined;
    stopClock = development?.clock.stop ?? stopClock;
    const clock = development?.clock ?? time;
    let refreshing = Promise.resolve();
    const fill = async () => {
      await seedNetworks(owner, { enabled: dev });
      if (context.seed === 0 || !(await isEmpty(owner))) return;
      const isFilled = await sealing(owner, secret).begin(async (tx) => {
        // If several processes start at once, one fills the database. The others skip loading and building the rows, which
        // takes longer than the rest of a start.
        await lockStart(tx);
        if (!(await isEmpty(tx))) return false;
        const [{ loadCatalog }, { seedWithin }] = await Promise.all([
          import("./seed/load-catalog"),
          import("./seed/seed"),
        ]);
        const catalog =
          (await context.takePrepared?.()) ??
          loadCatalog(context.catalog, { seed: context.seed, now: clock.now() });
        return seedWithin(tx, catalog, { settings, passwordCost: SAFE_COST });
      });
      // Takes half a second that the first requests need not wait for. If it is cut off, PostgreSQL does it later.
      if (isFilled) refreshing = refreshStatistics(owner).catch(() => undefined);
    };
    await fill();
    // Only the admin console's "Start over" needs it again.
    if (!dev) void refreshing.then(() => owner.end({ timeout: 1 }));
    const servicesWithoutFaults: Services = {
      db,
      files: storage.on(db),
      clock,
      settings,
      passwordCost: SAFE_COST,
      keys,
      secret,
      production: !dev,
      relaxed,
      log,
      observe,
    };
    const services: Services = {
      ...servicesWithoutFaults,
      ...(development && { faults: (operation: string) => development.takeFault(db, operation) }),
    };
    const accounts = await demoAccounts(db);
    // A shop of its own has none of the demonstration's pictures, and draws nothing for anybody.
    const drawings = accounts.length > 0 ? await import("marketplace-sandbox-data/picture/draw") : undefined;
    const app = createApp(services, {
      admission,
      pools,
      draw: drawings?.drawPicture,
      pictures: join(context.data, "pictures"),
      files: { db: pools.files, files: storage.on(pools.files) },
    });
    const scheduler = startScheduler(
      { ...services, db: pools.job },
      {
        jobs: [...(dev ? DEMO_JOBS : JOBS), ...storage.jobs],
        dbOf: (lane) => (lane === "money" ? pools.job : pools.upkeep),
        clockDifference: time.sync,
      },
    );
    return {
      app: development
        ? development.withAdminConsole(
            app,
            { ...services, owner, clock: development.clock, runDue: scheduler.runDue, fill },
            context.adminTokens,
          )
        : app,
      ...(development && { appWithoutFaults: createApp(servicesWithoutFaults, { pools }) }),
      accounts,
      isReady: () => db`select 1`,
      close: async () => {
        stopClock();
        await Promise.all([scheduler.stop(), unsealed.end(), owner.end({ timeout: 1 })]);
      },
    };
  } catch (error) {
    stopClock();
    await Promise.all([unsealed.end(), owner.end({ timeout: 1 })]);
    throw error;
  }
};

async function isEmpty(db: Queryable): Promise<boolean> {
  const [found] = await db`select 1 as found from member limit 1`;
  return found === undefined;
}

/** Demonstration accounts that exist in this database. */
async function demoAccounts(db: Db): Promise<Account[]> {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const rows = await db<RowOf<"member", "username">[]>`
    select username from member where username = any(${accounts.map(({ username }) => username)})`;
  return accounts.filter(({ username }) => rows.some((row) => row.username === username));
}
