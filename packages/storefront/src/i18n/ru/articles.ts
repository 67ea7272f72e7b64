import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Обновлено: {{date}}",
  emptyTitle: "Здесь пока ничего нет",
  emptyText: "Остались вопросы? Служба поддержки с\u00a0радостью поможет.",
  more: "Читайте также",
  helpLead: "Короткие ответы на частые вопросы покупателей и\u00a0продавцов.",
  goneTitle: "Этой страницы больше нет",
  goneText: "Всё актуальное\u00a0— в\u00a0разделе «Помощь».",
  sellTitle: "Три шага к\u00a0своему магазину",
  sellText:
    "Отправьте документы, дождитесь проверки (от\u00a02 до\u00a048\u00a0часов) и\u00a0начинайте продавать.",
};
