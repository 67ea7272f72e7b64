import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "戻る",
  close: "閉じる",
  loadMore: "もっと見る",
  loadMoreFailed: "次のページを読み込めませんでした。",
  end: "以上です。",
  notFoundTitle: "ページが見つかりません",
  notFoundText: "URLが古いか、間違っている可能性があります。",
  toHome: "トップページへ",
  copy: "コピー",
  copied: "コピーしました",
  show: "パスワードを表示",
  hide: "パスワードを隠す",
  fewer: "減らす",
  more: "増やす",
  quantity: "数量",
  picture: "画像 {{number}}/{{total}}",
  rating: "5つ星のうち{{value}}",
  undo: "元に戻す",
  earlierPrice: "通常価格",
};
