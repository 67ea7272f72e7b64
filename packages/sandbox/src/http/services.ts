import type { OperationId } from "./contract";
import type { AllHandlers } from "./handler";

/** One disturbance of one call, set by a developer to see what a client does with it. */
export interface Fault {
  /** Milliseconds to wait before anything else. */
  readonly latency?: number;
  /** Answer with this status instead of calling the handler. */
  readonly status?: number;
  /** What happens to the answer: `drop-before` cuts the connection without calling the handler, `drop-after` once it has run. */
  readonly answer?: "truncated" | "html" | "drop-before" | "drop-after";
}

/** What the HTTP layer needs of the server; handlers get the whole of it. */
export interface Services {
  readonly clock: { now(): number };
  readonly handlers: AllHandlers;
  readonly faults?: (operation: OperationId) => Fault | undefined;
  readonly log: { error(message: string, facts?: Readonly<Record<string, unknown>>): void };
  /** Answers are not checked against the contract. */
  readonly production: boolean;
  /** No rate limits: for tests and for trying things out. */
  readonly relaxed: boolean;
}
