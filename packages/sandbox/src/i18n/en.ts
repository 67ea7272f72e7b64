/** Every sentence the server says. Keys up to `weak_password` are values of `data.error`; the others belong to answers without one. */
export const messages = {
  account_frozen: "Your account is frozen: it can’t move money. Contact customer service.",
  account_or_password_wrong: "Wrong username or password.",
  acknowledgement_required: "Confirm that you’ve read the warning.",
  address_invalid: "This isn’t a valid address for the chosen network.",
  address_required: "Choose a shipping address first.",
  address_wrong_network: "This address belongs to another network. Check the network before you send.",
  already_commented: "You have already reviewed this item.",
  already_disputed: "You have already reported a problem with this order.",
  already_paid: "This order is already paid.",
  already_replied: "You have already replied to this review.",
  already_shipped: "This order has already been shipped.",
  amount_range: "The amount is out of range.",
  amount_step: "The amount must be a multiple of {step}.",
  amount_too_large: "The amount is too large. Maximum: {max}.",
  amount_too_small: "The amount is too small. Minimum: {min}.",
  application_exists: "You have already applied. Wait for the review.",
  area_not_open: "We don’t deliver to this area yet.",
  bad_state: "That’s no longer possible. Reload to see the latest status.",
  below_minimum: "Order at least {min_order, plural, one {# piece} other {# pieces}} of this product.",
  cart_empty: "There is nothing to order.",
  changed_elsewhere: "Another device has saved a change meanwhile. Try again.",
  code_locked: "Too many wrong codes were entered. No code is accepted for 24 hours.",
  code_required:
    "Too many wrong passwords were entered for this account. Log in with your email address, your password and a code that we send you.",
  code_wrong: "The code is wrong or has expired.",
  content_rejected: "We can’t publish this text. Please reword it.",
  daily_limit: "That’s over today’s limit. You can still withdraw {left} today.",
  dispute_open: "You have reported a problem with this order. Withdraw the report first.",
  dispute_too_late: "It is too late to report a problem with this order.",
  document_used: "This document is already registered for another store.",
  email_taken: "This email address is already in use.",
  field_invalid: "Something here isn’t right. Please check it.",
  file_not_found: "One of the files no longer exists. Please upload it again.",
  fund_password_locked: "Your fund password is locked after too many attempts. Try again later.",
  fund_password_unset: "Set a fund password first.",
  fund_password_wrong: "Wrong fund password. Attempts left: {left}.",
  has_open_orders: "This product has open orders. Unlist it instead.",
  idempotency_in_progress: "This request is still being processed.",
  idempotency_mismatch: "This was already sent with other details. Please start again.",
  image_invalid: "We can’t use this image. Try another one.",
  insufficient_balance: "Insufficient balance.",
  invalid_field: "Something here isn’t right. Please check it.",
  invite_code_invalid: "This invitation code doesn’t exist.",
  loan_disabled: "Loans are not available.",
  locked: "Withdrawals are locked for now. Try again later.",
  memo_required: "This network needs a memo (tag).",
  mobile_taken: "This phone number is already in use.",
  network_disabled: "This network isn’t available right now.",
  not_merchant: "Open a store first.",
  offer_changed: "The offer has changed. Please look at it again.",
  open_application: "You already have an open application.",
  order_below_minimum: "This store takes orders of {min} or more, before shipping and taxes.",
  order_changed: "Something in your order has changed. Please look at it again.",
  owed_to_buyers: "Your store is suspended. What its buyers may be owed stays here; you can withdraw {left}.",
  own_product: "You can’t buy from your own store.",
  own_request: "This is your own request.",
  own_shop: "You can’t follow your own store.",
  pack_mismatch: "This product is sold in packs of {pack_size}.",
  password_wrong: "Wrong password.",
  pay_expired: "Payment time expired. Please order again.",
  price_changed: "The price has changed. Please check the new total.",
  price_invalid: "Enter a valid price.",
  product_elsewhere: "This store doesn’t sell this product.",
  product_unavailable: "This product is no longer available.",
  proof_required: "Enter the transaction ID or upload a screenshot.",
  quote_changed: "The fee or the amount has changed. Please check again.",
  quote_expired: "This quote has expired. Get a new one.",
  range_too_long: "This period is too long. Choose a shorter one.",
  rate_unavailable: "There is no exchange rate at the moment. Try again later.",
  request_closed: "This request is closed. No more offers are accepted.",
  same_as_login: "The fund password must differ from your login password.",
  same_operator: "You gave the first approval. A second operator has to agree.",
  self_address: "This is one of our own deposit addresses. Enter your own address.",
  shop_suspended: "This store is suspended: it can’t sell or ship at the moment.",
  shopname_taken: "This store name is already taken.",
  social_unavailable: "You can’t log in with this service right now.",
  stock_short: "Not enough in stock. Only {left} left.",
  terms_changed: "The terms have changed. Please read and accept them again.",
  too_many_addresses: "You have {max} addresses already. Delete one you no longer need first.",
  too_many_offers: "No more than {max} offers are possible here. Try again later.",
  too_many_open: "You have too many open requests. Finish one first.",
  too_many_unpaid: "You have too many unpaid orders. Pay or cancel one first.",
  unpaid_too_much:
    "Your account can’t hold unpaid orders of this size yet. Order less, or top up your balance first.",
  txid_invalid: "This isn’t a valid transaction ID.",
  txid_used: "This transaction ID has already been used.",
  username_taken: "This username is already taken.",
  version_conflict: "Someone changed this in the meantime. Reload and try again.",
  weak_password: "This password is too easy to guess.",

  forbidden: "You don’t have permission to do this.",
  malformed_body: "We couldn’t read your request.",
  method_not_allowed: "This method isn’t allowed here.",
  missing_field: "Something is missing here. Please fill it in.",
  not_found: "Not found.",
  server_failed: "Something went wrong on our end. Please try again later.",
  sign_in_first: "Please log in first.",
  too_large: "This is too large.",
  too_many_requests: "Too many requests. Please try again later.",
  unavailable: "The service isn’t available right now. Please try again shortly.",

  address_hint_bitcoin: "begins with bc1, 1 or 3",
  address_hint_evm: "42 characters, begins with 0x",
  address_hint_tron: "34 characters, begins with T",
  cancelled: "Canceled",
  closed: "Closed",
  code_sent: "The code has been sent",
  deleted: "Deleted",
  fund_password_saved: "Fund password saved",
  loan_example:
    "Borrow {amount} {currency} for {days, plural, one {# day} other {# days}}: it costs {fee}, and you repay {total} in one payment. APR {apr}%.",
  loan_warning: "Borrowing money costs money.",
  log_adjustment: "Adjustment",
  log_overpayment: "Unmatched transfer for payment {no}",
  log_payment: "Order {no}",
  log_recharge: "Top-up {no}",
  log_refund: "Refund for order {no}",
  log_settlement: "Sale, order {no}",
  log_withdrawal: "Withdrawal {no}",
  log_withdrawal_return: "Withdrawal {no} returned",
  no_application: "You have not applied yet",
  ok: "OK",
  order_placed: "Order placed",
  paid: "Paid",
  password_length: "Use {min} to {max} characters.",
  password_changed: "Password changed. Please log in again.",
  published: "Published",
  receipt_confirmed: "Receipt confirmed",
  recharge_notice: "Enter the exact amount you sent, or the review may fail. We credit what arrives.",
  registered: "Welcome! Your account is ready.",
  replied: "Reply sent",
  reviewed: "Thank you for your review",
  sandbox_address: "This is a sandbox: the address belongs to nobody. Never send real money to it.",
  saved: "Saved",
  send_only: "Send only {coin}, only on {network}.",
  shipped: "Shipped",
  signed_in: "Logged in",
  signed_out: "Logged out",
  submitted: "Submitted for review",
  transfer_irreversible:
    "Crypto transfers can’t be reversed. With the wrong network or address, your money is lost.",
  uploaded: "Uploaded",
} as const;

