import { home } from "./en/home";
import { shell } from "./en/shell";
import type { PartialTable } from "./types";

/** The English texts of the first load; the rest comes with the first screen that is not the home page. */
export const firstEnglish: PartialTable = { shell, home };

/** Texts by the language's stored code. `fr` is supported without a table and reads English (specification, section 9). */
const loaders: Readonly<Record<string, () => Promise<{ table: PartialTable }>>> = {
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

/** @throws when the chunk can't be fetched */
export async function loadTable(code: string): Promise<PartialTable> {
  return (await loaders[code]?.())?.table ?? {};
}

/** All English texts. @throws when the chunk can't be fetched */
export async function loadEnglish(): Promise<PartialTable> {
  return { ...firstEnglish, ...(await import("./en/rest")).rest };
}
