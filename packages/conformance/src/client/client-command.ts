import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { operationsById } from "marketplace-contract";
import { CheckError } from "../check/check-error.js";
import { fieldOf } from "../check/json.js";
import type { Output } from "../command.js";
import { assertWritable, writeReport } from "../report-file.js";
import { type ClientCheck, checkClient } from "./check-client.js";
import type { ClientReport } from "./client-report.js";
import {
  clientJsonReport,
  clientMarkdownReport,
  clientTextReport,
  countOf,
  instructions,
} from "./client-text.js";
import { type JourneyOptions, takeJourneys } from "./journeys.js";
import type { PlayedFault } from "./rules.js";

/** The formats of a client's report. */
export const CLIENT_FORMATS = ["json", "markdown"] as const;
export type ClientFormat = (typeof CLIENT_FORMATS)[number];

/** What `marketplace-conformance client` is asked for. */
export interface ClientCommand {
  readonly kind: "client";
  readonly server: string;
  readonly port: number;
  /** Names of rules; undefined for all. */
  readonly only: readonly string[] | undefined;
  readonly reports: readonly { readonly format: ClientFormat; readonly file: string }[];
  /** A program that uses the client, and its arguments; it finds the address in `MARKET_URL`. Undefined: a user does. */
  readonly driver: readonly string[] | undefined;
  /** How the check itself uses an app in a browser. Undefined: it does not. */
  readonly journeys: JourneyCommand | undefined;
}

/** What a user asks of journeys. */
export interface JourneyCommand extends Pick<JourneyOptions, "words" | "members" | "fundPassword"> {
  /** The app's first page; undefined where the server serves it, too. */
  readonly app: string | undefined;
}

const formats: Readonly<Record<ClientFormat, (report: ClientReport) => string>> = {
  json: clientJsonReport,
  markdown: clientMarkdownReport,
};

/**
 * Checks a client until the user or the driver has finished.
 * @param signal ends the session; the report follows
 * @returns 0 when no rule was broken, 1 when one was
 * @throws {CheckError} when nothing could be checked
 */
export async function runClient(
  { server, port, only, reports, driver, journeys }: ClientCommand,
  { stdout, stderr }: Output,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  for (const { file } of reports) assertWritable(file);
  await assertMarket(server);
  const faults: PlayedFault[] = [];
  const check = await checkClient({
    server,
    port,
    only,
    onFault(fault) {
      const { rule, operation, answer } = fault;
      faults.push(fault);
      stdout.write(`${operation}: ${answer}  (${rule})\n`);
    },
  }).catch((error: unknown) => {
    throw new CheckError(
      `Port ${port} can't be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  let report: ClientReport;
  try {
    if (driver) await driveAgain(driver, check, faults, signal, stderr);
    else if (journeys) {
      await takeJourneys({
        ...journeys,
        app: journeys.app ?? check.url,
        faults,
        onReload: check.restarted,
        onStuck: (sentence) => stderr.write(`${sentence}\n`),
        signal,
      });
    } else {
      stdout.write(instructions(check));
      if (!signal.aborted) await once(signal, "abort");
    }
    report = check.report();
  } finally {
    await check.close();
  }
  stdout.write(clientTextReport(report));
  for (const { format, file } of reports) writeReport(file, formats[format](report));
  if (report.requests === 0) throw new CheckError(`No call of the contract arrived at ${check.url}.`);
  return countOf(report, "failed") > 0 ? 1 : 0;
}

/** @throws {CheckError} when no server of the contract answers there */
async function assertMarket(server: string): Promise<void> {
  const { method = "POST", path = "" } = operationsById["site.config"] ?? {};
  try {
    const response = await fetch(server + path, { method, signal: AbortSignal.timeout(15_000) });
    const answer: unknown = await response.json();
    if (fieldOf(answer, "code") !== undefined) return;
  } catch {
    // Said below.
  }
  throw new CheckError(
    `No marketplace answers at ${server}: start a sandbox, or name another one with --server.`,
  );
}

/** A program meets one fault or a few at a time. */
const MOST_RUNS = 40;
/** Longer than any rule wants a client to wait. */
const PAUSE_MS = 3500;

/** Runs the program as a user does who tries again later, until it meets no fault any more. */
async function driveAgain(
  driver: readonly string[],
  check: ClientCheck,
  faults: readonly PlayedFault[],
  signal: AbortSignal,
  stderr: Output["stderr"],
): Promise<void> {
  for (let run = 1; run <= MOST_RUNS && !signal.aborted; run++) {
    const before = faults.length;
    await drive(driver, check.url, signal, stderr);
    if (faults.length === before) return;
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    check.restarted();
  }
}

async function drive(
  [program = "", ...args]: readonly string[],
  url: string,
  signal: AbortSignal,
  stderr: Output["stderr"],
): Promise<void> {
  const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, MARKET_URL: url }, signal });
  const ended = await once(child, "exit").catch((error: unknown) => {
    if (signal.aborted) return [];
    throw new CheckError(
      `${program} can't be started: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const [code] = ended;
  // How a client fails is its own business: what it has sent is judged.
  if (typeof code === "number" && code !== 0) stderr.write(`${program} ended with ${code}.\n`);
}
