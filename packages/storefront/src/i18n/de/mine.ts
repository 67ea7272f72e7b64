import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Schön, dass Sie da sind",
  guestLead: "Melden Sie sich an und sehen Sie Guthaben, Adressen und Ihre Shops auf einen Blick.",
  noName: "Mein Konto",
  register: "Registrieren",
  balance: "Guthaben",
  onHold: "{{money}} für Auszahlungen reserviert",
  history: "Kontobewegungen",
  balanceFailed: "Ihr Guthaben konnte nicht geladen werden.",
  shortcuts: "Schnellzugriff",
  paid: "Bezahlt",
  shipped: "Versendet",
  received: "Erhalten",
  assess: "Bewerten",
  orderCount: { one: "{{count}} Bestellung", other: "{{count}} Bestellungen" },
  account: "Konto",
  more: "Mehr",
  logOut: "Abmelden",
  loggedOut: "Sie sind abgemeldet",
};
