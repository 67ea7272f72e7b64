import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject, onTestFinished, type ProvidedContext } from "vitest";
import { type Db, openDatabase } from "../../src/db/connect";
import { sealing } from "../../src/db/ledger/sealing";
import { TEST_SECRET } from "./call";
import { dropDatabase } from "./drop-database";

/** A separate database: a copy of the migrated (`empty`), the small (`small`) or the seeded (`seeded`) template. */
export interface TestDatabase {
  readonly url: string;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Copies a template on the PostgreSQL that the run started (see global-setup.ts). Close it in `afterAll`.
 *
 * @param template `small` holds the shop of small-catalog.ts, `seeded` that of the demonstration
 */
export const createTestDatabase = (
  template: keyof ProvidedContext["templates"] = "empty",
): Promise<TestDatabase> => copyDatabase(inject("templates")[template]);

/** Copies a test database that no one is connected to any more: one whose `db` has ended. */
export const copyTestDatabase = ({ url }: Pick<TestDatabase, "url">): Promise<TestDatabase> =>
  copyDatabase(new URL(url).pathname.slice(1));

async function copyDatabase(source: string): Promise<TestDatabase> {
  const admin = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const sql = postgres(admin.href, { max: 1, onnotice: () => {} });
  // Copies files, where the default writes each page to the journal: half the time, and a third for what is dropped soon.
  await sql.unsafe(`create database ${name} template ${source} strategy file_copy`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const db = sealing(openDatabase(url.href, { connections: 10 }), TEST_SECRET);
  return {
    url: url.href,
    db,
    async close() {
      await db.end({ timeout: 1 });
      await dropDatabase(sql, name);
      await sql.end();
    },
  };
}

/** The same for a single test; closed when it ends. */
export async function testDatabase(template?: keyof ProvidedContext["templates"]): Promise<TestDatabase> {
  const database = await createTestDatabase(template);
  onTestFinished(database.close);
  return database;
}
