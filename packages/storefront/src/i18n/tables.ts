import { core } from "./locales/en/core";
import type { CoreTexts, PartialTable, ShopTexts, TradeTexts } from "./types";

/** The English texts of the first load. The rest is loaded with the first screen other than the home page. */
export const coreEnglish: PartialTable = core;

/** One folder per language, named by its stored code. A language without a folder is shown in English. */
const cores = import.meta.glob<CoreTexts>(["./locales/*/core.ts", "!./locales/en/core.ts"], {
  import: "core",
});
const shops = import.meta.glob<ShopTexts>("./locales/*/shop.ts", { import: "shop" });
const trades = import.meta.glob<TradeTexts>("./locales/*/trade.ts", { import: "trade" });

/** Codes of the languages with texts. */
export const translated: readonly string[] = Object.keys(shops).map((path) => path.split("/")[2] ?? "");

/**
 * @param trade whether to include the texts that only money, orders and merchants need
 * @throws when a chunk can't be fetched
 */
export async function loadTable(code: string, trade = false): Promise<PartialTable> {
  const folder = `./locales/${code}`;
  const texts = await Promise.all([
    code === "en" ? core : cores[`${folder}/core.ts`]?.(),
    shops[`${folder}/shop.ts`]?.(),
    trade ? trades[`${folder}/trade.ts`]?.() : undefined,
  ]);
  return Object.assign({}, ...texts);
}
