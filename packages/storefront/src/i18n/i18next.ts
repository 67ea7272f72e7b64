import type { PartialTable, Plural } from "./types";

/**
 * A language's file: texts by area and name, in the JSON of i18next (version 4), which translators' tools read. It has
 * `products_one` and `products_other` where English has `products: { one, other }`.
 */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PLURAL = /^(.+)_(=1|zero|one|two|few|many|other)$/;

/** The texts of a language's files as the shop looks them up. */
export function tableOf(texts: Texts): PartialTable {
  return Object.fromEntries(Object.entries(texts).map(([area, named]) => [area, entriesOf(named)]));
}

function entriesOf(named: Readonly<Record<string, string>>): Record<string, string | Plural> {
  const entries: Record<string, string | Plural> = {};
  for (const [key, text] of Object.entries(named)) {
    const [, name, form] = PLURAL.exec(key) ?? [];
    if (name && form) entries[name] = { ...Object(entries[name]), [form]: text };
    else entries[key] = text;
  }
  return entries;
}
