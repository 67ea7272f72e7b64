import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "Warenkorb",
  clear: "Warenkorb leeren",
  emptyTitle: "Ihr Warenkorb ist leer",
  emptyText: "Was Sie hineinlegen, bleibt hier\u00a0– auch offline.",
  browse: "Jetzt stöbern",
  lineName: "Produkt {{id}}",
  select: "{{title}} auswählen",
  selectStore: "Alles von {{name}} auswählen",
  selectAll: "Alle",
  remove: "{{title}} entfernen",
  removed: "Aus dem Warenkorb entfernt",
  cleared: "Der Warenkorb ist jetzt leer",
  pieces: { one: "{{count}}\u00a0Stück", other: "{{count}}\u00a0Stück" },
  left: { one: "Nur noch {{count}}\u00a0Stück", other: "Nur noch {{count}}\u00a0Stück" },
  subtotal: "Zwischensumme",
  total: "Gesamt",
  selected: { one: "{{count}}\u00a0Stück ausgewählt", other: "{{count}}\u00a0Stück ausgewählt" },
  beforeFees: "Zzgl. Versand und Steuern.",
};
