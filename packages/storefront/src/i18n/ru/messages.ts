import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "Сообщения",
  new: "Не прочитано",
  readAll: "Прочитать всё",
  allRead: "Всё прочитано",
  emptyTitle: "Сообщений пока нет",
  emptyText: "Здесь появятся новости о\u00a0заказах и\u00a0балансе.",
  loginText: "Войдите, чтобы читать сообщения.",
  all: "Все сообщения",
  system: "Магазин",
  order: "Заказы",
  wallet: "Баланс",
  merchant: "Ваш магазин",
  toOrder: "К заказу",
  toPay: "К оплате",
  toRecharge: "К пополнению",
  toWithdrawal: "К выводу",
  toLoan: "К займам",
  toProduct: "К товару",
  toStore: "В ваш магазин",
};
