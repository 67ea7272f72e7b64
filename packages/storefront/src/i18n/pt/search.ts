import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Limpar o campo",
  suggestions: "Sugestões",
  suggested: { one: "{{count}} sugestão", many: "{{count}} de sugestões", other: "{{count}} sugestões" },
  store: "Loja",
  category: "Categoria",
  recent: "Vistos recentemente",
  history: "Buscas recentes",
  clearHistory: "Limpar histórico",
  relatedProducts: "Produtos relacionados",
  relatedStores: "Lojas relacionadas",
  results: "Resultados",
  products: "Produtos",
  stores: "Lojas",
  requests: "Solicitações de compra",
  noProducts: "Nenhum produto para “{{words}}”",
  noStores: "Nenhuma loja para “{{words}}”",
  advice: "Confira a ortografia ou tente uma palavra mais geral.",
  toProducts: {
    one: "Ver {{count}} produto",
    many: "Ver {{count}} de produtos",
    other: "Ver {{count}} produtos",
  },
  toStores: { one: "Ver {{count}} loja", many: "Ver {{count}} de lojas", other: "Ver {{count}} lojas" },
};
