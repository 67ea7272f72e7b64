import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "Mensagens",
  new: "Não lida",
  readAll: "Marcar tudo como lido",
  allRead: "Tudo em dia",
  emptyTitle: "Nenhuma mensagem ainda",
  emptyText: "As novidades dos seus pedidos e do seu saldo chegam aqui.",
  loginText: "Entre para ler suas mensagens.",
  all: "Todas as mensagens",
  system: "Site",
  order: "Pedidos",
  wallet: "Saldo",
  merchant: "Sua loja",
  toOrder: "Ver o pedido",
  toPay: "Ver o pagamento",
  toRecharge: "Ver a recarga",
  toWithdrawal: "Ver o saque",
  toLoan: "Ver seus empréstimos",
  toProduct: "Ver o produto",
  toStore: "Ir para sua loja",
};
