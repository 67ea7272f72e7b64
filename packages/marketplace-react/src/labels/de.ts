import { createLabels } from "./create-labels.js";

/** The texts of the primitives in German. */
export const labels = createLabels("de", {
  back: "Zurück",
  close: "Schließen",
  copy: "Kopieren",
  copied: "Kopiert",
  copyByHand: "Ihr Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopieren Sie ihn von Hand.",
  decrease: "Menge verringern",
  increase: "Menge erhöhen",
  quantity: "Menge",
  notWhole: "Geben Sie eine ganze Zahl ein. Die Menge ist weiterhin {quantity}.",
  atLeast: "Mindestens {quantity}",
  atMost: "Höchstens {quantity}",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  loading: "Wird geladen",
  loadMore: "Mehr anzeigen",
  loadMoreFailed: "Die nächste Seite konnte nicht geladen werden.",
  retry: "Erneut versuchen",
  endOfList: "Sie haben alles gesehen",
  previousPrice: "Früherer Preis",
  listPrice: "Ursprünglicher Preis",
  priceFrom: "Ab {price}",
  rating: "{stars} von 5\u00a0Sternen",
  failure: {
    network: "Keine Verbindung. Bitte prüfen Sie Ihr Internet und versuchen Sie es erneut.",
    timeout: "Das dauert gerade zu lange. Bitte versuchen Sie es gleich noch einmal.",
    refused: "Die Anfrage ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
    held: "In einem anderen Tab wurde das Konto gewechselt. Es wurde nichts gesendet.",
    blocked:
      "Eine Sicherheitsprüfung hat das gestoppt. Bitte schalten Sie Ihr VPN aus oder wechseln Sie das Netz.",
    tooLarge: "Das ist zu groß zum Senden. Bitte wählen Sie eine kleinere Datei oder einen kürzeren Text.",
    tooMany: {
      one: "Das war zu viel auf einmal. Bitte versuchen Sie es in {minutes}\u00a0Minute noch einmal.",
      other: "Das war zu viel auf einmal. Bitte versuchen Sie es in {minutes}\u00a0Minuten noch einmal.",
    },
    busy: {
      one: "Es ist gerade sehr viel los, oder der Shop wird gewartet. Bitte versuchen Sie es in {minutes}\u00a0Minute noch einmal.",
      other:
        "Es ist gerade sehr viel los, oder der Shop wird gewartet. Bitte versuchen Sie es in {minutes}\u00a0Minuten noch einmal.",
    },
    other: "Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.",
  },
});
