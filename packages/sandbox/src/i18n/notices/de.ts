import type { Notices } from "./en";

export const de: Notices = {
  welcome: {
    title: "Willkommen, {name}",
    content: "Ihr Konto ist eingerichtet. Fügen Sie eine Lieferadresse hinzu und stöbern Sie los.",
  },
  order_paid: {
    title: "Zahlung eingegangen",
    content:
      "Bestellung {order_no} ist bezahlt: {total} {currency}. Sie wird innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} versandt.",
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
    content:
      "Sie haben den Empfang der Bestellung {order_no} bestätigt. Wie zufrieden sind Sie? Schreiben Sie eine Bewertung.",
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
    content:
      "Bestellung {order_no} ist angekommen. {net} {currency} werden Ihnen in einigen Tagen gutgeschrieben.",
  },
  pay_expired: {
    title: "Zahlungsfrist abgelaufen",
    content: "Die Frist für die Zahlung {pay_no} ist abgelaufen. Die Bestellungen wurden storniert.",
  },
  pay_credited: {
    title: "Transfer gutgeschrieben",
    content:
      "Ein Transfer passte nicht zur Zahlung {pay_no}. {amount} {currency} wurden Ihrem Guthaben gutgeschrieben.",
  },
  settlement_available: {
    title: "Abrechnung verfügbar",
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
    title: "Bitte korrigieren Sie Ihren Antrag",
    content: "Ihr Antrag für {shopname} muss korrigiert werden.",
  },
  store_review_approved: {
    title: "Name und Logo Ihres Shops sind freigegeben",
    content: "{shopname} erscheint jetzt mit dem neuen Profil.",
  },
  store_review_rejected: {
    title: "Name oder Logo Ihres Shops wurde nicht angenommen",
    content: "{shopname} behält das bisherige Profil. Grund: {note}",
  },
  review_reply: {
    title: "Der Shop hat geantwortet",
    content: "{shopname} hat auf Ihre Bewertung von {title} geantwortet.",
  },
  dispute_opened: {
    title: "Ein Käufer meldet ein Problem",
    content:
      "Der Käufer der Bestellung {order_no} verlangt {amount} {currency} zurück. Antworten Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}}, sonst entscheidet der Marktplatz.",
  },
  dispute_offered: {
    title: "Der Shop macht ein Angebot",
    content:
      "Für Bestellung {order_no} bietet der Shop eine Erstattung von {amount} {currency} an. Nehmen Sie an oder lassen Sie den Marktplatz entscheiden.",
  },
  dispute_objected: {
    title: "Der Shop widerspricht",
    content:
      "Der Shop ist bei Bestellung {order_no} anderer Meinung. Lassen Sie den Marktplatz entscheiden oder ziehen Sie die Meldung zurück.",
  },
  dispute_escalated: {
    title: "Der Marktplatz entscheidet",
    content:
      "Über das Problem mit Bestellung {order_no} entscheidet jetzt der Marktplatz. Beide Seiten erhalten Nachricht.",
  },
  return_requested: {
    title: "Ein Käufer möchte Ware zurücksenden",
    content:
      "Der Käufer der Bestellung {order_no} möchte Ware zurücksenden und {amount} {currency} erstattet bekommen. Antworten Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}}, sonst entscheidet der Marktplatz.",
  },
  return_agreed: {
    title: "Der Shop nimmt die Ware zurück",
    content:
      "Senden Sie die Ware der Bestellung {order_no} innerhalb von {days, plural, one {# Tag} other {# Tagen}} zurück und tragen Sie die Sendungsnummer ein. Die Adresse steht in der Bestellung. Ohne Rücksendung in dieser Zeit gibt es keine Erstattung.",
  },
  return_sent: {
    title: "Eine Rücksendung ist unterwegs",
    content:
      "Die Ware der Bestellung {order_no} kommt mit {carrier} zurück, Sendungsnummer {tracking_no}. Bestätigen Sie den Eingang. Ohne Antwort innerhalb von {days, plural, one {# Tag} other {# Tagen}} wird dem Käufer erstattet.",
  },
  return_expired: {
    title: "Rücksendung abgelaufen",
    content:
      "Die Ware der Bestellung {order_no} wurde nicht rechtzeitig zurückgesandt, daher gibt es keine Erstattung. Die Bestellung läuft normal weiter.",
  },
  dispute_withdrawn: {
    title: "Meldung zurückgezogen",
    content:
      "Der Käufer hat die Meldung zu Bestellung {order_no} zurückgezogen. Die Bestellung läuft normal weiter.",
  },
  dispute_refunded: {
    title: "Erstattet",
    content: "{amount} {currency} aus Bestellung {order_no} wurden Ihrem Guthaben gutgeschrieben. {reason}",
  },
  dispute_charged: {
    title: "Dem Käufer wurde erstattet",
    content: "{amount} {currency} aus Bestellung {order_no} gingen an den Käufer zurück. {reason}",
  },
  dispute_rejected: {
    title: "Keine Erstattung",
    content: "Das Problem mit Bestellung {order_no} wurde ohne Erstattung entschieden. {reason}",
  },
  offer_new: {
    title: "Neues Angebot",
    content:
      "{shopname} hat ein Angebot zu Ihrem Gesuch „{title}“ gemacht. Dort können Sie vergleichen und annehmen.",
  },
  offer_accepted: {
    title: "Ihr Angebot wurde angenommen",
    content:
      "Der Käufer von „{title}“ hat Ihr Angebot angenommen. Sobald die Bestellung bezahlt ist, sagen wir Ihnen Bescheid.",
  },
  offer_declined: {
    title: "Ihr Angebot wurde abgelehnt",
    content: "Der Käufer von „{title}“ hat Ihr Angebot abgelehnt.",
  },
  offer_closed: {
    title: "Gesuch geschlossen",
    content: "Das Gesuch „{title}“ ist geschlossen; Ihr Angebot gilt damit nicht mehr.",
  },
  account_frozen: {
    title: "Ihr Konto ist eingefroren",
    content:
      "Sie können sich anmelden und alles ansehen, aber kein Geld bewegen. Wenn Sie den Grund nicht kennen, wenden Sie sich an uns.",
  },
  account_unfrozen: {
    title: "Ihr Konto ist wieder frei",
    content: "Ihr Konto ist nicht mehr eingefroren: Sie können wieder bezahlen und auszahlen.",
  },
  store_suspended: {
    title: "Ihr Shop ist gesperrt",
    content:
      "{shopname} kann zurzeit weder verkaufen noch versenden, und Käufer können stornieren, was noch nicht versandt ist. Wenn Sie den Grund nicht kennen, wenden Sie sich an uns.",
  },
  store_reopened: {
    title: "Ihr Shop ist wieder geöffnet",
    content: "{shopname} kann wieder verkaufen und versenden.",
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
