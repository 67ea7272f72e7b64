import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildCatalog } from "marketplace-sandbox-data/catalog";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { quickFolder } from "../../../../scripts/lib/quick-folder.mjs";
import { type Db, openDatabase } from "../../src/db/connect";
import { sealing } from "../../src/db/ledger/sealing";
import { migrate } from "../../src/db/migrate";
import { seedNetworks } from "../../src/features/wallet/default-networks";
import { CHEAP_COST } from "../../src/kernel/passwords";
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from "../../src/kernel/settings";
import { seed } from "../../src/seed/seed";
import { openSecret } from "../../src/server-keys";
import { START, TEST_KEYS, TEST_SECRET } from "./call";
import { dropDatabase } from "./drop-database";
import { smallCatalog } from "./small-catalog";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Names of the databases that tests copy. */
    templates: { empty: string; small: string; seeded: string };
  }
}

let stop = async () => {};

/** One PostgreSQL for the whole run, with templates that tests copy. `TEST_DATABASE_URL` names one that runs already. */
export async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? undefined : await mkdtemp(join(quickFolder(), "sandbox-test-"));
  const server = folder
    ? await (await import("../../src/embedded-postgres/start")).startPostgres({ folder, durable: false })
    : undefined;
  const url = new URL(given ?? server?.url ?? "");
  const admin = postgres(url.href, { max: 1, onnotice: () => {} });
  const templates = {
    empty: `empty_${process.pid}`,
    small: `small_${process.pid}`,
    seeded: `seeded_${process.pid}`,
  };
  await makeTemplate(admin, url, templates.empty, async (db) => {
    await migrate(db);
    await openSecret(db, TEST_KEYS, START);
  });
  const fillSmall = (db: Db) =>
    seed(db, smallCatalog, { settings: DEFAULT_SETTINGS, passwordCost: CHEAP_COST });
  await makeTemplate(admin, url, templates.small, fillSmall, templates.empty);
  const fillSeeded = async (db: Db) => {
    await seedNetworks(db, { enabled: true });
    await seed(db, buildCatalog({ seed: 1, now: START }), {
      settings: DEMO_SETTINGS,
      passwordCost: CHEAP_COST,
    });
  };
  await makeTemplate(admin, url, templates.seeded, fillSeeded, templates.empty);
  provide("templates", templates);
  provide("postgresUrl", url.href);
  stop = async () => {
    for (const name of Object.values(templates)) await dropDatabase(admin, name);
    await admin.end();
    await server?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}

/** Called by vitest when the run is over. */
export const teardown = () => stop();

async function makeTemplate(
  admin: postgres.Sql,
  server: URL,
  name: string,
  fill: (db: Db) => Promise<unknown>,
  from = "template1",
) {
  await dropDatabase(admin, name);
  await admin.unsafe(`create database ${name} template ${from} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = sealing(openDatabase(url.href, { connections: 1 }), TEST_SECRET);
  await fill(db);
  await db.end();
}
