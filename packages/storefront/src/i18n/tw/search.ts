import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "清除輸入內容",
  suggestions: "搜尋建議",
  suggested: { other: "{{count}} 個建議" },
  store: "商店",
  category: "分類",
  recent: "最近瀏覽",
  history: "搜尋紀錄",
  clearHistory: "清除紀錄",
  relatedProducts: "相關商品",
  relatedStores: "相關商店",
  results: "搜尋結果",
  products: "商品",
  stores: "商店",
  requests: "求購",
  noProducts: "找不到與「{{words}}」相關的商品",
  noStores: "找不到與「{{words}}」相關的商店",
  advice: "請檢查是否有錯字，或換個較常用的字詞試試。",
  toProducts: { other: "查看 {{count}} 件商品" },
  toStores: { other: "查看 {{count}} 家商店" },
};
