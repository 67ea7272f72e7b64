import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "Назад",
  close: "Закрыть",
  loadMore: "Показать ещё",
  loadMoreFailed: "Не удалось загрузить следующую страницу.",
  end: "Это всё.",
  notFoundTitle: "Такой страницы нет",
  notFoundText: "Возможно, ссылка устарела или в\u00a0ней опечатка.",
  toHome: "На главную",
  copy: "Копировать",
  copied: "Скопировано",
  show: "Показать пароль",
  hide: "Скрыть пароль",
  fewer: "Уменьшить",
  more: "Увеличить",
  quantity: "Количество",
  picture: "Фото {{number}} из {{total}}",
  rating: "{{value}} из 5\u00a0звёзд",
  undo: "Отменить",
  earlierPrice: "Прежняя цена",
};
