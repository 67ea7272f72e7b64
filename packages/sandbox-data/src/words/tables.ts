import { textsOf } from "../attributes/categories";
import type { Texts } from "../types";
import { choiceWords } from "./choices";
import { factNames } from "./fact-names";
import { fashionNouns } from "./nouns-fashion";
import { homeNouns } from "./nouns-home";
import { playNouns } from "./nouns-play";
import { toolNouns } from "./nouns-tools";
import { qualities } from "./qualities";

/** A word or phrase of an English title, in lower case, with its translations. */
export interface Word {
  readonly english: string;
  /** Matches it as a whole word. A tilde stands for the noun. */
  readonly pattern: RegExp;
  readonly texts: Texts;
}

const linesOf = (table: string) => table.trim().split("\n");

/** Longer phrases first: "bread knife" before "knife". */
const wordsOf = (...tables: readonly string[]): readonly Word[] =>
  tables
    .flatMap(linesOf)
    .map((line) => textsOf(line.split("|")))
    .map((texts) => ({
      english: texts.en,
      pattern: new RegExp(`(?<![a-z])${texts.en.replaceAll(".", "\\.")}(?![a-z])`),
      texts,
    }))
    .sort((a, b) => b.english.length - a.english.length);

export const nounWords = wordsOf(homeNouns, fashionNouns, toolNouns, playNouns);
export const qualityWords = wordsOf(qualities);
export const choiceTexts: readonly Texts[] = linesOf(choiceWords).map((line) => textsOf(line.split("|")));
export const factTexts: readonly Texts[] = linesOf(factNames).map((line) => textsOf(line.split("|")));
