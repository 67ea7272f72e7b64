import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { casesOf } from "../../../../../scripts/lib/cases.mjs";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { openTrack } from "../../support/track";
import { STOCK, USDT } from "../../support/users";
import {
  acceptOfferOrAccept,
  arrivedOrDue,
  decideOrAccept,
  disputeOrReceipt,
  disputeOrSettlement,
  withdrawOrAccept,
} from "./dispute-races";
import { cancelOrShip, payOrCancel, payTwice, receiptOrAutomatic } from "./order-races";
import { drift, type Result, run, wrongStock } from "./race";
import { creditTwice, sameTransfer, withdrawOrPay, withdrawTwice } from "./wallet-races";

const RACES = [
  payTwice,
  payOrCancel,
  withdrawTwice,
  withdrawOrPay,
  cancelOrShip,
  receiptOrAutomatic,
  disputeOrReceipt,
  disputeOrSettlement,
  acceptOfferOrAccept,
  withdrawOrAccept,
  decideOrAccept,
  arrivedOrDue,
  creditTwice,
  sameTransfer,
];
const ATTEMPTS = casesOf({ test: 100, verify: 500, full: 10_000 });
/** Of each race with the naive build. */
const NAIVE_ATTEMPTS = casesOf({ test: 5, verify: 20, full: 20 });
/** Milliseconds, several times what the attempts take on a quiet machine: it ends what hangs. */
const TIMEOUT = 300_000 + RACES.length * ATTEMPTS * 100;
const NAIVE = join(import.meta.dirname, "naive");

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

async function open(replace: Readonly<Record<string, string>> = {}) {
  const { close, ...opened } = await openTrack(replace);
  closers.push(close);
  return opened;
}

test(
  "of two calls that exclude each other one wins, and no money is lost or made",
  async () => {
    const { track, log } = await open();
    const { db, client } = track;
    const results: [string, Result][] = [];
    for (const race of RACES) {
      const result = await run(track, race, ATTEMPTS);
      expect(result.wrong, race.name).toEqual([]);
      expect([...result.winners.keys()], `${race.name}: each side wins now and then`).toHaveLength(2);
      results.push([race.name, result]);
    }
    expect(log).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await drift(db)).toBe(0n);
    expect(await wrongStock(db, STOCK)).toBe(0);
    const figures = results.map(
      ([name, { winners }]) => `${name} ${[...winners].map((w) => w.join(" ")).join("/")}`,
    );
    console.info(
      `proof: ${RACES.length} races × ${ATTEMPTS} attempts on two processes, 0 wrong winners, drift 0, ${client.repeats} repeated after contention (${figures.join("; ")})`,
    );
  },
  TIMEOUT,
);

test(
  "a build that reads first and writes then fails the same races",
  async () => {
    const { track } = await open({
      "db/transition.ts": join(NAIVE, "transition.ts"),
      "db/ledger/post.ts": join(NAIVE, "post.ts"),
      "features/payments/pay-balance.ts": join(NAIVE, "pay-balance.ts"),
    });
    const lost: string[] = [];
    for (const race of RACES) {
      const { wrong } = await run(track, race, NAIVE_ATTEMPTS);
      if (wrong.length > 0) lost.push(`${race.name} ${wrong.length}`);
    }
    const money = await drift(track.db);
    expect(lost.length).toBeGreaterThan(0);
    expect(money).toBeGreaterThan(0n);
    console.info(
      `proof: the naive build fails ${lost.length} of ${RACES.length} races of ${NAIVE_ATTEMPTS} attempts (wrong: ${lost.join("; ")}), drift ${money / USDT} USDT`,
    );
  },
  TIMEOUT,
);
