import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset:
    "Sie haben noch kein Zahlungspasswort. Damit bestätigen Sie Zahlungen vom Guthaben und Auszahlungen.",
  set: "Zahlungspasswort festlegen",
  lockedUntil:
    "Nach zu vielen Fehlversuchen gesperrt. Es gilt wieder ab {{time}} oder nach dem Zurücksetzen.",
  forgotten: "Vergessen?",
  setLead:
    "Damit bestätigen Sie Zahlungen vom Guthaben und Auszahlungen. Wählen Sie ein anderes als zum Anmelden.",
  change: "Zahlungspasswort ändern",
  reset: "Zahlungspasswort zurücksetzen",
  resetLead: "Sie brauchen Ihr Anmeldepasswort und einen Code, den wir an {{email}} schicken.",
  resetLock:
    "Zu Ihrer Sicherheit sind nach dem Zurücksetzen 24\u00a0Stunden lang keine Auszahlungen möglich.",
  noEmail: "In Ihrem Konto steht keine E-Mail-Adresse. Beim Zurücksetzen hilft Ihnen der Kundenservice.",
  present: "Bisheriges Zahlungspasswort",
  new: "Neues Zahlungspasswort",
  repeat: "Zahlungspasswort wiederholen",
  know: "Ich weiß es doch",
  saved: "Ihr Zahlungspasswort ist gespeichert",
  already:
    "Ihr Zahlungspasswort ist schon gespeichert, so wie Sie es bei einem früheren Versuch eingegeben haben. Hier können Sie es ändern oder, wenn Sie es nicht wissen, zurücksetzen.",
  loginFirst: "Melden Sie sich an, um das Passwort für Ihre Zahlungen festzulegen.",
};
