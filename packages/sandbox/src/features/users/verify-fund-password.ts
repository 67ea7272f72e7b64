import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../db/connect";
import { Refusal } from "../../domain/errors";
import { HttpRefusal } from "../errors";
import { isPassword } from "./passwords";

/** Wrong guesses before the lock. */
const LIMIT = 5;
/** The lock's length, in seconds. */
const LOCK = 3_600;
/** A guess that was counted but never judged (its process died) counts as wrong after this many seconds. */
const JUDGED_WITHIN = 10;
const POLLS = 40;
const POLL_MS = 25;

interface Counter {
  fund_hash: string | null;
  fund_tries: number;
  fund_locked_until: number;
}

/** How a check is part of something larger. */
export interface CheckOptions {
  /** False: the caller takes the guess of a right password back itself, see `returnGuess`. */
  readonly giveBack?: boolean;
  /** An operation and its key: when that has its answer already, nothing is counted or judged. */
  readonly answered?: { readonly id: string; readonly key: string };
  /** The input that holds the guess, named in a refusal. Default `fund_password`. */
  readonly field?: string;
}

/**
 * Checks the fund password. The guess is counted before it is evaluated and taken back when it was right, so that any number of
 * parallel guesses evaluates at most five; correct calls side by side wait for their turn.
 *
 * @param now unix seconds
 * @param options see `CheckOptions`
 * @throws {Refusal} `fund_password_unset`, `fund_password_wrong` with `field` and `left`, `fund_password_locked` with `until`
 * @throws {HttpRefusal} 429 when five other checks of the same person do not end within a second
 */
export async function checkFundPassword(
  db: Db,
  memberId: number,
  password: string,
  now: number,
  { giveBack = true, answered, field = "fund_password" }: CheckOptions = {},
): Promise<void> {
  const { id: operation = "", key = "" } = answered ?? {};
  const isAnswered = db`exists (select 1 from idempotency where member_id = ${memberId} and operation = ${operation}
    and key = ${key} and response is not null)`;
  for (let poll = 0; poll < POLLS; poll++) {
    const [taken] = await db<{ hash: string | null }[]>`
      select take_guess(${memberId}, ${now}, ${LIMIT}, ${operation}, ${key}) as hash`;
    if (taken?.hash) {
      await judge(db, memberId, { stored: taken.hash, password, field }, now);
      return giveBack ? returnGuess(db, memberId) : undefined;
    }
    const [state] = await db<(Counter & { fund_tried_at: number; answered: boolean })[]>`
      select fund_hash, fund_tries, fund_locked_until, fund_tried_at, ${isAnswered} as answered
      from member where id = ${memberId}`;
    if (state?.answered) return;
    if (!state?.fund_hash) throw new Refusal("fund_password_unset");
    if (state.fund_locked_until > now) throw locked(state.fund_locked_until);
    if (state.fund_tried_at < now - JUDGED_WITHIN) await lock(db, memberId, now);
    else await wait(POLL_MS);
  }
  throw new HttpRefusal(429, "too_many_requests", { retryAfter: 1 });
}

/** Takes the counted guess of a right password back. */
export async function returnGuess(db: Db, memberId: number): Promise<void> {
  await db`update member set fund_tries = 0 where id = ${memberId} and fund_locked_until = 0 and fund_tries > 0`;
}

async function judge(
  db: Db,
  memberId: number,
  { stored, password, field }: { stored: string; password: string; field: string },
  now: number,
) {
  if (await isPassword(stored, password)) return;
  const [state] = await db<{ fund_tries: number; fund_locked_until: number }[]>`
    update member set fund_locked_until = case when fund_tries >= ${LIMIT} then ${now + LOCK} else fund_locked_until end
    where id = ${memberId} returning fund_tries, fund_locked_until`;
  if (state && state.fund_locked_until > now) throw locked(state.fund_locked_until);
  throw new Refusal("fund_password_wrong", { field, left: LIMIT - (state?.fund_tries ?? LIMIT) });
}

async function lock(db: Db, memberId: number, now: number) {
  await db`update member set fund_locked_until = ${now + LOCK}
    where id = ${memberId} and fund_tries >= ${LIMIT} and fund_locked_until = 0 and fund_tried_at < ${now - JUDGED_WITHIN}`;
}

const locked = (until: number) => new Refusal("fund_password_locked", { until });
