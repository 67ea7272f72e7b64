import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "欢迎光临",
  guestLead: "登录后可查看余额、收货地址和关注的店铺。",
  noName: "我的账户",
  register: "注册",
  balance: "账户余额",
  onHold: "提现冻结 {{money}}",
  history: "余额明细",
  balanceFailed: "余额加载失败。",
  shortcuts: "常用功能",
  paid: "已付款",
  shipped: "已发货",
  received: "已收货",
  assess: "待评价",
  orderCount: { other: "{{count}} 个订单" },
  account: "账户",
  more: "更多",
  logOut: "退出登录",
  loggedOut: "您已退出登录",
};
