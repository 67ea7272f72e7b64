import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "Você ainda não tem senha de fundos. Ela confirma pagamentos com saldo e saques.",
  set: "Criar senha de fundos",
  lockedUntil:
    "Bloqueada após muitas tentativas erradas. Volta a funcionar a partir de {{time}} ou após redefinir.",
  forgotten: "Esqueceu?",
  setLead: "Ela confirma pagamentos com saldo e saques. Escolha uma diferente da senha de acesso.",
  change: "Alterar senha de fundos",
  reset: "Redefinir senha de fundos",
  resetLead: "Você precisa da senha de acesso e de um código que enviamos para {{email}}.",
  resetLock: "Para sua segurança, após redefinir não será possível sacar por 24\u00a0horas.",
  noEmail: "Sua conta não tem e-mail; o atendimento precisa ajudar a redefinir.",
  present: "Senha de fundos atual",
  new: "Nova senha de fundos",
  repeat: "Repita a senha de fundos",
  know: "Lembrei da senha",
  saved: "Senha de fundos salva",
  already:
    "Sua senha de fundos já está salva, como você digitou em uma tentativa anterior. Aqui você pode alterá-la ou, se não souber qual é, redefini-la.",
  loginFirst: "Entre para criar a senha que confirma seus pagamentos.",
};
