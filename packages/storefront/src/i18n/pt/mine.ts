import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Que bom ver você",
  guestLead: "Entre para ver seu saldo, seus endereços e as lojas que você segue.",
  noName: "Minha conta",
  register: "Criar conta",
  balance: "Saldo",
  onHold: "{{money}} reservados para saques",
  history: "Extrato do saldo",
  balanceFailed: "Não foi possível carregar seu saldo.",
  shortcuts: "Atalhos",
  paid: "Pagos",
  shipped: "Enviados",
  received: "Recebidos",
  assess: "Avaliar",
  orderCount: { one: "{{count}} pedido", many: "{{count}} de pedidos", other: "{{count}} pedidos" },
  account: "Conta",
  more: "Mais",
  logOut: "Sair",
  loggedOut: "Você saiu da sua conta",
};
