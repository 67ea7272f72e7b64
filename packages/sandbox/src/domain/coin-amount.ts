import { scaleOf, shareUp } from "./money";

/**
 * What to pay in a coin, rounded up.
 *
 * @param total ledger units of the site currency @param rate those of one whole coin
 */
export const coinAmount = (total: bigint, coin: string, rate: bigint) =>
  shareUp(total, 10n ** BigInt(scaleOf(coin)), rate);
