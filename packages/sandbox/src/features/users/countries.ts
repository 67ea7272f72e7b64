import type { Queryable } from "../../db/connect";
import { LANGUAGES, type Language, localeOf } from "../../i18n/languages";

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country in a language. @param code ISO 3166-1 alpha-2 @returns undefined for any other code */
export function countryName(code: string, language: Language): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames(localeOf(language), { type: "region", fallback: "none" });
    names.set(language, known);
  }
  return known.of(code);
}

/** A country of the list of areas. */
export interface Country {
  readonly name: string;
  readonly code: string;
  readonly is_open: boolean;
}

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/**
 * Finds a country by its name in the list, its code, or its name in any language of the site.
 * @returns undefined if it is not in the list, since addresses may be typed by hand
 */
export async function findCountry(db: Queryable, text: string): Promise<Country | undefined> {
  const wanted = plain(text);
  const rows = await db<Country[]>`select name, code, is_open from area where pid = 0 order by id`;
  return (
    rows.find(({ name, code }) => plain(name) === wanted || plain(code) === wanted) ??
    rows.find(({ code }) => LANGUAGES.some((language) => plain(countryName(code, language) ?? "") === wanted))
  );
}
