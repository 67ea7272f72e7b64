import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "Zurück",
  close: "Schließen",
  loadMore: "Mehr anzeigen",
  loadMoreFailed: "Die nächste Seite konnte nicht geladen werden.",
  end: "Das war alles.",
  notFoundTitle: "Diese Seite gibt es nicht",
  notFoundText: "Vielleicht ist der Link veraltet oder enthält einen Tippfehler.",
  toHome: "Zur Startseite",
  copy: "Kopieren",
  copied: "Kopiert",
  show: "Passwort anzeigen",
  hide: "Passwort verbergen",
  fewer: "Weniger",
  more: "Mehr",
  quantity: "Menge",
  picture: "Bild {{number}} von {{total}}",
  rating: "{{value}} von 5\u00a0Sternen",
  undo: "Rückgängig",
  earlierPrice: "Früherer Preis",
};
