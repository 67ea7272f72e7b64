import type { Fetch } from "./call.js";
import type { ProfileName } from "./profile-name.js";
import type { Finding } from "./results.js";
import type { RuleName } from "./rules.js";

/** Who signs in. */
export interface Login {
  /** User name or e-mail, as `auth.login` takes it. */
  readonly account: string;
  /** Of the account, in plain text; hidden in every report. */
  readonly password: string;
}

/** What to check, and how. Only `baseUrl` is needed. */
export interface CheckOptions {
  /** Address of the server, without `/api`. */
  readonly baseUrl: string;
  /** Token of a buyer; without one only public operations are called, and all others have to answer 401. */
  readonly token?: string | undefined;
  /** Or account and password of a buyer. */
  readonly login?: Login | undefined;
  /** Token of a user who has a store. */
  readonly merchantToken?: string | undefined;
  /** Or account and password of a user who has a store. */
  readonly merchantLogin?: Login | undefined;
  /** Fund password of the buyer, for payments and withdrawals. Only with `write`. */
  readonly fundPassword?: string | undefined;
  /** Only these resources (`orders`) and operations (`orders.get`). */
  readonly only?: readonly string[] | undefined;
  /** Only these rules. */
  readonly rules?: readonly RuleName[] | undefined;
  /** All rules but these. */
  readonly skipRules?: readonly RuleName[] | undefined;
  /** Also call what changes something: orders, addresses, products of a store, new accounts. Not for a store in use. */
  readonly write?: boolean | undefined;
  /** With `write`: whether calls have changed what they say, and what each state allows; on. A server of examples cannot show it. */
  readonly effects?: boolean | undefined;
  /** Also send calls in parallel that must not both take effect, and check the sums. Only with `write`; also without `effects`. */
  readonly races?: boolean | undefined;
  /** What kind of server it is; default `contract`. */
  readonly profile?: ProfileName | undefined;
  /** Made-up requests for each reading operation; 8. */
  readonly properties?: number | undefined;
  /** Of the made-up requests; 1. */
  readonly seed?: number | undefined;
  /** Operations that are checked at the same time; 1. */
  readonly concurrency?: number | undefined;
  /** Milliseconds after which a call counts as unanswered; 15,000. */
  readonly timeoutMs?: number | undefined;
  /** The page the calls pretend to come from. Servers with a list of allowed origins need one of those. */
  readonly origin?: string | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Ends the run after the operations in progress; the report then holds what was checked until there. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each finding as it occurs. Secrets are not masked yet. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
  /** Called before each operation, and with `scenarios` before checks that span several operations. */
  readonly onProgress?: ((done: number, total: number, operation: string) => void) | undefined;
}

/** The options that decide what a run finds, without the secrets. */
export interface RunSettings {
  /** Whether calls that change something were made. */
  readonly write: boolean;
  /** Whether their effects were looked at. */
  readonly effects: boolean;
  /** Whether calls were sent in parallel that must not both take effect. */
  readonly races: boolean;
  /** Made-up requests for each reading operation. */
  readonly properties: number;
  /** Of the made-up requests: the same seed makes the same ones. */
  readonly seed: number;
  /** Operations that were checked at the same time. */
  readonly concurrency: number;
  /** Sent as `Origin`. */
  readonly origin: string;
  /** Rules that were checked. */
  readonly rules: readonly RuleName[];
}
