import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Borrar el texto",
  suggestions: "Sugerencias",
  suggested: {
    one: "{{count}} sugerencia",
    many: "{{count}} de sugerencias",
    other: "{{count}} sugerencias",
  },
  store: "Tienda",
  category: "Categoría",
  recent: "Vistos recientemente",
  history: "Búsquedas recientes",
  clearHistory: "Borrar historial",
  relatedProducts: "Productos relacionados",
  relatedStores: "Tiendas relacionadas",
  results: "Resultados",
  products: "Productos",
  stores: "Tiendas",
  requests: "Solicitudes de compra",
  noProducts: "No hay productos para «{{words}}»",
  noStores: "No hay tiendas para «{{words}}»",
  advice: "Revisa la ortografía o prueba con una palabra más general.",
  toProducts: {
    one: "Ver {{count}} producto",
    many: "Ver {{count}} de productos",
    other: "Ver {{count}} productos",
  },
  toStores: { one: "Ver {{count}} tienda", many: "Ver {{count}} de tiendas", other: "Ver {{count}} tiendas" },
};
