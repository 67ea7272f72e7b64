import type { Notices } from "./en";

export const ja: Notices = {
  welcome: {
    title: "{name} さん、ようこそ",
    content: "アカウントの準備ができました。お届け先を登録して、お買い物を始めましょう。",
  },
  order_paid: {
    title: "お支払いを確認しました",
    content: "注文{order_no}のお支払い（{total} {currency}）を確認しました。{hours}時間以内に発送されます。",
  },
  order_shipped: {
    title: "発送されました",
    content: "注文 {order_no} は {carrier} で発送されました。追跡番号：{tracking_no}",
  },
  order_cancelled: {
    title: "注文がキャンセルされました",
    content: "注文 {order_no} はキャンセルされました。{reason}",
  },
  order_refunded: {
    title: "返金しました",
    content: "注文 {order_no} はキャンセルされ、{total} {currency} を残高に返金しました。{reason}",
  },
  order_received: {
    title: "受け取りを確認しました",
    content: "注文 {order_no} の受け取りを確認しました。ぜひ感想をお聞かせください。",
  },
  order_new: { title: "新しい注文", content: "注文 {order_no}（{total} {currency}）が発送待ちです。" },
  order_closed: {
    title: "注文がキャンセルされました",
    content: "注文 {order_no} は発送前にキャンセルされました。",
  },
  order_done: {
    title: "受け取りが確認されました",
    content: "注文 {order_no} の受け取りが確認されました。{net} {currency} は数日後に残高へ入金されます。",
  },
  pay_expired: {
    title: "お支払い期限切れ",
    content: "お支払い {pay_no} の期限が過ぎたため、注文はキャンセルされました。",
  },
  pay_credited: {
    title: "入金を残高に反映しました",
    content: "お支払い {pay_no} と一致しない入金がありました。{amount} {currency} を残高に加えました。",
  },
  settlement_available: {
    title: "精算金が利用可能になりました",
    content: "注文 {order_no} の {net} {currency} をご利用いただけます。",
  },
  recharge_credited: {
    title: "チャージが完了しました",
    content: "チャージ {order_no}：{amount} {currency} が残高に反映されました。",
  },
  recharge_rejected: {
    title: "チャージが承認されませんでした",
    content: "チャージ {order_no} は承認されませんでした。{reason}",
  },
  withdraw_created: {
    title: "出金を審査しています",
    content: "出金 {order_no}（{amount} {currency}）を審査しています。",
  },
  withdraw_completed: {
    title: "出金が完了しました",
    content: "出金 {order_no}：{received} {coin} を送金しました。",
  },
  withdraw_returned: {
    title: "出金額が戻されました",
    content: "出金 {order_no} は実行されませんでした。{amount} {currency} を残高に戻しました。{reason}",
  },
  fund_password_set: {
    title: "取引パスワードが変更されました",
    content: "取引パスワードが変更されました。お心当たりがない場合はご連絡ください。",
  },
  application_approved: {
    title: "ストアがオープンしました",
    content: "{shopname} が承認されました。販売を始められます。",
  },
  application_rejected: { title: "修正が必要です", content: "{shopname} の申請に修正が必要です。" },
  store_review_approved: {
    title: "新しいストア名とロゴが承認されました",
    content: "{shopname}は新しいプロフィールで表示されます。",
  },
  store_review_rejected: {
    title: "新しいストア名またはロゴは承認されませんでした",
    content: "{shopname}のプロフィールは変わりません。理由：{note}",
  },
  review_reply: {
    title: "ストアから返信がありました",
    content: "{title} のレビューに {shopname} が返信しました。",
  },
  dispute_opened: {
    title: "購入者から問題の報告があります",
    content:
      "注文 {order_no} の購入者が {amount} {currency} の返金を求めています。{days} 日以内に回答がない場合は運営が判断します。",
  },
  dispute_offered: {
    title: "ストアから提案があります",
    content:
      "注文 {order_no} について、ストアが {amount} {currency} の返金を提案しています。承諾するか、運営に判断を依頼してください。",
  },
  dispute_objected: {
    title: "ストアが異議を申し立てました",
    content:
      "注文 {order_no} の報告にストアが同意していません。運営に判断を依頼するか、報告を取り下げてください。",
  },
  dispute_escalated: {
    title: "運営が判断します",
    content: "注文 {order_no} の問題は運営が判断します。結果は双方にお知らせします。",
  },
  return_requested: {
    title: "購入者が返品を希望しています",
    content:
      "注文 {order_no} の購入者が返品と {amount} {currency} の返金を求めています。{days} 日以内に回答がない場合は運営が判断します。",
  },
  return_agreed: {
    title: "ストアが返品を受け付けました",
    content:
      "注文 {order_no} の商品を {days} 日以内に返送し、追跡番号を入力してください。返送先は注文の画面に表示されています。期限までに返送しない場合は返金されません。",
  },
  return_sent: {
    title: "返品が発送されました",
    content:
      "注文 {order_no} の商品が {carrier} で返送されました。追跡番号：{tracking_no}。届いたら確認してください。{days} 日以内に回答がない場合は購入者に返金されます。",
  },
  return_expired: {
    title: "返品の期限が切れました",
    content:
      "注文 {order_no} の商品が期限までに返送されなかったため、返金はありません。注文は通常どおり進みます。",
  },
  dispute_withdrawn: {
    title: "報告が取り下げられました",
    content: "購入者が注文 {order_no} の報告を取り下げました。注文は通常どおり進みます。",
  },
  dispute_refunded: {
    title: "返金されました",
    content: "注文 {order_no} の {amount} {currency} が残高に戻りました。{reason}",
  },
  dispute_charged: {
    title: "購入者に返金されました",
    content: "注文 {order_no} の {amount} {currency} が購入者に返金されました。{reason}",
  },
  dispute_rejected: {
    title: "返金なし",
    content: "注文 {order_no} の問題は返金なしと判断されました。{reason}",
  },
  offer_new: {
    title: "新しいオファー",
    content: "{shopname}からリクエスト「{title}」へのオファーが届きました。比較して選べます。",
  },
  offer_accepted: {
    title: "オファーが承諾されました",
    content: "「{title}」へのオファーが承諾されました。お支払いが済みしだいお知らせします。",
  },
  offer_declined: { title: "オファーが見送られました", content: "「{title}」へのオファーは見送られました。" },
  offer_closed: {
    title: "リクエスト終了",
    content: "リクエスト「{title}」が終了したため、オファーも終了しました。",
  },
  account_frozen: {
    title: "アカウントが凍結されました",
    content:
      "ログインと閲覧はできますが、お金を動かすことはできません。お心当たりがない場合はご連絡ください。",
  },
  account_unfrozen: {
    title: "アカウントの凍結が解除されました",
    content: "これまでどおりお支払いと出金ができます。",
  },
  store_suspended: {
    title: "ストアが停止されました",
    content:
      "{shopname} は現在、販売も発送もできません。未発送の注文は購入者がキャンセルできます。お心当たりがない場合はご連絡ください。",
  },
  store_reopened: {
    title: "ストアが再開されました",
    content: "{shopname} はこれまでどおり販売と発送ができます。",
  },
  loan_approved: {
    title: "ローンが承認されました",
    content: "{amount} {currency} のローンのお申し込みが承認されました。",
  },
  loan_rejected: {
    title: "ローンが承認されませんでした",
    content: "{amount} {currency} のローンのお申し込みは承認されませんでした。{reason}",
  },
};
