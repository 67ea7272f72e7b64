import { checkDatabase } from "./db/check";
import { type Db, openDatabase } from "./db/connect";
import { databaseClock } from "./db/database-clock";
import { databaseTime } from "./db/database-time";
import { migrate } from "./db/migrate";
import { refreshStatistics } from "./db/statistics";
import { SAFE_COST } from "./features/users/passwords";
import { seedNetworks } from "./features/wallet/default-networks";
import { createApp } from "./http/create-app";
import { DEMO_JOBS, JOBS } from "./jobs/jobs";
import { startScheduler } from "./jobs/scheduler";
import type { Account } from "./options";
import { DEMO_ACCOUNTS } from "./seed/demo";
import type { Services } from "./services";
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from "./settings";
import type { Boot } from "./start";

/** The real thing: newest schema, demonstration data where the database is empty, every operation of the contract. */
export const boot: Boot = async (ground) => {
  const { keys, dev, relaxed, trustProxy, log } = ground;
  const db = openDatabase(ground.databaseUrl);
  try {
    await checkDatabase(db, ground.databaseUrl);
    await migrate(db);
    const settings = dev ? DEMO_SETTINGS : DEFAULT_SETTINGS;
    const time = await databaseTime(db);
    // Neither movable clock nor admin console exist in the memory of a server in operation.
    const development = dev
      ? { clock: await databaseClock(db, time), ...(await import("./admin/open")) }
      : undefined;
    const clock = development?.clock ?? time;
    const fill = async () => {
      await seedNetworks(db, { enabled: dev });
      // Loading what the rows are built from, and building them, takes longer than the rest of a start: not for a database
      // that has its own already.
      if (ground.seed === 0 || !(await isEmpty(db))) return;
      const [{ loadCatalogue }, { seed }] = await Promise.all([
        import("./seed/catalog/load"),
        import("./seed/seed"),
      ]);
      const catalogue = loadCatalogue(ground.catalogue, { seed: ground.seed, now: clock.now() });
      await seed(db, catalogue, { settings, passwordCost: SAFE_COST });
      await refreshStatistics(db);
    };
    await fill();
    const servicesWithoutFaults: Services = {
      db,
      clock,
      settings,
      passwordCost: SAFE_COST,
      ...keys,
      production: !dev,
      relaxed,
      log,
    };
    const services: Services = {
      ...servicesWithoutFaults,
      ...(development && { faults: (operation: string) => development.takeFault(db, operation) }),
    };
    const app = createApp(services, { trustProxy });
    const accounts = await demoAccounts(db);
    const scheduler = startScheduler(services, {
      jobs: dev ? DEMO_JOBS : JOBS,
      clockDifference: time.sync,
    });
    return {
      app: development
        ? development.withAdminConsole(app, {
            ...services,
            clock: development.clock,
            runDue: scheduler.runDue,
            fill,
          })
        : app,
      ...(development && { appWithoutFaults: createApp(servicesWithoutFaults) }),
      accounts,
      close: async () => {
        await Promise.all([scheduler.stop(), db.end({ timeout: 1 })]);
      },
    };
  } catch (error) {
    await db.end({ timeout: 1 });
    throw error;
  }
};

async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await db`select 1 as found from member limit 1`;
  return found === undefined;
}

/** Users of the demonstration that this database holds. */
async function demoAccounts(db: Db): Promise<Account[]> {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const rows = await db<{ username: string }[]>`
    select username from member where username = any(${accounts.map(({ username }) => username)})`;
  return accounts.filter(({ username }) => rows.some((row) => row.username === username));
}
