/** One side of a journal. */
export interface Posting {
  readonly account: Account;
  /** Ledger units; positive goes in, negative comes out. */
  readonly amount: bigint;
}

/** A ledger account. It is created with its first posting. */
export interface Account {
  readonly code: string;
  readonly kind: "available" | "hold" | "escrow" | "pending" | "platform" | "clearing" | "fx";
  readonly owner?: number;
  readonly currency: string;
  /** Clearing and exchange accounts represent the outside world and may be negative. */
  readonly negative?: true;
}

/** The balance that a member may spend. */
export const available = (memberId: number, currency = "USDT"): Account => ({
  code: `available:${memberId}:${currency}`,
  kind: "available",
  owner: memberId,
  currency,
});

/** The amount held for a member's open withdrawals. */
export const hold = (memberId: number, currency = "USDT"): Account => ({
  code: `hold:${memberId}:${currency}`,
  kind: "hold",
  owner: memberId,
  currency,
});

/** A paid order's money until the order is received or refunded. */
export const escrow = (orderNo: string, currency = "USDT"): Account => ({
  code: `escrow:${orderNo}`,
  kind: "escrow",
  currency,
});

/** A shop's earnings from received orders until they settle. The owner is the member who owns the shop. */
export const pending = (ownerId: number, currency = "USDT"): Account => ({
  code: `pending:${ownerId}:${currency}`,
  kind: "pending",
  owner: ownerId,
  currency,
});

/** The platform's own income. */
export const platform = (name: "commission" | "fee" | "rounding", currency = "USDT"): Account => ({
  code: `platform:${name}:${currency}`,
  kind: "platform",
  currency,
});

/** The outside world: coins that came in from a chain, or went out to it. */
export const clearing = (coin: string, network: string): Account => ({
  code: `clearing:${coin}:${network}`,
  kind: "clearing",
  currency: coin,
  negative: true,
});

/** Exchange between a coin and the site currency, one account for each currency. */
export const exchange = (currency: string): Account => ({
  code: `fx:${currency}`,
  kind: "fx",
  currency,
  negative: true,
});
