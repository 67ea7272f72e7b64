import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "Nenhuma recarga ainda",
  rechargesEmptyText: "Quando você recarregar seu saldo, cada transferência aparecerá aqui.",
  toMine: "Ir para minha conta",
  created: "Aguardando transferência",
  submitted: "Em análise",
  confirming: "A caminho",
  credited: "Creditada",
  rejected: "Recusada",
  expired: "Expirada",
  processing: "Em processamento",
  processingText: "Esta recarga está sendo processada. Se demorar, fale com o atendimento.",
  confirmations: "{{done}} de {{total}} confirmações da rede",
  creditedMoney: "Creditado no saldo",
  received: "Recebido",
  network: "Rede",
  orderNo: "Número",
  reason: "Motivo:",
  list: "Recargas",
};
