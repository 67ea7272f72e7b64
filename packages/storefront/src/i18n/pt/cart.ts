import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "Carrinho",
  clear: "Esvaziar o carrinho",
  emptyTitle: "Seu carrinho está vazio",
  emptyText: "O que você adicionar fica aqui, mesmo sem internet.",
  browse: "Explorar produtos",
  lineName: "Produto {{id}}",
  select: "Selecionar {{title}}",
  selectStore: "Selecionar tudo de {{name}}",
  selectAll: "Tudo",
  remove: "Remover {{title}}",
  removed: "Removido do carrinho",
  cleared: "O carrinho está vazio",
  pieces: { one: "{{count}} unidade", many: "{{count}} de unidades", other: "{{count}} unidades" },
  left: { one: "Só resta {{count}}", many: "Só restam {{count}}", other: "Só restam {{count}}" },
  subtotal: "Subtotal",
  total: "Total",
  selected: {
    one: "{{count}} unidade escolhida",
    many: "{{count}} de unidades escolhidas",
    other: "{{count}} unidades escolhidas",
  },
  beforeFees: "Frete e impostos não incluídos.",
};
