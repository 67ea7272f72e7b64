import { home } from "./en/home";
import { shell } from "./en/shell";
import type { PartialTable } from "./types";

/** The English texts of the first load; the rest comes with the first screen that is not the home page. */
export const firstEnglish: PartialTable = { shell, home };

/** Texts by the language's stored code. `fr` is supported without a table and reads English (specification, section 9). */
const loaders: Readonly<Record<string, () => Promise<PartialTable>>> = {
  "zh-CN": async () => (await import("./zh-CN/table")).table,
  de: async () => (await import("./de/table")).table,
  es: async () => (await import("./es/table")).table,
  pt: async () => (await import("./pt/table")).table,
  ru: async () => (await import("./ru/table")).table,
  ar: async () => (await import("./ar/table")).table,
  tw: async () => (await import("./tw/table")).table,
  ja: async () => (await import("./ja/table")).table,
  ko: async () => (await import("./ko/table")).table,
  vi: async () => (await import("./vi/table")).table,
  hi: async () => (await import("./hi/table")).table,
};

/** Codes that have their own table. */
export const translated: readonly string[] = ["en", ...Object.keys(loaders)];

/** @throws when the chunk can't be fetched */
export async function loadTable(code: string): Promise<PartialTable> {
  return (await loaders[code]?.()) ?? {};
}

/** All English texts. @throws when the chunk can't be fetched */
export async function loadEnglish(): Promise<PartialTable> {
  return { ...firstEnglish, ...(await import("./en/rest")).rest };
}
