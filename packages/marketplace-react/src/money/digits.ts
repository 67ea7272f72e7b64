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
