import type { Queryable } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { LEDGER_SCALE, numeric, SITE_CURRENCY, scaleOf, shareDown } from "../../domain/money";
import { HttpError } from "../../kernel/errors";
import type { Family } from "./address-forms";

/** A coin on a network, as the operator has set it up. Fields are named like the columns. */
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
  /** Ledger units of the site currency for one whole coin; null while no rate is valid. */
  readonly rate: bigint | null;
  /** The last rate that a feed or two operators gave: what one operator can't move. Null before the first. */
  readonly reference_rate: bigint | null;
  /** The feed or operator that the rate is from. */
  readonly rate_source: string;
  readonly rate_at: number;
  /** When the rate is too old to be used; null for one that an operator fixed. */
  readonly rate_until: number | null;
}

/** The purposes that a network can be open for. */
export type Purpose = "recharge" | "withdraw" | "pay";

/** A stale rate is not used. */
const withoutStaleRate = (network: Network, now: number): Network =>
  network.rate_until !== null && network.rate_until <= now ? { ...network, rate: null } : network;

/** Every coin and network, the site currency's first. @param now rates that are too old by then are left out */
export async function listNetworks(db: Queryable, now: number): Promise<readonly Network[]> {
  const rows = await db<Network[]>`
    select * from network order by coin <> ${SITE_CURRENCY}, coin, fee_fixed, network`;
  return rows.map((row) => withoutStaleRate(row, now));
}

export async function findNetwork(
  db: Queryable,
  coin: string,
  network: string,
  now: number,
): Promise<Network | undefined> {
  const [row] = await db<Network[]>`select * from network where coin = ${coin} and network = ${network}`;
  return row && withoutStaleRate(row, now);
}

/** A rate as a feed or an operator gives it. */
export interface NewRate {
  readonly coin: string;
  /** Ledger units of the site currency for one whole coin. */
  readonly rate: bigint;
  readonly source: string;
  readonly at: number;
  /** Null for one that holds until it is changed. */
  readonly until: number | null;
  /** One operator alone gave it: later moves are measured from the rate before. */
  readonly isAlone?: boolean;
}

/** Writes a coin's rate on all its networks; an older one changes nothing. */
export async function setRate(
  db: Queryable,
  { coin, rate, source, at, until, isAlone = false }: NewRate,
): Promise<void> {
  const reference = isAlone ? db`reference_rate` : db`${numeric(rate)}::numeric`;
  await db`update network set rate = ${numeric(rate)}, reference_rate = ${reference}, rate_source = ${source}, rate_at = ${at},
    rate_until = ${until} where coin = ${coin} and rate_at <= ${at}`;
}

/** The reference rate of a coin; null where there is none. The site currency is always worth itself. */
export async function referenceRate(db: Queryable, coin: string): Promise<bigint | null> {
  if (coin === SITE_CURRENCY) return rateOf({ coin, rate: null });
  const [row] = await db<{ rate: bigint | null }[]>`
    select reference_rate as rate from network where coin = ${coin} order by rate_at desc limit 1`;
  return row?.rate ?? null;
}

/**
 * The current rate of a coin, for amounts that no quote covers.
 *
 * @throws {HttpError} 503 while there is no valid rate: the client may retry later
 */
export async function currentRate(db: Queryable, coin: string, name: string, now: number): Promise<bigint> {
  const network = await findNetwork(db, coin, name, now);
  const rate = network && rateOf(network);
  if (!rate) throw new HttpError(503, "unavailable", { retryAfter: 60 });
  return rate;
}

/** Rate of a network. The site currency is always worth itself. */
export const rateOf = ({ coin, rate }: Pick<Network, "coin" | "rate">): bigint | null =>
  coin === SITE_CURRENCY ? 10n ** BigInt(scaleOf(SITE_CURRENCY)) : rate;

/** Whether a network is open for a purpose: switched on, with a rate, in a coin that the ledger keeps. */
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
  now: number,
): Promise<{ network: Network; rate: bigint }> {
  const network = await findNetwork(db, coin, name, now);
  const rate = network && rateOf(network);
  if (!network || !rate || !isOpen(network, purpose)) {
    throw new BusinessError("network_disabled", { network: name, notice: network?.notice ?? "" });
  }
  return { network, rate };
}

/** Value of a coin amount in the site currency, rounded down because the user receives it. */
export const toSite = (units: bigint, coin: string, rate: bigint) =>
  shareDown(units, rate, 10n ** BigInt(scaleOf(coin)));

/** Amount of a coin for an amount of the site currency, rounded down because the user receives it. */
export const toCoin = (units: bigint, coin: string, rate: bigint) =>
  shareDown(units, 10n ** BigInt(scaleOf(coin)), rate);
