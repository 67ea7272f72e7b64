import { DAY, HOUR, MINUTE } from "../domain/durations";
import { PRICE_STEP } from "../domain/money";
import type { Language } from "../i18n/languages";
import { DEMO_LOAN_TERMS } from "../i18n/loan-terms";

/** What an operator decides. Durations are seconds, amounts ledger units of the site currency. */
export interface Settings {
  /** Share that the platform keeps of what a buyer pays for items and freight, in parts per million. */
  readonly commissionPpm: number;
  /**
   * How long an order that is placed holds its items unpaid. How it is paid changes nothing: a balance or a coin, both have until
   * then.
   */
  readonly payWithin: number;
  /** How long the chain is watched after a crypto payment expired, and coins that were seen in time may take to be confirmed. */
  readonly watchLate: number;
  readonly priceToken: number;
  readonly shipWithin: number;
  readonly autoReceipt: number;
  readonly autoComplete: number;
  /** From receipt to the shop's money being available: as long as goods can be returned, so that it can be refunded. */
  readonly settleAfter: number;
  readonly maxAddresses: number;
  /** How long the shop has to answer a dispute, and the buyer to react to the answer. Then an operator decides. */
  readonly disputeAnswer: number;
  readonly disputeReply: number;
  /** Time for the buyer to send goods back, and for the shop to confirm their arrival. Afterwards the request ends, or is refunded. */
  readonly returnSend: number;
  readonly returnArrive: number;
  /** The operator's decision is promised within this time. */
  readonly disputeDecide: number;
  readonly maxUnpaid: number;
  /** Items that the unpaid orders of one member may reserve together. */
  readonly maxReserved: number;
  /** What the unpaid orders of a member may be worth together who has neither paid before nor the money for them. */
  readonly maxReservedWorth: bigint;
  readonly rechargeExpires: number;
  readonly maxOpenRecharges: number;
  readonly maxProofs: number;
  readonly withdrawQuote: number;
  readonly withdrawDaily: bigint;
  /**
   * An operator's decision about more money than this takes a second operator, and so does one that brings what single operators have
   * decided about the same member within 24 hours above it.
   */
  readonly twoPersonsAbove: bigint;
  /** What an operator may decide alone within 24 hours, about all members together. */
  readonly aloneInADay: bigint;
  /** How far an operator may move a rate alone from the last one that a feed or two operators gave, in parts per million. */
  readonly rateMovePpm: number;
  /** No withdrawal after the fund password was reset. */
  readonly withdrawLock: number;
  /** A first-used address waits this long before it can be approved. */
  readonly firstAddressHold: number;
  /** A shop registration is promised an answer within this time. */
  readonly reviewDue: number;
  /** One that was not decided on is approved after this time when it is complete. */
  readonly reviewAfter: number;
  readonly requestDays: number;
  readonly maxOpenRequests: number;
  /** New offers of one store in 24 hours, and offers of all stores for one purchase request. */
  readonly maxOffersPerDay: number;
  readonly maxOffersPerRequest: number;
  readonly uploadMaxBytes: number;
  readonly imageMaxPixels: number;
  readonly commentImages: number;
  /** Customer service; https, mailto or tel. Empty: no button. */
  readonly serviceUrl: string;
  /** Platforms of social login; empty: none offered. */
  readonly socialPlatforms: readonly string[];
  /** Null: no loans are offered. */
  readonly loan: LoanSettings | null;
}

/** A lender's terms. Without every one of these fields no loan is offered. */
export interface LoanSettings {
  readonly provider: string;
  readonly termsVersion: string;
  /** The terms of that version in every language: plain text, a paragraph a line. */
  readonly termsText: Readonly<Record<Language, string>>;
  readonly notice: string;
  readonly terms: readonly {
    readonly termDays: number;
    readonly min: bigint;
    readonly max: bigint;
    /** Yearly rate in parts per million. */
    readonly aprPpm: number;
    readonly feePpm: number;
  }[];
}

const WHOLE = PRICE_STEP * 100n;

/** Careful defaults: no loans, no social login, no service link. */
export const DEFAULT_SETTINGS: Settings = {
  commissionPpm: 50_000,
  payWithin: 30 * MINUTE,
  watchLate: DAY,
  priceToken: 15 * MINUTE,
  shipWithin: DAY,
  autoReceipt: 15 * DAY,
  autoComplete: 15 * DAY,
  settleAfter: 14 * DAY,
  maxAddresses: 50,
  disputeAnswer: 5 * DAY,
  disputeReply: 5 * DAY,
  returnSend: 14 * DAY,
  returnArrive: 15 * DAY,
  disputeDecide: 5 * DAY,
  maxUnpaid: 20,
  maxReserved: 100_000,
  maxReservedWorth: 10_000n * WHOLE,
  rechargeExpires: 2 * HOUR,
  maxOpenRecharges: 5,
  maxProofs: 3,
  withdrawQuote: 10 * MINUTE,
  withdrawDaily: 50_000n * WHOLE,
  twoPersonsAbove: 10_000n * WHOLE,
  aloneInADay: 50_000n * WHOLE,
  rateMovePpm: 50_000,
  withdrawLock: DAY,
  firstAddressHold: DAY,
  reviewDue: 2 * DAY,
  reviewAfter: 2 * HOUR,
  requestDays: 30,
  maxOpenRequests: 20,
  maxOffersPerDay: 100,
  maxOffersPerRequest: 50,
  uploadMaxBytes: 10 * 1024 * 1024,
  imageMaxPixels: 24_000_000,
  commentImages: 6,
  serviceUrl: "",
  socialPlatforms: [],
  loan: null,
};

/** What the demonstration (`--dev`) turns on besides; every name is made up. */
export const DEMO_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  serviceUrl: "mailto:service@marketplace.example",
  socialPlatforms: ["example"],
  loan: {
    provider: "Example Lender (fictitious, for demonstration)",
    termsVersion: "demo-1",
    termsText: DEMO_LOAN_TERMS,
    notice: "Demonstration only: no real lender stands behind this offer.",
    terms: [
      { termDays: 30, min: 100n * WHOLE, max: 2_000n * WHOLE, aprPpm: 180_000, feePpm: 10_000 },
      { termDays: 90, min: 200n * WHOLE, max: 5_000n * WHOLE, aprPpm: 160_000, feePpm: 10_000 },
    ],
  },
};
