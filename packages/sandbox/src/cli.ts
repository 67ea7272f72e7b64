#!/usr/bin/env node
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { HELP, parseCommand, UsageError } from "./cli-options";
import { SandboxError, startSandbox } from "./index";
import type { Sandbox, SandboxOptions } from "./options";

/** Exit codes: 2 for an invalid command line, as shells and getopt use it. */
const MISUSE = 2;
/**
 * The heap may grow by half of the live objects before garbage is collected: a fifth less memory for the process at the same
 * speed (docs/decisions/heap-growth.md).
 */
const HEAP_GROWTH = "--heap-growing-percent=50";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2), process.env);
  if (command.kind === "help") process.stdout.write(HELP);
  else if (command.kind === "version") process.stdout.write(`${version()}\n`);
  else await serve(command.options);
}

async function serve(options: SandboxOptions): Promise<void> {
  const starting = startSandbox({ ...options, log: (line) => console.error(line) });
  let ending = false;
  const end = () => {
    // A second Ctrl-C exits immediately. The database then stops on its own.
    if (ending) process.exit(130);
    ending = true;
    void starting.then((sandbox) => sandbox.close()).finally(() => process.exit());
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const sandbox = await starting;
  // Set only now: a start leaves little garbage behind and must be quick.
  setFlagsFromString(HEAP_GROWTH);
  process.stdout.write(`${welcome(sandbox, options)}\n`);
}

function welcome({ url, adminUrl, accounts }: Sandbox, { shop, data, databaseUrl }: SandboxOptions): string {
  const lines = [
    ...(shop === undefined ? [] : [["Shop", `${url}/`]]),
    ["API", `${url}/api`],
    ...(adminUrl === undefined ? [] : [["Admin console", adminUrl]]),
    ["Database", databaseUrl === undefined ? `PostgreSQL in ${data}` : "your own"],
    ...accounts.map(({ username, password, fundPassword }) => [
      "Account",
      `${username}, password ${password}, fund password ${fundPassword}`,
    ]),
  ];
  const text = lines.map(([name = "", value]) => `  ${`${name}:`.padEnd(10)} ${value}`).join("\n");
  return `\n${text}\n\n  Stop with Ctrl-C.\n`;
}

function version(): string {
  const manifest: unknown = createRequire(import.meta.url)("../package.json");
  return typeof manifest === "object" && manifest && "version" in manifest
    ? String(manifest.version)
    : "unknown";
}

main().catch((error: unknown) => {
  // A problem that the user can fix is shown as a sentence; anything else is a bug and shows its stack.
  console.error(error instanceof SandboxError || error instanceof UsageError ? error.message : error);
  process.exit(error instanceof UsageError ? MISUSE : 1);
});
