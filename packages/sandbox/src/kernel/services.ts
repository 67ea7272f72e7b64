import type { Db } from "../db/connect";
import type { Clock } from "../domain/clock";
import type { ServerEvent } from "../observability/events";
import type { FileStorage } from "./file-storage";
import type { KeyRing } from "./keys";
import type { PasswordCost } from "./passwords";
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
  /** Keeps the bytes of uploads. */
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Cost of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** Hashes what is stored, such as document numbers; the same in every process, whatever its keys. */
  readonly secret: Buffer;
  /** Sign price tokens and wrap the keys of identity documents. Kept outside the database. */
  readonly keys: KeyRing;
  /** Answers are not checked against the contract, and nothing of /_dev exists. */
  readonly production: boolean;
  /** Limits per address and account are off: for tests and benches. */
  readonly relaxed: boolean;
  /** Writes one line; never personal data. */
  readonly log: (line: string) => void;
  /** Receives the events behind metrics and log; missing in tests. */
  readonly observe?: (event: ServerEvent) => void;
  /** The fault to inject into the next call of an operation. */
  readonly faults?: (operationId: string) => Promise<Fault | undefined>;
}
