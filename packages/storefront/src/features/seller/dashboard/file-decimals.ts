import { latinDigits, PLAIN, readAmount } from "marketplace-sdk/money";

/** A language whose decimals have a comma. */
const COMMA = "de";

/** How the amounts of a file are written: spreadsheets write them as their own language does, which no file names. */
export interface FileDecimals {
  /** The language to read them in. */
  tag: string;
  /** False where nothing tells "1.250" from "1,250": amounts with such groups can't be read. */
  isKnown: boolean;
}

/** How the numbers of a file are read. */
export interface FileNumbers extends FileDecimals {
  /** Of prices, after the decimal sign. */
  digits: number;
}

/**
 * How a file writes decimals, as one of its amounts proves: "12,50" has a comma for them. Without proof, a file between commas has points, as files
 * that programs write.
 *
 * @param amounts all that are amounts in the file
 */
export function decimalsOf(amounts: readonly string[], delimiter: string): FileDecimals {
  const proven = new Set(amounts.map(proofOf));
  if (proven.has(COMMA)) return { tag: COMMA, isKnown: !proven.has(PLAIN) };
  return { tag: PLAIN, isKnown: proven.has(PLAIN) || delimiter === "," };
}

/** The only language of the two that an amount can be written in; undefined where it could be either, or is none. */
function proofOf(text: string): string | undefined {
  const [point, comma] = [readAmount(text, PLAIN), readAmount(text, COMMA)];
  if (point && !comma) return PLAIN;
  if (comma && !point) return COMMA;
  // Equal in both: what can't group digits is read as a decimal sign everywhere.
  const [, sign] = /([.,])\d*$/.exec(latinDigits(text).trim()) ?? [];
  return point === comma && sign ? (sign === "," ? COMMA : PLAIN) : undefined;
}

/** Whether an amount is another where decimals have the other sign. */
export const isAmbiguous = (text: string): boolean => readAmount(text, PLAIN) !== readAmount(text, COMMA);
