import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "Корзина",
  clear: "Очистить корзину",
  emptyTitle: "В корзине пусто",
  emptyText: "Добавленные товары останутся здесь даже без интернета.",
  browse: "За покупками",
  lineName: "Товар {{id}}",
  select: "Выбрать: {{title}}",
  selectStore: "Выбрать все товары: {{name}}",
  selectAll: "Все",
  remove: "Удалить: {{title}}",
  removed: "Удалено из корзины",
  cleared: "Корзина очищена",
  pieces: {
    one: "{{count}}\u00a0шт.",
    few: "{{count}}\u00a0шт.",
    many: "{{count}}\u00a0шт.",
    other: "{{count}}\u00a0шт.",
  },
  left: {
    one: "Осталось {{count}}\u00a0шт.",
    few: "Осталось {{count}}\u00a0шт.",
    many: "Осталось {{count}}\u00a0шт.",
    other: "Осталось {{count}}\u00a0шт.",
  },
  subtotal: "Сумма",
  total: "Итого",
  selected: {
    one: "Выбрано {{count}}\u00a0шт.",
    few: "Выбрано {{count}}\u00a0шт.",
    many: "Выбрано {{count}}\u00a0шт.",
    other: "Выбрано {{count}}\u00a0шт.",
  },
  beforeFees: "Без учёта доставки и\u00a0налогов.",
};
