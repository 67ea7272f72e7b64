import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";

/** The operator's texts in one language. */
export interface SiteText {
  readonly webName: string;
  readonly notices: readonly string[];
  readonly footerText: string;
}

/** A company's mark, with the note of who verified that it may be shown. */
export interface Logo {
  readonly image: string;
  readonly alt: string;
  readonly verifiedBy: string;
}

/** Marks that the operator shows in the footer. */
export interface SiteLogos {
  readonly payLogos: readonly Logo[];
  readonly partnerLogos: readonly Logo[];
}

const NOTHING: SiteText = { webName: "", notices: [], footerText: "" };

/** The site's texts in a language, in English where they are not translated; empty before the operator has written any. */
export async function siteText(db: Queryable, language: Language): Promise<SiteText> {
  const [row] = await db<{ text: Partial<SiteText> | null }[]>`
    select coalesce(value -> 'texts' -> ${language}, value -> 'texts' -> 'en') as text from setting where key = 'site'`;
  return { ...NOTHING, ...row?.text };
}

/** The site's logos. None before the operator has proved the right to show them. */
export async function siteLogos(db: Queryable): Promise<SiteLogos> {
  const [row] = await db<{ pay: Logo[] | null; partner: Logo[] | null }[]>`
    select value -> 'payLogos' as pay, value -> 'partnerLogos' as partner from setting where key = 'site'`;
  return { payLogos: row?.pay ?? [], partnerLogos: row?.partner ?? [] };
}
