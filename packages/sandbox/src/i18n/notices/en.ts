/** What a message in the inbox says. `{names}` are filled in when it is read. */
export interface Notice {
  readonly title: string;
  readonly content: string;
}

/** Every message the server sends to its users, in English; the keys are what the database keeps. */
export const en = {
  welcome: {
    title: "Welcome, {name}",
    content: "Your account is ready. Add a shipping address and start shopping.",
  },
  order_paid: {
    title: "Payment received",
    content:
      "Order {order_no} is paid: {total} {currency}. It ships within {hours, plural, one {# hour} other {# hours}}.",
  },
  order_shipped: {
    title: "On its way",
    content: "Order {order_no} was shipped with {carrier}, tracking number {tracking_no}.",
  },
  order_cancelled: { title: "Order canceled", content: "Order {order_no} was canceled. {reason}" },
  order_refunded: {
    title: "Refunded",
    content: "Order {order_no} was canceled, and {total} {currency} is back in your balance. {reason}",
  },
  order_received: {
    title: "Receipt confirmed",
    content: "You confirmed order {order_no}. Tell other buyers how you like it.",
  },
  order_new: {
    title: "New order",
    content: "Order {order_no} for {total} {currency} is waiting to be shipped.",
  },
  order_closed: {
    title: "Order canceled",
    content: "Order {order_no} was canceled before it was shipped.",
  },
  order_done: {
    title: "Receipt confirmed",
    content: "The buyer received order {order_no}. {net} {currency} will be in your balance in a few days.",
  },
  pay_expired: {
    title: "Payment expired",
    content: "Payment {pay_no} expired, so its orders were canceled.",
  },
  pay_credited: {
    title: "Transfer credited",
    content: "A transfer didn’t match payment {pay_no}, so we added {amount} {currency} to your balance.",
  },
  settlement_available: {
    title: "Payout available",
    content: "{net} {currency} for order {order_no} can be used now.",
  },
  recharge_credited: {
    title: "Top-up credited",
    content: "Top-up {order_no}: {amount} {currency} was added to your balance.",
  },
  recharge_rejected: {
    title: "Top-up not accepted",
    content: "Top-up {order_no} was not accepted. {reason}",
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
    title: "Your application needs changes",
    content: "Your application for {shopname} needs a correction.",
  },
  store_review_approved: {
    title: "Your new store name and logo are approved",
    content: "{shopname} now appears with its new profile.",
  },
  store_review_rejected: {
    title: "Your new store name or logo was not accepted",
    content: "{shopname} keeps its current profile. Reason: {note}",
  },
  review_reply: { title: "The store replied", content: "{shopname} replied to your review of {title}." },
  dispute_opened: {
    title: "A buyer reports a problem",
    content:
      "The buyer of order {order_no} asks for {amount} {currency} back. Reply within {days, plural, one {# day} other {# days}}, or the marketplace decides.",
  },
  dispute_offered: {
    title: "The store made an offer",
    content:
      "For order {order_no} the store offers to refund {amount} {currency}. Accept it, or ask the marketplace to decide.",
  },
  dispute_objected: {
    title: "The store objects",
    content:
      "The store doesn’t agree about order {order_no}. Ask the marketplace to decide, or withdraw your report.",
  },
  dispute_escalated: {
    title: "The marketplace decides",
    content: "The marketplace now decides about the problem with order {order_no}. Both sides will be told.",
  },
  return_requested: {
    title: "A buyer wants to return goods",
    content:
      "The buyer of order {order_no} wants to send goods back and get {amount} {currency} refunded. Reply within {days, plural, one {# day} other {# days}}, or the marketplace decides.",
  },
  return_agreed: {
    title: "The store takes the goods back",
    content:
      "Send the goods of order {order_no} back within {days, plural, one {# day} other {# days}} and enter the tracking number. The return address is in the order. Without a shipment by then, there is no refund.",
  },
  return_sent: {
    title: "A return is on its way",
    content:
      "The goods of order {order_no} are on their way back with {carrier}, tracking number {tracking_no}. Confirm when they arrive. If you don’t reply within {days, plural, one {# day} other {# days}}, the buyer is refunded.",
  },
  return_expired: {
    title: "Return expired",
    content:
      "The goods of order {order_no} weren’t sent back in time, so there is no refund. The order goes on as usual.",
  },
  dispute_withdrawn: {
    title: "Report withdrawn",
    content: "The buyer withdrew the report about order {order_no}. The order goes on as usual.",
  },
  dispute_refunded: {
    title: "Refunded",
    content: "{amount} {currency} for order {order_no} went back to your balance. {reason}",
  },
  dispute_charged: {
    title: "The buyer was refunded",
    content: "{amount} {currency} of order {order_no} went back to the buyer. {reason}",
  },
  dispute_rejected: {
    title: "No refund",
    content: "The problem with order {order_no} was decided without a refund. {reason}",
  },
  offer_new: {
    title: "New offer",
    content: "{shopname} made an offer for your request “{title}”. Compare and accept it there.",
  },
  offer_accepted: {
    title: "Your offer was accepted",
    content: "The buyer of “{title}” accepted your offer. You will hear from us when the order is paid.",
  },
  offer_declined: {
    title: "Your offer was declined",
    content: "The buyer of “{title}” declined your offer.",
  },
  offer_closed: {
    title: "Request closed",
    content: "The request “{title}” is closed, so your offer is no longer open.",
  },
  account_frozen: {
    title: "Your account is frozen",
    content: "You can sign in and look at everything, but not move money. If you don’t know why, contact us.",
  },
  account_unfrozen: {
    title: "Your account works again",
    content: "Your account is no longer frozen: you can pay and withdraw as before.",
  },
  store_suspended: {
    title: "Your store is suspended",
    content:
      "{shopname} can’t sell or ship for now, and buyers can cancel what was not shipped. If you don’t know why, contact us.",
  },
  store_reopened: { title: "Your store is open again", content: "{shopname} can sell and ship as before." },
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
