import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "消息列表",
  new: "未读",
  readAll: "全部标为已读",
  allRead: "已全部读完",
  emptyTitle: "暂无消息",
  emptyText: "订单和余额的动态会出现在这里。",
  loginText: "登录后即可查看消息。",
  all: "全部消息",
  system: "商城",
  order: "订单",
  wallet: "余额",
  merchant: "我的店铺",
  toOrder: "查看订单",
  toPay: "查看付款",
  toRecharge: "查看充值",
  toWithdrawal: "查看提现",
  toLoan: "查看贷款",
  toProduct: "查看商品",
  toStore: "前往我的店铺",
};
