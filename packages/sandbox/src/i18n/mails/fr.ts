import type { Mails } from "./en";

export const fr: Mails = {
  code: {
    subject: "Votre code\u00a0: {code}",
    body: "Votre code est {code}. Il expire dans {seconds, plural, one {# seconde} other {# secondes}}. Si vous ne l’avez pas demandé, ignorez cet e-mail et ne communiquez le code à personne.",
  },
  known: {
    subject: "Vous avez déjà un compte",
    body: "Quelqu’un a voulu s’inscrire avec cette adresse e-mail, mais elle a déjà un compte. Si c’était vous, connectez-vous simplement. Sinon, vous n’avez rien à faire.",
  },
  code_guessed: {
    subject: "Quelqu’un a saisi des codes erronés",
    body: "{count, plural, one {# code erroné a été saisi} other {# codes erronés ont été saisis}} pour votre compte en {hours, plural, one {# heure} other {# heures}}. Si ce n’était pas vous, quelqu’un essaie d’y accéder\u00a0: ne communiquez aucun code et changez votre mot de passe.",
  },
  code_locked: {
    subject: "Codes bloqués pendant {hours, plural, one {# heure} other {# heures}}",
    body: "{count, plural, one {# code erroné a été saisi} other {# codes erronés ont été saisis}} pour votre compte. Aucun code n’est accepté pour cette opération pendant les {hours, plural, one {# heure} other {# heures}} qui suivent le premier. Si ce n’était pas vous, changez votre mot de passe. Vous pouvez toujours l’utiliser pour vous connecter.",
  },
  password_changed: {
    subject: "Votre mot de passe a été changé",
    body: "Votre mot de passe de connexion a été changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez-le tout de suite avec «\u00a0Mot de passe oublié\u202f?\u00a0» et contactez-nous.",
  },
  email_changed: {
    subject: "Votre adresse e-mail a été changée",
    body: "Votre compte a une nouvelle adresse e-mail\u202f; celle-ci ne reçoit plus de codes. Les retraits sont suspendus pendant 24\u00a0heures. Si ce n’était pas vous, connectez-vous, changez votre mot de passe et contactez-nous.",
  },
};
