import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Stand: {{date}}",
  emptyTitle: "Hier steht noch nichts",
  emptyText: "Fragen? Unser Kundenservice hilft Ihnen gern weiter.",
  more: "Weiterlesen",
  helpLead: "Kurze Antworten auf die häufigsten Fragen von Käufern und Verkäufern.",
};
