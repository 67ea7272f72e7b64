import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Рады вас видеть",
  guestLead: "Войдите, чтобы увидеть баланс, адреса и\u00a0свои подписки.",
  noName: "Мой профиль",
  register: "Регистрация",
  balance: "Баланс",
  onHold: "{{money}} в резерве на вывод",
  history: "История баланса",
  balanceFailed: "Не удалось загрузить баланс.",
  shortcuts: "Быстрый доступ",
  paid: "Оплачены",
  shipped: "В\u00a0пути",
  received: "Получены",
  assess: "Оценить",
  orderCount: {
    one: "{{count}} заказ",
    few: "{{count}} заказа",
    many: "{{count}} заказов",
    other: "{{count}} заказа",
  },
  account: "Аккаунт",
  more: "Ещё",
  logOut: "Выйти",
  loggedOut: "Вы вышли из аккаунта",
};
