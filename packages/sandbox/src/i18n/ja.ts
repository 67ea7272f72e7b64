import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen: "アカウントが凍結されているため、お金を動かせません。サポートにお問い合わせください。",
  account_or_password_wrong: "アカウントまたはパスワードが違います。",
  acknowledgement_required: "注意事項をお読みのうえ、確認にチェックを入れてください。",
  address_invalid: "選択したネットワークでは使えないアドレスです。",
  address_required: "お届け先を選択してください。",
  address_wrong_network: "別のネットワークのアドレスです。ネットワークをご確認ください。",
  already_commented: "この商品はレビュー済みです。",
  already_disputed: "この注文の問題はすでに報告済みです。",
  already_paid: "この注文はお支払い済みです。",
  already_replied: "このレビューには返信済みです。",
  already_shipped: "この注文は発送済みです。",
  amount_range: "金額が対象の範囲外です。",
  amount_step: "金額は {step} の倍数で入力してください。",
  amount_too_large: "金額が大きすぎます。上限は {max} です。",
  amount_too_small: "金額が小さすぎます。下限は {min} です。",
  application_exists: "すでに申請済みです。審査をお待ちください。",
  area_not_open: "この地域にはまだお届けできません。",
  bad_state: "現在の状態ではこの操作はできません。",
  below_minimum: "この商品は {min_order} 点以上でご注文ください。",
  cart_empty: "注文する商品がありません。",
  changed_elsewhere: "その間に別の端末で変更が保存されました。もう一度お試しください。",
  code_locked: "認証コードの入力ミスが多すぎます。24 時間は認証コードを受け付けません。",
  code_required:
    "このアカウントでパスワードの入力ミスが多すぎます。メールアドレス、パスワード、お送りする認証コードでログインしてください。",
  code_wrong: "認証コードが違うか、有効期限が切れています。",
  content_rejected: "この内容は掲載できません。書き直してください。",
  daily_limit: "本日の上限を超えています。本日はあと {left} まで出金できます。",
  dispute_open: "この注文には問題の報告があります。先に報告を取り下げてください。",
  dispute_too_late: "この注文の問題を報告できる期限を過ぎています。",
  document_used: "この本人確認書類は、すでに別のストアの登録に使われています。",
  email_taken: "このメールアドレスはすでに使われています。",
  field_invalid: "入力内容に誤りがあります。ご確認ください。",
  file_not_found: "見つからないファイルがあります。もう一度アップロードしてください。",
  fund_password_locked:
    "入力の誤りが続いたため、取引パスワードがロックされています。しばらくしてからお試しください。",
  fund_password_unset: "先に取引パスワードを設定してください。",
  fund_password_wrong: "取引パスワードが違います。あと {left} 回入力できます。",
  has_open_orders: "進行中の注文があるため削除できません。販売を停止してください。",
  idempotency_in_progress: "このリクエストは処理中です。",
  idempotency_mismatch: "以前に別の内容で送信されています。最初からやり直してください。",
  image_invalid: "画像として使えないファイルです。",
  insufficient_balance: "残高が不足しています。",
  invalid_field: "入力内容に誤りがあります。ご確認ください。",
  invite_code_invalid: "この招待コードは存在しません。",
  loan_disabled: "現在ローンはご利用いただけません。",
  locked: "出金は一時的にロックされています。しばらくしてからお試しください。",
  memo_required: "このネットワークではメモ（タグ）が必要です。",
  mobile_taken: "この電話番号はすでに使われています。",
  network_disabled: "このネットワークは現在ご利用いただけません。",
  not_merchant: "先にストアを開設してください。",
  offer_changed: "提示内容が変わりました。もう一度ご確認ください。",
  open_application: "手続き中のお申し込みがあります。",
  order_below_minimum: "このストアのご注文は {min} 以上から承ります（送料・税抜き）。",
  order_changed: "ご注文の内容が変わりました。もう一度ご確認ください。",
  owed_to_buyers:
    "ストアは停止中です。購入者に返金する可能性がある金額は出金できません。出金できるのは {left} までです。",
  own_product: "ご自身のストアの商品は購入できません。",
  own_request: "ご自身のリクエストです。",
  own_shop: "ご自身のストアはフォローできません。",
  pack_mismatch: "この商品は {pack_size} 点入りのパック単位で販売しています。",
  password_wrong: "パスワードが違います。",
  pay_expired: "お支払い期限が過ぎました。もう一度ご注文ください。",
  price_changed: "価格が変わりました。新しい合計をご確認ください。",
  price_invalid: "正しい価格を入力してください。",
  product_elsewhere: "このストアではこの商品を販売していません。",
  product_unavailable: "この商品は現在お取り扱いしていません。",
  proof_required: "トランザクションIDを入力するか、スクリーンショットをアップロードしてください。",
  quote_changed: "手数料または金額が変わりました。もう一度ご確認ください。",
  quote_expired: "見積もりの有効期限が切れました。もう一度お試しください。",
  range_too_long: "期間が長すぎます。短くしてください。",
  rate_unavailable: "現在レートを取得できません。しばらくしてからお試しください。",
  request_closed: "このリクエストは終了しました。オファーはできません。",
  same_as_login: "取引パスワードはログインパスワードとは別のものにしてください。",
  same_operator: "最初の承認はあなたが行いました。別の担当者の承認が必要です。",
  self_address: "当サイトの入金アドレスです。ご自身のアドレスを入力してください。",
  shop_suspended: "このストアは停止中のため、現在は販売も発送もできません。",
  shopname_taken: "このストア名はすでに使われています。",
  social_unavailable: "このサービスではログインできません。",
  stock_short: "在庫が足りません。残り {left} 点です。",
  terms_changed: "規約が変わりました。もう一度お読みのうえ同意してください。",
  too_many_addresses: "住所はすでに{max}件登録されています。不要な住所を削除してから追加してください。",
  too_many_offers: "オファーは{max}件までです。時間をおいてお試しください。",
  too_many_open: "手続き中のものが多すぎます。先に完了させてください。",
  too_many_unpaid: "未払いの注文が多すぎます。お支払いまたはキャンセルをしてください。",
  unpaid_too_much:
    "お客様のアカウントでは、この規模の未払い注文はまだお取り置きできません。数量を減らすか、先に残高をチャージしてください。",
  txid_invalid: "正しいトランザクションIDではありません。",
  txid_used: "このトランザクションIDはすでに使われています。",
  username_taken: "このユーザー名はすでに使われています。",
  version_conflict: "ほかで変更されています。再読み込みしてください。",
  weak_password: "パスワードが簡単すぎます。",

  forbidden: "この操作を行う権限がありません。",
  malformed_body: "リクエストを読み取れませんでした。",
  method_not_allowed: "このメソッドは使えません。",
  missing_field: "未入力の項目があります。入力してください。",
  not_found: "見つかりません。",
  server_failed: "サーバーでエラーが発生しました。しばらくしてからお試しください。",
  sign_in_first: "ログインしてください。",
  too_large: "サイズが大きすぎます。",
  too_many_requests: "リクエストが多すぎます。しばらくしてからお試しください。",
  unavailable: "現在サービスをご利用いただけません。少し待ってからお試しください。",

  cancelled: "キャンセルしました",
  closed: "終了しました",
  code_sent: "認証コードを送信しました",
  deleted: "削除しました",
  fund_password_saved: "取引パスワードを保存しました",
  no_application: "まだ申請がありません",
  ok: "完了しました",
  order_placed: "ご注文を承りました",
  paid: "お支払いが完了しました",
  password_length: "{min}～{max} 文字で入力してください。",
  password_changed: "パスワードを変更しました。もう一度ログインしてください。",
  published: "公開しました",
  receipt_confirmed: "受け取りを確認しました",
  registered: "登録が完了しました。ようこそ！",
  replied: "返信しました",
  reviewed: "レビューをありがとうございます",
  saved: "保存しました",
  shipped: "発送しました",
  signed_in: "ログインしました",
  signed_out: "ログアウトしました",
  submitted: "審査に提出しました",
  uploaded: "アップロードしました",

  address_hint_bitcoin: "bc1、1、3 のいずれかで始まります",
  address_hint_evm: "0x で始まる42文字",
  address_hint_tron: "T で始まる34文字",
  loan_example:
    "{amount} {currency} を {days} 日間お借り入れの場合：費用 {fee}、一括返済額 {total}。実質年率 {apr}%。",
  loan_warning: "借入には費用がかかります。",
  log_adjustment: "残高調整",
  log_overpayment: "お支払い {no} と一致しない入金",
  log_payment: "注文 {no}",
  log_recharge: "チャージ {no}",
  log_refund: "注文 {no} の返金",
  log_settlement: "注文 {no} の売上",
  log_withdrawal: "出金 {no}",
  log_withdrawal_return: "出金 {no} の払い戻し",
  recharge_notice:
    "実際に送金した金額を入力してください。異なる場合、審査に通らないことがあります。反映されるのは着金した金額です。",
  sandbox_address:
    "これはテスト環境です。このアドレスの持ち主はいません。実際の資金は絶対に送らないでください。",
  send_only: "{coin}のみを、{network}でのみ送金してください。",
  transfer_irreversible:
    "暗号資産の送金は取り消せません。ネットワークやアドレスを間違えると、資金は失われます。",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "認証コード：{code}",
    body: "認証コードは {code} です。有効期間は {seconds} 秒です。お心当たりがない場合はこのメールを無視し、コードを誰にも教えないでください。",
  },
  known: {
    subject: "アカウントはすでにあります",
    body: "このメールアドレスで登録しようとした方がいますが、すでにアカウントがあります。ご本人の場合はログインしてください。そうでない場合は何もする必要はありません。",
  },
  code_guessed: {
    subject: "誤った認証コードが入力されました",
    body: "{hours} 時間以内に、お客様のアカウントで誤った認証コードが {count} 回入力されました。お心当たりがない場合は、第三者がアクセスを試みています。コードを誰にも教えず、パスワードを変更してください。",
  },
  password_changed: {
    subject: "パスワードが変更されました",
    body: "アカウントのログインパスワードが変更され、すべての端末からログアウトされました。お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から再設定し、ご連絡ください。",
  },
  email_changed: {
    subject: "メールアドレスが変更されました",
    body: "アカウントのメールアドレスが変更されました。このアドレスには今後コードが届きません。出金は 24 時間ロックされます。お心当たりがない場合は、ログインしてパスワードを変更し、ご連絡ください。",
  },
};
