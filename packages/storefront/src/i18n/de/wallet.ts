import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "Noch keine Aufladungen",
  rechargesEmptyText: "Wenn Sie Guthaben aufladen, steht jede Überweisung hier.",
  toMine: "Zu meinem Konto",
  created: "Warten auf Überweisung",
  submitted: "In Prüfung",
  confirming: "Unterwegs",
  credited: "Gutgeschrieben",
  rejected: "Abgelehnt",
  expired: "Abgelaufen",
  processing: "In Bearbeitung",
  processingText: "Diese Aufladung wird bearbeitet. Dauert es zu lange, hilft Ihnen der Kundenservice.",
  confirmations: "{{done}} von {{total}} Netzwerkbestätigungen",
  creditedMoney: "Gutschrift",
  received: "Eingegangen",
  network: "Netzwerk",
  orderNo: "Nummer",
  reason: "Grund:",
  list: "Aufladungen",
};
