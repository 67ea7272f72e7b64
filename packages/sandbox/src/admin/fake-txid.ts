import { randomBytes } from "node:crypto";
import type { Family } from "../features/wallet/address-forms";

/** Makes up a transaction id in the network's format. */
export function fakeTxid(family: Family): string {
  const digits = randomBytes(32).toString("hex");
  return family === "evm" ? `0x${digits}` : digits;
}
