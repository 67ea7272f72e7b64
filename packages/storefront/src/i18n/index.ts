import { PhotoError } from "marketplace-react";
import { labels as englishLabels } from "marketplace-react/labels/en";
import { failureText, type UiLabels } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { createContext, useContext } from "react";
import { createFormat, type Format } from "./format";
import { type Texts, tableOf } from "./i18next";
import { core } from "./locales/en/core";
import { createTranslate, type Direction } from "./translate";
import type { PartialTable, Translate } from "./types";

/** The English texts of the first load. The rest is loaded with the first screen other than the home page. */
export const coreEnglish: PartialTable = core;

/** One folder per language, named by its stored code. A language without a folder is shown in English. */
const files = import.meta.glob<Texts>("./locales/*/*.json", { import: "default" });

/** Codes of the languages with texts. */
export const translated: readonly string[] = [
  "en",
  ...new Set(Object.keys(files).map((path) => path.split("/")[2] ?? "")),
];

/** The texts of the primitives come with them, in each language. */
const labelFiles: Readonly<Record<string, () => Promise<{ labels: UiLabels }>>> = {
  ar: () => import("marketplace-react/labels/ar"),
  de: () => import("marketplace-react/labels/de"),
  es: () => import("marketplace-react/labels/es"),
  fr: () => import("marketplace-react/labels/fr"),
  hi: () => import("marketplace-react/labels/hi"),
  ja: () => import("marketplace-react/labels/ja"),
  ko: () => import("marketplace-react/labels/ko"),
  pt: () => import("marketplace-react/labels/pt"),
  ru: () => import("marketplace-react/labels/ru"),
  tw: () => import("marketplace-react/labels/tw"),
  vi: () => import("marketplace-react/labels/vi"),
  "zh-CN": () => import("marketplace-react/labels/zh-CN"),
};

/** A language ready to speak: texts, formats, and what `<html>` must say. */
export interface I18n extends Format {
  t: Translate;
  /** The texts of the primitives, some of which the shop needs elsewhere, too. */
  labels: UiLabels;
  /** What went wrong, as text: why a picture can't be sent, the server's sentence if it sent one, else one of `labels`. */
  failureText(error: unknown): string;
  /** The stored code, such as `tw`: what the Accept-Language header sends. */
  code: string;
  /** BCP-47 tag, such as `zh-Hant`. */
  tag: string;
  dir: Direction;
  /** More than the first load's texts are here. */
  isComplete: boolean;
}

/** What the language store of the SDK knows about a language. */
export interface LanguageChoice {
  code: string;
  tag: string;
  dir: Direction;
}

/** @param table the language's own texts; English fills what they lack */
export function createI18n(
  language: LanguageChoice,
  table: PartialTable,
  english: PartialTable,
  labels: UiLabels = englishLabels,
): I18n {
  const translate = createTranslate({
    tag: language.tag,
    dir: language.dir,
    table,
    english,
    onMissing(key) {
      if (import.meta.env.DEV) throw new Error(`No text for "${key}". Add it to src/i18n/locales/en.`);
    },
  });
  const isComplete = "ui" in english || "ui" in table;
  return {
    ...createFormat(language.tag),
    ...language,
    t: translate,
    labels,
    failureText(error) {
      if (error instanceof PhotoError) return translate(`photos.${error.problem}`);
      const unavailable = unavailableKey(error);
      return unavailable ? translate(unavailable) : failureText(error, labels.failure);
    },
    isComplete,
  };
}

/** What to say of a call that the server lacks, or whose response it keeps from this page. */
function unavailableKey(error: unknown) {
  if (!isMarketplaceError(error)) return undefined;
  if (error.isBlocked) return "shell.unreachableText";
  return error.isMissing ? "shell.unavailableText" : undefined;
}

/** How much of a language is here: the first load's part, the whole shop, or money and trade as well. */
type LoadLevel = 0 | 1 | 2;

