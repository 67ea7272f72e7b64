import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "お知らせ一覧",
  new: "未読",
  readAll: "すべて既読にする",
  allRead: "すべて既読です",
  emptyTitle: "お知らせはまだありません",
  emptyText: "ご注文や残高のお知らせがここに届きます。",
  loginText: "ログインするとお知らせを読めます。",
  all: "すべてのお知らせ",
  system: "ショップ",
  order: "ご注文",
  wallet: "残高",
  merchant: "マイストア",
  toOrder: "注文を見る",
  toPay: "支払いを見る",
  toRecharge: "チャージを見る",
  toWithdrawal: "出金を見る",
  toLoan: "ローンを見る",
  toProduct: "商品を見る",
  toStore: "マイストアへ",
};
