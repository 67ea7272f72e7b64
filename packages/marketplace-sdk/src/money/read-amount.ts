/** Digits before and after the decimal sign. Default: what the contract takes for money. */
export interface Digits {
  /** Most digits before it. Default 21. */
  whole: number;
  /** Most digits after it. Default 18. */
  fraction: number;
}

/** The language of plain decimal strings, for amounts that weren't typed. */
export const PLAIN = "en";

/** The point, or the comma where the language writes decimals with it. Arabic's own sign is read as a point. */
type DecimalSign = "." | ",";

const signs = new Map<string, DecimalSign>();

function decimalSign(tag: string): DecimalSign {
  const known = signs.get(tag);
  if (known) return known;
  const sign = writtenSign(tag) === "," ? "," : ".";
  signs.set(tag, sign);
  return sign;
}

/** @returns undefined for a tag that names no language, such as `en_US` */
function writtenSign(tag: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(tag).formatToParts("1.1");
    return parts.find(({ type }) => type === "decimal")?.value;
  } catch {
    return undefined;
  }
}

/**
 * By decimal sign: digits in groups, by the other sign. The last group has three digits, those before it two in Hindi.
 * A lone 0 before the sign groups nothing.
 */
const GROUPED = {
  ".": /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?=\.|$)/,
  ",": /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}(?=,|$)/,
};

/** Blanks, which group digits in many languages, and signs without width, such as a direction mark. */
const INVISIBLE = /[\s\p{Cf}]/gu;

/** Groups digits by three in Switzerland, and is a decimal sign nowhere. */
const BY_APOSTROPHE = /^\d{1,3}(?:['’]\d{3})+(?!\d)/;

/**
 * Reads what a user typed as an amount, in their own digits and with their own signs. The sign that is not the
 * language's decimal sign counts as one too where it can't group digits, and nothing is in groups.
 *
 * @param tag BCP-47 tag of the reader's language; with any other text, decimals have a point
 * @returns a plain decimal string; undefined for an empty text; null for anything but an amount
 */
export function readAmount(
  typed: string,
  tag: string,
  { whole, fraction }: Digits = { whole: 21, fraction: 18 },
): string | undefined | null {
  const visible = latinDigits(typed).replace(INVISIBLE, "");
  // Many fields are empty: what their language writes need not be known.
  if (visible === "") return undefined;
  const sign = decimalSign(tag);
  const text = visible
    .replace(BY_APOSTROPHE, (grouped) => grouped.replace(/\D/g, ""))
    // Arabic has its own signs, which mean the same in every language.
    .replaceAll("٫", sign)
    .replaceAll("٬", sign === "." ? "," : ".")
    .replaceAll("．", ".")
    .replace(/[،，]/g, ",")
    .replace(GROUPED[sign], (grouped) => grouped.replace(/\D/g, ""))
    .replace(",", ".");
  const parts = /^0*(\d*)(?:\.(\d*))?$/.exec(text);
  const [, units = "", rest = ""] = parts ?? [];
  if (!parts || text === "." || units.length > whole || rest.length > fraction) return null;
  const digits = rest.replace(/0+$/, "");
  return `${units || "0"}${digits && `.${digits}`}`;
}

/** A plain decimal string as people of the language type it, so that {@link readAmount} reads the same from it. */
export const typedAmount = (amount: string, tag: string): string =>
  amount.replace(".", () => decimalSign(tag));

/** Zeros of the digit rows people type with: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** The same text with the digits 0–9 in place of those of other scripts. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
