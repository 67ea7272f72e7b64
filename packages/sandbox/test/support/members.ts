import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../src/db/connect";
import { move, post } from "../../src/db/ledger/post";
import { available, clearing, type Posting } from "../../src/domain/ledger/accounts";
import type { Viewer } from "../../src/kernel/handler";
import { CHEAP_COST, hashPassword } from "../../src/kernel/passwords";

const JOINED = 1_790_000_000;

export interface MemberOptions {
  readonly password?: string;
  readonly fundPassword?: string;
  /** Balance, ledger units of the site currency. */
  readonly money?: bigint;
}

/** Adds a member with a unique name. */
export async function addMember(
  db: Db,
  { password = "login-secret", fundPassword, money = 0n }: MemberOptions = {},
): Promise<Viewer> {
  // Never nine digits in a row: a store's name has it in it, and that would be taken for a telephone number.
  const username = `user-${randomUUID().slice(0, 13).replace("-", "x")}`;
  const [passwordHash, fundHash] = await Promise.all([
    hashPassword(password, CHEAP_COST),
    fundPassword === undefined ? null : hashPassword(fundPassword, CHEAP_COST),
  ]);
  const [row] = await db<{ id: number }[]>`
    insert into member (username, email, password_hash, fund_hash, invite_code, createtime)
    values (${username}, ${`${username}@mail.example`}, ${passwordHash}, ${fundHash}, ${username}, ${JOINED})
    returning id`;
  const id = row?.id ?? 0;
  if (money > 0n) await giveMoney(db, id, money);
  return { id, username, shopId: null, tokenHash: "" };
}

/** Puts money on a member's balance, from outside. */
export const giveMoney = (db: Db, memberId: number, amount: bigint) =>
  db.begin((tx) => bookGift(tx, JOINED, move(clearing("USDT", "test"), available(memberId), amount)));

/** Books money from outside, as an adjustment. */
export async function bookGift(tx: Tx, now: number, postings: readonly Posting[]): Promise<void> {
  const ref = `seed:${randomUUID()}`;
  await post(tx, { ref, kind: "seed", now, postings });
  await tx`insert into adjustment (journal_ref, actors, reason, createtime) values (${ref}, 'test', 'For this test', ${now})`;
}
