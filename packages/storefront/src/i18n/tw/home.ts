import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "歡迎光臨",
  search: "搜尋商品和商店",
  banners: "精選活動",
  categories: "商品分類",
  daily: "每日新品",
  recommended: "推薦商品",
  stores: "推薦商店",
  hot: "熱銷排行",
  month: "本月暢銷",
  products: { other: "{{count}} 件商品" },
  credit: "信用 {{score}}",
  rank: "第 {{rank}} 名",
  emptyTitle: "商品準備上架中",
  emptyText: "首頁目前還沒有內容，可以先到商品列表看看。",
};
