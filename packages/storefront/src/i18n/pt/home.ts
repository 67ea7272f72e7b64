import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "Olá! Você está em",
  search: "Busque produtos e lojas",
  banners: "Ofertas",
  categories: "Categorias",
  daily: "Novidades do dia",
  recommended: "Recomendados para você",
  stores: "Lojas recomendadas",
  hot: "Mais vendidos",
  month: "Mais vendidos do mês",
  products: { one: "{{count}} produto", many: "{{count}} de produtos", other: "{{count}} produtos" },
  credit: "Nota {{score}}",
  rank: "{{rank}}º lugar",
  emptyTitle: "Estamos abastecendo as prateleiras",
  emptyText: "Ainda não há nada na página inicial. Talvez a lista de produtos já tenha mais.",
};
