import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "取引パスワードが未設定です。残高でのお支払いと出金の確認に使います。",
  set: "取引パスワードを設定",
  lockedUntil: "入力ミスが続いたためロックされました。{{time}}以降、または再設定後に使えます。",
  forgotten: "お忘れの方はこちら",
  setLead: "残高でのお支払いと出金の確認に使います。ログインパスワードとは別のものにしてください。",
  change: "取引パスワードを変更",
  reset: "取引パスワードを再設定",
  resetLead: "ログインパスワードと、{{email}}にお送りする認証コードが必要です。",
  resetLock: "安全のため、再設定後24時間は出金できません。",
  noEmail: "アカウントにメールアドレスがありません。再設定はカスタマーサービスへご連絡ください。",
  present: "現在の取引パスワード",
  new: "新しい取引パスワード",
  repeat: "取引パスワード（確認）",
  know: "思い出した",
  saved: "取引パスワードを保存しました",
  loginFirst: "ログインすると、お支払いを確認するパスワードを設定できます。",
};
