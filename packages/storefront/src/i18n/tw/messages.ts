import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "訊息列表",
  new: "未讀",
  readAll: "全部標為已讀",
  allRead: "已全部讀完",
  emptyTitle: "目前沒有訊息",
  emptyText: "訂單和餘額的通知會送到這裡。",
  loginText: "登入後即可查看訊息。",
  all: "所有訊息",
  system: "商城",
  order: "訂單",
  wallet: "餘額",
  merchant: "我的商店",
  toOrder: "查看訂單",
  toPay: "查看付款",
  toRecharge: "查看儲值",
  toWithdrawal: "查看提領",
  toLoan: "查看貸款",
  toProduct: "查看商品",
  toStore: "前往我的商店",
};
