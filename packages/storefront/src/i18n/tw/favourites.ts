import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "共 {{count}} 件商品" },
  clear: "清空收藏",
  cleared: "收藏已清空",
  emptyTitle: "還沒有收藏",
  emptyText: "點一下商品上的愛心，即可收藏到這裡，離線也能查看。",
};
