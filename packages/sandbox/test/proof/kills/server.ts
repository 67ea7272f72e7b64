import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../src/embedded-postgres/free-port";
import { placesIn } from "../../../src/embedded-postgres/places";
import { bundleEntry } from "../../support/processes";

const CLI = join(import.meta.dirname, "..", "..", "..", "src", "cli.ts");

/**
 * The command line of the package on a folder, with the built-in PostgreSQL, always on the same port.
 *
 * @param folder of the data @param options of the command line @param variables of the environment besides the usual ones
 */
export async function prepareServer(
  folder: string,
  options: readonly string[] = ["--seed", "0"],
  variables: NodeJS.ProcessEnv = {},
) {
  const [bundle, port] = await Promise.all([bundleEntry(CLI), freePort()]);
  const args = [bundle.script, "--data", folder, "--port", String(port), ...options];
  const places = placesIn(folder);
  let child: ChildProcess | undefined;
  const log: string[] = [];

  const databasePort = () => readFileSync(places.postmaster, "utf8").split("\n")[3] ?? "";
  const databaseProcess = () => Number.parseInt(readFileSync(places.postmaster, "utf8"), 10);

  return {
    url: `http://127.0.0.1:${port}`,
    log,
    /** Starts it and waits until it has said where it listens. */
    async start(): Promise<void> {
      const started = spawn(process.execPath, args, {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...environment(), ...variables },
      });
      child = started;
      started.stderr.setEncoding("utf8").on("data", (text: string) => log.push(text));
      const ended = once(started, "exit").then(() => {
        throw new Error(`The server ended: ${log.join("")}`);
      });
      await Promise.race([ready(started), ended]);
      ended.catch(() => undefined);
    },
    /** Number of the process that is the API. */
    pid: () => child?.pid ?? 0,
    /** Kills the server of the API, and with it what takes care of the database. */
    async killApi(): Promise<void> {
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    /** Kills the database; the API stays. @returns the number of the process that is gone */
    killDatabase(): number {
      const pid = databaseProcess();
      process.kill(pid, "SIGKILL");
      return pid;
    },
    /** The address of the database that runs now. */
    databaseUrl: () =>
      `postgres://sandbox:${readFileSync(places.ownerPassword, "utf8")}@127.0.0.1:${databasePort()}/sandbox`,
    async close(): Promise<void> {
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      bundle.remove();
    },
  };
}

/** The caller's environment may name its own database and port. */
function environment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PORT: __, ...others } = process.env;
  return others;
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  let text = "";
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    if (text.includes("Stop with Ctrl-C.")) return;
  }
}
