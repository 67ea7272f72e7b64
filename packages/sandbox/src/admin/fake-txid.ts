import { randomBytes } from "node:crypto";
import type { Family } from "../features/wallet/address-forms";

/** Id of a transaction that never was, in the form of its network. */
export function fakeTxid(family: Family): string {
  const digits = randomBytes(32).toString("hex");
  return family === "evm" ? `0x${digits}` : digits;
}
