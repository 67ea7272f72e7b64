import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "Cesta",
  clear: "Vaciar la cesta",
  emptyTitle: "Tu cesta está vacía",
  emptyText: "Lo que añadas se queda aquí, incluso sin conexión.",
  browse: "Descubrir productos",
  lineName: "Producto {{id}}",
  select: "Seleccionar {{title}}",
  selectStore: "Seleccionar todo de {{name}}",
  selectAll: "Todo",
  remove: "Quitar {{title}}",
  removed: "Quitado de la cesta",
  cleared: "La cesta está vacía",
  pieces: { one: "{{count}} unidad", many: "{{count}} de unidades", other: "{{count}} unidades" },
  left: { one: "Solo queda {{count}}", many: "Solo quedan {{count}}", other: "Solo quedan {{count}}" },
  subtotal: "Subtotal",
  total: "Total",
  selected: {
    one: "{{count}} unidad elegida",
    many: "{{count}} de unidades elegidas",
    other: "{{count}} unidades elegidas",
  },
  beforeFees: "Envío e impuestos no incluidos.",
};
