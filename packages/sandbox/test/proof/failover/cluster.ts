import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../../../../../scripts/lib/find-program.mjs";
import { freePort } from "../../../src/embedded-postgres/free-port";
import { clusterConfiguration, type Ports } from "./configuration";

const PROGRAMS = ["etcd", "patroni", "haproxy"] as const;
const POSTGRES = "/usr/lib/postgresql";
const POLL_MS = 200;
const START_MS = 120_000;

/** Which of the servers that this proof needs is missing; nothing when all are there. */
export const missingServer = (): string | undefined =>
  PROGRAMS.find((program) => findProgram(program) === undefined) ??
  (serverFolder() === undefined ? "postgresql" : undefined);

/** Debian's newest PostgreSQL: Patroni needs its programs for copies and rewinds, which the npm packages lack. */
function serverFolder(): string | undefined {
  try {
    const newest = readdirSync(POSTGRES)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1);
    return newest && join(POSTGRES, newest, "bin");
  } catch {
    return undefined;
  }
}

/** `database` kills PostgreSQL alone, `machine` its Patroni as well, whose lock in etcd then has to run out. */
export type Kill = "database" | "machine";

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Two PostgreSQL under Patroni with synchronous replication, etcd and HAProxy, all on this machine. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-failover-"));
  const ports: Ports = {
    etcd: await freePort(),
    etcdPeer: await freePort(),
    haproxy: await freePort(),
    nodes: [
      { name: "one", postgres: await freePort(), patroni: await freePort() },
      { name: "two", postgres: await freePort(), patroni: await freePort() },
    ],
  };
  const user = ordinaryUser();
  const files = clusterConfiguration(folder, serverFolder() ?? "", ports);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const { name } of ports.nodes) mkdirSync(join(folder, name), { mode: 0o700 });
  if (user)
    for (const path of ["", "one", "two", ...Object.keys(files)])
      chownSync(join(folder, path), user.uid, user.gid);

  const children = new Map<string, ChildProcess>();
  const log: string[] = [];
  const run = (name: string, program: string, ...args: string[]) => {
    const child = spawn(findProgram(program) ?? program, args, {
      ...user,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding("utf8").on("data", (text: string) => log.push(`${name}: ${text}`));
    }
    children.set(name, child);
  };
  const startNode = (name: string) => run(name, "patroni", join(folder, `${name}.json`));

  /** What the cluster says of itself; empty while none of its members answers. */
  async function members(): Promise<readonly Member[]> {
    for (const { patroni } of ports.nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${patroni}/cluster`, {
          signal: AbortSignal.timeout(2_000),
        });
        const cluster: { members: Member[] } = JSON.parse(await response.text());
        return cluster.members;
      } catch {
        // The next one may know.
      }
    }
    return [];
  }
  const leaderOf = (all: readonly Member[]) =>
    all.find(({ role, state }) => role === "leader" && state === "running")?.name;

  /** Waits until there is a primary, and a replica that has everything that was acknowledged. */
  async function complete(): Promise<void> {
    for (const limit = Date.now() + START_MS; Date.now() < limit; await pause(POLL_MS)) {
      const all = await members();
      const hasReplica = all.some(
        ({ role, state }) => role === "sync_standby" && /running|streaming/.test(state),
      );
      if (leaderOf(all) !== undefined && hasReplica) return;
    }
    throw new Error(`The cluster is not complete: ${log.join("").slice(-4_000)}`);
  }

  async function close(): Promise<void> {
    for (const { name } of ports.nodes) children.get(name)?.kill("SIGKILL");
    for (const { name } of ports.nodes) killPostmaster(folder, name);
    for (const child of children.values()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  }

  run("etcd", "etcd", "--config-file", join(folder, "etcd.json"));
  run("haproxy", "haproxy", "-f", join(folder, "haproxy.cfg"));
  for (const { name } of ports.nodes) startNode(name);
  try {
    await complete();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** Of the primary, whichever it is. */
    url: `postgres://postgres:postgres@127.0.0.1:${ports.haproxy}/postgres`,
    complete,
    close,
    /** Kills the primary. @returns brings the killed one back as a replica */
    async killPrimary(kill: Kill): Promise<() => void> {
      const name = leaderOf(await members());
      if (name === undefined) throw new Error("There is no primary.");
      const patroni = children.get(name);
      if (kill === "machine" && patroni) {
        const ended = once(patroni, "exit");
        patroni.kill("SIGKILL");
        await ended;
      }
      killPostmaster(folder, name);
      return () => kill === "machine" && startNode(name);
    },
  };
}

function killPostmaster(folder: string, name: string): void {
  try {
    process.kill(
      Number.parseInt(readFileSync(join(folder, name, "data", "postmaster.pid"), "utf8"), 10),
      "SIGKILL",
    );
  } catch {
    // It does not run.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** PostgreSQL refuses to run as root: then all of it runs as Debian's user for it. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
