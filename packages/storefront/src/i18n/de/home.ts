import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "Willkommen bei",
  search: "Produkte und Shops suchen",
  banners: "Angebote",
  categories: "Kategorien",
  daily: "Täglich neu",
  recommended: "Für Sie empfohlen",
  stores: "Empfohlene Shops",
  hot: "Bestseller",
  month: "Top des Monats",
  products: { one: "{{count}} Produkt", other: "{{count}} Produkte" },
  credit: "Bewertung {{score}}",
  rank: "Platz {{rank}}",
  emptyTitle: "Wir räumen gerade ein",
  emptyText:
    "Auf der Startseite ist noch nichts zu sehen. In der Produktliste finden Sie vielleicht schon mehr.",
};
