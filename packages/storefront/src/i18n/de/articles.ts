import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Stand: {{date}}",
  emptyTitle: "Hier steht noch nichts",
  emptyText: "Fragen? Unser Kundenservice hilft Ihnen gern weiter.",
  more: "Weiterlesen",
  helpLead: "Kurze Antworten auf die häufigsten Fragen von Käufern und Verkäufern.",
  goneTitle: "Diese Seite gibt es nicht mehr",
  goneText: "In der Hilfe steht alles, was aktuell ist.",
  sellTitle: "In drei Schritten zum eigenen Shop",
  sellText: "Unterlagen einreichen, 2 bis 48\u00a0Stunden auf die Prüfung warten, dann verkaufen.",
};
