/** A call that was answered. */
export interface RequestEvent {
  readonly kind: "request";
  /** Its id in the contract. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: number;
  /** `ok`, or the name of the error. */
  readonly result: string;
  readonly seconds: number;
  /** The id that the caller was given. */
  readonly request: string;
}

/** What an operator decided at the admin console. */
export interface DecisionEvent {
  readonly kind: "decision";
  readonly section: string;
  readonly action: string;
  readonly result: string;
  /** Number of the row it is about, where there is one. */
  readonly id: string;
}

/** A run of a background job that had something to do, or failed. */
export interface JobEvent {
  readonly kind: "job";
  readonly job: string;
  readonly result: "ok" | "failed";
  /** Rows it moved. */
  readonly moved: number;
  readonly seconds: number;
}

/** A check of what is booked. */
export interface CheckEvent {
  readonly kind: "check";
  readonly check: "books" | "ledger";
  /** Rules, or journals, that do not hold. */
  readonly broken: number;
}

/** What metrics and log are made of. None of it is personal: no names, addresses, texts or passwords. */
export type ServerEvent = RequestEvent | DecisionEvent | JobEvent | CheckEvent;
