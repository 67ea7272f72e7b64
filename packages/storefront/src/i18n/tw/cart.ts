import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "購物車",
  clear: "清空購物車",
  emptyTitle: "購物車還是空的",
  emptyText: "加入的商品會一直保留在這裡，離線也不會消失。",
  browse: "去逛逛",
  lineName: "商品 {{id}}",
  select: "選取{{title}}",
  selectStore: "選取{{name}}的所有商品",
  selectAll: "全選",
  remove: "移除{{title}}",
  removed: "已從購物車移除",
  cleared: "購物車已清空",
  pieces: { other: "{{count}} 件" },
  left: { other: "僅剩 {{count}} 件" },
  subtotal: "小計",
  total: "合計",
  selected: { other: "已選 {{count}} 件" },
  beforeFees: "不含運費及稅金。",
};
