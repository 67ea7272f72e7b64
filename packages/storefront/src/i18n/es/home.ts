import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "Te damos la bienvenida a",
  search: "Busca productos y tiendas",
  banners: "Ofertas",
  categories: "Categorías",
  daily: "Novedades del día",
  recommended: "Recomendados para ti",
  stores: "Tiendas recomendadas",
  hot: "Los más vendidos",
  month: "Lo más vendido del mes",
  products: { one: "{{count}} producto", many: "{{count}} de productos", other: "{{count}} productos" },
  credit: "Valoración {{score}}",
  rank: "Puesto {{rank}}",
  emptyTitle: "Estamos llenando los estantes",
  emptyText: "Todavía no hay nada en el inicio. Puede que en la lista de productos ya encuentres algo.",
};
