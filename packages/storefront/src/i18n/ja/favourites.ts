import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "{{count}}点の商品" },
  productName: "商品 {{id}}",
  clear: "お気に入りを空にする",
  cleared: "お気に入りを空にしました",
  emptyTitle: "お気に入りはまだありません",
  emptyText: "商品のハートをタップすると、ここに保存されます。オフラインでも見られます。",
  browse: "商品を探す",
};
