import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "清空输入",
  suggestions: "搜索建议",
  suggested: { other: "{{count}} 条建议" },
  store: "店铺",
  category: "分类",
  recent: "最近浏览",
  history: "搜索历史",
  clearHistory: "清空历史",
  relatedProducts: "相关商品",
  relatedStores: "相关店铺",
  results: "搜索结果",
  products: "商品",
  stores: "店铺",
  requests: "求购",
  noProducts: "没有找到与“{{words}}”相关的商品",
  noStores: "没有找到与“{{words}}”相关的店铺",
  advice: "请检查输入是否有误，或换个更常用的词试试。",
  toProducts: { other: "查看 {{count}} 件商品" },
  toStores: { other: "查看 {{count}} 家店铺" },
};
