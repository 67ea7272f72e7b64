import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Очистить поле",
  history: "История",
  clearHistory: "Очистить историю",
  relatedProducts: "Похожие товары",
  relatedStores: "Похожие магазины",
  results: "Результаты",
  products: "Товары",
  stores: "Магазины",
  noProducts: "Нет товаров по запросу «{{words}}»",
  noStores: "Нет магазинов по запросу «{{words}}»",
  advice: "Проверьте написание или задайте запрос шире.",
  toProducts: {
    one: "Показать {{count}} товар",
    few: "Показать {{count}} товара",
    many: "Показать {{count}} товаров",
    other: "Показать {{count}} товара",
  },
  toStores: {
    one: "Показать {{count}} магазин",
    few: "Показать {{count}} магазина",
    many: "Показать {{count}} магазинов",
    other: "Показать {{count}} магазина",
  },
};
