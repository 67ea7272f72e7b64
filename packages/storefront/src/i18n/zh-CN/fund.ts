import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "您还没有设置资金密码。余额付款和提现都要用它确认。",
  set: "设置资金密码",
  lockedUntil: "错误次数过多，已锁定。{{time}} 后或重置后可再用。",
  forgotten: "忘记密码？",
  setLead: "余额付款和提现都用它确认。请不要与登录密码相同。",
  change: "修改资金密码",
  reset: "重置资金密码",
  resetLead: "您需要登录密码，以及发送到 {{email}} 的验证码。",
  resetLock: "为了您的安全，重置后 24 小时内不能提现。",
  noEmail: "您的账户没有邮箱，请联系客服协助重置。",
  present: "当前资金密码",
  new: "新资金密码",
  repeat: "确认资金密码",
  know: "我想起来了",
  saved: "资金密码已保存",
  already: "资金密码已保存，以您之前输入的为准。您可以在此修改；忘记的话请重置。",
  loginFirst: "登录后即可设置确认付款的密码。",
};
