import type { Notices } from "./en";

export const tw: Notices = {
  welcome: { title: "歡迎您，{name}", content: "您的帳號已開通。新增收件地址，開始購物吧。" },
  order_paid: {
    title: "已收到款項",
    content: "訂單 {order_no} 已付款 {total} {currency}，將在 {hours} 小時內出貨。",
  },
  order_shipped: {
    title: "商品已出貨",
    content: "訂單 {order_no} 已交由 {carrier} 配送，物流單號 {tracking_no}。",
  },
  order_cancelled: { title: "訂單已取消", content: "訂單 {order_no} 已取消。{reason}" },
  order_refunded: {
    title: "已退款",
    content: "訂單 {order_no} 已取消，{total} {currency} 已退回您的餘額。{reason}",
  },
  order_received: { title: "已確認收貨", content: "訂單 {order_no} 已收貨，歡迎分享您的評價。" },
  order_new: { title: "新訂單", content: "訂單 {order_no} 待出貨，金額 {total} {currency}。" },
  order_closed: { title: "訂單已取消", content: "訂單 {order_no} 在出貨前已被取消。" },
  order_done: {
    title: "買家已收貨",
    content: "訂單 {order_no} 已收貨，{net} {currency} 將在幾天後轉入餘額。",
  },
  pay_expired: { title: "付款已逾時", content: "付款單 {pay_no} 已逾時，相關訂單已取消。" },
  pay_credited: {
    title: "轉帳已入帳",
    content: "付款單 {pay_no} 收到一筆不相符的轉帳，{amount} {currency} 已轉入您的餘額。",
  },
  settlement_available: { title: "結算款可用", content: "訂單 {order_no} 的 {net} {currency} 現已可用。" },
  recharge_credited: { title: "儲值入帳", content: "儲值 {order_no}：{amount} {currency} 已入帳。" },
  recharge_rejected: { title: "儲值未通過", content: "儲值 {order_no} 未通過審核。{reason}" },
  withdraw_created: { title: "提領審核中", content: "提領 {order_no} 正在審核，金額 {amount} {currency}。" },
  withdraw_completed: { title: "提領完成", content: "提領 {order_no}：已匯出 {received} {coin}。" },
  withdraw_returned: {
    title: "提領已退回",
    content: "提領 {order_no} 未能完成，{amount} {currency} 已退回您的餘額。{reason}",
  },
  fund_password_set: { title: "資金密碼已變更", content: "您的資金密碼已變更。若非本人操作，請與我們聯絡。" },
  application_approved: { title: "商店已開通", content: "{shopname} 已通過審核，可以開始銷售了。" },
  application_rejected: { title: "資料需要補件", content: "{shopname} 的申請需要修改。" },
  store_review_approved: { title: "商店的新名稱和標誌已通過審核", content: "{shopname} 現已顯示新資料。" },
  store_review_rejected: {
    title: "商店的新名稱或標誌未通過審核",
    content: "{shopname} 保留原有資料。原因：{note}",
  },
  review_reply: { title: "商店已回覆", content: "{shopname} 回覆了您對「{title}」的評價。" },
  dispute_opened: {
    title: "買家回報了問題",
    content: "訂單 {order_no} 的買家要求退款 {amount} {currency}。請在 {days} 天內回覆，否則由平台裁定。",
  },
  dispute_offered: {
    title: "商家提出了方案",
    content: "商家願意為訂單 {order_no} 退款 {amount} {currency}。您可以接受，或請平台裁定。",
  },
  dispute_objected: {
    title: "商家不同意",
    content: "商家不同意訂單 {order_no} 的回報。您可以請平台裁定，或撤銷回報。",
  },
  dispute_escalated: { title: "由平台裁定", content: "訂單 {order_no} 的問題現由平台裁定，結果將通知雙方。" },
  return_requested: {
    title: "買家申請退貨",
    content:
      "訂單 {order_no} 的買家希望退貨並退款 {amount} {currency}。請在 {days} 天內回覆，否則由平台裁定。",
  },
  return_agreed: {
    title: "商家同意退貨",
    content:
      "請在 {days} 天內寄回訂單 {order_no} 的商品並填寫物流單號，退貨地址請見訂單。逾期未寄回將不予退款。",
  },
  return_sent: {
    title: "退貨已寄出",
    content:
      "訂單 {order_no} 的商品正由 {carrier} 寄回，物流單號 {tracking_no}。收到後請確認；{days} 天內未回覆將退款給買家。",
  },
  return_expired: {
    title: "退貨已逾期",
    content: "訂單 {order_no} 的商品未按時寄回，因此不予退款，訂單照常進行。",
  },
  dispute_withdrawn: { title: "回報已撤銷", content: "買家已撤銷訂單 {order_no} 的回報，訂單照常進行。" },
  dispute_refunded: {
    title: "已退款",
    content: "訂單 {order_no} 的 {amount} {currency} 已退回您的餘額。{reason}",
  },
  dispute_charged: {
    title: "已向買家退款",
    content: "訂單 {order_no} 的 {amount} {currency} 已退給買家。{reason}",
  },
  dispute_rejected: { title: "不予退款", content: "訂單 {order_no} 的問題裁定為不退款。{reason}" },
  offer_new: { title: "新報價", content: "{shopname} 為您的求購「{title}」提供了報價，您可以比較後接受。" },
  offer_accepted: {
    title: "報價已被接受",
    content: "「{title}」的買家接受了您的報價。訂單付款後我們會通知您。",
  },
  offer_declined: { title: "報價已被婉拒", content: "「{title}」的買家婉拒了您的報價。" },
  offer_closed: { title: "求購已結束", content: "求購「{title}」已結束，您的報價也隨之失效。" },
  account_frozen: {
    title: "帳戶已被凍結",
    content: "您仍可登入並檢視內容，但無法進行資金操作。若不清楚原因，請與我們聯絡。",
  },
  account_unfrozen: { title: "帳戶已恢復", content: "您的帳戶已解除凍結，可以照常付款與提領。" },
  store_suspended: {
    title: "商店已被暫停",
    content: "{shopname} 暫時無法販售或出貨，買家可以取消尚未出貨的訂單。若不清楚原因，請與我們聯絡。",
  },
  store_reopened: { title: "商店已恢復營業", content: "{shopname} 可以照常販售與出貨了。" },
  loan_approved: { title: "貸款已核准", content: "您 {amount} {currency} 的貸款申請已核准。" },
  loan_rejected: { title: "貸款未核准", content: "您 {amount} {currency} 的貸款申請未獲核准。{reason}" },
};
