import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "共 {{count}} 件商品" },
  clear: "清空收藏",
  cleared: "收藏已清空",
  emptyTitle: "还没有收藏",
  emptyText: "点击商品上的爱心即可收藏到这里，离线也能查看。",
};
