/** Decimal places of the ledger's minor unit, by currency. Amounts in the database are integers of that unit. */
export const LEDGER_SCALE: Readonly<Record<string, number>> = { USDT: 6, BTC: 8, ETH: 18 };

/** The currency of prices and balances, and the digits it is shown with. */
export const SITE_CURRENCY = "USDT";
/** Digits of prices after the point. */
export const PRICE_SCALE = 2;
const SITE_SCALE = 6;
/** Ledger units of the smallest price step. */
export const PRICE_STEP = 10n ** BigInt(SITE_SCALE - PRICE_SCALE);

const DECIMAL = /^(0|[1-9]\d{0,20})(?:\.(\d{1,18}))?$/;

/**
 * Units of a decimal text: `parseUnits("12.5", 6)` is `12500000n`.
 *
 * @returns undefined unless the text is a plain decimal with at most `scale` digits (never rounded)
 */
export function parseUnits(text: string, scale: number): bigint | undefined {
  const found = DECIMAL.exec(text);
  const digits = found?.[2] ?? "";
  if (!found || digits.length > scale) return undefined;
  return BigInt(`${found[1]}${digits.padEnd(scale, "0")}`);
}

/** Decimal text with exactly `scale` digits: `formatUnits(12500000n, 6)` is `"12.500000"`. Negative amounts keep their sign. */
export function formatUnits(units: bigint, scale: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Parts per million as a decimal fraction: 80,000 is `"0.08"`. */
export const fractionText = (ppm: number) => String(ppm / 1_000_000);

/** A price or order amount as the contract sends it: site currency, two digits. */
export const priceText = (units: bigint) => formatUnits(units / PRICE_STEP, PRICE_SCALE);

/**
 * The same for digits as the database writes them, never below zero. Stays with text, because a page of products has sixty
 * prices.
 */
export function priceTextOf(digits: string): string {
  const cents = digits.slice(0, PRICE_SCALE - SITE_SCALE).padStart(PRICE_SCALE + 1, "0");
  return `${cents.slice(0, -PRICE_SCALE)}.${cents.slice(-PRICE_SCALE)}`;
}

/** A wallet amount as the contract sends it: all digits of the coin. @param coin `USDT` when left out */
export const walletText = (units: bigint, coin: string = SITE_CURRENCY) => formatUnits(units, scaleOf(coin));

/** @throws {Error} for a coin the ledger does not keep */
export function scaleOf(coin: string): number {
  const scale = LEDGER_SCALE[coin];
  if (scale === undefined) throw new Error(`no ledger scale for ${coin}`);
  return scale;
}

/** `amount × numerator / denominator`, up: what a payer owes. */
export const shareUp = (amount: bigint, numerator: bigint, denominator: bigint) =>
  (amount * numerator + denominator - 1n) / denominator;

/** `amount × numerator / denominator`, down: what a payee receives. */
export const shareDown = (amount: bigint, numerator: bigint, denominator: bigint) =>
  (amount * numerator) / denominator;

/** An amount of a coin as a statement's parameter. The driver declares a `bigint` as int8, which is too small for ten ETH. */
export const numeric = (units: bigint) => units.toString();
