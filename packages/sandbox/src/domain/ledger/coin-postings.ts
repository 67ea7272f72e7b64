import { SITE_CURRENCY } from "../money";
import { type Account, clearing, exchange, type Posting } from "./accounts";

/**
 * Credits coins that came in to an account of the site currency, through the exchange accounts when the coin is another
 * currency.
 *
 * @param amount units of the coin @param worth units of the site currency
 */
export function coinPostings(
  coin: string,
  network: string,
  amount: bigint,
  to: Account,
  worth: bigint,
): readonly Posting[] {
  const source: Posting = { account: clearing(coin, network), amount: -amount };
  const target: Posting = { account: to, amount: worth };
  if (coin === SITE_CURRENCY) return [source, target];
  return [
    source,
    { account: exchange(coin), amount },
    { account: exchange(SITE_CURRENCY), amount: -worth },
    target,
  ];
}

/** Splits an amount in proportion. The parts sum to it exactly. */
export function splitAmount(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_, i) => (i === 0 ? amount : 0n));
  let before = 0n;
  return weights.map((weight) => {
    const from = (amount * before) / whole;
    before += weight;
    return (amount * before) / whole - from;
  });
}