/** Name of a sentence. */
export type MessageKey = keyof typeof messages;

/** A translation: every key, nothing else. */
export type Messages = { readonly [Key in MessageKey]: string };

/** What a message in the inbox says. `{names}` are filled in when it is read. */
export interface Notice {
  readonly title: string;
  readonly content: string;
}

/** Every message the server sends to its users, in English; the keys are what the database keeps. */
export const notices = {
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
export type NoticeKey = keyof typeof notices;

/** A translation: every message, nothing else. */
export type Notices = { readonly [Key in NoticeKey]: Notice };

/** A mail in plain text. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * `code` carries an e-mail code; `known` goes to an address that someone tries to register again; `code_guessed` warns an owner of
 * wrong codes, the others of changes to the account.
 */
export type MailKind = "code" | "known" | "code_guessed" | "password_changed" | "email_changed";
/** A translation: every mail, nothing else. */
export type Mails = Readonly<Record<MailKind, Mail>>;

export const mails: Mails = {
  code: {
    subject: "Your code: {code}",
    body: "Your code is {code}. It expires in {seconds, plural, one {# second} other {# seconds}}. If you didn’t ask for it, ignore this email and don’t share the code.",
  },
  known: {
    subject: "You already have an account",
    body: "Someone tried to sign up with this email address, but it already has an account. If that was you, just log in. If not, you don’t need to do anything.",
  },
  code_guessed: {
    subject: "Someone entered wrong codes",
    body: "{count, plural, one {# wrong code was} other {# wrong codes were}} entered for your account within {hours, plural, one {# hour} other {# hours}}. If that wasn’t you, someone is trying to get in: don’t share any code, and change your password.",
  },
  password_changed: {
    subject: "Your password was changed",
    body: "Your login password was changed, and all devices were logged out. If that wasn’t you, reset it now with “Forgot password?” and contact us.",
  },
  email_changed: {
    subject: "Your email address was changed",
    body: "Your account has a new email address; this one gets no more codes. Withdrawals are paused for 24 hours. If that wasn’t you, log in, change your password and contact us.",
  },
};
