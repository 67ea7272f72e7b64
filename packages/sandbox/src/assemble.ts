import { databaseClock, systemClock } from "./core/clock";
import { SAFE_COST } from "./core/passwords";
import type { Services } from "./core/services";
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from "./core/settings";
import { checkDatabase } from "./db/check";
import { openDatabase } from "./db/connect";
import { migrate } from "./db/migrate";
import { createApp } from "./http/app";

import { handlers } from "./operations/index";
import { buildCatalogue } from "./seed/catalogue/index";
import { DEMO_ACCOUNTS } from "./seed/demo";
import { seed } from "./seed/seed";
import type { Assemble } from "./start";

/** The real thing: newest schema, demonstration data where the database is empty, every operation of the contract. */
export const assemble: Assemble = async (ground) => {
  const { keys, dev, log } = ground;
  const db = openDatabase(ground.databaseUrl);
  try {
    await checkDatabase(db, ground.databaseUrl);
    await migrate(db);
    const settings = dev ? DEMO_SETTINGS : DEFAULT_SETTINGS;
    const clock = dev ? await databaseClock(db) : systemClock;
    if (ground.seed > 0) {
      const catalogue = buildCatalogue({ seed: ground.seed, now: clock.now() });
      await seed(db, catalogue, { settings, passwordCost: SAFE_COST });
    }
    const services: Services = {
      db,
      clock,
      settings,
      passwordCost: SAFE_COST,
      ...keys,
      production: !dev,
      relaxed: false,
      log,
    };
    return {
      app: createApp(services, handlers),
      accounts: ground.seed > 0 ? Object.values(DEMO_ACCOUNTS) : [],
      close: () => db.end({ timeout: 1 }),
    };
  } catch (error) {
    await db.end({ timeout: 1 });
    throw error;
  }
};
