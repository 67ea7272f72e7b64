import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "返回",
  close: "關閉",
  loadMore: "載入更多",
  loadMoreFailed: "無法載入下一頁。",
  end: "已經到底了",
  notFoundTitle: "找不到這個頁面",
  notFoundText: "連結可能已失效或輸入有誤。",
  toHome: "回到首頁",
  copy: "複製",
  copied: "已複製",
  show: "顯示密碼",
  hide: "隱藏密碼",
  fewer: "減少",
  more: "增加",
  quantity: "數量",
  picture: "第 {{number}} 張，共 {{total}} 張",
  rating: "{{value}} 顆星（滿分 5 顆星）",
  undo: "復原",
  earlierPrice: "原價",
};
