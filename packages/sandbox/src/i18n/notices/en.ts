/** What a message in the inbox says. `{names}` are filled in when it is read. */
export interface Notice {
  readonly title: string;
  readonly content: string;
}

/** Every message the server sends to its users, in English; the keys are what the database keeps. */
export const en = {
  welcome: {
    title: "Welcome, {name}",
    content: "Your account is ready. Add a delivery address and start shopping.",
  },
  order_paid: {
    title: "Payment received",
    content: "Order {order_no} is paid: {total} {currency}. It ships within {hours} hours.",
  },
  order_shipped: {
    title: "On its way",
    content: "Order {order_no} was shipped with {carrier}, tracking number {tracking_no}.",
  },
  order_cancelled: { title: "Order cancelled", content: "Order {order_no} was cancelled. {reason}" },
  order_refunded: {
    title: "Refunded",
    content: "Order {order_no} was cancelled and {total} {currency} went back to your balance. {reason}",
  },
  order_received: {
    title: "Receipt confirmed",
    content: "Order {order_no} is received. Tell others how you like it.",
  },
  order_new: {
    title: "New order",
    content: "Order {order_no} for {total} {currency} is waiting to be shipped.",
  },
  order_closed: {
    title: "Order cancelled",
    content: "Order {order_no} was cancelled before it was shipped.",
  },
  order_done: {
    title: "Receipt confirmed",
    content: "Order {order_no} is received. {net} {currency} will be available later.",
  },
  pay_expired: {
    title: "Payment expired",
    content: "The time to pay {pay_no} is over. Its orders were cancelled.",
  },
  pay_credited: {
    title: "Transfer credited",
    content: "A transfer did not match payment {pay_no}. {amount} {currency} went to your balance.",
  },
  settlement_available: {
    title: "Money available",
    content: "{net} {currency} for order {order_no} can be used now.",
  },
  recharge_credited: {
    title: "Recharge credited",
    content: "Recharge {order_no}: {amount} {currency} was added to your balance.",
  },
  recharge_rejected: {
    title: "Recharge not accepted",
    content: "Recharge {order_no} was not accepted. {reason}",
  },
  withdraw_created: {
    title: "Withdrawal under review",
    content: "Withdrawal {order_no} of {amount} {currency} is being reviewed.",
  },
  withdraw_completed: {
    title: "Withdrawal completed",
    content: "Withdrawal {order_no}: {received} {coin} were sent.",
  },
  withdraw_returned: {
    title: "Withdrawal returned",
    content:
      "Withdrawal {order_no} was not carried out. {amount} {currency} went back to your balance. {reason}",
  },
  fund_password_set: {
    title: "Fund password changed",
    content: "Your fund password was changed. If that was not you, contact us.",
  },
  application_approved: {
    title: "Your store is open",
    content: "{shopname} was approved. You can start selling.",
  },
  application_rejected: {
    title: "Something is missing",
    content: "Your application for {shopname} needs a correction.",
  },
  review_reply: { title: "The store replied", content: "{shopname} replied to your review of {title}." },
  loan_approved: {
    title: "Loan approved",
    content: "Your loan application for {amount} {currency} was approved.",
  },
  loan_rejected: {
    title: "Loan not approved",
    content: "Your loan application for {amount} {currency} was not approved. {reason}",
  },
} satisfies Readonly<Record<string, Notice>>;

/** Name of a message's text. */
export type NoticeKey = keyof typeof en;

/** A translation: every message, nothing else. */
export type Notices = { readonly [Key in NoticeKey]: Notice };
