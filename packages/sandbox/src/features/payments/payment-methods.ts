import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { balancesOf } from "../../db/ledger/post";
import { isOpen, listNetworks, type Network } from "../wallet/networks";

type PaymentMethod = NonNullable<Data<"orders.preview">["pay_methods"]>[number];

/** The facts that decide how a user can pay. */
export interface PayingPower {
  /** Ledger units of the site currency. */
  readonly money: bigint;
  readonly hasFundPassword: boolean;
  readonly networks: readonly Network[];
}

/** Reads balance, fund password and networks. */
export async function readPayingPower(db: Queryable, memberId: number, now: number): Promise<PayingPower> {
  const [{ money }, networks, [member]] = await Promise.all([
    balancesOf(db, memberId),
    listNetworks(db, now),
    db<{ has: boolean }[]>`select fund_hash is not null as has from member where id = ${memberId}`,
  ]);
  return { money, hasFundPassword: member?.has ?? false, networks };
}

/**
 * The ways to pay a total, each with the reason when it is unavailable. Disabled networks are listed only when their
 * notice says why.
 *
 * @param total ledger units
 */
export function payMethods(
  { money, hasFundPassword, networks }: PayingPower,
  total: bigint,
): PaymentMethod[] {
  const balance: PaymentMethod = { method: "balance", enabled: hasFundPassword && money >= total };
  if (!hasFundPassword) balance.reason = "fund_password_unset";
  else if (money < total) balance.reason = "insufficient_balance";
  const shown = networks
    .filter((row) => row.pay_enabled || row.notice !== "")
    .map((row) => ({
      coin: row.coin,
      network: row.network,
      network_name: row.network_name,
      enabled: isOpen(row, "pay"),
      notice: row.notice,
    }));
  const crypto: PaymentMethod = {
    method: "crypto",
    enabled: shown.some(({ enabled }) => enabled),
    networks: shown,
  };
  if (!crypto.enabled) crypto.reason = "no_network";
  return [balance, crypto];
}
