import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: {
    one: "{{count}} товар",
    few: "{{count}} товара",
    many: "{{count}} товаров",
    other: "{{count}} товара",
  },
  clear: "Очистить избранное",
  cleared: "Избранное очищено",
  emptyTitle: "В избранном пусто",
  emptyText: "Нажмите на сердечко у\u00a0товара, и\u00a0он сохранится здесь даже без интернета.",
};
