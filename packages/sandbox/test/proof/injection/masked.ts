import type { Db } from "../../../src/db/connect";
import { dump } from "../../support/fingerprint";

/** What differs between two runs of the same calls: numbers drawn at random, hashes, tokens, ids of files. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  [/\$argon2id\$[^"]*/g, "<hash>"],
  [/[OPRW]\d{8}[2-9A-HJ-NP-Z]{8}/g, "<number>"],
  [/("invite_code": ?)"[2-9A-HJ-NP-Z]{8}"/g, '$1"<code>"'],
  [/[\w-]{22,}/g, "<token>"],
];

/** A text without what was drawn at random. */
export const mask = (text: string) =>
  RANDOM.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);

/** Mails hold a code of six digits. */
const maskRow = (table: string, row: string) =>
  mask(table === "outbox" ? row.replace(/\b\d{6,10}\b/g, "<code>") : row);

/** A database as text, without what was drawn at random: equal for two in which the same has happened. */
export async function maskedDump(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await dump(db);
  return Object.fromEntries(
    [...tables].map(([table, rows]) => [table, rows.map((row) => maskRow(table, row)).sort()]),
  );
}
