import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "ようこそ",
  guestLead: "ログインすると、残高・お届け先・フォロー中のストアを確認できます。",
  noName: "マイアカウント",
  logIn: "ログイン",
  register: "会員登録",
  balance: "残高",
  onHold: "出金手続き中 {{money}}",
  balanceFailed: "残高を取得できませんでした。",
  shortcuts: "ショートカット",
  account: "アカウント",
  more: "その他",
  logOut: "ログアウト",
  loggedOut: "ログアウトしました",
};
