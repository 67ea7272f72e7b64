import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { numeric } from "../../domain/money";
import type { Family } from "./address-forms";

const FORMS: Readonly<Record<Family, RegExp>> = {
  bitcoin: /^[0-9a-f]{64}$/,
  tron: /^[0-9a-f]{64}$/,
  evm: /^0x[0-9a-f]{64}$/,
};

/**
 * The canonical form of a transaction id: lower case, with `0x` where the network has it.
 * @throws {BusinessError} `txid_invalid`
 */
export function readTxid(text: string, family: Family): string {
  const digits = text.trim().toLowerCase().replace(/^0x/, "");
  const txid = family === "evm" ? `0x${digits}` : digits;
  if (!FORMS[family].test(txid)) throw new BusinessError("txid_invalid", { field: "txid" });
  return txid;
}

/** A transfer on a chain, with what it belongs to. */
export interface Transfer {
  readonly network: string;
  readonly txid: string;
  /** Which output of the transaction; 0 on networks without. */
  readonly output: number;
  readonly refType: "recharge" | "pay" | "withdrawal";
  readonly refId: number;
  /** Ledger units of the coin, 0 while unknown. */
  readonly amount: bigint;
  readonly now: number;
}

/**
 * Claims a transfer. Claiming it again for the same purpose only updates the amount.
 * @throws {BusinessError} `txid_used` when it belongs to anything else
 */
export async function claimTransfer(
  tx: Tx,
  { network, txid, output, refType, refId, amount, now }: Transfer,
): Promise<void> {
  const [own] = await tx`
    insert into chain_transfer (network, txid, output, ref_type, ref_id, amount, createtime)
    values (${network}, ${txid}, ${output}, ${refType}, ${refId}, ${numeric(amount)}, ${now})
    on conflict (network, txid, output) do update set amount = excluded.amount
      where chain_transfer.ref_type = excluded.ref_type and chain_transfer.ref_id = excluded.ref_id
    returning 1 as own`;
  if (!own) throw new BusinessError("txid_used", { field: "txid" });
}
