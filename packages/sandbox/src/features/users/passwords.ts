import { hash, verify } from "@node-rs/argon2";

/** Cost of one argon2id hash. `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const SAFE_COST: PasswordCost = { memory: 19_456, passes: 2 };
/** For tests and benches alone: a hash in microseconds. */
export const CHEAP_COST: PasswordCost = { memory: 8, passes: 1 };

/** argon2id hash in PHC format; including its salt and cost. */
export const hashPassword = (password: string, cost: PasswordCost = SAFE_COST) =>
  hash(password, { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 });

/** False for a wrong password and for a hash that cannot be read. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}
