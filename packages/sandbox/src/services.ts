import type { Db } from "./db/connect";
import type { Clock } from "./domain/clock";
import type { PasswordCost } from "./features/users/passwords";
import type { Settings } from "./settings";

/** Why a request is answered wrongly on purpose; see the admin console. */
export interface Fault {
  readonly kind: "latency" | "status" | "truncated" | "html" | "drop_before" | "drop_after";
  /** Milliseconds for `latency`, the HTTP status for `status`. */
  readonly value: number;
}

/** What handlers work with. All of it is shared or in the database: API processes keep no state of their own. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Cost of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** Signs price tokens and hashes document numbers; the same in every process. */
  readonly secret: Buffer;
  /** Wraps the keys of identity documents (32 bytes). Kept outside the database. */
  readonly fileKey: Buffer;
  /** Answers are not checked against the contract, and nothing of /_dev exists. */
  readonly production: boolean;
  /** Limits per address and account are off: for tests and benches. */
  readonly relaxed: boolean;
  /** Writes one line; never personal data. */
  readonly log: (line: string) => void;
  /** The fault to inject into the next call of an operation. */
  readonly faults?: (operationId: string) => Promise<Fault | undefined>;
}
