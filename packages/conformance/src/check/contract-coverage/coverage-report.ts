/** How much of one kind of thing a run has reached. */
export interface Part {
  /** All that the contract has of it, without what is out of reach. */
  readonly total: number;
  /** How many of them this run saw. */
  readonly reached: number;
  /** Names of the others, as the report's own fields write them. */
  readonly missing: readonly string[];
  /** What no client can bring about, with who does: it is not counted. */
  readonly outOfReach: readonly string[];
}

/** What a run has reached of the contract. */
export interface CoverageReport {
  /** Operations that succeeded. */
  readonly operations: Part;
  /** Named errors, by operation: `orders.create stock_short`. */
  readonly errors: Part;
  /** Fields of responses that held something: `Order.express`. */
  readonly fields: Part;
  /** Words of responses whose list the contract has: `Order.status=paid`. */
  readonly enums: Part;
  /** Calls made in a state: `Order paid: orders.cancel`. */
  readonly transitions: Part;
}
