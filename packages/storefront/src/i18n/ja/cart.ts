import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "カート",
  clear: "カートを空にする",
  emptyTitle: "カートは空です",
  emptyText: "追加した商品は、オフラインでもここに残ります。",
  browse: "商品を探す",
  lineName: "商品 {{id}}",
  select: "{{title}}を選択",
  selectStore: "{{name}}の商品をすべて選択",
  selectAll: "すべて選択",
  remove: "{{title}}を削除",
  removed: "カートから削除しました",
  cleared: "カートを空にしました",
  pieces: { other: "{{count}}点" },
  left: { other: "残り{{count}}点" },
  subtotal: "小計",
  total: "合計",
  selected: { other: "{{count}}点を選択中" },
  beforeFees: "送料・税金は含まれていません。",
};
