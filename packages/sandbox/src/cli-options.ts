import { parseArgs } from "node:util";
import { isLoopback } from "./http/server";
import type { SandboxOptions } from "./options";

/** A command line that can't be meant. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What the command line asks for. */
export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "start"; readonly options: SandboxOptions };

export const HELP = `Usage: marketplace-sandbox [options]

A marketplace server for developers: the whole API on a real PostgreSQL, filled with shops, goods and buyers.

  --data FOLDER        where the database lives (.sandbox)
  --port N             port to listen on (PORT, or 4020); 0 takes a free one
  --host ADDRESS       address to listen on (127.0.0.1)
  --dev                the admin console at /_dev: e-mail codes, reviews, clock, faults; this machine only
  --relaxed            no limits on calls per address and account: for tests, and only with --dev
  --trust-proxy        behind a proxy: callers are told apart by the last entry of X-Forwarded-For
  --seed N             another demonstration shop for another number (1); 0 leaves a new database empty
  --catalogue FILE     products from a Shopify CSV file instead of the made-up ones
  --shop FOLDER        a built storefront to serve on the same address
  --database-url URL   a PostgreSQL of your own (DATABASE_URL) instead of the built-in one
  --reset              begin with an empty database; what the folder holds is lost
  --help, --version
`;

const OPTIONS = {
  data: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  dev: { type: "boolean" },
  relaxed: { type: "boolean" },
  "trust-proxy": { type: "boolean" },
  seed: { type: "string" },
  catalogue: { type: "string" },
  shop: { type: "string" },
  "database-url": { type: "string" },
  reset: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** Environment variables that count where the command line is silent. */
export interface Environment {
  readonly PORT?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly SANDBOX_KEY?: string | undefined;
}

/** @throws {UsageError} when an option is unknown, lacks its value, or contradicts another */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const values = read(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };

  const databaseUrl = values["database-url"] ?? (env.DATABASE_URL || undefined);
  if (databaseUrl !== undefined) checkDatabase(databaseUrl);
  if (databaseUrl !== undefined && values.reset) {
    throw new UsageError(
      "--reset empties the built-in database only: empty a database of your own yourself.",
    );
  }
  const host = values.host ?? "127.0.0.1";
  if (values.dev && !isLoopback(host)) {
    throw new UsageError(`--dev is for this machine only: ${host} would open the admin console to others.`);
  }
  if (values.relaxed && !values.dev) {
    throw new UsageError("--relaxed takes limits off for tests: it needs --dev.");
  }
  if (values.catalogue !== undefined && values.seed === "0") {
    throw new UsageError("--catalogue fills the database and --seed 0 leaves it empty: choose one.");
  }
  const port = values.port === undefined && env.PORT ? wholeNumber("PORT", env.PORT, 65_535) : undefined;
  return {
    kind: "start",
    options: {
      data: values.data ?? ".sandbox",
      port: values.port === undefined ? (port ?? 4020) : wholeNumber("--port", values.port, 65_535),
      host,
      dev: values.dev ?? false,
      reset: values.reset ?? false,
      ...(values.relaxed && { relaxed: true }),
      ...(values["trust-proxy"] && { trustProxy: true }),
      ...(values.seed === undefined ? {} : { seed: wholeNumber("--seed", values.seed, 2 ** 32 - 1) }),
      ...(values.catalogue === undefined ? {} : { catalogue: values.catalogue }),
      ...(values.shop === undefined ? {} : { shop: values.shop }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(env.SANDBOX_KEY ? { key: env.SANDBOX_KEY } : {}),
    },
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's sentences go on with advice about its own syntax.
    throw new UsageError(`${message.split(/\.\s/)[0]?.replace(/\.$/, "")}. See marketplace-sandbox --help.`);
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new UsageError(`${name} is "${text}": it must be a whole number from 0 to ${max}.`);
}

function checkDatabase(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  // The address itself may hold a password and is not repeated.
  throw new UsageError("The address of the database must look like postgres://user:password@host:5432/name.");
}
