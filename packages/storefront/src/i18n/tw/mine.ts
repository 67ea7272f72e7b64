import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "歡迎光臨",
  guestLead: "登入後可查看餘額、收件地址和追蹤的商店。",
  noName: "我的帳戶",
  register: "註冊",
  balance: "帳戶餘額",
  onHold: "提領處理中 {{money}}",
  history: "餘額明細",
  balanceFailed: "無法載入餘額。",
  shortcuts: "常用功能",
  paid: "已付款",
  shipped: "已出貨",
  received: "已收貨",
  assess: "待評價",
  orderCount: { other: "{{count}} 筆訂單" },
  account: "帳戶",
  more: "更多",
  logOut: "登出",
  loggedOut: "您已登出",
};
