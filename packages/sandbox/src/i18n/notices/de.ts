import type { Notices } from "./en";

export const de: Notices = {
  welcome: {
    title: "Willkommen, {name}",
    content: "Ihr Konto ist eingerichtet. Fügen Sie eine Lieferadresse hinzu und stöbern Sie los.",
  },
  order_paid: {
    title: "Zahlung eingegangen",
    content:
      "Bestellung {order_no} ist bezahlt: {total} {currency}. Sie wird innerhalb von {hours} Stunden versandt.",
  },
  order_shipped: {
    title: "Unterwegs zu Ihnen",
    content: "Bestellung {order_no} wurde mit {carrier} versandt, Sendungsnummer {tracking_no}.",
  },
  order_cancelled: {
    title: "Bestellung storniert",
    content: "Bestellung {order_no} wurde storniert. {reason}",
  },
  order_refunded: {
    title: "Erstattet",
    content:
      "Bestellung {order_no} wurde storniert und {total} {currency} wurden Ihrem Guthaben gutgeschrieben. {reason}",
  },
  order_received: {
    title: "Empfang bestätigt",
    content: "Bestellung {order_no} ist angekommen. Erzählen Sie anderen, wie sie Ihnen gefällt.",
  },
  order_new: {
    title: "Neue Bestellung",
    content: "Bestellung {order_no} über {total} {currency} wartet auf den Versand.",
  },
  order_closed: {
    title: "Bestellung storniert",
    content: "Bestellung {order_no} wurde vor dem Versand storniert.",
  },
  order_done: {
    title: "Empfang bestätigt",
    content: "Bestellung {order_no} ist angekommen. {net} {currency} sind später verfügbar.",
  },
  pay_expired: {
    title: "Zahlungsfrist abgelaufen",
    content: "Die Frist für die Zahlung {pay_no} ist abgelaufen. Die Bestellungen wurden storniert.",
  },
  pay_credited: {
    title: "Überweisung gutgeschrieben",
    content:
      "Eine Überweisung passte nicht zur Zahlung {pay_no}. {amount} {currency} wurden Ihrem Guthaben gutgeschrieben.",
  },
  settlement_available: {
    title: "Geld verfügbar",
    content: "{net} {currency} aus Bestellung {order_no} sind jetzt verfügbar.",
  },
  recharge_credited: {
    title: "Aufladung gutgeschrieben",
    content: "Aufladung {order_no}: {amount} {currency} wurden Ihrem Guthaben gutgeschrieben.",
  },
  recharge_rejected: {
    title: "Aufladung nicht angenommen",
    content: "Aufladung {order_no} wurde nicht angenommen. {reason}",
  },
  withdraw_created: {
    title: "Auszahlung in Prüfung",
    content: "Auszahlung {order_no} über {amount} {currency} wird geprüft.",
  },
  withdraw_completed: {
    title: "Auszahlung abgeschlossen",
    content: "Auszahlung {order_no}: {received} {coin} wurden gesendet.",
  },
  withdraw_returned: {
    title: "Auszahlung zurückgebucht",
    content:
      "Auszahlung {order_no} wurde nicht ausgeführt. {amount} {currency} wurden Ihrem Guthaben wieder gutgeschrieben. {reason}",
  },
  fund_password_set: {
    title: "Zahlungspasswort geändert",
    content: "Ihr Zahlungspasswort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich an uns.",
  },
  application_approved: {
    title: "Ihr Shop ist eröffnet",
    content: "{shopname} wurde freigegeben. Sie können mit dem Verkauf beginnen.",
  },
  application_rejected: {
    title: "Es fehlt noch etwas",
    content: "Ihr Antrag für {shopname} muss korrigiert werden.",
  },
  review_reply: {
    title: "Der Shop hat geantwortet",
    content: "{shopname} hat auf Ihre Bewertung von {title} geantwortet.",
  },
  loan_approved: {
    title: "Kredit bewilligt",
    content: "Ihr Kreditantrag über {amount} {currency} wurde bewilligt.",
  },
  loan_rejected: {
    title: "Kredit nicht bewilligt",
    content: "Ihr Kreditantrag über {amount} {currency} wurde nicht bewilligt. {reason}",
  },
};
