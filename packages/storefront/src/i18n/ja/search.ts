import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "入力を消去",
  suggestions: "検索候補",
  suggested: { other: "候補{{count}}件" },
  store: "ストア",
  category: "カテゴリー",
  recent: "最近チェックした商品",
  history: "検索履歴",
  clearHistory: "履歴を消去",
  relatedProducts: "関連商品",
  relatedStores: "関連ストア",
  results: "検索結果",
  products: "商品",
  stores: "ストア",
  requests: "購入リクエスト",
  noProducts: "「{{words}}」に一致する商品はありません",
  noStores: "「{{words}}」に一致するストアはありません",
  advice: "入力内容を確認するか、別のキーワードでお試しください。",
  toProducts: { other: "{{count}}点の商品を見る" },
  toStores: { other: "{{count}}件のストアを見る" },
};
