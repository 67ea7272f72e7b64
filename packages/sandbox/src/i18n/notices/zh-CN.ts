import type { Notices } from "./en";

export const zhCN: Notices = {
  welcome: { title: "欢迎您，{name}", content: "您的账号已开通。添加收货地址，开始购物吧。" },
  order_paid: {
    title: "已收到付款",
    content: "订单 {order_no} 已支付 {total} {currency}，将在 {hours} 小时内发货。",
  },
  order_shipped: {
    title: "商品已发出",
    content: "订单 {order_no} 已由 {carrier} 承运，运单号 {tracking_no}。",
  },
  order_cancelled: { title: "订单已取消", content: "订单 {order_no} 已取消。{reason}" },
  order_refunded: {
    title: "已退款",
    content: "订单 {order_no} 已取消，{total} {currency} 已退回您的余额。{reason}",
  },
  order_received: { title: "已确认收货", content: "订单 {order_no} 已收货，欢迎分享您的评价。" },
  order_new: { title: "新订单", content: "订单 {order_no} 待发货，金额 {total} {currency}。" },
  order_closed: { title: "订单已取消", content: "订单 {order_no} 在发货前已被取消。" },
  order_done: {
    title: "买家已收货",
    content: "订单 {order_no} 已收货，{net} {currency} 将在几天后转入余额。",
  },
  pay_expired: { title: "支付已超时", content: "支付单 {pay_no} 已超时，相关订单已取消。" },
  pay_credited: {
    title: "转账已入账",
    content: "支付单 {pay_no} 收到一笔不相符的转账，{amount} {currency} 已转入您的余额。",
  },
  settlement_available: { title: "结算款可用", content: "订单 {order_no} 的 {net} {currency} 现已可用。" },
  recharge_credited: { title: "充值到账", content: "充值 {order_no}：{amount} {currency} 已到账。" },
  recharge_rejected: { title: "充值未通过", content: "充值 {order_no} 未通过审核。{reason}" },
  withdraw_created: { title: "提现审核中", content: "提现 {order_no} 正在审核，金额 {amount} {currency}。" },
  withdraw_completed: { title: "提现完成", content: "提现 {order_no}：已转出 {received} {coin}。" },
  withdraw_returned: {
    title: "提现已退回",
    content: "提现 {order_no} 未能完成，{amount} {currency} 已退回您的余额。{reason}",
  },
  fund_password_set: { title: "资金密码已修改", content: "您的资金密码已修改。如非本人操作，请联系我们。" },
  application_approved: { title: "店铺已开通", content: "{shopname} 已通过审核，可以开始销售了。" },
  application_rejected: { title: "申请需要修改", content: "{shopname} 的申请需要修改。" },
  store_review_approved: { title: "店铺的新名称和标志已通过审核", content: "{shopname} 现已展示新资料。" },
  store_review_rejected: {
    title: "店铺的新名称或标志未通过审核",
    content: "{shopname} 保留原有资料。原因：{note}",
  },
  review_reply: { title: "店铺已回复", content: "{shopname} 回复了您对“{title}”的评价。" },
  dispute_opened: {
    title: "买家反馈了问题",
    content: "订单 {order_no} 的买家要求退款 {amount} {currency}。请在 {days} 天内回复，否则由平台裁定。",
  },
  dispute_offered: {
    title: "商家提出了方案",
    content: "商家愿意为订单 {order_no} 退款 {amount} {currency}。您可以接受，或请平台裁定。",
  },
  dispute_objected: {
    title: "商家不同意",
    content: "商家不同意订单 {order_no} 的反馈。您可以请平台裁定，或撤销反馈。",
  },
  dispute_escalated: { title: "由平台裁定", content: "订单 {order_no} 的问题现由平台裁定，结果将通知双方。" },
  return_requested: {
    title: "买家申请退货",
    content:
      "订单 {order_no} 的买家希望退货并退款 {amount} {currency}。请在 {days} 天内回复，否则由平台裁定。",
  },
  return_agreed: {
    title: "商家同意退货",
    content: "请在 {days} 天内寄回订单 {order_no} 的商品并填写运单号，退货地址见订单。逾期未寄回将不予退款。",
  },
  return_sent: {
    title: "退货已寄出",
    content:
      "订单 {order_no} 的商品正由 {carrier} 寄回，运单号 {tracking_no}。收到后请确认；{days} 天内未回复将退款给买家。",
  },
  return_expired: {
    title: "退货已过期",
    content: "订单 {order_no} 的商品未按时寄回，因此不予退款，订单照常进行。",
  },
  dispute_withdrawn: { title: "反馈已撤销", content: "买家已撤销订单 {order_no} 的反馈，订单照常进行。" },
  dispute_refunded: {
    title: "已退款",
    content: "订单 {order_no} 的 {amount} {currency} 已退回您的余额。{reason}",
  },
  dispute_charged: {
    title: "已向买家退款",
    content: "订单 {order_no} 的 {amount} {currency} 已退给买家。{reason}",
  },
  dispute_rejected: { title: "不予退款", content: "订单 {order_no} 的问题裁定为不退款。{reason}" },
  offer_new: { title: "新报价", content: "{shopname} 为您的求购“{title}”提供了报价，您可以比较后接受。" },
  offer_accepted: {
    title: "报价已被接受",
    content: "“{title}”的买家接受了您的报价。订单付款后我们会通知您。",
  },
  offer_declined: { title: "报价已被拒绝", content: "“{title}”的买家拒绝了您的报价。" },
  offer_closed: { title: "求购已关闭", content: "求购“{title}”已关闭，您的报价也随之失效。" },
  account_frozen: {
    title: "账户已被冻结",
    content: "您仍可登录和查看内容，但无法进行资金操作。如不清楚原因，请联系我们。",
  },
  account_unfrozen: { title: "账户已恢复", content: "您的账户已解除冻结，可以照常付款和提现。" },
  store_suspended: {
    title: "店铺已被暂停",
    content: "{shopname} 暂时无法销售或发货，买家可以取消未发货的订单。如不清楚原因，请联系我们。",
  },
  store_reopened: { title: "店铺已恢复营业", content: "{shopname} 可以照常销售和发货了。" },
  loan_approved: { title: "贷款已批准", content: "您 {amount} {currency} 的贷款申请已获批准。" },
  loan_rejected: { title: "贷款未获批准", content: "您 {amount} {currency} 的贷款申请未获批准。{reason}" },
};
