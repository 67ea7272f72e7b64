import type { BucketOptions } from "./object-store/bucket.js";

/** Options of `startSandbox`; on the command line they have the same names. */
export interface SandboxOptions {
  /** Folder of the database, uploads and keys; made when it is missing. Usually `.sandbox`. */
  readonly data?: string;
  /** Usually 4020; 0 takes a free one. */
  readonly port?: number;
  /** Address to listen on, usually 127.0.0.1. */
  readonly host?: string;
  /** Opens the admin console at `/_dev`. Only on a loopback address. */
  readonly dev?: boolean;
  /**
   * Opens the admin console: 16 to 128 letters, digits, `-` or `_`. Several operators have a name and a token each, as
   * `Mira:token,Jonas:token`. Usually one is made and kept in the data folder, in `admin-token`.
   */
  readonly adminToken?: string;
  /** No limits on calls per address and account: for tests, which are many users at one address. Only with `dev`. */
  readonly relaxed?: boolean;
  /** Calls that one address or member may make a second, usually 60; 0 when a proxy already limits them. */
  readonly callsPerSecond?: number;
  /**
   * Addresses and networks of the proxies in front of the server, such as `["127.0.0.1", "10.0.0.0/8"]`: their
   * `X-Forwarded-For` identifies the caller. Without it all callers behind a proxy share one limit.
   */
  readonly trustProxy?: readonly string[];
  /**
   * Number of the demonstration shop that fills a new database; 0 fills in nothing. Usually 1, but 0 where other machines
   * can reach the server, since the passwords of the demonstration are known.
   */
  readonly seed?: number;
  /** A Shopify CSV file with the products of a new database. */
  readonly catalog?: string;
  /** Folder of a built storefront, served on the same address. */
  readonly shop?: string;
  /**
   * The shop's address for the world, such as `https://shop.example`: canonical addresses and the sitemap begin with it. Usually the one that is
   * asked.
   */
  readonly publicUrl?: string;
  /** `postgres://…` of a server of your own. */
  readonly databaseUrl?: string;
  /**
   * The same database as the role that owns the tables: it migrates and fills, and gives the role of `databaseUrl`, the API's, the
   * rights it needs. Without it one role does both.
   */
  readonly ownerUrl?: string;
  /**
   * 64 hexadecimal digits that all processes on one database share; usually kept in the data folder. Several keys with commas in
   * between, the newest first, while keys are changed.
   */
  readonly key?: string;
  /** Keeps pictures and documents in a bucket of an S3-compatible store instead of the database. */
  readonly objectStore?: BucketOptions;
  /** Empties the built-in database first. */
  readonly reset?: boolean;
  /**
   * A separate address for `/metrics`, `/livez` and `/readyz`. Without it the server's own address answers them, `/metrics` only
   * to programs on this machine. `host` is usually 127.0.0.1.
   */
  readonly metrics?: { readonly port: number; readonly host?: string };
  /** Seconds that requests under way may take when the server ends. Usually 5. */
  readonly drainSeconds?: number;
  /** Usually `text`; `json` makes each line an object with `time` and `event`. */
  readonly logFormat?: "text" | "json";
  /** Hears what happens, one line at a time and without personal data. */
  readonly log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** Of the API, and of the shop where there is one. Without a slash at the end. */
  readonly url: string;
  /** As the role that owns the tables. */
  readonly databaseUrl: string;
  /** Users of the demonstration, where the database holds them. */
  readonly accounts: readonly Account[];
  /** With `dev`: what programs send to the admin console as `Authorization: Bearer …`; the first operator's. */
  readonly adminToken?: string;
  /** With `dev`: the admin console's address for a browser, with its token. */
  readonly adminUrl?: string;
  /** Ends requests, connections and the built-in database, after the time that requests under way may take. */
  close(): Promise<void>;
}

/** A user of the demonstration. */
export interface Account {
  /** What `auth.login` takes as `account`. */
  readonly username: string;
  /** What `auth.login` takes as `password`. */
  readonly password: string;
  /** For payments from the balance and withdrawals (`fund_password`). */
  readonly fundPassword: string;
}
