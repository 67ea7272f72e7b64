/** One side of a journal. */
export interface Posting {
  readonly account: Account;
  /** Ledger units; positive goes in, negative comes out. */
  readonly amount: bigint;
}

/** A ledger account. Accounts come into being with their first posting. */
export interface Account {
  readonly code: string;
  readonly kind: "available" | "hold" | "escrow" | "pending" | "platform" | "clearing" | "fx";
  readonly owner?: number;
  readonly currency: string;
  /** Clearing and exchange accounts represent the outside world and may be negative. */
  readonly negative?: true;
}

/** What a member may spend. */
export const available = (memberId: number, currency = "USDT"): Account => ({
  code: `available:${memberId}:${currency}`,
  kind: "available",
  owner: memberId,
  currency,
});

/** What open withdrawals of a member hold. */
export const hold = (memberId: number, currency = "USDT"): Account => ({
  code: `hold:${memberId}:${currency}`,
  kind: "hold",
  owner: memberId,
  currency,
});

/** What a paid order holds until it is received or refunded. */
export const escrow = (orderNo: string, currency = "USDT"): Account => ({
  code: `escrow:${orderNo}`,
  kind: "escrow",
  currency,
});

/** What received orders owe a shop until they settle. Its owner is the member who owns the shop. */
export const pending = (ownerId: number, currency = "USDT"): Account => ({
  code: `pending:${ownerId}:${currency}`,
  kind: "pending",
  owner: ownerId,
  currency,
});

/** What the platform keeps. */
export const platform = (name: "commission" | "fee" | "rounding", currency = "USDT"): Account => ({
  code: `platform:${name}:${currency}`,
  kind: "platform",
  currency,
});

/** The world outside: what came in from, and went out to, a chain. */
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
