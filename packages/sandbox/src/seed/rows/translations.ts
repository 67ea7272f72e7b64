import type { Catalog } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";

/** The catalog's texts in other languages. Each is sent once with all of its translations. */
export async function insertTranslations(tx: Tx, { translations }: Catalog): Promise<void> {
  const sources = new Map<string, Record<string, string>>();
  for (const { source, language, text } of translations) {
    sources.set(source, { ...sources.get(source), [language]: text });
  }
  await tx`insert into translation (source, language, text)
    select source, language, text from jsonb_each(${tx.json(Object.fromEntries(sources))}) as s(source, texts)
      cross join lateral jsonb_each_text(texts) as t(language, text)`;
}
