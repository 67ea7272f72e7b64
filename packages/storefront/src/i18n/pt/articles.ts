import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Atualizado em {{date}}",
  emptyTitle: "Ainda não há nada aqui",
  emptyText: "Ficou com dúvidas? Nosso atendimento ajuda você.",
  more: "Continue lendo",
  helpLead: "Respostas rápidas para as dúvidas mais comuns de quem compra e de quem vende.",
  goneTitle: "Esta página não existe mais",
  goneText: "Na ajuda você encontra todas as informações atuais.",
  sellTitle: "Sua loja em três passos",
  sellText: "Envie seus documentos, aguarde a análise de 2 a 48\u00a0horas e comece a vender.",
};
