import { mkdirSync } from "node:fs";
import { startPostgres } from "./db/embedded/start";
import type { App } from "./http/app";
import { readKeys } from "./keys";
import { isLoopback, listen, onOneOrigin } from "./server";
import { serveShop } from "./static/serve-shop";

export { SandboxError } from "./db/embedded/sandbox-error";

/** Options of {@link startSandbox}. */
export interface SandboxOptions {
  /** Folder of the database, uploads and keys; made when it is missing. Usually `.sandbox`. */
  readonly data?: string;
  /** Usually 4020; 0 takes a free one. */
  readonly port?: number;
  /** Address to listen on, usually 127.0.0.1. */
  readonly host?: string;
  /** Opens the desk at `/_dev`. Only on a loopback address. */
  readonly dev?: boolean;
  /**
   * Number of the demonstration shop that fills a new database; 0 fills in nothing. Usually 1, but 0 where other machines
   * can reach the server, since the passwords of the demonstration are known.
   */
  readonly seed?: number;
  /** A Shopify CSV file with the products of a new database. */
  readonly catalogue?: string;
  /** Folder of a built storefront, served on the same address. */
  readonly shop?: string;
  /** `postgres://…` of a server of your own. */
  readonly databaseUrl?: string;
  /** 64 hexadecimal digits that all processes on one database share; usually kept in the data folder. */
  readonly key?: string;
  /** Empties the built-in database first. */
  readonly reset?: boolean;
  /** Hears what happens, one line at a time and without personal data. */
  readonly log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** Of the API, and of the shop where there is one. Without a slash at the end. */
  readonly url: string;
  readonly databaseUrl: string;
  /** People of the demonstration, where the database holds them. */
  readonly accounts: readonly Account[];
  /** Ends requests, connections and the built-in database, in two seconds at most. */
  close(): Promise<void>;
}

/** Somebody of the demonstration. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
}

/** What {@link Assemble} builds on. */
export interface Ground {
  readonly databaseUrl: string;
  readonly data: string;
  readonly dev: boolean;
  readonly seed: number;
  readonly catalogue: string | undefined;
  readonly keys: ReturnType<typeof readKeys>;
  readonly log: (line: string) => void;
}

/** Makes the API on a database. */
export type Assemble = (ground: Ground) => Promise<{
  readonly app: App;
  readonly accounts: readonly Account[];
  close(): Promise<void>;
}>;

/**
 * Starts a sandbox: database, API and, if there is one, the shop.
 *
 * @param assemble replaced in tests
 * @throws {SandboxError} when something is in the way that the caller can put right
 */
export async function startSandbox(options: SandboxOptions = {}, assemble?: Assemble): Promise<Sandbox> {
  const { data = ".sandbox", port = 4020, host = "127.0.0.1", dev = false, log = () => undefined } = options;
  const local = isLoopback(host);
  if (dev && !local) throw new RangeError(`The desk is for this machine only, not for ${host}.`);
  const shop = options.shop === undefined ? undefined : serveShop(options.shop);

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
    const build = assemble ?? (await import("./assemble")).assemble;
    const seed = options.seed ?? (local ? 1 : 0);
    const made = await build({ databaseUrl, data, dev, seed, catalogue: options.catalogue, keys, log });
    parts.splice(1, 0, made);
    server.answerWith(onOneOrigin(made.app, shop));
    return { url: server.url, databaseUrl, accounts: made.accounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}
