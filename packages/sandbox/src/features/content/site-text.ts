import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";

/** What the operator says, in one language. */
export interface SiteText {
  readonly webName: string;
  readonly notices: readonly string[];
}

const NOTHING: SiteText = { webName: "", notices: [] };

/** The site's own words in a language, in English where they were not translated; empty before anybody wrote them. */
export async function siteText(db: Queryable, language: Language): Promise<SiteText> {
  const [row] = await db<{ text: Partial<SiteText> | null }[]>`
    select coalesce(value -> 'texts' -> ${language}, value -> 'texts' -> 'en') as text from setting where key = 'site'`;
  return { ...NOTHING, ...row?.text };
}
