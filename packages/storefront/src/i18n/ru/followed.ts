import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "После входа здесь появятся ваши подписки.",
  following: "Вы подписаны",
  unfollow: "Отписаться от магазина {{name}}",
  unfollowed: "Вы отписались от магазина {{name}}",
  emptyTitle: "Подписок пока нет",
  emptyText: "Подпишитесь на магазин, и\u00a0он всегда будет под рукой.",
  discover: "Найти магазины",
};
