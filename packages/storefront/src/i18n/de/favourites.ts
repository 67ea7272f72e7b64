import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { one: "{{count}} Produkt", other: "{{count}} Produkte" },
  clear: "Merkliste leeren",
  cleared: "Die Merkliste ist jetzt leer",
  emptyTitle: "Noch nichts gemerkt",
  emptyText: "Tippen Sie bei einem Produkt auf das Herz: Dann finden Sie es hier wieder, auch offline.",
};
