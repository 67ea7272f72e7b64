/** What the model knows of the fixtures: money and states, as the rules have it, without a database. Amounts are ledger units. */

import { DAY } from "../../../src/domain/durations";

export const UNIT = 1_000_000n;

/** Of the settings of the server under test. */
export const RULES = {
  commissionPpm: 50_000n,
  payWithin: 1_800,
  watchLate: DAY,
  autoReceipt: 15 * DAY,
  autoComplete: 15 * DAY,
  settleAfter: 14 * DAY,
  disputeTime: 5 * DAY,
  returnSend: 4 * DAY,
  returnArrive: 6 * DAY,
  maxDisputes: 3,
  maxUnpaid: 4,
  rechargeExpires: 7_200,
  maxOpenRecharges: 3,
  maxProofs: 3,
  withdrawDaily: 140n * UNIT,
  firstAddressHold: DAY,
  rechargeMin: 10n * UNIT,
  withdrawMin: 10n * UNIT,
  withdrawFee: UNIT,
  withdrawFeePpm: 1_000n,
} as const;

/** A coin to pay with: `unit` is one whole coin, `rate` what it is worth at first, `min` the least deposit. */
export interface Coin {
  readonly coin: string;
  readonly network: string;
  readonly unit: bigint;
  readonly rate: bigint;
  readonly min: bigint;
}
export const TRON: Coin = { coin: "USDT", network: "TRC20", unit: UNIT, rate: UNIT, min: 10n * UNIT };
export const BITCOIN: Coin = {
  coin: "BTC",
  network: "Bitcoin",
  unit: 100_000_000n,
  rate: 91_250n * UNIT,
  min: 20_000n,
};

/** Members 0 and 1 run the shops 0 and 1. */
export const MEMBERS = 4;
export const MONEY = 150n * UNIT;

export interface Product {
  readonly shop: number;
  readonly price: bigint;
  readonly freight: bigint;
  readonly taxPpm: bigint;
  stock: number;
}
export const products = (): Product[] => [
  { shop: 0, price: 12_500_000n, freight: 2_000_000n, taxPpm: 70_000n, stock: 9 },
  { shop: 0, price: 40_000_000n, freight: 0n, taxPpm: 0n, stock: 5 },
  { shop: 1, price: 9_990_000n, freight: 1_500_000n, taxPpm: 190_000n, stock: 12 },
  { shop: 1, price: 3_330_000n, freight: 0n, taxPpm: 33_333n, stock: 25 },
];

export interface Line {
  readonly product: number;
  readonly num: number;
}

/** The last problem with an order that its buyer reported; amounts in ledger units. */
export interface Dispute {
  /** The first, second, … of its order. */
  readonly number: number;
  status:
    | "open"
    | "offered"
    | "objected"
    | "return_agreed"
    | "sent_back"
    | "reviewing"
    | "refunded"
    | "rejected"
    | "withdrawn"
    | "expired";
  /** The goods must be returned first. */
  readonly isReturn: boolean;
  readonly amount: bigint;
  offer: bigint;
  /** Deadline of the side whose turn it is. */
  dueAt: number;
}

export interface Order {
  no: string;
  readonly pay: Pay;
  readonly buyer: number;
  readonly shop: number;
  readonly lines: readonly Line[];
  readonly total: bigint;
  /** Shrinks with what is refunded. */
  commission: bigint;
  refunded: bigint;
  dispute: Dispute | undefined;
  status: "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
  autoReceiptAt: number;
  receivedAt: number;
  isReviewed: boolean;
}

/** A transfer to an address of a payment: an output of a transaction, which is a number here. */
export interface Transfer {
  readonly txid: number;
  readonly output: number;
  readonly coin: Coin;
  readonly amount: bigint;
  readonly seenAt: number;
  isConfirmed: boolean;
  isCredited: boolean;
}

export interface Pay {
  no: string;
  readonly buyer: number;
  status: "created" | "processing" | "settled" | "expired" | "invalid";
  total: bigint;
  expiresAt: number;
  /** What it asks for now, and everything it ever asked for. */
  coin: Coin | undefined;
  /** Of the quote. */
  rate: bigint;
  amount: bigint;
  readonly asked: Set<Coin>;
  readonly transfers: Transfer[];
  readonly orders: Order[];
}

