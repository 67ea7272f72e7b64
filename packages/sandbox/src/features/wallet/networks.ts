import type { Queryable } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { LEDGER_SCALE, SITE_CURRENCY, scaleOf, shareDown } from "../../domain/money";
import type { Family } from "./address-forms";

/** A coin on a network, as the operator has set it up. Names are those of the table. */
export interface Network {
  readonly coin: string;
  readonly network: string;
  readonly network_name: string;
  readonly family: Family;
  readonly chain_id: number | null;
  readonly contract: string;
  /** Digits on the chain; the ledger may keep fewer. */
  readonly decimals: number;
  readonly confirmations: number;
  readonly memo: "none" | "optional" | "required";
  /** What a transaction id is appended to. */
  readonly explorer: string;
  readonly notice: string;
  readonly recharge_enabled: boolean;
  /** Ledger units of the coin. A maximum of 0 means unlimited. */
  readonly recharge_min: bigint;
  readonly recharge_max: bigint;
  readonly withdraw_enabled: boolean;
  /** Ledger units of the site currency, like `withdraw_max`, `withdraw_step` and `fee_fixed`. */
  readonly withdraw_min: bigint;
  readonly withdraw_max: bigint;
  readonly withdraw_step: bigint;
  readonly fee_fixed: bigint;
  readonly fee_ppm: number;
  readonly eta_minutes: number;
  readonly pay_enabled: boolean;
  /** Ledger units of the site currency for one whole coin; null while there is no rate. */
  readonly rate: bigint | null;
}

/** What a network can be open for. */
export type Purpose = "recharge" | "withdraw" | "pay";

/** Every coin and network, the site currency's first. */
export const listNetworks = (db: Queryable) =>
  db<Network[]>`select * from network order by coin <> ${SITE_CURRENCY}, coin, fee_fixed, network`;

export async function findNetwork(
  db: Queryable,
  coin: string,
  network: string,
): Promise<Network | undefined> {
  const [row] = await db<Network[]>`select * from network where coin = ${coin} and network = ${network}`;
  return row;
}

/** Rate of a network; a coin that is the site currency has no other than one to one. */
export const rateOf = ({ coin, rate }: Pick<Network, "coin" | "rate">): bigint | null =>
  coin === SITE_CURRENCY ? 10n ** BigInt(scaleOf(SITE_CURRENCY)) : rate;

/** Open for something: switched on, with a rate, in a coin that the ledger keeps. */
export const isOpen = (network: Network, purpose: Purpose): boolean =>
  network[`${purpose}_enabled`] && rateOf(network) !== null && network.coin in LEDGER_SCALE;

/**
 * A network that is open, and its rate.
 * @throws {BusinessError} `network_disabled`, also for one that does not exist
 */
export async function openNetwork(
  db: Queryable,
  coin: string,
  name: string,
  purpose: Purpose,
): Promise<{ network: Network; rate: bigint }> {
  const network = await findNetwork(db, coin, name);
  const rate = network && rateOf(network);
  if (!network || !rate || !isOpen(network, purpose)) {
    throw new BusinessError("network_disabled", { network: name, notice: network?.notice ?? "" });
  }
  return { network, rate };
}

/** What an amount of a coin is worth in the site currency, rounded down: the user receives it. */
export const toSite = (units: bigint, coin: string, rate: bigint) =>
  shareDown(units, rate, 10n ** BigInt(scaleOf(coin)));

/** What an amount of the site currency buys of a coin, rounded down: the user receives it. */
export const toCoin = (units: bigint, coin: string, rate: bigint) =>
  shareDown(units, 10n ** BigInt(scaleOf(coin)), rate);
