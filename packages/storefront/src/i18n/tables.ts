import { home } from "./en/home";
import { shell } from "./en/shell";
import type { PartialTable } from "./types";

/** The English texts of the first load; the rest comes with the first screen that is not the home page. */
export const firstEnglish: PartialTable = { shell, home };

/** A language's own chunk: the texts of the shop, and the way to those of money and trade. */
interface Texts {
  table: PartialTable;
  loadTrade: () => Promise<{ trade: PartialTable }>;
}

/** Texts by the language's stored code. `fr` is supported without a table and reads English (docs/product.md, "Constants"). */
const loaders: Readonly<Record<string, () => Promise<Texts>>> = {
  "zh-CN": () => import("./zh-CN/table"),
  de: () => import("./de/table"),
  es: () => import("./es/table"),
  pt: () => import("./pt/table"),
  ru: () => import("./ru/table"),
  ar: () => import("./ar/table"),
  tw: () => import("./tw/table"),
  ja: () => import("./ja/table"),
  ko: () => import("./ko/table"),
  vi: () => import("./vi/table"),
  hi: () => import("./hi/table"),
};

/** Codes that have their own table. */
export const translated: readonly string[] = ["en", ...Object.keys(loaders)];

/**
 * @param trade with the texts that only money, orders and merchants need
 * @throws when a chunk can't be fetched
 */
export async function loadTable(code: string, trade = false): Promise<PartialTable> {
  const own = await loaders[code]?.();
  return { ...own?.table, ...(trade ? (await own?.loadTrade())?.trade : undefined) };
}

// Apart from where its parts are taken: bundlers write a longer import there.
const loadRest = () => import("./en/rest");

/** English beyond the first load, as {@link loadTable}. @throws when a chunk can't be fetched */
export async function loadEnglish(trade = false): Promise<PartialTable> {
  const own = await loadRest();
  return { ...firstEnglish, ...own.rest, ...(trade ? (await own.loadTrade()).trade : undefined) };
}
