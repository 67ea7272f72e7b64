import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { one: "{{count}} producto", many: "{{count}} de productos", other: "{{count}} productos" },
  clear: "Vaciar favoritos",
  cleared: "Ya no tienes favoritos",
  emptyTitle: "Aún no has guardado nada",
  emptyText: "Toca el corazón de un producto para guardarlo aquí, incluso sin conexión.",
};
