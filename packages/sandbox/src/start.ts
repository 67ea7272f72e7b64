import { mkdirSync } from "node:fs";
import { startPostgres } from "./embedded-postgres/start";
import type { App } from "./http/api";
import { isLoopback, listen, onOneOrigin } from "./http/server";
import { createPreloadHints, type ReadPreloadHints } from "./http/static/preload-hints";
import { serveShop } from "./http/static/serve-shop";
import { type Keys, readKeys } from "./keys";
import type { Account, Sandbox, SandboxOptions } from "./options";

/** What {@link Boot} builds on. */
export interface BootContext {
  readonly databaseUrl: string;
  readonly data: string;
  readonly dev: boolean;
  readonly relaxed: boolean;
  readonly trustProxy: boolean;
  readonly seed: number;
  readonly catalogue: string | undefined;
  readonly keys: Keys;
  readonly log: (line: string) => void;
}

/** Makes the API on a database. */
export type Boot = (ground: BootContext) => Promise<{
  readonly app: App;
  /** The same without the admin console's faults, for what the server itself reads. */
  readonly appWithoutFaults?: App;
  readonly accounts: readonly Account[];
  close(): Promise<void>;
}>;

/**
 * Starts the parts of a sandbox in their order: port, database, API.
 *
 * @param assemble replaced in tests
 */
export async function startParts(options: SandboxOptions, assemble?: Boot): Promise<Sandbox> {
  const { data = ".sandbox", port = 4020, host = "127.0.0.1", dev = false, log = () => undefined } = options;
  const local = isLoopback(host);
  if (dev && !local) throw new RangeError(`The admin console is for this machine only, not for ${host}.`);
  const relaxed = options.relaxed ?? false;
  if (relaxed && !dev) throw new RangeError("`relaxed` takes limits off for tests: it needs `dev`.");
  // The shop's folder is looked at before anything starts; what its page can say is known with the API.
  let hints: ReadPreloadHints = async () => undefined;
  const shop = options.shop === undefined ? undefined : serveShop(options.shop, (...of) => hints(...of));

  const server = await listen({ port, host });
  // Closed in this order: what is used by another part comes after it.
  const parts: { close(): Promise<void> }[] = [server];
  const close = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) await part.close();
  };
  try {
    mkdirSync(data, { recursive: true });
    const keys = readKeys(data, options.key);
    let databaseUrl = options.databaseUrl;
    if (databaseUrl === undefined) {
      const database = await startPostgres({ folder: data, reset: options.reset ?? false, log });
      parts.push(database);
      databaseUrl = database.url;
    }
    const build = assemble ?? (await import("./boot")).boot;
    const seed = options.seed ?? (local ? 1 : 0);
    const made = await build({
      databaseUrl,
      data,
      dev,
      relaxed,
      trustProxy: options.trustProxy ?? false,
      seed,
      catalogue: options.catalogue,
      keys,
      log,
    });
    parts.splice(1, 0, made);
    hints = createPreloadHints(made.appWithoutFaults ?? made.app);
    server.answerWith(onOneOrigin(made.app, shop));
    return { url: server.url, databaseUrl, accounts: made.accounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}
