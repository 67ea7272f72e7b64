/** Replaces kernel/passwords.ts in a process whose evaluations are counted: each writes a line into its log. */
import { hash, verify } from "@node-rs/argon2";

export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

export const SAFE_COST: PasswordCost = { memory: 19_456, passes: 2 };
export const CHEAP_COST: PasswordCost = { memory: 8, passes: 1 };

export const NO_PASSWORD = "!";

export const passwordForm = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string, cost: PasswordCost = SAFE_COST) =>
  hash(passwordForm(password), { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 });

export async function isPassword(stored: string, password: string): Promise<boolean> {
  process.stderr.write("evaluated\n");
  return verify(stored, passwordForm(password));
}
