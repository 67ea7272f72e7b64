import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import { tempFolder } from "../../embedded-postgres/owners";
import { dropDatabase } from "../../support/drop-database";
import { bundleEntry } from "../../support/processes";

const PROCESSES = 30;

test(`${PROCESSES} processes start at once on an empty database: one makes and fills it, all serve it`, async () => {
  const { url, sql } = await emptyDatabase();
  const bundle = await bundleEntry(join(import.meta.dirname, "start.ts"));
  onTestFinished(bundle.remove);
  const data = tempFolder();
  const begun = performance.now();
  const starts = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const child = fork(bundle.script, [url, data], { silent: true });
      onTestFinished(() => void child.kill("SIGKILL"));
      const [told]: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
      return told;
    }),
  );
  const served = { url: expect.stringMatching(/^http/) };
  expect(starts).toEqual(starts.map(() => served));
  expect(await sql`select username from member where username = 'buyer'`).toHaveLength(1);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.info(`proof: ${PROCESSES} first starts at once: all serve, one filled the database, ${seconds} s`);
}, 240_000);

/** A database without a table. */
async function emptyDatabase() {
  const url = new URL(inject("postgresUrl"));
  const name = `starts_${process.pid}`;
  const admin = postgres(url.href, { max: 1, onnotice: () => {} });
  await dropDatabase(admin, name);
  await admin.unsafe(`create database ${name}`);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await dropDatabase(admin, name);
    await admin.end();
  });
  return { url: url.href, sql };
}