export interface Recharge {
  id: number;
  readonly member: number;
  readonly coin: Coin;
  /** What it was quoted for, and at which rate; both hold until it expires. */
  readonly quoted: bigint;
  readonly rate: bigint;
  seenAt: number;
  status: "created" | "submitted" | "confirming" | "credited" | "rejected" | "expired";
  proofs: number;
  /** What the last proof named. */
  txid: number;
  output: number;
  readonly expiresAt: number;
}

export interface Withdrawal {
  id: number;
  readonly member: number;
  readonly wallet: number;
  readonly amount: bigint;
  readonly createdAt: number;
  readonly holdUntil: number;
  status: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
}

export interface Settlement {
  readonly owner: number;
  readonly order: Order;
  net: bigint;
  readonly at: number;
  isDone: boolean;
}

export interface Model {
  now: number;
  /** Commands so far, and those of them that took effect. */
  steps: number;
  taken: number;
  /** Rows that were made or went to another state. */
  moves: number;
  readonly products: Product[];
  readonly money: bigint[];
  readonly pays: Pay[];
  readonly orders: Order[];
  readonly settlements: Settlement[];
  readonly recharges: Recharge[];
  readonly withdrawals: Withdrawal[];
  /** Outputs of transactions, and what each belongs to. */
  readonly transfers: Map<string, Pay | Recharge | Withdrawal>;
  readonly suspended: Set<number>;
  readonly frozen: Set<number>;
  /** What one BTC is worth, and until when that counts. */
  btc: { rate: bigint; until: number };
}

/** How an output of a transaction is named. */
export const outputOf = (txid: number, output: number) => `${txid}:${output}`;

/** What a whole coin is worth now; undefined while its rate is too old. */
export function rateNow({ btc, now }: Model, coin: Coin): bigint | undefined {
  if (coin !== BITCOIN) return coin.rate;
  return btc.until > now ? btc.rate : undefined;
}

export const newModel = (now: number): Model => ({
  now,
  steps: 0,
  taken: 0,
  moves: 0,
  products: products(),
  money: Array.from({ length: MEMBERS }, () => MONEY),
  pays: [],
  orders: [],
  settlements: [],
  recharges: [],
  withdrawals: [],
  transfers: new Map(),
  suspended: new Set(),
  frozen: new Set(),
  btc: { rate: BITCOIN.rate, until: Number.POSITIVE_INFINITY },
});

/** What a command is expected to be refused with; undefined when it takes effect. */
export type Refused = string | undefined;

export const ceilDiv = (a: bigint, b: bigint) => (a + b - 1n) / b;
export const credit = (model: Model, member: number, amount: bigint) => {
  model.money[member] = (model.money[member] ?? 0n) + amount;
};
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Withdrawals that still hold their amount. */
const HOLDING = ["pending", "approved", "processing"];

/** Everything that can be compared with the database, as plain text and numbers. */
export const snapshot = (model: Model) => ({
  members: model.money.map((money, member) => ({
    money: `${money}`,
    hold: `${sum(
      model.withdrawals
        .filter((row) => row.member === member && HOLDING.includes(row.status))
        .map(({ amount }) => amount),
    )}`,
    pending: `${sum(
      model.settlements.filter((row) => row.owner === member && !row.isDone).map(({ net }) => net),
    )}`,
  })),
  escrow: `${sum(
    model.orders.filter(({ status }) => status === "paid" || status === "shipped").map(({ total }) => total),
  )}`,
  stock: model.products.map(({ stock }) => stock),
  pays: model.pays.map(({ status, total }) => ({ status, total: `${total}` })),
  orders: model.orders.map(({ status }) => status),
  disputes: model.orders.map(({ dispute, refunded }) => ({
    status: dispute?.status ?? null,
    refunded: `${dispute ? refunded : 0n}`,
  })),
  commission: `${sum(model.settlements.map(({ order }) => order.commission))}`,
  recharges: model.recharges.map(({ status }) => status),
  withdrawals: model.withdrawals.map(({ status }) => status),
});
export type Snapshot = ReturnType<typeof snapshot>;
