/** Longest fraction the contract allows. */
const DIGITS = 18;

/** A decimal string as a whole number of its smallest part, so that amounts compare exactly; undefined for anything else. */
export function decimal(value: unknown): bigint | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,18}))?$/.exec(String(value)) ?? [];
  if (sign === undefined) return undefined;
  const size = BigInt(whole + fraction.padEnd(DIGITS, "0"));
  return sign ? -size : size;
}

/** An amount in units of 10^-18 as people write it. */
export function amountText(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(DIGITS + 1, "0");
  const fraction = digits.slice(-DIGITS).replace(/0+$/, "").padEnd(2, "0");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -DIGITS)}.${fraction}`;
}
