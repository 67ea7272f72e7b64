import type { Tx } from "../../db/connect";
import type { Catalog } from "../catalog/types";

/** The catalog's texts in other languages. */
export async function insertTranslations(tx: Tx, { translations }: Catalog): Promise<void> {
  await tx`insert into translation (source, language, text)
    select source, language, text from jsonb_to_recordset(${tx.json(translations.map((row) => ({ ...row })))})
      as r(source text, language text, text text)`;
}
