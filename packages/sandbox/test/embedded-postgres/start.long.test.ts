import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { quickFolder } from "../../../../scripts/lib/quick-folder.mjs";
import { freePort } from "../../src/embedded-postgres/free-port";
import { identify, isAlive } from "../../src/embedded-postgres/process-identity";
import {
  type EmbeddedPostgres,
  type PostgresOptions,
  startPostgres,
} from "../../src/embedded-postgres/start";
import { gone, kill, killWatchdog, query, startOwner, tempFolder } from "./owners";

async function start(options: PostgresOptions) {
  const server = await startPostgres(options);
  onTestFinished(() => server.close());
  return server;
}

const WRITE = "create table note (text text); insert into note values ('kept')";
const READ = "select text from note";

describe("a server on a new folder", () => {
  const folder = mkdtempSync(join(quickFolder(), "sandbox-db-"));
  let port: number;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    port = await freePort();
    server = await startPostgres({ folder, port });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("has every commit on the disk, and the sandbox's role may not read files", async () => {
    const settings = await query(
      server.url,
      "select setting from pg_settings where name in ('fsync', 'synchronous_commit')",
    );
    expect(settings).toEqual([{ setting: "on" }, { setting: "on" }]);
    await expect(query(server.url, "select pg_read_file('PG_VERSION')")).rejects.toThrow("permission denied");
  });

  test("needs its password, which is random and the owner's alone", async () => {
    const { url } = server;
    const file = join(folder, "database", "owner-password");
    expect(new URL(url).password).toBe(readFileSync(file, "utf8"));
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow("password");
  });

  test("listens where it is configured to", () => {
    expect(new URL(server.url).port).toBe(String(port));
  });

  test("keeps running when a second start on the folder is refused", async () => {
    await expect(startPostgres({ folder })).rejects.toThrow(
      `The folder ${folder} is in use by another sandbox (process ${process.pid}).`,
    );
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

test("a new folder gives an empty database, a known one its rows", async () => {
  const folder = tempFolder();
  const first = await start({ folder });
  await query(first.url, WRITE);
  await first.close();
  expect(isAlive(identify(first.pid))).toBe(false);
  const second = await start({ folder });
  expect(await query(second.url, READ)).toEqual([{ text: "kept" }]);
});

test("a living owner in another process is left alone; a killed one takes its server along, and no commit is lost", async () => {
  const folder = tempFolder();
  const owner = await startOwner(folder);
  await expect(startPostgres({ folder })).rejects.toThrow(`(process ${owner.process.pid})`);
  await query(owner.url, WRITE);
  await kill(owner.process);
  await gone(owner.pid);
  expect(await query((await start({ folder })).url, READ)).toEqual([{ text: "kept" }]);
});

test.runIf(process.platform === "linux")(
  "a server that survived its owner is stopped by the next start",
  async () => {
    const folder = tempFolder();
    const owner = await startOwner(folder);
    await query(owner.url, WRITE);
    // The owner can't clean up while it is stopped, and the watchdog is gone.
    owner.process.kill("SIGSTOP");
    killWatchdog(owner.pid);
    await kill(owner.process);
    expect(await query(owner.url, READ)).toEqual([{ text: "kept" }]);

    const next = await start({ folder });
    expect(isAlive(identify(owner.pid))).toBe(false);
    expect(await query(next.url, READ)).toEqual([{ text: "kept" }]);
  },
);

test.skipIf(process.platform === "win32")(
  "a killed server is started again at the same address",
  async () => {
    const said: string[] = [];
    const server = await start({ folder: tempFolder(), log: (message) => said.push(message) });
    const { url, pid } = server;
    await query(url, WRITE);
    process.kill(pid, "SIGKILL");
    await expect
      .poll(() => query(url, READ).catch(() => "away"), { timeout: 15_000 })
      .toEqual([{ text: "kept" }]);
    expect(server.pid).not.toBe(pid);
    expect(said).toEqual(["PostgreSQL stopped unexpectedly and is being restarted."]);
  },
);

test.skipIf(process.platform === "win32")(
  "a server that can't start again, as on a full disk, is tried again until it can",
  async () => {
    const said: string[] = [];
    const folder = tempFolder();
    const { url, pid } = await start({ folder, log: (message) => said.push(message) });
    await query(url, WRITE);
    const control = join(folder, "database", "postgres", "global", "pg_control");
    renameSync(control, `${control}.away`);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => said.join(" "), { timeout: 15_000 }).toContain("PostgreSQL did not start");
    renameSync(`${control}.away`, control);
    await expect
      .poll(() => query(url, READ).catch(() => "away"), { timeout: 15_000 })
      .toEqual([{ text: "kept" }]);
    expect(said).toEqual([
      "PostgreSQL stopped unexpectedly and is being restarted.",
      expect.stringMatching(/^PostgreSQL did not start: .* It is tried again every 2 seconds\.$/),
      "PostgreSQL runs again.",
    ]);
  },
  60_000,
);

test.skipIf(process.platform === "win32")("it can be closed while its server can't start", async () => {
  const said: string[] = [];
  const folder = tempFolder();
  const server = await startPostgres({ folder, log: (message) => said.push(message) });
  const control = join(folder, "database", "postgres", "global", "pg_control");
  renameSync(control, `${control}.away`);
  process.kill(server.pid, "SIGKILL");
  await expect.poll(() => said.join(" "), { timeout: 15_000 }).toContain("PostgreSQL did not start");
  await server.close();
  renameSync(`${control}.away`, control);
  // The folder is free again.
  await start({ folder });
});

test("an interrupted initialization is started over", async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "database", "postgres.new", "base"), { recursive: true });
  const { url } = await start({ folder });
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a reset gives an empty database", async () => {
  const folder = tempFolder();
  const first = await start({ folder });
  await query(first.url, WRITE);
  await first.close();
  await expect(query((await start({ folder, reset: true })).url, READ)).rejects.toThrow("does not exist");
});

test("a folder of another version is refused in plain words, and stays free", async () => {
  const folder = tempFolder();
  const data = join(folder, "database", "postgres");
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "PG_VERSION"), "12\n");
  await expect(startPostgres({ folder })).rejects.toThrow("was made by PostgreSQL 12, this is 18.");
  await expect(startPostgres({ folder })).rejects.toThrow("was made by PostgreSQL 12, this is 18.");
});

test("a server that can't start says why", async () => {
  const folder = tempFolder();
  await (await startPostgres({ folder })).close();
  writeFileSync(join(folder, "database", "postgres", "postgresql.conf"), "no_such_setting = 1\n");
  await expect(startPostgres({ folder })).rejects.toThrow(
    /PostgreSQL did not start: .*errors.*postgres\.log/s,
  );
});
