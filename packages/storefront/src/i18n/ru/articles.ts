import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Обновлено: {{date}}",
  emptyTitle: "Здесь пока ничего нет",
  emptyText: "Остались вопросы? Служба поддержки с\u00a0радостью поможет.",
  more: "Читайте также",
  helpLead: "Короткие ответы на частые вопросы покупателей и\u00a0продавцов.",
};
