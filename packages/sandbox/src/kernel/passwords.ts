import { hash, verify } from "@node-rs/argon2";
import { memberPasswords, memberTurn, visitorPasswords } from "./thread-queues";

/** Cost of one argon2id hash. `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const SAFE_COST: PasswordCost = { memory: 19_456, passes: 2 };
/** Only for tests and benches: a hash takes microseconds. */
export const CHEAP_COST: PasswordCost = { memory: 8, passes: 1 };

/** What is stored of a member without a password: no password matches it. */
export const NO_PASSWORD = "!";

/** RFC 8265: `é` is one password, whether a keyboard sends one code point or two. */
export const passwordForm = (password: string): string => password.normalize("NFC");

/**
 * An argon2id hash in PHC format, which includes salt and cost.
 *
 * @param memberId in whose turn it is made; none for a visitor's
 * @throws {HttpError} 503 when the queue is full
 */
export const hashPassword = (
  password: string,
  cost: PasswordCost = SAFE_COST,
  memberId?: number,
): Promise<string> =>
  inTurn(memberId, () =>
    hash(passwordForm(password), { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 }),
  );

/**
 * Returns false for a wrong password and for a malformed hash.
 *
 * @param memberId in whose turn it is checked; none for a visitor's
 * @throws {HttpError} 503 when the queue is full
 */
export const isPassword = (stored: string, password: string, memberId?: number): Promise<boolean> =>
  inTurn(memberId, () => verify(stored, passwordForm(password)).catch(() => false));

/** Visitors have taken their turn at the entrance: see `visitorSignIns`. */
const inTurn = <Result>(memberId: number | undefined, work: () => Promise<Result>): Promise<Result> =>
  memberId === undefined
    ? visitorPasswords.run(work)
    : memberPasswords.run(work, undefined, [memberTurn(memberId)]);