/** The language that is spoken now. */
export interface Languages {
  /** A new object after every change. */
  current(): I18n;
  /** Fetches a language and then speaks it. One without a table, or whose table does not arrive, reads English. */
  choose(language: LanguageChoice): Promise<void>;
  /**
   * Fetches the texts that the first load leaves out.
   *
   * @param trade those of money, orders and merchants too
   * @throws when the chunk can't be fetched
   */
  complete(trade?: boolean): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** @param pseudo speak the pseudo language instead of English, for tests @param load for tests of what arrives late */
export function createLanguages(pseudo = false, load = loadTable): Languages {
  const listeners = new Set<() => void>();
  const tables = new Map<string, PartialTable>();
  const labels = new Map<string, UiLabels>();
  const extents = new Map<string, LoadLevel>();
  let english = coreEnglish;
  let wanted: LoadLevel = pseudo ? 1 : 0;
  let language: LanguageChoice = { code: "en", tag: "en", dir: "ltr" };
  let current = createI18n(language, {}, english);

  const speak = (): void => {
    const own = tables.get(language.code);
    const spoken: LanguageChoice = own ? language : { code: language.code, tag: "en", dir: "ltr" };
    current = createI18n(spoken, own ?? {}, english, own && labels.get(language.code));
    for (const listener of listeners) listener();
  };
  const has = (code: string, extent: LoadLevel): boolean => (extents.get(code) ?? 0) >= extent;
  const fetchOwn = async (code: string, extent: LoadLevel): Promise<void> => {
    if (has(code, extent) || !translated.includes(code)) return;
    const loaded = await Promise.all([load(code, extent > 1), labelFiles[code]?.()]).catch(
      (error: unknown) => {
        console.warn(`The texts of "${code}" did not load; English is shown.`, error);
      },
    );
    // More of it may have been requested since and have arrived first.
    if (!loaded || has(code, extent)) return;
    const [table, own] = loaded;
    tables.set(code, table);
    labels.set(code, own?.labels ?? englishLabels);
    extents.set(code, extent);
  };
  /** The language's own texts, or else the English ones, as far as they are wanted. */
  const provide = async (code: string): Promise<void> => {
    const extent = wanted;
    if (code !== "en") await fetchOwn(code, extent || 1);
    if (has(code, extent) || has("en", extent)) return;
    const table = await load("en", extent > 1);
    if (has("en", extent)) return;
    english = table;
    extents.set("en", extent);
    if (!pseudo) return;
    const { pseudoLabels, pseudoTable } = await import("./pseudo");
    tables.set("en", pseudoTable(english));
    labels.set("en", pseudoLabels(englishLabels));
  };

  return {
    current: () => current,
    async choose(next) {
      language = next;
      await provide(next.code).catch((error: unknown) => {
        console.warn("The English texts did not load.", error);
      });
      if (language === next) speak();
    },
    async complete(trade = false) {
      if (trade) wanted = 2;
      else wanted ||= 1;
      const before = [tables.get(language.code), english];
      await provide(language.code);
      if (before[0] !== tables.get(language.code) || before[1] !== english) speak();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The language of everything below it. */
export const I18nContext = createContext<I18n | undefined>(undefined);

/**
 * The reader's language: `const { t, money } = useI18n()`.
 *
 * @throws {Error} outside an {@link I18nContext}
 */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error("useI18n needs an I18nContext.");
  return value;
}

/**
 * @param trade whether to include the texts that only money, orders and merchants need
 * @throws when a chunk can't be fetched
 */
export async function loadTable(code: string, trade = false): Promise<PartialTable> {
  if (code === "en") {
    const texts = await Promise.all([
      import("./locales/en/shop").then(({ shop }) => shop),
      trade ? import("./locales/en/trade").then((module) => module.trade) : undefined,
    ]);
    return Object.assign({}, core, ...texts);
  }
  const groups = trade ? ["core", "shop", "trade"] : ["core", "shop"];
  const texts = await Promise.all(groups.map((group) => files[`./locales/${code}/${group}.json`]?.()));
  return tableOf(Object.assign({}, ...texts));
}
