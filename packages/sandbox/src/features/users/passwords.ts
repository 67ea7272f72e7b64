import { hash, verify } from "@node-rs/argon2";
import type { BoundedQueue } from "../bounded-queue";
import { visitorPasswords } from "../thread-queues";

/** Cost of one argon2id hash. `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const SAFE_COST: PasswordCost = { memory: 19_456, passes: 2 };
/** For tests and benches alone: a hash in microseconds. */
export const CHEAP_COST: PasswordCost = { memory: 8, passes: 1 };

/**
 * argon2id hash in PHC format; including its salt and cost.
 * @throws {HttpError} 503 when the queue is full
 */
export const hashPassword = (
  password: string,
  cost: PasswordCost = SAFE_COST,
  queue: BoundedQueue = visitorPasswords,
): Promise<string> =>
  queue.run(() => hash(password, { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 }));

/**
 * False for a wrong password and for a hash that cannot be read.
 * @throws {HttpError} 503 when the queue is full
 */
export const isPassword = (
  stored: string,
  password: string,
  queue: BoundedQueue = visitorPasswords,
): Promise<boolean> => queue.run(() => verify(stored, password).catch(() => false));
