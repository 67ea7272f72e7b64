import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "ようこそ",
  search: "商品・ストアを検索",
  banners: "特集",
  categories: "カテゴリー",
  daily: "本日の新着",
  recommended: "おすすめ商品",
  stores: "おすすめストア",
  hot: "人気ランキング",
  month: "今月の売れ筋",
  products: { other: "{{count}}点" },
  credit: "信頼度 {{score}}",
  rank: "{{rank}}位",
  emptyTitle: "ただいま商品を準備中です",
  emptyText: "トップページにはまだ商品がありません。商品一覧もご覧ください。",
};
