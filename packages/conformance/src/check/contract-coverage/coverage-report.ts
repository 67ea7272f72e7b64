/** Coverage of one kind of part. */
export interface Part {
  /** Number of parts in the contract, without those out of reach. */
  readonly total: number;
  /** How many of them this run saw. */
  readonly reached: number;
  /** Names of the others, as the report's own fields write them. */
  readonly missing: readonly string[];
  /** Parts that no client can cause, with who does. They are not counted. */
  readonly outOfReach: readonly string[];
}

/** Coverage of the contract by a run. */
export interface CoverageReport {
  /** Operations that succeeded. */
  readonly operations: Part;
  /** Named errors, by operation: `orders.create stock_short`. */
  readonly errors: Part;
  /** Fields of responses that held something: `Order.express`. */
  readonly fields: Part;
  /** Enum values of responses: `Order.status=paid`. */
  readonly enums: Part;
  /** Calls made in a state: `Order paid: orders.cancel`. */
  readonly transitions: Part;
}
