import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Очистить поле",
  suggestions: "Подсказки",
  suggested: {
    one: "{{count}} подсказка",
    few: "{{count}} подсказки",
    many: "{{count}} подсказок",
    other: "{{count}} подсказки",
  },
  store: "Магазин",
  category: "Категория",
  recent: "Вы смотрели",
  history: "История",
  clearHistory: "Очистить историю",
  relatedProducts: "Похожие товары",
  relatedStores: "Похожие магазины",
  results: "Результаты",
  products: "Товары",
  stores: "Магазины",
  requests: "Запросы на закупку",
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
