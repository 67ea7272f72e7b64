import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Que bom ver você",
  guestLead: "Entre para ver seu saldo, seus endereços e as lojas que você segue.",
  noName: "Minha conta",
  logIn: "Entrar",
  register: "Criar conta",
  balance: "Saldo",
  onHold: "{{money}} reservados para saques",
  balanceFailed: "Não foi possível carregar seu saldo.",
  shortcuts: "Atalhos",
  account: "Conta",
  more: "Mais",
  logOut: "Sair",
  loggedOut: "Você saiu da sua conta",
};
