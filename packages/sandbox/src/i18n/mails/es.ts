import type { Mails } from "./en";

export const es: Mails = {
  code: {
    subject: "Tu código: {code}",
    body: "Tu código es {code}. Vale durante {seconds, plural, one {# segundo} other {# segundos}}. Si no lo has pedido, ignora este mensaje y no des el código a nadie.",
  },
  known: {
    subject: "Ya tienes una cuenta",
    body: "Alguien ha querido registrarse con esta dirección de correo, pero ya tiene una cuenta. Si has sido tú, inicia sesión. Si no, no tienes que hacer nada.",
  },
  code_guessed: {
    subject: "Alguien ha introducido códigos erróneos",
    body: "En {hours, plural, one {# hora} other {# horas}} se {count, plural, one {ha introducido # código erróneo} other {han introducido # códigos erróneos}} para tu cuenta. Si no has sido tú, alguien intenta entrar: no des ningún código a nadie y cambia tu contraseña.",
  },
  code_locked: {
    subject: "Códigos bloqueados durante {hours, plural, one {# hora} other {# horas}}",
    body: "Se {count, plural, one {ha introducido # código erróneo} other {han introducido # códigos erróneos}} para tu cuenta. Hasta {hours, plural, one {# hora} other {# horas}} después del primero no se acepta ningún código para esto. Si no has sido tú, cambia tu contraseña. Con ella puedes seguir iniciando sesión.",
  },
  password_changed: {
    subject: "Se ha cambiado tu contraseña",
    body: "Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, restablécela ahora con «¿Has olvidado la contraseña?» y ponte en contacto con nosotros.",
  },
  email_changed: {
    subject: "Se ha cambiado tu correo electrónico",
    body: "Tu cuenta tiene ahora otra dirección de correo; a esta ya no llegarán códigos. Los retiros están bloqueados 24 horas. Si no has sido tú, inicia sesión, cambia tu contraseña y ponte en contacto con nosotros.",
  },
};
