import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { one: "{{count}} produto", many: "{{count}} de produtos", other: "{{count}} produtos" },
  clear: "Limpar favoritos",
  cleared: "Sua lista de favoritos está vazia",
  emptyTitle: "Nada salvo ainda",
  emptyText: "Toque no coração de um produto para guardá-lo aqui, mesmo sem internet.",
};
