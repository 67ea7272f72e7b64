import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "尚無儲值紀錄",
  rechargesEmptyText: "儲值後，每一筆轉帳都會顯示在這裡。",
  toMine: "前往我的帳戶",
  created: "等待轉帳",
  submitted: "審核中",
  confirming: "入帳中",
  credited: "已入帳",
  rejected: "已退回",
  expired: "已逾期",
  processing: "處理中",
  processingText: "這筆儲值正在處理中。如長時間未入帳，請聯絡客服。",
  confirmations: "網路確認 {{done}}/{{total}}",
  creditedMoney: "計入餘額",
  received: "實際入帳",
  network: "網路",
  orderNo: "編號",
  reason: "原因：",
  list: "儲值紀錄",
};
