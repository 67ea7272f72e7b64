import { blockLabels as arabicBlocks } from "marketplace-react/block-labels/ar";
import { blockLabels as englishBlocks } from "marketplace-react/block-labels/en";
import { labels as arabic } from "marketplace-react/labels/ar";
import { labels as english } from "marketplace-react/labels/en";
import type { LanguageCode } from "marketplace-sdk/state";

/** The languages of this shop. The packages have more: add a line for each that you want. */
const TEXTS = {
  en: { name: "English", shop: "Corner Store", labels: english, blockLabels: englishBlocks },
  ar: { name: "العربية", shop: "متجر الزاوية", labels: arabic, blockLabels: arabicBlocks },
};

/** Code and name of each. */
export const LANGUAGES = [
  { code: "en", name: TEXTS.en.name },
  { code: "ar", name: TEXTS.ar.name },
] as const;

/** The texts in the visitor's language, or in English where the shop does not have it. */
export function textsOf(code: LanguageCode) {
  const language = code === "ar" ? "ar" : "en";
  return { language, ...TEXTS[language] };
}

/** What {@link textsOf} returns. */
export type Texts = ReturnType<typeof textsOf>;
