import { createLabels } from "./create-labels.js";

/** The texts of the primitives in Japanese. */
export const labels = createLabels("ja", {
  back: "戻る",
  close: "閉じる",
  copy: "コピー",
  copied: "コピーしました",
  copyByHand: "ブラウザーがコピーを許可していません。選択されたテキストを手動でコピーしてください。",
  decrease: "減らす",
  increase: "増やす",
  quantity: "数量",
  notWhole: "整数を入力してください。数量は{quantity}のままです。",
  atLeast: "最小{quantity}",
  atMost: "最大{quantity}",
  showPassword: "パスワードを表示",
  hidePassword: "パスワードを隠す",
  loading: "読み込み中",
  loadMore: "もっと見る",
  loadMoreFailed: "次のページを読み込めませんでした。",
  retry: "再試行",
  endOfList: "すべて表示しました",
  previousPrice: "変更前の価格",
  listPrice: "元の価格",
  priceFrom: "{price}から",
  rating: "5つ星のうち{stars}",
  failure: {
    network: "接続できませんでした。通信環境を確認して、もう一度お試しください。",
    timeout: "応答に時間がかかっています。しばらくしてからお試しください。",
    refused: "リクエストに失敗しました。もう一度お試しください。",
    held: "別のタブでアカウントが切り替わったため、送信されませんでした。",
    blocked: "セキュリティチェックで中断されました。VPNをオフにするか、別のネットワークでお試しください。",
    tooLarge: "サイズが大きすぎて送信できません。ファイルを小さくするか、文章を短くしてください。",
    tooMany: {
      other: "一度に操作が多すぎました。{minutes}分後にもう一度お試しください。",
    },
    busy: {
      other: "混み合っているか、メンテナンス中です。{minutes}分後にもう一度お試しください。",
    },
    other: "応答を読み取れませんでした。しばらくしてからお試しください。",
  },
});
