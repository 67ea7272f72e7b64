import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen:
    "Ihr Konto ist eingefroren: Geldbewegungen sind nicht möglich. Bitte wenden Sie sich an den Kundendienst.",
  account_or_password_wrong: "Konto oder Passwort ist falsch.",
  acknowledgement_required: "Bitte bestätigen Sie, dass Sie den Warnhinweis gelesen haben.",
  address_invalid: "Diese Adresse ist im gewählten Netzwerk nicht gültig.",
  address_required: "Bitte wählen Sie zuerst eine Lieferadresse.",
  address_wrong_network:
    "Diese Adresse gehört zu einem anderen Netzwerk. Bitte prüfen Sie das Netzwerk, bevor Sie senden.",
  already_commented: "Sie haben diesen Artikel bereits bewertet.",
  already_disputed: "Sie haben zu dieser Bestellung bereits ein Problem gemeldet.",
  already_paid: "Diese Bestellung ist bereits bezahlt.",
  already_replied: "Sie haben auf diese Bewertung bereits geantwortet.",
  already_shipped: "Diese Bestellung wurde bereits versandt.",
  amount_range: "Der Betrag liegt außerhalb des angebotenen Rahmens.",
  amount_step: "Der Betrag muss ein Vielfaches von {step} sein.",
  amount_too_large: "Der Betrag ist zu hoch. Höchstbetrag: {max}.",
  amount_too_small: "Der Betrag ist zu niedrig. Mindestbetrag: {min}.",
  application_exists: "Ihr Antrag liegt bereits vor. Bitte warten Sie die Prüfung ab.",
  area_not_open: "In dieses Gebiet liefern wir noch nicht.",
  bad_state: "Das ist bei diesem Status nicht mehr möglich.",
  below_minimum: "Von diesem Produkt sind mindestens {min_order} Stück zu bestellen.",
  cart_empty: "Es gibt nichts zu bestellen.",
  changed_elsewhere:
    "Ein anderes Gerät hat inzwischen eine Änderung gespeichert. Versuchen Sie es noch einmal.",
  code_locked: "Es wurden zu viele falsche Codes eingegeben. 24 Stunden lang wird kein Code angenommen.",
  code_required:
    "Für dieses Konto wurden zu viele falsche Passwörter eingegeben. Melden Sie sich mit Ihrer E-Mail-Adresse, Ihrem Passwort und einem Code an, den wir Ihnen senden.",
  code_wrong: "Der Code ist falsch oder abgelaufen.",
  content_rejected: "Dieser Text kann nicht veröffentlicht werden. Bitte ändern Sie ihn.",
  daily_limit: "Das übersteigt Ihr Tageslimit. Heute können Sie noch {left} auszahlen.",
  dispute_open: "Sie haben zu dieser Bestellung ein Problem gemeldet. Ziehen Sie die Meldung zuerst zurück.",
  dispute_too_late: "Die Frist, zu dieser Bestellung ein Problem zu melden, ist abgelaufen.",
  document_used: "Dieses Dokument ist bereits für einen anderen Shop registriert.",
  email_taken: "Diese E-Mail-Adresse wird bereits verwendet.",
  field_invalid: "Hier stimmt etwas nicht. Bitte prüfen Sie Ihre Angaben.",
  file_not_found: "Eine Datei ist nicht mehr vorhanden. Bitte laden Sie sie erneut hoch.",
  fund_password_locked:
    "Das Zahlungspasswort ist nach zu vielen Fehlversuchen gesperrt. Bitte versuchen Sie es später erneut.",
  fund_password_unset: "Bitte legen Sie zuerst ein Zahlungspasswort fest.",
  fund_password_wrong: "Das Zahlungspasswort ist falsch. Verbleibende Versuche: {left}.",
  has_open_orders:
    "Zu diesem Produkt gibt es offene Bestellungen. Nehmen Sie es stattdessen aus dem Verkauf.",
  idempotency_in_progress: "Diese Anfrage wird noch bearbeitet.",
  idempotency_mismatch: "Das wurde schon mit anderen Angaben gesendet. Bitte beginnen Sie neu.",
  image_invalid: "Diese Datei ist kein verwendbares Bild.",
  insufficient_balance: "Ihr Guthaben reicht nicht aus.",
  invalid_field: "Hier stimmt etwas nicht. Bitte prüfen Sie Ihre Angaben.",
  invite_code_invalid: "Diesen Einladungscode gibt es nicht.",
  loan_disabled: "Kredite werden derzeit nicht angeboten.",
  locked: "Auszahlungen sind vorübergehend gesperrt. Bitte versuchen Sie es später erneut.",
  memo_required: "Dieses Netzwerk verlangt ein Memo (Tag).",
  mobile_taken: "Diese Handynummer wird bereits verwendet.",
  network_disabled: "Dieses Netzwerk ist zurzeit nicht verfügbar.",
  not_merchant: "Bitte eröffnen Sie zuerst einen Shop.",
  offer_changed: "Das Angebot hat sich geändert. Bitte sehen Sie es sich noch einmal an.",
  open_application: "Sie haben bereits einen offenen Antrag.",
  order_below_minimum: "Dieser Shop nimmt Bestellungen ab {min} an, ohne Versand und Steuern.",
  order_changed: "An Ihrer Bestellung hat sich etwas geändert. Bitte sehen Sie sie sich noch einmal an.",
  owed_to_buyers:
    "Ihr Shop ist gesperrt. Was seinen Käufern zustehen könnte, bleibt hier; auszahlen können Sie {left}.",
  own_product: "Im eigenen Shop können Sie nicht einkaufen.",
  own_request: "Das ist Ihr eigenes Gesuch.",
  own_shop: "Dem eigenen Shop können Sie nicht folgen.",
  pack_mismatch: "Dieses Produkt gibt es nur in Packungen zu {pack_size} Stück.",
  password_wrong: "Das Passwort ist falsch.",
  pay_expired: "Die Zahlungsfrist ist abgelaufen. Bitte bestellen Sie erneut.",
  price_changed: "Der Preis hat sich geändert. Bitte prüfen Sie den neuen Gesamtbetrag.",
  price_invalid: "Bitte geben Sie einen gültigen Preis ein.",
  product_elsewhere: "Dieser Shop verkauft dieses Produkt nicht.",
  product_unavailable: "Dieses Produkt ist nicht mehr erhältlich.",
  proof_required: "Geben Sie die Transaktions-ID ein oder laden Sie einen Screenshot hoch.",
  quote_changed: "Gebühr oder Betrag haben sich geändert. Bitte prüfen Sie beides noch einmal.",
  quote_expired: "Dieses Angebot ist abgelaufen. Bitte fordern Sie ein neues an.",
  range_too_long: "Dieser Zeitraum ist zu lang. Bitte wählen Sie einen kürzeren.",
  rate_unavailable: "Zurzeit liegt kein Wechselkurs vor. Bitte versuchen Sie es später erneut.",
  request_closed: "Dieses Gesuch ist geschlossen. Angebote sind nicht mehr möglich.",
  same_as_login: "Das Zahlungspasswort muss sich vom Anmeldepasswort unterscheiden.",
  same_operator: "Sie haben bereits zugestimmt. Es muss noch eine zweite Person zustimmen.",
  self_address: "Das ist eine unserer Einzahlungsadressen. Bitte geben Sie Ihre eigene ein.",
  shop_suspended: "Dieser Shop ist gesperrt: Er kann zurzeit weder verkaufen noch versenden.",
  shopname_taken: "Dieser Shopname ist bereits vergeben.",
  social_unavailable: "Die Anmeldung über diesen Dienst ist nicht verfügbar.",
  stock_short: "Nicht genug auf Lager. Noch verfügbar: {left}.",
  terms_changed: "Die Bedingungen haben sich geändert. Bitte lesen und bestätigen Sie sie erneut.",
  too_many_addresses:
    "Sie haben bereits {max} Adressen. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.",
  too_many_offers: "Mehr als {max} Angebote sind hier nicht möglich. Bitte versuchen Sie es später erneut.",
  too_many_open: "Sie haben zu viele offene Vorgänge. Bitte schließen Sie zuerst einen ab.",
  too_many_unpaid:
    "Sie haben zu viele unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie zuerst eine.",
  unpaid_too_much:
    "Ihr Konto kann noch keine unbezahlten Bestellungen in dieser Höhe reservieren. Bestellen Sie weniger, oder laden Sie zuerst Guthaben auf.",
  txid_invalid: "Das ist keine gültige Transaktions-ID.",
  txid_used: "Diese Transaktions-ID wurde bereits verwendet.",
  username_taken: "Dieser Benutzername ist bereits vergeben.",
  version_conflict: "Die Angaben wurden inzwischen geändert. Bitte laden Sie neu.",
  weak_password: "Dieses Passwort ist zu leicht zu erraten.",

  forbidden: "Dazu sind Sie nicht berechtigt.",
  malformed_body: "Die Anfrage konnte nicht gelesen werden.",
  method_not_allowed: "Diese Methode ist hier nicht erlaubt.",
  missing_field: "Hier fehlt noch etwas. Bitte ergänzen Sie es.",
  not_found: "Nicht gefunden.",
  server_failed: "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  sign_in_first: "Bitte melden Sie sich zuerst an.",
  too_large: "Das ist zu groß.",
  too_many_requests: "Zu viele Anfragen. Bitte versuchen Sie es später erneut.",
  unavailable: "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",

  cancelled: "Storniert",
  closed: "Geschlossen",
  code_sent: "Der Code wurde gesendet",
  deleted: "Gelöscht",
  fund_password_saved: "Zahlungspasswort gespeichert",
  no_application: "Sie haben noch keinen Antrag gestellt",
  ok: "Erledigt",
  order_placed: "Bestellung aufgegeben",
  paid: "Bezahlt",
  password_length: "Verwenden Sie {min} bis {max} Zeichen.",
  password_changed: "Passwort geändert. Bitte melden Sie sich neu an.",
  published: "Veröffentlicht",
  receipt_confirmed: "Empfang bestätigt",
  registered: "Willkommen! Ihr Konto ist eingerichtet.",
  replied: "Antwort gesendet",
  reviewed: "Vielen Dank für Ihre Bewertung",
  saved: "Gespeichert",
  shipped: "Versendet",
  signed_in: "Angemeldet",
  signed_out: "Abgemeldet",
  submitted: "Zur Prüfung eingereicht",
  uploaded: "Hochgeladen",

  address_hint_bitcoin: "beginnt mit bc1, 1 oder 3",
  address_hint_evm: "42 Zeichen, beginnt mit 0x",
  address_hint_tron: "34 Zeichen, beginnt mit T",
  loan_example:
    "{amount} {currency} für {days, plural, one {# Tag} other {# Tage}} leihen: {fee} Kosten, {total} in einer Summe zurückzahlen. Effektiver Jahreszins {apr}\u00a0%.",
  loan_warning: "Geld leihen kostet Geld.",
  log_adjustment: "Korrektur",
  log_overpayment: "Nicht passender Transfer zur Zahlung {no}",
  log_payment: "Bestellung {no}",
  log_recharge: "Aufladung {no}",
  log_refund: "Erstattung zur Bestellung {no}",
  log_settlement: "Verkauf, Bestellung {no}",
  log_withdrawal: "Auszahlung {no}",
  log_withdrawal_return: "Auszahlung {no} zurückgebucht",
  recharge_notice:
    "Geben Sie den tatsächlich überwiesenen Betrag an, sonst kann die Prüfung scheitern. Gutgeschrieben wird, was ankommt.",
  sandbox_address:
    "Dies ist eine Testumgebung: Die Adresse gehört niemandem. Senden Sie niemals echtes Geld dorthin.",
  send_only: "Senden Sie nur {coin} und nur über {network}.",
  transfer_irreversible:
    "Krypto-Transfers lassen sich nicht rückgängig machen. Bei falschem Netzwerk oder falscher Adresse ist das Geld verloren.",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "Ihr Code: {code}",
    body: "Ihr Code lautet {code}. Er gilt {seconds, plural, one {# Sekunde} other {# Sekunden}}. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht und geben Sie den Code an niemanden weiter.",
  },
  known: {
    subject: "Sie haben bereits ein Konto",
    body: "Jemand wollte sich mit dieser E-Mail-Adresse registrieren, zu ihr gibt es aber schon ein Konto. Wenn Sie das waren, melden Sie sich an. Sonst müssen Sie nichts tun.",
  },
  code_guessed: {
    subject: "Jemand hat falsche Codes eingegeben",
    body: "Innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} {count, plural, one {wurde für Ihr Konto # falscher Code} other {wurden für Ihr Konto # falsche Codes}} eingegeben. Wenn Sie das nicht waren, versucht jemand, sich Zugang zu verschaffen: Geben Sie keinen Code weiter und ändern Sie Ihr Passwort.",
  },
  password_changed: {
    subject: "Ihr Passwort wurde geändert",
    body: "Das Anmeldepasswort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet. Wenn Sie das nicht waren, setzen Sie es jetzt über „Passwort vergessen?“ zurück und melden Sie sich bei uns.",
  },
  email_changed: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    body: "Ihr Konto hat jetzt eine andere E-Mail-Adresse; an diese gehen keine Codes mehr. Auszahlungen sind 24 Stunden lang gesperrt. Wenn Sie das nicht waren, melden Sie sich an, ändern Sie Ihr Passwort und melden Sie sich bei uns.",
  },
};
