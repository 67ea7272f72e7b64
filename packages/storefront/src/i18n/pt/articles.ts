import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Atualizado em {{date}}",
  emptyTitle: "Ainda não há nada aqui",
  emptyText: "Ficou com dúvidas? Nosso atendimento ajuda você.",
  more: "Continue lendo",
  helpLead: "Respostas rápidas para as dúvidas mais comuns de quem compra e de quem vende.",
};
