import { parseArgs } from "node:util";
import { isLoopback } from "./domain/ip-address";
import { SandboxError } from "./domain/sandbox-error";
import { trustedProxies } from "./http/client-address";
import type { BucketOptions } from "./object-store/bucket";
import type { SandboxOptions } from "./options";

/** Invalid command-line arguments. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command that the arguments ask for. */
export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "start"; readonly options: SandboxOptions };

export const HELP = `Usage: marketplace-sandbox [options]

A marketplace server for developers: the whole API on a real PostgreSQL, filled with shops, goods and buyers.

  --data FOLDER        where the database lives (.sandbox)
  --port N             port to listen on (PORT, or 4020); 0 takes a free one
  --host ADDRESS       address to listen on (127.0.0.1)
  --dev                the admin console at /_dev: e-mail codes, reviews, clock, faults; this machine only,
                       with a token that is printed (SANDBOX_ADMIN_TOKEN, or made once)
  --relaxed            no limits on calls per address and account: for tests, and only with --dev
  --calls-per-second N calls that one address or member may make (60); 0 where a gateway counts them
  --trust-proxy LIST   addresses and networks of proxies in front, such as 127.0.0.1,10.0.0.0/8: their
                       X-Forwarded-For tells callers apart
  --seed N             another demonstration shop for another number (1); 0 leaves a new database empty
  --catalog FILE     products from a Shopify CSV file instead of the made-up ones
  --shop FOLDER        a built storefront to serve on the same address
  --public-url URL     the shop's address for the world, in its pages and its sitemap
  --database-url URL   a PostgreSQL of your own (DATABASE_URL) instead of the built-in one
  --owner-url URL      the same as the role that owns the tables (DATABASE_OWNER_URL); the API then may only add to the ledger
  --object-store URL   a bucket of an S3-compatible store for pictures and documents (OBJECT_STORE_URL), with the credentials
                       AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN, AWS_REGION); usually the database keeps them
  --metrics [HOST:]PORT  an address of its own for /metrics, /livez and /readyz; usually the server's, /metrics for this machine only
  --drain SECONDS      how long requests under way may take at the end (5)
  --log text|json      how lines of the log are written (text)
  --reset              begin with an empty database; what the folder holds is lost
  --help, --version
`;

const OPTIONS = {
  data: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  dev: { type: "boolean" },
  relaxed: { type: "boolean" },
  "calls-per-second": { type: "string" },
  "trust-proxy": { type: "string" },
  seed: { type: "string" },
  catalog: { type: "string" },
  shop: { type: "string" },
  "public-url": { type: "string" },
  "database-url": { type: "string" },
  "owner-url": { type: "string" },
  "object-store": { type: "string" },
  metrics: { type: "string" },
  drain: { type: "string" },
  log: { type: "string" },
  reset: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** Environment variables, used where no option is given. */
export interface Environment {
  readonly PORT?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_OWNER_URL?: string | undefined;
  readonly OBJECT_STORE_URL?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
  readonly AWS_REGION?: string | undefined;
  readonly SANDBOX_KEY?: string | undefined;
  readonly SANDBOX_ADMIN_TOKEN?: string | undefined;
}

/** @throws {UsageError} when an option is unknown, lacks its value, or contradicts another */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const values = read(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };

  const databaseUrl = values["database-url"] ?? (env.DATABASE_URL || undefined);
  if (databaseUrl !== undefined) checkDatabase(databaseUrl);
  const ownerUrl = values["owner-url"] ?? (env.DATABASE_OWNER_URL || undefined);
  if (ownerUrl !== undefined) checkDatabase(ownerUrl);
  if (ownerUrl !== undefined && databaseUrl === undefined) {
    throw new UsageError("--owner-url goes with --database-url: the built-in database has its own roles.");
  }
  const storeUrl = values["object-store"] ?? (env.OBJECT_STORE_URL || undefined);
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
  if (values.catalog !== undefined && values.seed === "0") {
    throw new UsageError("--catalog fills the database and --seed 0 leaves it empty: choose one.");
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
      ...(values["calls-per-second"] === undefined
        ? {}
        : { callsPerSecond: wholeNumber("--calls-per-second", values["calls-per-second"], 1_000_000) }),
      ...(values["trust-proxy"] === undefined ? {} : { trustProxy: proxyList(values["trust-proxy"]) }),
      ...(values.seed === undefined ? {} : { seed: wholeNumber("--seed", values.seed, 2 ** 32 - 1) }),
      ...(values.catalog === undefined ? {} : { catalog: values.catalog }),
      ...(values.shop === undefined ? {} : { shop: values.shop }),
      ...(values["public-url"] === undefined ? {} : { publicUrl: publicUrl(values["public-url"]) }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(ownerUrl === undefined ? {} : { ownerUrl }),
      ...(storeUrl === undefined ? {} : { objectStore: objectStore(storeUrl, env) }),
      ...(values.metrics === undefined ? {} : { metrics: metricsAddress(values.metrics) }),
      ...(values.drain === undefined ? {} : { drainSeconds: wholeNumber("--drain", values.drain, 3_600) }),
      ...(values.log === undefined ? {} : { logFormat: logFormat(values.log) }),
      ...(env.SANDBOX_KEY ? { key: env.SANDBOX_KEY } : {}),
      ...(env.SANDBOX_ADMIN_TOKEN ? { adminToken: env.SANDBOX_ADMIN_TOKEN } : {}),
    },
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's messages continue with advice about its own syntax; keep the first sentence.
    throw new UsageError(`${message.split(/\.\s/)[0]?.replace(/\.$/, "")}. See marketplace-sandbox --help.`);
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new UsageError(`${name} is "${text}": it must be a whole number from 0 to ${max}.`);
}

function proxyList(text: string): readonly string[] {
  const list = text.split(",").map((entry) => entry.trim());
  try {
    trustedProxies(list);
    return list;
  } catch (error) {
    throw error instanceof SandboxError ? new UsageError(error.message) : error;
  }
}

/** `9464`, `0.0.0.0:9464` or `[::1]:9464`. */
function metricsAddress(text: string): NonNullable<SandboxOptions["metrics"]> {
  const [, bracketed, plain, port = ""] = /^(?:(?:\[(.+)\]|([^:]+)):)?(\d+)$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  return { port: wholeNumber("The port of --metrics", port, 65_535), ...(host !== undefined && { host }) };
}

function objectStore(url: string, env: Environment): BucketOptions {
  // Path segments are signed as written, so they must not need encoding.
  if (!/^https?:\/\/[^/?#@\s]+(?:\/[\w.-]+)*\/?$/.test(url) || !URL.canParse(url))
    throw new UsageError(
      "--object-store must look like https://s3.example/bucket or https://bucket.s3.example.",
    );
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new UsageError(
      "--object-store needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.",
    );
  return {
    url,
    accessKeyId,
    secretAccessKey,
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
    ...(env.AWS_REGION && { region: env.AWS_REGION }),
  };
}

function publicUrl(text: string): string {
  if (/^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new UsageError("--public-url must look like https://shop.example.");
}

function logFormat(text: string): NonNullable<SandboxOptions["logFormat"]> {
  if (text === "text" || text === "json") return text;
  throw new UsageError(`--log is "${text}": it must be text or json.`);
}

function checkDatabase(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  // The address itself may hold a password and is not repeated.
  throw new UsageError("The address of the database must look like postgres://user:password@host:5432/name.");
}
