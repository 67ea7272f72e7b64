import { mkdirSync } from "node:fs";
import type { Catalog } from "marketplace-sandbox-data/types";
import { isLoopback } from "./domain/ip-address";
import { startPostgres } from "./embedded-postgres/start";
import { type Admission, openAdmission } from "./http/admission";
import type { App } from "./http/api";
import { createHealth } from "./http/health";
import { listen, onOneOrigin, STARTING } from "./http/server";
import type { ReadShopDocument } from "./http/static/documents";
import type { ReadPreloadHints } from "./http/static/preload-hints";
import { serveShop } from "./http/static/serve-shop";
import { type KeyRing, readKeys } from "./kernel/keys";
import type { BucketOptions } from "./object-store/bucket";
import type { ServerEvent } from "./observability/events";
import { createLogger } from "./observability/log";
import { createMetrics } from "./observability/metrics";
import type { Account, Sandbox, SandboxOptions } from "./options";
import { prepareCatalog } from "./seed/prepare";

/** How long requests under way may take when the server ends. */
const DRAIN_SECONDS = 5;

/** What {@link Boot} builds on. */
export interface BootContext {
  readonly databaseUrl: string;
  /** The role that owns the tables; without it the API's does. */
  readonly ownerUrl?: string | undefined;
  readonly data: string;
  readonly dev: boolean;
  readonly relaxed: boolean;
  readonly admission: Admission;
  /** Without it the bytes of uploads are in the database. */
  readonly objectStore?: BucketOptions | undefined;
  readonly seed: number;
  readonly catalog: string | undefined;
  /** The catalog, once, where it was made while the database was. */
  readonly takePrepared?: () => Promise<Catalog> | undefined;
  readonly keys: KeyRing;
  /** Open the admin console, one for each operator; only used with `dev`. */
  readonly adminTokens: string;
  readonly log: (line: string) => void;
  readonly observe: (event: ServerEvent) => void;
}

/** Makes the API on a database. */
export type Boot = (context: BootContext) => Promise<{
  readonly app: App;
  /** The same without the admin console's faults, for what the server itself reads. */
  readonly appWithoutFaults?: App;
  readonly accounts: readonly Account[];
  /** Fails while requests can't be answered. */
  isReady(): Promise<unknown>;
  close(): Promise<void>;
}>;

/**
 * Starts the parts of a sandbox in their order: port, database, API.
 *
 * @param boot replaced in tests
 */
export async function startParts(options: SandboxOptions, boot?: Boot): Promise<Sandbox> {
  const { data = ".sandbox", port = 4020, host = "127.0.0.1", dev = false } = options;
  const logger = createLogger(options.log ?? (() => undefined), options.logFormat ?? "text");
  const log = logger.line;
  const local = isLoopback(host);
  if (dev && !local) throw new RangeError(`The admin console is for this machine only, not for ${host}.`);
  const relaxed = options.relaxed ?? false;
  if (relaxed && !dev) throw new RangeError("`relaxed` takes limits off for tests: it needs `dev`.");
  // The shop's folder is looked at before anything starts; what its page can say is known with the API.
  let hints: ReadPreloadHints = async () => undefined;
  let documents: ReadShopDocument = async () => undefined;
  const { shop: folder, trustProxy, publicUrl } = options;
  const admission = openAdmission({ callsPerSecond: relaxed ? 0 : options.callsPerSecond, trustProxy });
  const shop =
    folder === undefined
      ? undefined
      : serveShop(folder, (...of) => hints(...of), admission, {
          documents: (asked) => documents(asked),
          publicUrl,
        });

  const metrics = createMetrics();
  const health = createHealth(metrics, options.metrics !== undefined);
  const server = await listen({ port, host });
  server.answerWith(health.inFrontOf(STARTING));
  const graceMs = (options.drainSeconds ?? DRAIN_SECONDS) * 1_000;
  // Closed in this order: what is used by another part comes after it.
  const parts: { close(): Promise<void> }[] = [{ close: () => server.close(graceMs) }];
  const close = async () => {
    health.drain();
    for (let part = parts.shift(); part; part = parts.shift()) await part.close();
  };
  try {
    if (options.metrics) {
      const monitor = await listen({ host: "127.0.0.1", ...options.metrics });
      monitor.answerWith(health.alone);
      // To the end, so that what asks whether the server is ready hears that it is not.
      parts.push({ close: () => monitor.close(0) });
    }
    mkdirSync(data, { recursive: true });
    const keys = readKeys(data, options.key);
    const admin = dev ? await openAdmin(data, server.url, options.adminToken) : undefined;
    const seed = options.seed ?? (local ? 1 : 0);
    let prepared: Promise<Catalog> | undefined;
    const whileWaiting = (isNew: boolean) => {
      // Only loaded here. The import below returns the same module, or throws the same error.
      if (!boot) import("./boot").catch(() => undefined);
      if (isNew && seed !== 0) prepared = prepareCatalog(options.catalog, seed);
    };
    let { databaseUrl, ownerUrl } = options;
    if (databaseUrl === undefined) {
      const database = await startPostgres({
        folder: data,
        reset: options.reset ?? false,
        whileWaiting,
        log,
      });
      parts.splice(1, 0, database);
      databaseUrl = database.apiUrl;
      ownerUrl = database.url;
    }
    const build = boot ?? (await import("./boot")).boot;
    const made = await build({
      databaseUrl,
      ownerUrl,
      data,
      dev,
      relaxed,
      admission,
      objectStore: options.objectStore,
      seed,
      catalog: options.catalog,
      takePrepared: () => {
        const catalog = prepared;
        prepared = undefined;
        return catalog;
      },
      keys,
      adminTokens: admin?.adminTokens ?? "",
      log,
      observe: (event) => {
        metrics.observe(event);
        logger.observe(event);
      },
    });
    parts.splice(1, 0, made);
    if (shop) {
      const [{ createPreloadHints }, { createDocuments }] = await Promise.all([
        import("./http/static/preload-hints"),
        import("./http/static/documents"),
      ]);
      const app = made.appWithoutFaults ?? made.app;
      hints = createPreloadHints(app);
      documents = createDocuments(app);
    }
    health.readyWhile(made.isReady);
    server.answerWith(health.inFrontOf(onOneOrigin(made.app, shop)));
    return {
      url: server.url,
      databaseUrl: ownerUrl ?? databaseUrl,
      accounts: made.accounts,
      ...(admin && { adminToken: admin.adminToken, adminUrl: admin.adminUrl }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What opens the admin console, which a server in operation does not even load. */
async function openAdmin(folder: string, url: string, given: string | undefined) {
  const [{ adminUrl, readAdminTokens }, { operatorsIn }] = await Promise.all([
    import("./admin/token"),
    import("./admin/operator"),
  ]);
  const adminTokens = readAdminTokens(folder, given);
  const [{ token }] = operatorsIn(adminTokens, "admin-token");
  return { adminTokens, adminToken: token, adminUrl: adminUrl(url, token) };
}
