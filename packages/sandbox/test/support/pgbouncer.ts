import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "../../../../scripts/lib/find-program.mjs";
import { freePort } from "../../src/embedded-postgres/free-port";

const PROGRAM = findProgram("pgbouncer");

/** Why tests with PgBouncer do not run here; in CI on Linux they always run. */
export const noPgBouncer =
  PROGRAM === undefined && !(process.env.CI && process.platform === "linux")
    ? "PgBouncer is not installed on this machine (Debian: apt-get install pgbouncer)"
    : undefined;

/** A PgBouncer in transaction mode: its server connections change hands after each transaction. */
export interface PgBouncer {
  /** The address of the same database through it. */
  readonly url: string;
  close(): Promise<void>;
}

/** The user nobody: it refuses to run as root. */
const NOBODY = 65_534;

/** @param database address of the database @param serverConnections how many it opens to it */
export async function startPgBouncer(database: string, serverConnections: number): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const listening = await freePort();
  const config = join(folder, "pgbouncer.ini");
  const name = pathname.slice(1);
  writeFileSync(
    config,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM ?? "pgbouncer", [config], { stdio: ["ignore", "pipe", "pipe"], ...asNobody });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const close = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(listening, child);
  } catch (error) {
    await close();
    throw new Error(`PgBouncer did not start: ${log.join("")}`, { cause: error });
  }
  return { url: `postgres://anyone:unused@127.0.0.1:${listening}${pathname}`, close };
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let left = 100; left > 0 && child.exitCode === null; left--) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error("nothing listens");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
