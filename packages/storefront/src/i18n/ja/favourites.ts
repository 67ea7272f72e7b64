import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "{{count}}点の商品" },
  clear: "お気に入りを空にする",
  cleared: "お気に入りを空にしました",
  emptyTitle: "お気に入りはまだありません",
  emptyText: "商品のハートをタップすると、ここに保存されます。オフラインでも見られます。",
};
