import type { OperationId } from "../contract/operations";
import type { Queryable } from "../db/connect";
import type { RowOf } from "../db/tables";
import type { Language } from "../i18n/languages";

/** Texts of the catalog in one language, by the text as it was written. */
export type Translations = ReadonlyMap<string, string>;

/** Finds the texts of a language. */
export type TranslationsOf = (language: Language) => Promise<Translations>;

/** Where a reader meets texts of the catalog. What people write about themselves has other names. */
const FIELDS: ReadonlySet<string> = new Set(["title", "shopname", "description", "content", "items"]);

/** English is what the catalog is written in, and merchants edit what they wrote. */
const isAsWritten = (id: OperationId, language: Language) => language === "en" || id.startsWith("merchant");

/** Milliseconds until a language without texts is looked up again: a database may be filled later. */
const RETRY_MS = 60_000;

/** Reads the texts of a language once for the life of the process: nothing changes them but filling an empty database. */
export function translationsIn(db: Queryable): TranslationsOf {
  const kept = new Map<Language, { readonly texts: Promise<Translations>; readonly until: number }>();
  const read = async (language: Language): Promise<Translations> => {
    const rows = await db<RowOf<"translation", "source" | "text">[]>`
      select source, text from translation where language = ${language}`;
    return new Map(rows.map(({ source, text }) => [source, text]));
  };
  return async (language) => {
    const found = kept.get(language);
    if (found && found.until > performance.now()) return found.texts;
    const texts = read(language);
    kept.set(language, { texts, until: performance.now() + RETRY_MS });
    try {
      const { size } = await texts;
      if (size > 0) kept.set(language, { texts, until: Number.POSITIVE_INFINITY });
    } catch (error) {
      kept.delete(language);
      throw error;
    }
    return texts;
  };
}

/** An operation's answer in the reader's language, as far as the catalog has texts for it. */
export async function translateData(
  id: OperationId,
  language: Language,
  data: unknown,
  translationsOf: TranslationsOf,
): Promise<unknown> {
  if (data === null || isAsWritten(id, language)) return data;
  const texts = await translationsOf(language);
  return texts.size === 0 ? data : translated(data, texts);
}

function translated(value: unknown, texts: Translations): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, texts));
  if (typeof value !== "object" || value === null) return value;
  const hasName = "items" in value || isFact(value);
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => {
      if (field === "spec") return [field, translatedChoices(item, texts)];
      const isText = FIELDS.has(field) || (field === "name" && hasName);
      return [field, isText ? translatedText(item, texts) : translated(item, texts)];
    }),
  );
}

/** A row of a product's specification table: its name is a word that many share, its value is the store's. */
const isFact = (value: object): boolean => "name" in value && "value" in value;

function translatedText(value: unknown, texts: Translations): unknown {
  if (Array.isArray(value)) return value.map((item) => translatedText(item, texts));
  return typeof value === "string" ? (texts.get(value) ?? value) : translated(value, texts);
}

/** A variant's choices as a list, or in one line as in "Ocean, M". */
function translatedChoices(value: unknown, texts: Translations): unknown {
  if (typeof value !== "string") return translatedText(value, texts);
  return value
    .split(", ")
    .map((choice) => texts.get(choice) ?? choice)
    .join(", ");
}
