import type { Queryable, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { type Family, recognize } from "./address-forms";
import type { Network } from "./networks";
import { sandboxAddress } from "./sandbox-address";

/** The purpose of a deposit address. */
export interface DepositPurpose {
  readonly network: Pick<Network, "network" | "family">;
  readonly memberId: number;
  /** A recharge uses one address per member and network, a payment its own. */
  readonly purpose: "recharge" | "pay";
  /** The payment's `pay_no`; "" for recharges. */
  readonly ref: string;
}

/**
 * The address for a deposit, recorded as one of the platform's own. The same purpose always gets the same address.
 *
 * @param secret `services.secret`: every process derives the same addresses from it
 */
export async function depositAddress(
  tx: Tx,
  secret: Uint8Array,
  { network, memberId, purpose, ref }: DepositPurpose,
): Promise<string> {
  const subject = purpose === "recharge" ? `member ${memberId}` : ref;
  const address = sandboxAddress(network.family, secret, `${network.network} ${purpose} ${subject}`);
  await tx`insert into deposit_address (network, address, member_id, purpose, ref)
    values (${network.network}, ${address}, ${memberId}, ${purpose}, ${ref}) on conflict do nothing`;
  return address;
}

/**
 * Checks an address for a payout.
 *
 * @returns the canonical form
 * @throws {BusinessError} `address_invalid`; `address_wrong_network` for an address of other networks (testnets are such)
 */
export function readAddress(text: string, { family, network }: { family: Family; network: string }): string {
  const found = recognize(text);
  if (!found) throw new BusinessError("address_invalid", { field: "address" });
  if (found.family !== family)
    throw new BusinessError("address_wrong_network", { field: "address", network });
  return found.address;
}

/** Whether money sent there would come back to the platform, on whatever network the address was given out. */
export async function isOwnAddress(db: Queryable, address: string): Promise<boolean> {
  const [row] = await db`select 1 as found from deposit_address where address = ${address} limit 1`;
  return row !== undefined;
}
