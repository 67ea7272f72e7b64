import type { Mails } from "./en";

export const pt: Mails = {
  code: {
    subject: "Seu código: {code}",
    body: "Seu código é {code}. Ele vale por {seconds, plural, one {# segundo} other {# segundos}}. Se você não o pediu, ignore esta mensagem e não informe o código a ninguém.",
  },
  known: {
    subject: "Você já tem uma conta",
    body: "Alguém quis se cadastrar com este endereço de e-mail, mas ele já tem uma conta. Se foi você, entre. Caso contrário, não é preciso fazer nada.",
  },
  code_guessed: {
    subject: "Alguém digitou códigos errados",
    body: "Em {hours, plural, one {# hora} other {# horas}}, {count, plural, one {# código errado foi digitado} other {# códigos errados foram digitados}} para a sua conta. Se não foi você, alguém está tentando entrar: não informe nenhum código a ninguém e altere sua senha.",
  },
  code_locked: {
    subject: "Códigos bloqueados por {hours, plural, one {# hora} other {# horas}}",
    body: "{count, plural, one {# código errado foi digitado} other {# códigos errados foram digitados}} para a sua conta. Até {hours, plural, one {# hora} other {# horas}} após o primeiro, nenhum código será aceito para esta ação. Se não foi você, altere sua senha. Você ainda pode entrar com ela.",
  },
  password_changed: {
    subject: "Sua senha foi alterada",
    body: 'A senha de acesso da sua conta foi alterada e todos os dispositivos foram desconectados. Se não foi você, redefina-a agora em "Esqueceu a senha?" e fale conosco.',
  },
  email_changed: {
    subject: "Seu e-mail foi alterado",
    body: "Sua conta agora tem outro e-mail; este não receberá mais códigos. Os saques ficam bloqueados por 24 horas. Se não foi você, entre, altere sua senha e fale conosco.",
  },
};
