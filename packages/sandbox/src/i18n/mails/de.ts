import type { Mails } from "./en";

export const de: Mails = {
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
  code_locked: {
    subject: "Codes sind für {hours, plural, one {# Stunde} other {# Stunden}} gesperrt",
    body: "Für Ihr Konto {count, plural, one {wurde # falscher Code} other {wurden # falsche Codes}} eingegeben. Bis {hours, plural, one {# Stunde} other {# Stunden}} nach dem ersten gilt hierfür kein Code mehr. Wenn Sie das nicht waren, ändern Sie Ihr Passwort. Anmelden können Sie sich damit weiterhin.",
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
