import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "您尚未設定資金密碼。餘額付款和提領都需要用它確認。",
  set: "設定資金密碼",
  lockedUntil: "輸入錯誤次數過多，已鎖定。{{time}} 後或重設後可再使用。",
  forgotten: "忘記密碼？",
  setLead: "餘額付款和提領都用它確認。請勿與登入密碼相同。",
  change: "變更資金密碼",
  reset: "重設資金密碼",
  resetLead: "您需要登入密碼，以及寄到 {{email}} 的驗證碼。",
  resetLock: "為了您的安全，重設後 24\u00a0小時內無法提領。",
  noEmail: "您的帳戶沒有電子信箱，請聯絡客服協助重設。",
  present: "目前的資金密碼",
  new: "新資金密碼",
  repeat: "確認資金密碼",
  know: "我想起來了",
  saved: "資金密碼已儲存",
  already: "資金密碼已經儲存，以您先前輸入的為準。您可以在這裡變更；忘記的話請重設。",
  loginFirst: "登入後即可設定確認付款的密碼。",
};
