import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "购物车",
  clear: "清空购物车",
  emptyTitle: "购物车还是空的",
  emptyText: "加入的商品会一直保存在这里，离线也不会丢。",
  browse: "去逛逛",
  lineName: "商品 {{id}}",
  select: "选择{{title}}",
  selectStore: "选择{{name}}的全部商品",
  selectAll: "全选",
  remove: "移除{{title}}",
  removed: "已从购物车移除",
  cleared: "购物车已清空",
  pieces: { other: "{{count}} 件" },
  left: { other: "仅剩 {{count}} 件" },
  subtotal: "小计",
  total: "合计",
  selected: { other: "已选 {{count}} 件" },
  beforeFees: "不含运费和税费。",
};
