import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "Nachrichten",
  new: "Ungelesen",
  readAll: "Alle als gelesen markieren",
  allRead: "Alles gelesen",
  emptyTitle: "Noch keine Nachrichten",
  emptyText: "Hier lesen Sie Neues zu Ihren Bestellungen und Ihrem Guthaben.",
  loginText: "Melden Sie sich an, um Ihre Nachrichten zu lesen.",
  all: "Alle Nachrichten",
  system: "Shop",
  order: "Bestellungen",
  wallet: "Guthaben",
  merchant: "Ihr Shop",
  toOrder: "Zur Bestellung",
  toPay: "Zur Zahlung",
  toRecharge: "Zur Aufladung",
  toWithdrawal: "Zur Auszahlung",
  toLoan: "Zu Ihren Krediten",
  toProduct: "Zum Produkt",
  toStore: "Zu Ihrem Shop",
};
