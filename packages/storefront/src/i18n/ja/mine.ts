import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "ようこそ",
  guestLead: "ログインすると、残高・お届け先・フォロー中のストアを確認できます。",
  noName: "マイアカウント",
  register: "会員登録",
  balance: "残高",
  onHold: "出金手続き中 {{money}}",
  history: "残高の履歴",
  balanceFailed: "残高を取得できませんでした。",
  shortcuts: "ショートカット",
  paid: "支払い済み",
  shipped: "発送済み",
  received: "受け取り済み",
  assess: "レビュー",
  orderCount: { other: "{{count}}件の注文" },
  account: "アカウント",
  more: "その他",
  logOut: "ログアウト",
  loggedOut: "ログアウトしました",
};
