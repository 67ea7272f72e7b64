import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Eingabe löschen",
  history: "Suchverlauf",
  clearHistory: "Verlauf löschen",
  relatedProducts: "Passende Produkte",
  relatedStores: "Passende Shops",
  results: "Ergebnisse",
  products: "Produkte",
  stores: "Shops",
  noProducts: "Keine Produkte zu „{{words}}“",
  noStores: "Keine Shops zu „{{words}}“",
  advice: "Prüfen Sie die Schreibweise oder suchen Sie allgemeiner.",
  toProducts: { one: "{{count}} Produkt ansehen", other: "{{count}} Produkte ansehen" },
  toStores: { one: "{{count}} Shop ansehen", other: "{{count}} Shops ansehen" },
};
