import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "暂无充值记录",
  rechargesEmptyText: "充值后，每一笔转账都会显示在这里。",
  toMine: "前往我的账户",
  created: "待转账",
  submitted: "审核中",
  confirming: "到账中",
  credited: "已到账",
  rejected: "已驳回",
  expired: "已过期",
  processing: "处理中",
  processingText: "该笔充值正在处理中。如长时间未到账，请联系客服。",
  confirmations: "网络确认 {{done}}/{{total}}",
  creditedMoney: "计入余额",
  received: "实际到账",
  network: "网络",
  orderNo: "编号",
  reason: "原因：",
  list: "充值记录",
};
