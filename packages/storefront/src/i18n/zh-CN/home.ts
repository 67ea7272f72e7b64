import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "欢迎光临",
  search: "搜索商品和店铺",
  banners: "精选活动",
  categories: "商品分类",
  daily: "每日上新",
  recommended: "推荐商品",
  stores: "推荐店铺",
  hot: "热销榜",
  month: "本月畅销",
  products: { other: "{{count}} 件商品" },
  credit: "信用 {{score}}",
  rank: "第 {{rank}} 名",
  emptyTitle: "商品正在上架",
  emptyText: "首页暂时没有内容，可以先去商品列表看看。",
};
