import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "Добро пожаловать в магазин",
  search: "Поиск товаров и магазинов",
  banners: "Акции",
  categories: "Категории",
  daily: "Новинки дня",
  recommended: "Рекомендуем",
  stores: "Рекомендуемые магазины",
  hot: "Хиты продаж",
  month: "Хиты месяца",
  products: {
    one: "{{count}} товар",
    few: "{{count}} товара",
    many: "{{count}} товаров",
    other: "{{count}} товара",
  },
  credit: "Рейтинг {{score}}",
  rank: "Место {{rank}}",
  emptyTitle: "Заполняем полки",
  emptyText: "На главной пока ничего нет. Возможно, товары уже появились в\u00a0каталоге.",
};
