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
  /** No limits on calls per address and account: for tests, which are many users at one address. Only with `dev`. */
  readonly relaxed?: boolean;
  /**
   * The server is reached through a proxy alone, which sets `X-Forwarded-For`: its last entry is the caller's address. Without it
   * all callers behind the proxy share the limits of one.
   */
  readonly trustProxy?: boolean;
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
  /** Users of the demonstration, where the database holds them. */
  readonly accounts: readonly Account[];
  /** Ends requests, connections and the built-in database, in two seconds at most. */
  close(): Promise<void>;
}

/** A user of the demonstration. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
}
