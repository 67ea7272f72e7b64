import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Eingabe löschen",
  suggestions: "Vorschläge",
  suggested: { one: "{{count}} Vorschlag", other: "{{count}} Vorschläge" },
  store: "Shop",
  category: "Kategorie",
  recent: "Zuletzt angesehen",
  history: "Suchverlauf",
  clearHistory: "Verlauf löschen",
  relatedProducts: "Passende Produkte",
  relatedStores: "Passende Shops",
  results: "Ergebnisse",
  products: "Produkte",
  stores: "Shops",
  requests: "Kaufgesuche",
  noProducts: "Keine Produkte zu „{{words}}“",
  noStores: "Keine Shops zu „{{words}}“",
  advice: "Prüfen Sie die Schreibweise oder suchen Sie allgemeiner.",
  toProducts: { one: "{{count}} Produkt ansehen", other: "{{count}} Produkte ansehen" },
  toStores: { one: "{{count}} Shop ansehen", other: "{{count}} Shops ansehen" },
};
