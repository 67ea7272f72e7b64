// Generated from the contract by scripts/generate.mjs. Do not edit.
import type { FileReference } from "../upload.js";

/** Any other word: a server may add some. */
type Other = string & {};

/** A device that is signed in. */
export interface AccountSession {
  /** Of the session, for account.endSession. Not the token. */
  id: Id;
  /** Browser and system, such as `Firefox · Windows`; empty when unknown. */
  device?: string;
  /** When it signed in. */
  createtime?: UnixTime;
  /** When it last called, to a few minutes. */
  last_used?: UnixTime;
  /** Whether it is the session that asks. */
  is_current?: boolean;
}

export interface Address {
  id: Id;
  /** Recipient. */
  name: string;
  mobile: string;
  country: string;
  province?: string;
  city?: string;
  /** Street, house number and what else the carrier needs. */
  address: string;
  zip?: string;
  is_default?: boolean;
  createtime?: UnixTime;
  updatetime?: UnixTime;
}

/** Without `id` a new address is added; with it that address is replaced. */
export interface AddressInput {
  /** The address to change; without it a new one is added. */
  id?: Id;
  /** Recipient. */
  name: string;
  /** Phone number of the recipient. */
  mobile: string;
  /** Name of the country. */
  country: string;
  /** Province, state or region. */
  province?: string;
  /** City or town. */
  city?: string;
  /** Street, house number and what else the carrier needs. */
  address: string;
  /** Postal code. */
  zip?: string;
  /** 1 makes it the only default address. */
  is_default?: Bool;
}

/**
 * A decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never
 * rounded.
 */
export type Amount = string;

/** Annual percentage rate with all costs, as a fraction; `"0.12"` is 12 %. */
export type Apr = string;

/** A country, province or city. */
export interface Area {
  id: Id;
  /** Parent area, 0 for a country. */
  pid?: Id;
  name: string;
  /** 1 country, 2 province, 3 city. */
  level?: number;
}

export interface Article extends ArticleSummary {
  content: Html;
  updatetime?: UnixTime;
}

export interface ArticleSummary {
  id: Id;
  category_id?: Id;
  title: string;
  description?: string;
  image?: Url;
  createtime?: UnixTime;
}

/** Provisional. One fact about a product, as a row of its specification table. */
export interface Attribute {
  name: string;
  /** A number has a point for its decimals, and its `unit` apart. */
  value: string;
  /** Unit of `value`, written behind it; missing or empty where it has none. */
  unit?: string;
}

export interface AttributeInput {
  /** What the fact is about. */
  name: string;
  /** The fact itself, without its unit. */
  value: string;
  /** Unit of `value`. */
  unit?: string;
}

export interface Banner {
  id?: Id;
  image: Url;
  /** Text over the picture, also its alternative text. */
  title?: string;
  /** Path inside the storefront or an https address. */
  url?: string;
}

/** PHP servers send 0 and 1, others true and false. */
export type Bool = boolean | 0 | 1;

export interface CancelledOrder {
  order: Order;
  /** What went back to the balance. */
  refund: {
    /** All that was paid for this order; zero for an unpaid one. */
    money: Money;
    currency?: CurrencyCode;
  };
}

export interface CartItem {
  /** Product. */
  id: Id;
  /** Variant; needed for a product that has some. */
  sku_id?: Id;
  /** Pieces. */
  num: number;
  /** The product's own store. */
  shop_id: Id;
}

/** A product category. Lists are flat with `pid`, or nested under `childlist`. */
export interface Category {
  id: Id;
  /** Parent category, 0 at the top. */
  pid?: Id;
  name: string;
  image?: Url;
  childlist?: Category[];
}

export interface CorrectionReason {
  field: string;
  error?: string;
  /** Sentence for the applicant. */
  note?: string;
}

export interface CreatedOrders {
  /** One payment for all of them, `created`. */
  pay: Payment;
  /** One order per store. */
  orders: Order[];
}

export interface Currency {
  code: CurrencyCode;
  /** Digits after the decimal point. */
  scale?: number;
  symbol?: string;
}

/** Currency of the amounts next to it, such as `USDT`. */
export type CurrencyCode = string;

/** Coin as the list of methods names it. */
export type CurrencyInput = string;

/**
 * A problem with an order that its buyer reported. While it is open the order is not taken as received automatically, and the
 * store is not paid for it. A refund goes to the buyer's balance at once. When a `shipped` order is refunded whole it is
 * `cancelled`, when in part it is `received`. The platform's commission shrinks with the refund. `refunded`, `rejected`,
 * `withdrawn` and `expired` are final.
 */
export interface Dispute {
  /** Show unknown values as being worked on, without buttons. */
  status: "open" | "offered" | "objected" | "return_agreed" | "sent_back" | "reviewing" | "refunded" | "rejected" | "withdrawn" | "expired" | Other;
  reason: "not_arrived" | "not_as_described" | "damaged" | "wrong_item" | "changed_mind" | Other;
  /** `return` when the goods must come back first; missing on servers without returns. */
  kind?: "refund" | "return" | Other;
  /** What it is about; empty for the whole order. */
  goods?: DisputedGoods[];
  /** The amount paid for these items, with their tax and share of the freight. No refund exceeds it. */
  max_amount?: Money;
  /** The return address, in the store's words; empty until it agrees to a return. */
  return_to?: string;
  /** Who carries the goods back; null until they have been sent. */
  express?: Shipment | null;
  /** What the buyer asks for, in the order's currency. */
  amount: Money;
  /** What the store offered; zero before an offer. */
  offer_amount?: Money;
  /** What went back to the balance; zero until it is `refunded`. */
  refund_amount?: Money;
  /** Whose turn it is; empty once it is closed. */
  awaiting?: "store" | "buyer" | "operator" | "" | Other;
  /**
   * Their deadline. After that of store or buyer the operator decides, but a buyer who has not sent the goods back gets no refund
   * (`expired`), and a store that has not answered for goods on their way back is assumed to have them (`refunded`). The
   * operator's is when the decision is promised. 0 once it is closed.
   */
  due_at?: UnixTime;
  createtime: UnixTime;
  closetime?: UnixTime;
  /** What happened, oldest first; the first one is the buyer's report. */
  events?: DisputeEvent[];
  can?: DisputeCan;
}

/** What the reader may do now; the server decides again when a button is pressed. */
export interface DisputeCan {
  /** The buyer, disputes.acceptOffer. */
  accept_offer: boolean;
  /** The buyer, disputes.escalate. */
  escalate: boolean;
  /** The buyer, disputes.withdraw. */
  withdraw: boolean;
  /** The buyer, disputes.sendBack. */
  send_back?: boolean;
  /** The store, merchantDisputes.answer; once it has answered it may still `accept`. */
  answer: boolean;
}

export interface DisputeEvent {
  event: "opened" | "accepted" | "offered" | "objected" | "offer_accepted" | "return_agreed" | "sent_back" | "arrived" | "escalated" | "refunded" | "rejected" | "withdrawn" | "expired" | Other;
  /** Whose step it is; `system` when a time was over. */
  by: "buyer" | "store" | "operator" | "system" | Other;
  /** Their words; may be empty. */
  text?: string;
  images?: Images;
  /** What was asked for, offered or refunded with it; zero otherwise. */
  amount?: Money;
  createtime: UnixTime;
}

/** Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
export type DisputeImages = string[];

/** `refund` is money back while the buyer keeps the goods, `return` money back once the store has them again. */
export type DisputeKind = "refund" | "return";

/**
 * `not_arrived` for a `shipped` order; `not_as_described`, `damaged` and `wrong_item` for a `shipped` one, or one received and
 * not yet settled to its store; `changed_mind` for a received one whose goods are returned.
 */
export type DisputeReason = "not_arrived" | "not_as_described" | "damaged" | "wrong_item" | "changed_mind";

/** Read by the other side and by the operator. */
export type DisputeText = string;

export interface DisputedGoods {
  /** Id of the line in the order's `goods`. */
  id: Id;
  /** Pieces, at most those of the line. */
  num: number;
}

/** A value of a filter, and how many products there are with it. */
export interface FacetCount {
  value: number;
  count: number;
}

/** What uploads.image returned as `url`; an opaque `kyc:…` id for identity documents, never a public address. */
export type FileId = string;

export interface Followed {
  followed: boolean;
}

/** A footer group or link. A link's id is the article id of /page/{ids}. */
export interface FooterItem {
  id: Id;
  /** Parent item, 0 for a group. */
  pid: Id;
  name: string;
  /** Higher goes first. */
  weigh?: number;
}

/** How a store's freight for an order is made. */
export interface FreightDetail {
  /** Of products with a freight of their own, each once. */
  own: Money;
  /** The store's zone for the country of the address, which all other products share. */
  zone: FreightZone;
  /** Their pieces. */
  num: number;
  /** Their started kilograms. */
  kg: number;
}

/**
 * Freight of an order into some countries, over all its products with `is_store_freight`: `base`, `per_piece` for each piece and
 * `per_kg` for each started kilogram; nothing once the order's item amount reaches `free_from`.
 */
export interface FreightZone {
  /** Countries by their `id` in addresses.areas; empty for all that no other zone has. */
  areas: Id[];
  base: Money;
  /** Missing is `"0.00"`. */
  per_piece?: Money;
  /** Missing is `"0.00"`. */
  per_kg?: Money;
  /** Item amount from which it is free; missing where it never is. */
  free_from?: Money;
}

/** No country may be in two zones, and one zone at most may have none. */
export interface FreightZoneInput {
  /** Countries by their `id` in addresses.areas; empty for all that no other zone has. */
  areas: Id[];
  /** For each order. */
  base: Amount;
  /** For each piece; left out, nothing. */
  per_piece?: Amount;
  /** For each started kilogram, by the products' `weight`; left out, nothing. */
  per_kg?: Amount;
  /** Item amount of an order from which it is free; left out, it never is. */
  free_from?: Amount;
}

export interface FundPasswordChange {
  /**
   * The fund password as the user typed it, not trimmed, in Unicode form NFC. Sent over TLS alone, never stored or logged by a
   * client.
   */
  oldpassword: Secret;
  /** A new fund password, by the rules of NewPassword and not the login password. */
  newpassword: NewSecret;
}

export interface FundPasswordInput {
  /** A new fund password, by the rules of NewPassword and not the login password. */
  newpassword: NewSecret;
  /** The login password. */
  password: string;
  /** The e-mail code; needed once a fund password exists. */
  code?: string;
}

/** HTML from the operator. Sanitise before it reaches a page. */
export type Html = string;

/** An integer. Servers that store strings send digit strings, and ids above 2^53 - 1 need one: compare ids as strings. */
export type Id = number | string;

/** Picture addresses as an array, or as one comma-separated string. */
export type Images = Url[] | string;

/** Provisional. How long a quantity takes. */
export interface LeadTime {
  /** Pieces from which it takes this long. */
  min_num: number;
  /** Days from the payment until it is shipped. */
  days: number;
}

export interface LeadTimeInput {
  /** Pieces from which it takes this long. */
  min_num: number;
  /** Days from the payment until it is shipped. */
  days: number;
}

/**
 * A loan application. Treat unknown values of `status` as under review. A loan is never a condition for anything else on the
 * site. `approved`, `rejected` and `cancelled` are final.
 */
export interface Loan {
  id: Id;
  amount: Money;
  currency?: CurrencyCode;
  term_days?: number;
  purpose?: string;
  apr?: Apr;
  /** Total cost at the accepted terms. */
  fee?: Money;
  /** Who lends. */
  provider?: string;
  /** Of the accepted terms. */
  terms_version?: string;
  status: "submitted" | "reviewing" | "approved" | "rejected" | "cancelled" | Other;
  /** Why it was rejected. */
  reason?: string;
  createtime?: UnixTime;
  updatetime?: UnixTime;
}

export interface LoanInput {
  /** In the site's currency, within the `min` and `max` of the chosen term. */
  amount: Amount;
  /** One of the terms of loans.terms. */
  term_days: number;
  /** What the money is for, in the words of the user. */
  purpose?: string;
  /** The `terms_version` the user read and accepted. */
  agree: string;
}

export interface LoanPage extends Page {
  data: Loan[];
}

export interface LoanTerm {
  term_days: number;
  min: Money;
  max: Money;
  apr: Apr;
  /** Total cost of borrowing `min` for this term. */
  fee: Money;
  /** A worked example with the total to pay back. */
  example?: string;
}

/** Without a provider, its terms and their version the operator has no loans: `enabled` is false and `terms` is empty. */
export interface LoanTerms {
  enabled: boolean;
  /** Legal name of who lends. */
  provider?: string;
  notice?: string;
  /** Show it next to every figure, for example “Borrowing money costs money”. */
  warning?: string;
  currency?: CurrencyCode;
  /** To be sent as `agree` when the user accepts these terms. */
  terms_version?: string;
  /**
   * The terms of that version, to be read before they are accepted; missing or empty, no one can have read them. Sanitise before
   * it reaches a page.
   */
  terms_html?: Html;
  terms: LoanTerm[];
  /** Whether this user may apply now; `blocked_reason` says why not. */
  can_apply?: boolean;
  /** Sentence for the user; empty otherwise. */
  blocked_reason?: string;
}

/** A member's cart and favorites, as a device saved them last. */
export interface MemberLists {
  /** Counts the saves; 0 before the first. */
  version: number;
  cart: SavedLine[];
  favorites: SavedProduct[];
}

export interface MemberListsInput {
  /** The version that was read or saved last. */
  version: number;
  /** In the order the buyer sees them. */
  cart: SavedLine[];
  /** All favorites, not only new ones. */
  favorites: SavedProduct[];
}

/** A registration and its review. The document number comes masked; the documents are not public. `approved` is final. */
export interface MerchantApplication {
  id: Id;
  /** Treat unknown values as under review. */
  status: "submitted" | "reviewing" | "approved" | "rejected" | Other;
  logo?: Url;
  shopname?: string;
  name?: string;
  number_masked?: string;
  image_front?: FileId;
  image_back?: FileId;
  image_hold?: FileId;
  invite_code?: string;
  contract_version?: string;
  sign?: FileId;
  sign_date?: SignDate;
  /** The review should be done by then, 48 hours after submission. */
  review_due_at?: UnixTime;
  /** What was refused. Send only these fields again, with the application's `id`. */
  reasons?: CorrectionReason[];
  /** The shop that an approved application opened. */
  shop_id?: Id;
  createtime?: UnixTime;
  updatetime?: UnixTime;
}

/** Send its version with merchant.apply. Once it is signed, the answer is the signed text, whatever was published since. */
export interface MerchantContract {
  contract_version: string;
  html: Html;
  /** SHA-256 of `html` in UTF-8, hexadecimal. It is recorded with the signature. */
  hash?: string;
  /** The operator, by its legal name. Its signature and the day of it come once the application is approved. */
  party_a?: {
    name?: string;
    /** Signature picture, empty without one. */
    sign?: Url;
    sign_date?: SignDate;
  };
  /** Fields of merchant.apply that appear under the contract for the merchant. */
  party_b_fields?: string[];
}

/** Answer to a rejected application with only the refused fields. */
export interface MerchantCorrection extends MerchantFields {
  /** The rejected application. */
  id: Id;
}

export interface MerchantDashboard {
  shop: StoreDetail;
  /** Balance the owner may spend or withdraw. */
  money?: Money;
  /** Sold and received, not yet available. */
  pending_settlement?: Money;
  currency?: CurrencyCode;
  review?: StoreReviewRequest;
  todo?: {
    /** Paid orders to send. */
    to_ship?: number;
    /** Those of them whose `ship_by` has passed. */
    late?: number;
    /** Reviews without a reply. */
    comments?: number;
    /** Disputes the store has to answer. */
    disputes?: number;
  };
}

export interface MerchantFields {
  /** Picture of the store: what uploads.image returned as `url`. */
  logo?: FileId;
  /** Name of the store, as buyers see it. */
  shopname?: string;
  /** Real name. */
  name?: string;
  /** Document or passport number. Stored masked; never logged. */
  number?: string;
  /** Front of the document: what uploads.image returned for category `kyc`. */
  image_front?: FileId;
  /** Back of the document, uploaded like its front. */
  image_back?: FileId;
  /** The applicant with the document in hand, uploaded like its front. */
  image_hold?: FileId;
  /** Code of the user who invited the applicant. */
  invite_code?: string;
  /** Acceptance of the agreement. */
  agree?: Bool;
  /** The version of the contract text that was signed. */
  contract_version?: string;
  /** Signature picture. */
  sign?: FileId;
  /** Day of the signature, YYYY-MM-DD. */
  sign_date?: SignDate;
}

/** As its store sees it. Unless it is `paid` or `shipped`, `address` is null and `buyer` absent. */
export interface MerchantOrder extends Order {
  username_masked?: string;
  /** Whom to ask about the delivery. */
  buyer?: {
    name?: string;
    mobile?: string;
  };
  /** The platform's part of what was not refunded. */
  commission?: Money;
  /** The store's part of what was not refunded. */
  net?: Money;
}

export interface MerchantOrderPage extends Page {
  /** Orders behind each tab. */
  counts?: {
    paid?: number;
    shipped?: number;
    received?: number;
    cancelled?: number;
    disputed?: number;
  };
  data: MerchantOrder[];
}

/** With everything merchantProducts.save takes. Treat unknown values of `status` as not on sale. */
export interface MerchantProduct extends Product, QuantityTerms {
  status: "on" | "off" | "review" | Other;
  /** Counts the changes. Send it back with merchantProducts.save. */
  version: Version;
  description?: string;
  content?: Html;
  attributes?: Attribute[];
  specs?: Spec[];
  skus?: Sku[];
  /** Of a product without variants; those of variants are in `skus`. */
  sku_code?: SkuCode;
  updatetime?: UnixTime;
}

export interface MerchantProductPage extends Page {
  data: MerchantProduct[];
}

/** First application. */
export interface MerchantRegistration extends MerchantFields {
  /** Picture of the store: what uploads.image returned as `url`. */
  logo: FileId;
  /** Name of the store, as buyers see it. */
  shopname: string;
  /** Real name. */
  name: string;
  /** Document or passport number. Stored masked; never logged. */
  number: string;
  /** Front of the document: what uploads.image returned for category `kyc`. */
  image_front: FileId;
  /** Back of the document, uploaded like its front. */
  image_back: FileId;
  /** The applicant with the document in hand, uploaded like its front. */
  image_hold: FileId;
  /** Acceptance of the agreement. */
  agree: Bool;
  /** Signature picture. */
  sign: FileId;
  /** Day of the signature, YYYY-MM-DD. */
  sign_date: SignDate;
}

export interface Message {
  id: Id;
  /** Treat unknown values as `system`. */
  type?: "system" | "order" | "wallet" | "merchant" | Other;
  title: string;
  /** Plain text with line breaks, no HTML. */
  content?: string;
  is_read?: boolean;
  ref?: Ref;
  createtime?: UnixTime;
}

export interface MessagePage extends Page {
  /** Unread messages in all pages. */
  unread?: number;
  data: Message[];
}

/** Decimal string in the currency of its row. Show it with the currency's scale; never calculate with floats. */
export type Money = string;

/** Network as the list of methods names it. */
export type NetworkInput = string;

/**
 * A new password as the user typed it, not trimmed, in Unicode form NFC. Compare a repetition in the client and don't send it. 6
 * to 30 characters without spaces on stock servers; `password_min` and `password_max` of SiteLimits override that.
 */
export type NewPassword = string;

/** A new fund password, by the rules of NewPassword and not the login password. */
export type NewSecret = string;

/**
 * A quantity of one of a store's products at its own price, for a purchase request. A store has one offer per request. Price
 * tiers, minimum quantity and packs of the product don't matter for it. `accepted`, `declined` and `closed` are final.
 */
export interface Offer {
  id: Id;
  request_id: Id;
  shop_id: Id;
  shopname: string;
  pro_id: Id;
  /** 0 for a product without variants. */
  sku_id?: Id;
  /** The product's, when the offer was made. */
  title: string;
  image?: Url;
  /** The variant in words; empty without one. */
  spec?: string;
  /** For one piece. */
  price: Money;
  /** Pieces offered; may differ from what was asked for. */
  num: number;
  /** price × num. */
  goods_amount?: Money;
  freight?: Money;
  /** By the product's rate when the offer was made, rounded to the currency's digits, half a digit up. */
  tax?: Money;
  /** What the order will cost; offers.accept takes it as `expect_total`. */
  total: Money;
  /**
   * Names product, variant, quantity, price, freight, tax, delivery and note as they are now; another one when any of them has
   * changed. offers.accept takes it.
   */
  terms_hash: string;
  currency?: CurrencyCode;
  /** Days from the payment to the delivery. */
  delivery_days?: number;
  /** Plain text; may be empty. */
  note?: string;
  /** Show unknown values as being worked on, without buttons. */
  status: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed" | Other;
  /** The order it has become; empty before. */
  order_no?: string;
  valid_until?: UnixTime;
  createtime: UnixTime;
  updatetime?: UnixTime;
  can?: OfferCan;
}

/** What the reader may do now; the server decides again when a button is pressed. */
export interface OfferCan {
  /** The buyer, offers.accept. */
  accept: boolean;
  /** The buyer, offers.decline. */
  decline: boolean;
  /** The store, merchantOffers.save; also to offer again. */
  change: boolean;
  /** The store, merchantOffers.withdraw. */
  withdraw: boolean;
}

export interface OfferInput {
  /** The purchase request. */
  request_id: Id;
  /** A product of the store that is on sale. */
  pro_id: Id;
  /** Variant; needed for a product that has some. */
  sku_id?: Id;
  /** For one piece, above zero. */
  price: Amount;
  /** Quantity, which must be in stock. */
  num: number;
  /**
   * For the whole quantity.
   * Default: `"0"`.
   */
  freight?: Amount;
  /** Days from the payment to the delivery. */
  delivery_days: number;
  /** Read by the buyer and by the operator's filter. Plain text. */
  note?: string;
  /**
   * Days it can be accepted, from now on.
   * Default: `14`.
   */
  valid_days?: number;
}

/**
 * What one buyer ordered in one store. Orders made together share a payment (`pay_no`). Times are 0 until they come. `completed`
 * and `cancelled` are final.
 */
export interface Order {
  order_no: OrderNo;
  pay_no?: PaymentNo;
  shop_id: Id;
  shopname: string;
  /** Show unknown values as being worked on, without buttons. */
  status: "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled" | Other;
  /** Whether its money went back to the balance. */
  refund_status?: "none" | "partial" | "refunded" | Other;
  /** What went back to the balance, in `currency`. */
  refund_amount?: Money;
  currency: CurrencyCode;
  /** Sum of the lines. */
  goods_amount?: Money;
  freight?: Money;
  tax?: Money;
  /** goods_amount + freight + tax. Nothing is ever added to it later. */
  total: Money;
  /** Null where the reader may not see it (any more). */
  address?: OrderAddress | null;
  goods: OrderItem[];
  /** Null before the shipping. */
  express?: Shipment | null;
  /** The buyer's words to the store. */
  remark?: string;
  createtime: UnixTime;
  /** Unpaid until then, it is cancelled, whatever it was to be paid with. */
  pay_expires_at?: UnixTime;
  paytime?: UnixTime;
  /** The store promised to ship by then. */
  ship_by?: UnixTime;
  shiptime?: UnixTime;
  /** Taken as received then, 15 days after the shipping. */
  auto_receipt_at?: UnixTime;
  receipttime?: UnixTime;
  completetime?: UnixTime;
  canceltime?: UnixTime;
  /** Why, in the words of who cancelled; empty otherwise. */
  cancel_reason?: string;
  /** A problem can be reported until then; 0 where it can't. */
  dispute_by?: UnixTime;
  /** The problem its buyer reported last; null without one. */
  dispute?: Dispute | null;
  can: OrderActions;
}

/** What the signed-in user may do now. Show these buttons and no others; the server decides again when one is pressed. */
export interface OrderActions {
  pay: boolean;
  cancel: boolean;
  receipt: boolean;
  /** Some line has no review yet. */
  comment: boolean;
  /** disputes.open; until `dispute_by`. */
  dispute?: boolean;
}

/** Copied when the order was made: changing the address book does not change it. */
export interface OrderAddress {
  /** Recipient. */
  name: string;
  mobile: string;
  country: string;
  province?: string;
  city?: string;
  address: string;
  zip?: string;
}

/** Orders behind each tab but `all`. */
export interface OrderCounts {
  paid: number;
  shipped: number;
  received: number;
  assess: number;
  /** Left out by servers that have no such tab. */
  disputed?: number;
}

/** As it was bought: later changes of the product do not reach it. */
export interface OrderItem {
  /** Id of the line; orders.review names it as `order_goods_id`. */
  id: Id;
  pro_id: Id;
  /** The variant; 0 for a product without variants. */
  sku_id?: Id;
  title: string;
  image?: Url;
  /** The variant in words; empty without one. */
  spec?: string;
  /** Provisional. The store's code of what was ordered, at that time; empty or missing without one. */
  sku_code?: SkuCode;
  /** For one piece. */
  price: Money;
  /** Pieces. */
  num: number;
  /** price × num, without freight and tax. */
  amount: Money;
  /**
   * amount with its tax and its share of the freight: what can be refunded for the line. The lines sum to the order's `total`. For
   * some of its quantity it is total × quantity / num, rounded down to whole price steps.
   */
  total?: Money;
  is_commented?: boolean;
}

/** Public number of an order. */
export type OrderNo = string;

export interface OrderPage extends Page {
  counts?: OrderCounts;
  data: Order[];
}

/**
 * `paid` waits for the shipping, `shipped` is on its way, `received` holds received and completed orders, `assess` those with a
 * line to review, `disputed` those with an open dispute; `all` also has unpaid and cancelled ones.
 * Default: `"all"`.
 */
export type OrderTab = "all" | "paid" | "shipped" | "received" | "assess" | "disputed";

/** ThinkPHP paginator. Past the end `current_page` is clamped to `last_page` and `data` is empty. */
export interface Page {
  /** Rows in all pages. */
  total: number;
  /** Rows in a full page; the `limit` the server used. */
  per_page: number;
  current_page: number;
  last_page: number;
}

/**
 * Rows a page. Servers cap it; read `per_page` for what they used.
 * Default: `10`.
 */
export type PageLimit = number;

/**
 * Page to read, from 1.
 * Default: `1`.
 */
export type PageNumber = number;

export interface PaidOrder {
  /** The payment, `settled`. */
  pay: Payment;
  /** The balance that is left. */
  money: Money;
}

/**
 * The payment of the orders that were made together. Its orders hold their items until `expires_at`, 30 minutes after they were
 * placed. That is the one deadline, for the balance and for coins: choosing a coin neither shortens nor extends it. An address
 * is watched 24 hours more: coins that were seen before `expires_at` have until then to be confirmed, and hold the orders
 * meanwhile, unless they are less than the network's minimum. Coins that come too late, too few or too many are credited to the
 * buyer's balance and never kept; see `additional_status`. `settled`, `expired` and `invalid` are final.
 */
export interface Payment {
  pay_no: PaymentNo;
  /** Treat unknown values as `processing`. */
  status: "created" | "processing" | "settled" | "expired" | "invalid" | Other;
  additional_status?: "none" | "paid_partial" | "paid_over" | "paid_late" | "marked" | Other;
  /** Empty until one was chosen. */
  method?: "balance" | "crypto" | Other;
  currency: CurrencyCode;
  /** Sum of its orders; what payments.payWithBalance takes as `expect_total`. */
  total: Money;
  order_nos: OrderNo[];
  /** While `created`, how it can be paid. */
  pay_methods?: PaymentMethod[];
  createtime?: UnixTime;
  /** The same in every answer about this payment, and its orders' `pay_expires_at`. */
  expires_at: UnixTime;
  /** 0 until settled. */
  paytime?: UnixTime;
  /** From here on present after payments.payWithCrypto only. */
  coin?: CurrencyCode;
  network?: string;
  /** The network's full name. Show it twice; the same address on another network loses the money. */
  network_name?: string;
  /** Where to send the coins, for this payment alone. Show it whole. */
  address?: string;
  /** To be sent along where the network needs one, else empty. */
  memo?: string;
  /** What to send, in `coin`, rounded up to its digits. */
  amount?: Money;
  /** What has arrived, in `coin`. */
  amount_paid?: Money;
  /** What is missing, in `coin`. */
  amount_due?: Money;
  /** What was credited to the balance: it came too late, too little or too much. */
  credit_money?: Money;
  /** Site currency for one unit of `coin`, fixed until `expires_at`. */
  rate?: Money;
  /** Text of the QR code, the bare address, which every wallet reads. */
  qr?: string;
  /** Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
  uri?: string;
  confirmations?: number;
  confirmations_required?: number;
  /** Transfers that were seen. */
  txids?: string[];
  /** Sentences to show before the address, such as that a transfer cannot be reversed. */
  warnings?: string[];
}

/** Operators may add ways of their own; offer only those that you can carry out. */
export interface PaymentMethod {
  method: "balance" | "crypto" | Other;
  enabled: boolean;
  /** Why it is not enabled; absent or empty otherwise. */
  reason?: "insufficient_balance" | "fund_password_unset" | "no_network" | Other;
  /** With `crypto`, what can be chosen for payments.payWithCrypto. */
  networks?: PaymentNetwork[];
}

export interface PaymentNetwork {
  coin: CurrencyCode;
  network: string;
  network_name?: string;
  enabled?: boolean;
  /** Sentence for people, such as why it is off; may be empty. */
  notice?: string;
}

/** Public number of a payment. */
export type PaymentNo = string;

/** What uploads.image returned as `url`. */
export type PictureInput = string;

/** All that the buyer has to see before ordering. */
export interface Preview {
  currency: CurrencyCode;
  groups: PreviewGroup[];
  goods_amount: Money;
  freight: Money;
  tax: Money;
  /** What orders.create takes as `expect_total`. Lines with a problem are not in it. */
  total: Money;
  /** The chosen address, else the default one, else null. */
  address?: Address | null;
  /** The balance. */
  money?: Money;
  has_fund_password?: boolean;
  pay_methods?: PaymentMethod[];
  /** Stands for exactly these figures; for orders.create. Empty while a group has a problem. */
  price_token: string;
  /** Until when the token holds. */
  expires_at?: UnixTime;
}

/** What becomes one order, because one store sends it. */
export interface PreviewGroup {
  shop_id: Id;
  shopname: string;
  goods: PreviewItem[];
  goods_amount: Money;
  /**
   * The freight of each product that has its own, once, regardless of quantity and variants; and that of the store's zone for all
   * others together.
   */
  freight: Money;
  /** Provisional. How `freight` is made; left out where each product has its own. */
  freight_detail?: FreightDetail;
  /** The exact taxes of its lines, summed and then rounded once to the currency's digits, half a digit up. */
  tax: Money;
  total: Money;
  /** Empty when the group can be ordered. */
  problems: PreviewProblem[];
}

/** One line at today's price, that of the tier that the product's total quantity in this order reaches. */
export interface PreviewItem {
  pro_id: Id;
  /** 0 for a product without variants. */
  sku_id?: Id;
  title: string;
  image?: Url;
  /** The variant in words; empty without one. */
  spec?: string;
  /** Provisional. The store's code of what is ordered; empty or missing without one. */
  sku_code?: SkuCode;
  price: Money;
  num: number;
  /** price × num. */
  amount: Money;
  /** Pieces left. */
  stock?: number;
}

/** Why a line or a whole group cannot be ordered as it is. */
export interface PreviewProblem {
  /** One of the operation's `x-errors`. */
  error: "product_unavailable" | "stock_short" | "below_minimum" | "order_below_minimum" | "pack_mismatch" | "area_not_open" | "own_product" | "address_required" | Other;
  /** Product, 0 for the whole group. */
  id?: Id;
  sku_id?: Id;
  /** With stock_short, the remaining stock. */
  left?: number;
  /** With below_minimum. */
  min_order?: number;
  /** With pack_mismatch. */
  pack_size?: number;
  /** With order_below_minimum, the smallest item amount of an order at this store. */
  min?: Money;
  /** Sentence for people. */
  msg?: string;
}

export interface PriceTier {
  /** Pieces from which the price applies. */
  min_num: number;
  price: Money;
}

export interface PriceTierInput {
  /** Pieces from which the price applies. */
  min_num: number;
  /**
   * A decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never
   * rounded.
   */
  price: Amount;
}

export interface PrivateFile {
  /** Address of the picture that can be read once, answered with `Cache-Control: no-store`. Never store it. */
  url: Url;
  /** 60 seconds ahead. */
  expires_at: UnixTime;
}

/** Figures (sales, rate, stock) are measured by the server, never written by a client. */
export interface Product {
  id: Id;
  shop_id: Id;
  shopname: string;
  category_id?: Id;
  title: string;
  image: Url;
  images?: Images;
  price: Money;
  /**
   * Provisional. Lowest unit price, in the largest quantity of `price_tiers`; only where variants or quantities make the price a
   * range.
   */
  from_price?: Money;
  /** Earlier or list price; show it only when it is above `price`. */
  market_price?: Money;
  currency?: CurrencyCode;
  /** Pieces sold. */
  sales?: number;
  /** Pieces left over all variants. */
  stock?: number;
  /** The product's own freight per order; `"0"` or `"0.00"` is free shipping. Missing with `is_store_freight`. */
  freight_price?: Money;
  /** Provisional. Whether the `freight_zones` of its store apply instead of a freight of its own; false when missing. */
  is_store_freight?: boolean;
  /** Fraction of the item amount as a decimal string; `"0.08"` is 8 %. */
  tax_rate?: string;
  /** Ships within this many hours after the order. */
  ship_hours?: number;
  /** Whether it is a favorite of the user on the server; false for visitors. */
  is_favorite?: boolean;
  comment_count?: number;
  /** Share of positive reviews in percent, null without reviews. */
  good_rate?: number | null;
  rating?: StarAverage;
  /** Minimum quantity of the product in one order, across all variants; 1 when missing. */
  min_order?: number;
  /** Lists the product is in, such as `hot`, `recommend`, `month`, `daily`. */
  flags?: string[];
  createtime?: UnixTime;
}

export interface ProductDetail extends Product, QuantityTerms {
  /** One or two sentences of plain text. */
  description?: string;
  content?: Html;
  /**
   * Provisional. What is true of every variant, in the order of the store: material, measures, carton, origin, customs heading,
   * certificates. Missing or empty: the store named nothing.
   */
  attributes?: Attribute[];
  /** Choices in the order a buyer makes them; empty for a product without variants. */
  specs?: Spec[];
  /** The combinations that exist. One that is missing here cannot be ordered. */
  skus?: Sku[];
  /** Of a product without variants; those of variants are in `skus`. */
  sku_code?: SkuCode;
  shop?: Store;
  /** The latest few reviews. */
  comments?: Review[];
  comment_counts?: ReviewCounts;
}

/**
 * Provisional. How many products a list has with one filter more, or with another value of a filter that is set; all other
 * filters hold. Counted in as many rows as the list can have.
 */
export interface ProductFacets {
  free_shipping: number;
  in_stock: number;
  /** For some values of `min_rate`, the highest first. */
  min_rate: FacetCount[];
  /** For some values of `ships_within`, the lowest first. */
  ships_within: FacetCount[];
}

/**
 * Without `id` a product is added; with it, and the `version` that was read, that product is replaced. Measured figures (sales,
 * rate) can't be sent.
 */
export interface ProductInput {
  /** The product to change; without it a new one is added. */
  id?: Id;
  /** Needed with `id`. */
  version?: Version;
  /** Category, from categories.list. */
  category_id: Id;
  /** Name of the product. */
  title: string;
  /** What uploads.image returned, the first one is the main picture. */
  images: PictureInput[];
  /** One or two sentences of plain text. */
  description?: string;
  /** HTML; the server keeps a safe part of it. */
  content?: string;
  /** Needed without `skus`; with them the lowest of theirs counts. */
  price?: Amount;
  /** The list price, crossed out next to `price`. */
  market_price?: Amount;
  /**
   * Needed without `skus`; with them the sum of theirs counts. Left out of a change to a product that was stored without `skus`,
   * it stays, with all that was sold or came back since.
   */
  stock?: Stock;
  /** Of a product without `skus`; with them each has its own. */
  sku_code?: SkuCodeInput;
  /** Freight per order, whatever the quantity; `"0"` is free shipping. Ignored with `is_store_freight`. */
  freight_price?: Amount;
  /** 1 applies the `freight_zones` of the store (merchant.saveStore) instead of `freight_price`. */
  is_store_freight?: Bool;
  /** Grams of one piece as it is sent, for freight by weight. Left out of a change, it stays; 0 for a new product. */
  weight?: number;
  /**
   * Fraction of the item amount as a decimal string; `"0.08"` is 8 %. At most 0.4: no commission is taken of a tax, so a price
   * must not be called one.
   */
  tax_rate?: string;
  /**
   * Unit prices for larger quantities, by rising `min_num` and falling `price`, all below `price`, or with `skus` below the lowest
   * of theirs; a dearer combination costs as much more in every tier. Empty removes them; left out of a change, they stay.
   */
  price_tiers?: PriceTierInput[];
  /** Minimum quantity in one order, across all variants. Left out of a change, it stays; 1 for a new product. */
  min_order?: Quantity;
  /** Pieces in a pack. Left out of a change, it stays; 1 for a new product. */
  pack_size?: Quantity;
  /**
   * Provisional. Facts about it, in the order they are shown; no two have the same name, whatever its case. Empty removes them;
   * left out of a change, they stay.
   */
  attributes?: AttributeInput[];
  /**
   * Provisional. Days until larger quantities are shipped, by rising `min_num` and rising `days`. Empty removes them; left out of
   * a change, they stay.
   */
  lead_times?: LeadTimeInput[];
  /**
   * Hours from the payment until it is shipped.
   * Default: `24`.
   */
  ship_hours?: number;
  /** The choices, in the order a buyer makes them. */
  specs?: SpecInput[];
  /** The combinations that can be ordered. */
  skus?: SkuInput[];
}

export interface ProductPage extends Page {
  data: Product[];
  facets?: ProductFacets;
  /** Provisional. The words that these rows were found by, where those of the search were found nowhere; missing otherwise. */
  corrected?: string;
  /**
   * Provisional. Whether no product has all of the words, so that these rows have some of them; false when missing. With
   * `corrected`, of those words.
   */
  is_partial?: boolean;
}

/** `closed` is final. */
export interface PurchaseRequest {
  id: Id;
  title: string;
  /** Plain text. */
  content?: string;
  /** 0 without one. */
  category_id?: Id;
  num: number;
  unit: string;
  /** Wished price for one unit; absent when open to offers. */
  target_price?: Money;
  currency?: CurrencyCode;
  /** Where it has to go. */
  country?: string;
  images?: Images;
  status: "open" | "closed" | Other;
  /** Offers so far, without those that were withdrawn. Only the writer reads them, by offers.list. */
  quote_count?: number;
  username_masked?: string;
  /** Whether the signed-in user wrote it, and so may close it. */
  is_own?: boolean;
  createtime: UnixTime;
  expires_at?: UnixTime;
}

export interface PurchaseRequestInput {
  /** What is needed, in one line. */
  title: string;
  /** What exactly is needed. Plain text, read by the operator's filter. */
  content: string;
  /** Category, from categories.list. */
  category_id?: Id;
  /** How many are needed. */
  num: number;
  /** What is counted, such as pieces or metres. */
  unit: string;
  /** Wished price for one unit in the site's currency. */
  target_price?: Amount;
  /** Where it is to be delivered. */
  country?: string;
  /** Addresses that uploads.image gave. */
  images?: string[];
  /**
   * Days it stays open.
   * Default: `30`.
   */
  days?: number;
}

export interface PurchaseRequestPage extends Page {
  data: PurchaseRequest[];
}

/** Pieces. */
export type Quantity = number;

export interface QuantityTerms {
  /**
   * Unit prices for larger quantities, by rising `min_num` and falling `price`; below the first `min_num`, `price` applies. All
   * variants of the product in one order count together. A variant that costs more than `price` costs that much more in every
   * tier. Missing or empty: one price for every quantity.
   */
  price_tiers?: PriceTier[];
  /** Provisional. Grams of one piece as it is sent; 0 or missing where it is not known. */
  weight?: number;
  /** Pieces in a pack; every line is a multiple of it. Missing is 1. */
  pack_size?: number;
  /**
   * Provisional. Days from the payment until larger quantities are shipped, by rising `min_num` and `days`; below the first
   * `min_num`, `ship_hours` applies. All variants of the product in one order count together. Missing or empty: `ship_hours` for
   * every quantity.
   */
  lead_times?: LeadTime[];
}

/** Opaque and unguessable; serves one withdrawal. */
export type QuoteId = string;

/** As the buyer sees it. */
export interface ReceivedOffer extends Offer {
  store: Store;
}

export interface ReceivedOfferPage extends Page {
  data: ReceivedOffer[];
}

/** What is credited is what arrived, not what was typed. A credited one never changes again. `credited` is final. */
export interface Recharge {
  id: Id;
  order_no?: string;
  coin?: CurrencyCode;
  network?: string;
  /** The network's full name; show it next to the address. */
  network_name?: string;
  /** Where to send the coins. Valid for this recharge and this network alone. */
  address?: string;
  /** To be sent along where the network needs one, else empty. */
  memo?: string;
  /** Text of the QR code, the bare address, which every wallet reads. */
  qr?: string;
  /** Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
  uri?: string;
  /** Sentences to show before the address, such as that a transfer cannot be reversed. */
  warnings?: string[];
  /** Declared amount in `coin`. */
  amount: Money;
  /** What arrived, in `coin`. */
  amount_received?: Money;
  /** What was added to the balance, in `currency`. */
  credit_money?: Money;
  /** Currency of the balance. */
  currency?: CurrencyCode;
  /** Balance units for one unit of `coin`. */
  rate?: Money;
  /** Transaction id, lower case; used by one recharge of a network at most. */
  txid?: string;
  /** The transaction at a public explorer of the network, empty without one. */
  explorer_url?: string;
  /** Picture of the transfer as it was sent; merchant.file reads an opaque `kyc:…` id. */
  image?: Url;
  /** Treat unknown values as still in work. */
  status: "created" | "submitted" | "confirming" | "credited" | "rejected" | "expired" | Other;
  /** Why it was rejected. */
  reason?: string;
  /** How many proofs may still be sent; three in all. */
  proofs_left?: number;
  confirmations?: number;
  confirmations_required?: number;
  /** The address is watched until then. A later transfer is credited as well, after a proof. */
  expires_at?: UnixTime;
  createtime?: UnixTime;
  updatetime?: UnixTime;
}

export interface RechargeInput {
  /** Coin as the list of methods names it. */
  coin: CurrencyInput;
  /** Network as the list of methods names it. */
  network: NetworkInput;
  /** What the user is going to send, in `coin`. */
  amount: Amount;
}

/** The same address form serves several networks, so the name decides: let the user confirm it. */
export interface RechargeMethod {
  coin: CurrencyCode;
  network: string;
  network_name?: string;
  /** Digits an amount of this coin may have. */
  decimals?: number;
  /** Least amount, in `coin`. */
  min_amount: Money;
  /** Maximum amount, in `coin`; `"0"` means no limit. */
  max_amount?: Money;
  /** Balance units for one unit of `coin` now; recharges.create fixes it. Absent while there is none. */
  rate?: Money;
  /** Blocks until a transfer counts. */
  confirmations?: number;
  /** Whether a transfer carries a memo. Treat unknown values as required. */
  memo?: "none" | "optional" | "required" | Other;
  /** Show a method that is off with its `notice`. */
  enabled?: boolean;
  /** Why it is off, or what to mind; may be empty. */
  notice?: string;
  /** How an address of this network looks. */
  address_hint?: string;
}

export interface RechargeMethods {
  methods: RechargeMethod[];
  /** Currency of the balance. */
  currency?: CurrencyCode;
  /** Sentence of the operator for all methods, may be empty. */
  notice?: string;
}

export interface RechargePage extends Page {
  data: Recharge[];
}

/** One of `txid` and `image` is needed, both are better. */
export interface RechargeProof {
  /** The recharge. */
  id: Id;
  /** What was really sent, in `coin`. */
  amount: Amount;
  /** 64 hexadecimal digits, on Ethereum-like networks after `0x`. */
  txid?: string;
  /** Upload it with category `kyc` so that no other user can see it. */
  image?: FileId;
}

/** What a message or a ledger row is about, so that a client can link to it. */
export interface Ref {
  /** Treat unknown values as nothing to link to. */
  type: "order" | "pay" | "recharge" | "withdrawal" | "loan" | "application" | "product" | "comment" | "request" | Other;
  /** The row's id; 0 where it is known by `no`. */
  id?: Id;
  /** Public number, such as an order's `order_no`; empty where it is known by `id`. */
  no?: string;
}

/** A published review of a received order line. `rejected` is final. */
export interface Review {
  id: Id;
  pro_id?: Id;
  username_masked?: string;
  avatar?: Url;
  star: number;
  /** good is 4–5 stars, mid 3, negative 1–2. */
  level?: "good" | "mid" | "negative" | Other;
  /** The product's title, in a list of a store's reviews. */
  title?: string;
  content: string;
  /** BCP 47 tag of the language it is written in, as far as the server knows; left out otherwise. Reviews are not translated. */
  language?: string;
  images?: Images;
  /** The variant that was bought. */
  spec?: string;
  /** The store's answer, empty without one. */
  reply?: string;
  createtime?: UnixTime;
}

/** Reviews behind each filter. */
export interface ReviewCounts {
  all: number;
  /** Reviews with pictures. */
  image: number;
  good: number;
  mid: number;
  negative: number;
}

export interface ReviewInput {
  /** Id of the line in `goods`. */
  order_goods_id: Id;
  /** From 1, bad, to 5, good. */
  star: number;
  /**
   * Plain text; may be empty.
   * Default: `""`.
   */
  content?: string;
  /** Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
  images?: string[];
}

export interface ReviewPage extends Page {
  counts?: ReviewCounts;
  /** Share of positive reviews in percent, over all filters; null without reviews. */
  good_rate?: number | null;
  data: Review[];
}

/** Of the prices; missing when the server names none. */
export type SavedCurrency = string;

/** Picture of the variant or product, as a path of the site or an absolute URL. */
export type SavedImage = string;

/**
 * With the product as it was when the line was added. Product, store and variant identify it. Prices are for show:
 * orders.preview has today's.
 */
export interface SavedLine {
  /** Product. */
  id: Id;
  /** Store. */
  shop_id: Id;
  /** Variant; missing without one. */
  sku_id?: Id;
  /** Pieces. */
  num: number;
  /**
   * When a device last changed the line, by its clock; a server counts a time to come as now. Of two changes of a line the later
   * one counts.
   */
  updatetime?: UnixTime;
  /** The store's name. */
  shopname?: string;
  /** The product's name, in the language it was seen in. */
  title?: SavedTitle;
  /** The variant in words; missing without one. */
  spec?: string;
  /** Provisional. The store's code of it; missing without one. */
  sku_code?: string;
  /** Picture of the variant or product, as a path of the site or an absolute URL. */
  image?: SavedImage;
  /** Of one piece, below the first tier. */
  price?: Amount;
  /** Prices by quantity, as they were then. */
  price_tiers?: SavedTier[];
  /** Across all variants. */
  min_order?: number;
  /** Pieces in a pack. */
  pack_size?: number;
  /** Of the prices; missing when the server names none. */
  currency?: SavedCurrency;
}

export interface SavedMemberLists {
  /** For the next save. */
  version: number;
}

/** A favorite, as it was when it was added. */
export interface SavedProduct {
  /** Product. */
  id: Id;
  /** When it was added, by the device's clock; a server counts a time to come as now. */
  updatetime?: UnixTime;
  /** Store. */
  shop_id?: Id;
  /** The store's name. */
  shopname?: string;
  /** The product's name, in the language it was seen in. */
  title?: SavedTitle;
  /** Picture of the variant or product, as a path of the site or an absolute URL. */
  image?: SavedImage;
  /** Of one piece. */
  price?: Amount;
  /** The lowest unit price; only where variants or quantities make the price a range. */
  from_price?: Amount;
  /** The list price, crossed out next to `price`. */
  market_price?: Amount;
  /** Of the prices; missing when the server names none. */
  currency?: SavedCurrency;
}

export interface SavedTier {
  /** Pieces from which the price applies. */
  min_num: number;
  /**
   * A decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never
   * rounded.
   */
  price: Amount;
}

/** The product's name, in the language it was seen in. */
export type SavedTitle = string;

/**
 * The fund password as the user typed it, not trimmed, in Unicode form NFC. Sent over TLS alone, never stored or logged by a
 * client.
 */
export type Secret = string;

/** As its store sees it. */
export interface SentOffer extends Offer {
  request: PurchaseRequest;
}

export interface SentOfferPage extends Page {
  data: SentOffer[];
}

/** What one received order brings. */
export interface Settlement {
  order_no: OrderNo;
  /** Total of the order, less what a dispute refunded. */
  gross: Money;
  /** The platform's share of what the buyer paid for items and freight, without tax, rounded down to the digits of prices. */
  commission: Money;
  /** The store's part. */
  net: Money;
  /** Treat unknown values as pending. */
  status: "pending" | "available" | Other;
  /** When it moves, or moved, to the owner's balance. */
  available_at?: UnixTime;
}

export interface SettlementPage extends Page {
  /** Sum of all pending rows. */
  pending: Money;
  /** Sum of all rows paid out so far. */
  available: Money;
  currency?: CurrencyCode;
  data: Settlement[];
}

export interface Shipment {
  carrier: string;
  tracking_no: string;
}

/** Day of the signature, YYYY-MM-DD. */
export type SignDate = string;

export interface SignedIn {
  userinfo: UserInfo;
}

/** Stock servers send null or only some of it: every key is optional and a client starts without any. */
export interface Site {
  /** Page title; clients fall back to `welcome`. */
  web_name?: string;
  /** Support link. Open only https, mailto and tel. */
  service_url?: string;
  /** Groups and their links in a flat list; build the tree with `id` and `pid`. */
  footer_news?: FooterItem[];
  currency?: Currency;
  banners?: Banner[];
  categories?: Category[];
  /** Daily updates. */
  daily?: Product[];
  recommend?: Product[];
  hot?: Product[];
  /** Best sellers of the month. */
  month?: Product[];
  /** Recommended stores. */
  shops?: Store[];
  /** Payment marks the operator may show; empty by default. */
  pay_logos?: VerifiedLogo[];
  /** Partner marks the operator may show; empty by default. */
  partner_logos?: VerifiedLogo[];
  /** A sentence of the operator's for the footer, in the language of the call. Plain text; empty or absent without one. */
  footer_text?: string;
}

/** Every key is optional to a client that has defaults. */
export interface SiteConfig {
  /** Languages the server answers in. */
  langs?: SiteLanguage[];
  /** Currency of prices and orders. */
  currency?: Currency;
  /** Coins of the wallet with the digits of their amounts. */
  currencies?: Currency[];
  /** Support link. Open only https, mailto and tel. */
  service_url?: string;
  features?: SiteFeatures;
  limits?: SiteLimits;
  images?: SiteImages;
  selling?: SiteSelling;
  notices?: SiteNotice[];
}

/** What this server does. Absent means no. */
export interface SiteFeatures {
  /** It honors `Idempotency-Key`, so a lost `key` operation may be sent again. */
  idempotency?: boolean;
  loan?: boolean;
  social_login?: boolean;
  crypto_pay?: boolean;
  /** New stores can register. */
  merchant?: boolean;
  /** Lists of orders know `search`, `from` and `to`. */
  order_search?: boolean;
  /** It keeps members' carts and favorites (memberLists.get). */
  member_lists?: boolean;
}

/**
 * The widths that this server's pictures come in. Absent: each comes in one size, under its address as it is. The format follows
 * from `Accept`.
 */
export interface SiteImages {
  /**
   * Address of a picture in one width. `{url}` is the address in a response, `{width}` for one of `widths`. Where the address has
   * a query already, the `?` after `{url}` becomes `&`.
   */
  template: string;
  /** In pixels, the smallest first. A picture that is narrower itself stays as it is. */
  widths: number[];
  /** What the addresses of such pictures begin with, as answers name them. Absent: all that are relative to the site. */
  prefixes?: string[];
  /**
   * Provisional. A picture as chats and search engines show it beside a link: whole, on a ground of its own. Absent: this server
   * makes none.
   */
  preview?: {
    /** Address of the picture, with `{url}` as in `template` above. */
    template: string;
    /** Of each such picture, in pixels. */
    width: number;
    height: number;
  };
}

export interface SiteLanguage {
  /** As Accept-Language sends it. */
  code: string;
  /** Its name in itself. */
  name: string;
  dir?: "ltr" | "rtl" | Other;
}

export interface SiteLimits {
  upload_max_bytes?: number;
  /** Media types uploads.image takes. */
  image_types?: string[];
  /** Width × height. */
  image_max_pixels?: number;
  /** Characters a new password needs. */
  password_min?: number;
  /** Characters a new password may have, any of them spaces. Without it the rule of stock servers: 6 to 30, none of them a space. */
  password_max?: number;
  /** Pictures in one review. */
  comment_images?: number;
}

/** A notice from the operator to all visitors. */
export interface SiteNotice {
  id?: Id;
  /** Plain text. */
  content: string;
  /** Path inside the storefront or an https address; empty without one. */
  url?: string;
}

/**
 * Provisional. What a store costs, and when it is paid, for those who think of opening one. What is absent, the contract alone
 * says.
 */
export interface SiteSelling {
  /** Paid once, when the store opens; `"0.00"` is nothing. */
  opening_fee?: Money;
  /** Part of what a buyer pays for items and freight, as a decimal string; `"0.05"` is 5 %. */
  commission?: string;
  /** Days after the receipt of an order until the store's part of it is in its balance. */
  payout_days?: number;
  /** Hours that the review of an application takes at most. */
  review_hours?: number;
}

/** One orderable combination. */
export interface Sku {
  id: Id;
  /** One value per entry of `specs`, in the same order. */
  spec: string[];
  price: Money;
  stock: number;
  image?: Url;
  sku_code?: SkuCode;
}

/** The store's own code for what is ordered, its SKU or item number; empty or missing without one. */
export type SkuCode = string;

/**
 * The store's own SKU or item number. No two of a store are the same, whatever their case. Empty removes it; left out of a
 * change, it stays.
 */
export type SkuCodeInput = string;

/**
 * With `id` the stored combination keeps its id and so its place in carts. Without, one that is on sale with the same `spec` is
 * the same combination, any other is new.
 */
export interface SkuInput {
  /** The combination to change; without it a new one is added. */
  id?: Id;
  /** One value per entry of `specs`, in the same order. */
  spec: SpecValue[];
  /**
   * A decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never
   * rounded.
   */
  price: Amount;
  /** Needed for a new combination. Left out of one that is on sale, it stays, with all that was sold or came back since. */
  stock?: Stock;
  /** What uploads.image returned as `url`. */
  image?: PictureInput;
  /**
   * The store's own SKU or item number. No two of a store are the same, whatever their case. Empty removes it; left out of a
   * change, it stays.
   */
  sku_code?: SkuCodeInput;
}

/** A product on sale, and which variant of it has the code. */
export interface SkuMatch extends Product, QuantityTerms {
  sku_code: SkuCode;
  /** Missing for a product without variants, whose `price` and `stock` hold. */
  sku?: Sku;
}

/** Direction of `sort`. */
export type SortOrder = "asc" | "desc";

/** One choice, such as size or color. */
export interface Spec {
  name: string;
  items: string[];
}

export interface SpecInput {
  /** What is chosen, such as a color or a size. */
  name: string;
  /** What can be chosen. */
  items: SpecValue[];
}

export type SpecValue = string;

/** Provisional. Average stars of the published reviews, one digit after the point; null without reviews. */
export type StarAverage = number | null;

/** A day in UTC, YYYY-MM-DD. */
export type StatsDay = string;

/** Pieces that may be ordered. */
export type Stock = number;

/** All figures are computed from orders by the server, never written by a client. `closed` is final. */
export interface Store {
  id: Id;
  shopname: string;
  logo?: Url;
  avatar?: Url;
  city?: string;
  description?: string;
  /** How buyers reach the store; empty without. */
  contact?: string;
  /** Treat unknown values as closed. */
  status?: "open" | "suspended" | "closed" | Other;
  /** Pieces sold. */
  sell_count?: number;
  /** Products on sale. */
  pro_count?: number;
  reputation?: number;
  /** Up to 5, with decimals. */
  credit_score?: number | string;
  /** Provisional. Whether the operator has checked the documents of its owner. */
  verified?: boolean;
  /** Provisional. Over all its products. */
  rating?: StarAverage;
  /** Provisional. Published reviews of its products. */
  comment_count?: number;
  /**
   * Provisional. Half of its answers to reviews, purchase requests and disputes in the last 90 days came within so many hours,
   * rounded up. Missing with fewer than five.
   */
  answers_within_hours?: number;
  /** Provisional. Smallest item amount of one order; `"0.00"` or missing without one. */
  min_order_amount?: Money;
  /**
   * Provisional. Freight of its products with `is_store_freight`, by the country of the delivery address. Where there are zones, a
   * country in none of them isn't delivered to; without any, these products are delivered free.
   */
  freight_zones?: FreightZone[];
  /** Transaction amount since the store opened. */
  trade_amount?: Money;
  currency?: CurrencyCode;
  /** Whether the user follows it; false for visitors. */
  is_follow?: boolean;
  follow_count?: number;
  createtime?: UnixTime;
}

export interface StoreCategory {
  id: Id;
  name: string;
  /** Products of the store on sale in it. */
  count: number;
}

export interface StoreDetail extends Store {
  /** Provisional. Picture across the top of its page, about three times as wide as high; missing without one. */
  banner_image?: Url;
  /** Provisional. Who runs it and how it works, plain text in paragraphs; missing without. */
  about?: string;
  /**
   * Provisional. Categories of what it has on sale, the one with most products first. Lists take their `id` as `pid`, beside
   * `shop_id`.
   */
  categories?: StoreCategory[];
}

export interface StorePage extends Page {
  data: Store[];
}

export interface StoreProfileInput {
  /** Name of the store; a new one waits for the operator. */
  shopname?: string;
  /** What uploads.image returned as `url`, or the logo that is public. */
  logo?: string;
  /** What the store sells and stands for, plain text without addresses and telephone numbers. Empty removes it. */
  description?: string;
  /** What uploads.image returned as `url`, or the banner that is public. Empty removes it. */
  banner_image?: string;
  /** Who runs it and how it works, plain text without addresses and telephone numbers. Empty removes it. */
  about?: string;
  /** Where it sends from. Empty removes it. */
  city?: string;
  /** How buyers reach the store, such as an e-mail address and hours. Empty removes it. */
  contact?: string;
  /** Smallest item amount of one order; `"0"` removes it. */
  min_order_amount?: Amount;
  /** The whole table, for products with `is_store_freight`. Empty removes it, and these products are delivered free. */
  freight_zones?: FreightZoneInput[];
}

/** As the store sees it, with the product it is about. */
export interface StoreReview extends Review {
  pro_id: Id;
  title: string;
  /** The product's main picture. */
  image?: Url;
}

export interface StoreReviewPage extends Page {
  data: StoreReview[];
}

/** A new name or logo that the operator has not let through; absent without one. */
export interface StoreReviewRequest {
  /** Treat unknown values as pending. */
  status: "pending" | "rejected" | Other;
  /** The name that was asked for; absent where it stays. */
  shopname?: string;
  /** The logo that was asked for; absent where it stays. */
  logo?: Url;
  /** Why it was rejected, in the reviewer's words. */
  note?: string;
  createtime?: UnixTime;
}

/** Figures of paid orders. Cancelled ones count in `refund_amount` only. */
export interface StoreStats {
  currency?: CurrencyCode;
  sales_amount: Money;
  order_count: number;
  buyer_count?: number;
  refund_amount?: Money;
  /** Hours from payment to shipment, null without a shipment. */
  avg_ship_hours?: number | null;
  /** One entry per day or month, also for those without a sale. */
  series: {
    /** YYYY-MM-DD, by month YYYY-MM. */
    date: string;
    sales_amount: Money;
    order_count: number;
  }[];
  /** At most ten, largest quantity first. */
  top_products?: {
    id: Id;
    title: string;
    image?: Url;
    /** Pieces sold. */
    num: number;
    sales_amount?: Money;
  }[];
}

/** A completion of what was typed, or a product whose title has it. */
export interface Suggestion {
  text: string;
  type: "pro" | "shop" | "category" | Other;
  /** The product (of type `pro`), the store or the category to open; absent for a search word. */
  id?: Id;
  /** Provisional. A product's picture. */
  image?: Url;
  /** Provisional. A product's lowest unit price, as its `from_price` or else its `price`. */
  price?: Money;
  currency?: CurrencyCode;
  /** Provisional. The name of a product's category. */
  category?: string;
}

/** One change of the balance that may be spent. Rows are only ever added; `after` of one is `before` of the next. */
export interface Transaction {
  id: Id;
  /** Treat unknown values as an adjustment. */
  type: "recharge" | "payment" | "refund" | "overpayment" | "settlement" | "withdrawal" | "withdrawal_return" | "adjustment" | Other;
  /** The change, with a minus when the balance fell. */
  money: Money;
  before?: Money;
  after?: Money;
  currency?: CurrencyCode;
  ref?: Ref;
  /** Sentence for the user. */
  memo?: string;
  createtime?: UnixTime;
}

export interface TransactionPage extends Page {
  data: Transaction[];
}

/** Only rows of this type. */
export type TransactionType = "recharge" | "payment" | "refund" | "overpayment" | "settlement" | "withdrawal" | "withdrawal_return" | "adjustment";

/** Seconds since 1970-01-01T00:00:00Z. */
export type UnixTime = number;

export interface Unread {
  unread: number;
}

/** Read `fullurl`, then `full_url`, then `url`. */
export interface Upload {
  /** Site-relative path, or an opaque `kyc:…` id. */
  url: string;
  /** Absolute address; empty for identity documents. */
  fullurl?: string;
  /** The same under the name some plug-ins use. */
  full_url?: string;
}

/** Site-relative path (`/uploads/…`), absolute URL, or `data:image/…` text. Prefix the API host or a CDN to relative paths. */
export type Url = string;

/** Stock servers send little of it: every key is optional, and a missing `money` counts as `"0"`. */
export interface User {
  id?: Id;
  username?: string;
  nickname?: string;
  email?: string;
  mobile?: string;
  avatar?: Url;
  bio?: string;
  /** Balance the user may spend. */
  money?: Money;
  /** Held for open withdrawals. */
  hold_money?: Money;
  currency?: CurrencyCode;
  has_fund_password?: boolean;
  is_merchant?: boolean;
  invite_code?: string;
  /** Greeting of stock servers. */
  welcome?: string;
  createtime?: UnixTime;
}

/** As login and registration return it. Only `id` and `token` are certain; other keys are kept. */
export interface UserInfo {
  id: Id;
  username?: string;
  nickname?: string;
  /** May be empty. */
  mobile?: string;
  avatar?: Url;
  score?: number;
  /** Send it in the `token` header. Valid for 30 days on stock servers; several may be valid at once. */
  token: string;
  user_id?: Id;
  /** When the token was made, not the account. */
  createtime?: UnixTime;
  /** When the token ends. */
  expiretime?: UnixTime;
  /** Seconds the token is still valid. */
  expires_in?: number;
}

/** A third-party mark with the note of who verified that it may be shown. */
export interface VerifiedLogo {
  image: Url;
  alt: string;
  verified_by: string;
}

export type Version = number;

/**
 * Treat unknown values of `status` as in work. The fee was fixed by the quote: no further fee, tax or deposit can ever be asked
 * for. `completed`, `rejected`, `failed` and `cancelled` are final.
 */
export interface Withdrawal {
  id: Id;
  order_no?: string;
  /** Coin that is paid out. */
  coin?: CurrencyCode;
  network?: string;
  network_name?: string;
  address?: string;
  memo?: string;
  /** Taken from the balance, in `currency`; held until the end. */
  amount: Money;
  /** Part of `amount` that is the fee, in `currency`. Never changes. */
  fee?: Money;
  /** What arrives, in `coin`; amount less fee, converted with `rate` and rounded down. */
  received?: Money;
  /** Currency of the balance. */
  currency?: CurrencyCode;
  /** Balance units for one unit of `coin`. */
  rate?: Money;
  status: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled" | Other;
  /** Why it was rejected or failed. */
  reason?: string;
  txid?: string;
  /** The transaction at a public explorer of the network, empty without one. */
  explorer_url?: string;
  /** Not sent before this time, for example because the address is new; 0 without a hold. */
  hold_until?: UnixTime;
  /** Whether withdrawals.cancel would work now. */
  can_cancel?: boolean;
  createtime?: UnixTime;
  updatetime?: UnixTime;
}

export interface WithdrawalInput {
  /** From withdrawals.quote; serves one withdrawal. */
  quote_id: QuoteId;
  /** Checked against the network's own form and checksum. */
  address: string;
  /** Memo or tag, where the network wants one for this address. */
  memo?: string;
  /**
   * The fund password as the user typed it, not trimmed, in Unicode form NFC. Sent over TLS alone, never stored or logged by a
   * client.
   */
  fund_password: Secret;
  /** The fee the user saw. */
  expect_fee: Amount;
  /** The amount the user expects to receive. */
  expect_received: Amount;
  /** 1 when the user ticked that a transfer cannot be reversed. Never pre-ticked. */
  ack_irreversible: Bool;
}

/** `min`, `max`, `step` and `fee_fixed` are in the balance's currency. */
export interface WithdrawalMethod {
  /** Treat unknown values as one you can't offer. */
  method?: "crypto" | Other;
  coin: CurrencyCode;
  network: string;
  network_name?: string;
  /** Digits of what is received. */
  decimals?: number;
  min?: Money;
  /** The maximum of a single withdrawal; `"0"` means no limit. */
  max?: Money;
  /** Amounts are multiples of this; `"0"` is any. */
  step?: Money;
  fee_fixed?: Money;
  /** Fraction of the amount on top of `fee_fixed`; `"0.001"` is 0.1 %. */
  fee_rate?: string;
  /** Whether a transfer carries a memo. Treat unknown values as required. */
  memo?: "none" | "optional" | "required" | Other;
  /** How long it takes as a rule, after approval. */
  eta_minutes?: number;
  /** Show a method that is off with its `notice`. */
  enabled?: boolean;
  notice?: string;
}

export interface WithdrawalMethods {
  methods: WithdrawalMethod[];
  /** Balance that may be withdrawn. */
  money: Money;
  /** Held for open withdrawals. */
  hold_money?: Money;
  currency?: CurrencyCode;
  /** Without one, fundPassword.set comes first. */
  has_fund_password?: boolean;
  /** What may still be withdrawn today; absent without a daily limit. */
  daily_left?: Money;
  /** No withdrawal before this time, for example after a new fund password; 0 when free. */
  locked_until?: UnixTime;
}

export interface WithdrawalPage extends Page {
  data: Withdrawal[];
}

/** What a withdrawal costs and brings, firm until `expires_at`. */
export interface WithdrawalQuote {
  quote_id: QuoteId;
  coin?: CurrencyCode;
  network?: string;
  /** Taken from the balance, in `currency`. */
  amount: Money;
  /** Part of `amount`, in `currency`. */
  fee: Money;
  /** What arrives, in `coin`, rounded down. */
  received: Money;
  currency?: CurrencyCode;
  /** Balance units for one unit of `coin`. */
  rate?: Money;
  expires_at: UnixTime;
}

/** Either `amount` or `all`. */
export interface WithdrawalQuoteInput {
  /** Coin as the list of methods names it. */
  coin: CurrencyInput;
  /** Network as the list of methods names it. */
  network: NetworkInput;
  /** To take from the balance, in its currency. */
  amount?: Amount;
  /** 1 asks for the whole balance, as far as the limits allow. */
  all?: Bool;
}

export interface AccountChangeEmailInput {
  /** The new address. */
  email: string;
  /** The e-mail code. */
  captcha: string;
  /** The login password. */
  password: string;
}

export interface AccountEndSessionInput {
  /** A session of account.sessions. */
  id?: Id;
  /** 1 for every session but this one. */
  others?: Bool;
}

export interface AccountTransactionsInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Only rows whose `createtime` is this time or later. */
  from?: UnixTime;
  /** Only rows whose `createtime` is before this time. */
  to?: UnixTime;
  /** Only rows of this type. */
  type?: TransactionType;
}

export interface AccountUpdateInput {
  /** What uploads.image returned, or the present value. */
  avatar?: string;
  /** What other users see. */
  nickname?: string;
  /** Name to sign in with; needs `password`. */
  username?: string;
  /** A few words about oneself. */
  bio?: string;
  /** The login password, for a new `username`. */
  password?: string;
}

export interface AddressAreasInput {
  /** Parent area. */
  pid?: Id;
}

export interface AddressDeleteInput {
  /** The address. */
  id: Id;
}

export interface ArticleGetInput {
  /** The article. */
  article_id: Id;
}

export interface ArticleListInput {
  /** Category ids, comma-separated; the footer's groups are such categories. */
  ids?: string;
}

export interface AuthChangePasswordInput {
  /** The present login password, as the user typed it. */
  oldpassword: string;
  /**
   * A new password as the user typed it, not trimmed, in Unicode form NFC. Compare a repetition in the client and don't send it. 6
   * to 30 characters without spaces on stock servers; `password_min` and `password_max` of SiteLimits override that.
   */
  newpassword: NewPassword;
}

export interface AuthLoginInput {
  /** Username or e-mail address. Stock servers refuse a field named `email` or `username`. */
  account: string;
  /** Sent as typed, in Unicode form NFC; never trim it. */
  password: string;
  /** E-mail code from auth.sendEmailCode with event `login`, where the server asked for one. */
  code?: string;
}

export interface AuthRegisterInput {
  /** Name to sign in with. */
  username: string;
  /**
   * A new password as the user typed it, not trimmed, in Unicode form NFC. Compare a repetition in the client and don't send it. 6
   * to 30 characters without spaces on stock servers; `password_min` and `password_max` of SiteLimits override that.
   */
  password: NewPassword;
  /** Address for codes and notices. */
  email?: string;
  /** Phone number. */
  mobile?: string;
  /** E-mail code from auth.sendEmailCode with event `register`. */
  code?: string;
  /** Code of the user who invited this one. */
  invite_code?: string;
}

export interface AuthResetPasswordInput {
  /** Stock servers take a mobile number unless it is `email`. */
  type?: "email";
  /** The account's address. */
  email: string;
  /**
   * A new password as the user typed it, not trimmed, in Unicode form NFC. Compare a repetition in the client and don't send it. 6
   * to 30 characters without spaces on stock servers; `password_min` and `password_max` of SiteLimits override that.
   */
  newpassword: NewPassword;
  /** The e-mail code. */
  captcha: string;
}

export interface AuthSendEmailCodeInput {
  /** Where the code goes. */
  email: string;
  /**
   * What the code is for.
   * Default: `"register"`.
   */
  event?: "register" | "resetpwd" | "changepwd" | "changeemail" | "fundpwd" | "login";
}

export interface AuthSocialLoginInput {
  /** Name the operator gave the provider. */
  platform: string;
  /** Authorization code of the provider. */
  code: string;
}

export interface CategoryListInput {
  /** Show what is under this category; 0 or nothing shows all. */
  pid?: Id;
}

export interface DisputeAcceptOfferInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** The `offer_amount` the buyer saw. */
  expect_amount: Amount;
}

export interface DisputeEscalateInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** Why; read by the store and the operator. */
  text?: string;
  /** Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
  images?: DisputeImages;
}

export interface DisputeOpenInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /**
   * `not_arrived` for a `shipped` order; `not_as_described`, `damaged` and `wrong_item` for a `shipped` one, or one received and
   * not yet settled to its store; `changed_mind` for a received one whose goods are returned.
   */
  reason: DisputeReason;
  /** Read by the other side and by the operator. */
  text: DisputeText;
  /** Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
  images?: DisputeImages;
  /**
   * Goods that have not arrived can't be returned, and without a fault goods can only be returned.
   * Default: `"refund"`.
   */
  kind?: DisputeKind;
  /** What it is about, each line once. Without it, the whole order. */
  goods?: DisputedGoods[];
  /** What you want back, above zero; by default the amount paid for the goods. */
  amount?: Amount;
}

export interface DisputeSendBackInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** Name of the carrier. */
  carrier: string;
  /** The carrier's number of the parcel. */
  tracking_no: string;
}

export interface DisputeWithdrawInput {
  /** Public number of an order. */
  order_no: OrderNo;
}

export interface LoanListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export type MerchantApplyInput = MerchantRegistration | MerchantCorrection;

export interface MerchantFileInput {
  /** What uploads.image returned for category `kyc`, such as `kyc:4f9c2a17`. */
  id: FileId;
}

export interface MerchantSettlementsInput {
  /** Only rows that are still pending, or those already in the balance. */
  status?: "pending" | "available";
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Only rows whose `available_at` is this time or later. */
  from?: UnixTime;
  /** Only rows whose `available_at` is before this time. */
  to?: UnixTime;
}

export interface MerchantStatsInput {
  /** First day, in UTC: YYYY-MM-DD. */
  from: StatsDay;
  /** Last day, included. */
  to: StatsDay;
  /**
   * What one row of `series` is.
   * Default: `"day"`.
   */
  by?: "day" | "month";
}

export interface MerchantDisputeAnswerInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** What the store does; see above for when each is possible. */
  answer: "accept" | "offer" | "object" | "return";
  /** Of an offer, above zero and below what the buyer asks for. */
  amount?: Amount;
  /** The return address, for `return`; shown to the buyer. */
  return_to?: string;
  /**
   * Whether goods that have arrived are restocked, for `accept` in `sent_back`.
   * Default: `true`.
   */
  restock?: boolean;
  /** Read by the buyer and the operator. */
  text?: string;
  /** Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
  images?: DisputeImages;
}

export interface MerchantOfferListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Only offers in this status. */
  status?: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
  /** Only the store's offer for this purchase request. */
  request_id?: Id;
}

export interface MerchantOfferWithdrawInput {
  /** The offer. */
  id: Id;
}

export interface MerchantOrderDeclineInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** The buyer reads it. */
  reason: string;
}

export interface MerchantOrderGetInput {
  /** Public number of an order. */
  order_no: OrderNo;
}

export interface MerchantOrderListInput {
  /**
   * Only orders in this status.
   * Default: `"all"`.
   */
  tab?: "all" | "paid" | "shipped" | "received" | "cancelled" | "disputed";
  /**
   * Provisional. Every word is in the order's number, or the title or item code of one of its lines. A server may look at the
   * newest 5,000 orders alone. `features.order_search` says whether it does.
   */
  search?: string;
  /** Only orders made on this day, in UTC, or later. */
  from?: StatsDay;
  /** Last day, included. */
  to?: StatsDay;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface MerchantOrderShipInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** Name of the carrier. */
  carrier: string;
  /** The carrier's number of the parcel. */
  tracking_no: string;
}

export interface MerchantProductDeleteInput {
  /** The product. */
  id: Id;
}

export interface MerchantProductGetInput {
  /** The product. */
  id: Id;
}

export interface MerchantProductListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Only products in this status. */
  status?: "on" | "off" | "review";
  /** Words of the title, or a whole SKU code. */
  search?: string;
  /** Order of the rows. Without `order`, `title` and `price` ascend, the others descend. */
  sort?: "updatetime" | "title" | "price" | "stock" | "sales";
  /** Direction of `sort`. */
  order?: SortOrder;
}

export interface MerchantProductSetStatusInput {
  /** The product. */
  id: Id;
  /** Whether it is on sale. */
  status: "on" | "off";
}

export interface MerchantReviewListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** 0 shows only reviews without a reply, 1 only those with one. */
  replied?: Bool;
  /** Only reviews of this product. */
  pro_id?: Id;
}

export interface MerchantReviewReplyInput {
  /** The review. */
  id: Id;
  /** Plain text, public below the review. */
  reply: string;
}

export interface MessageGetInput {
  /** The message. */
  id: Id;
}

export interface MessageListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface MessageMarkReadInput {
  /** Messages that are read now. */
  ids?: Id[];
  /** 1 for every message. */
  all?: Bool;
}

export interface OfferAcceptInput {
  /** The offer. */
  id: Id;
  /** Where it is sent to, from addresses.list. The order keeps the address as it is now. */
  address_id: Id;
  /** The offer's `terms_hash` that the buyer saw. */
  terms_hash: string;
  /** The total the buyer saw. */
  expect_total: Amount;
  /** A word to the store. */
  remark?: string;
}

export interface OfferDeclineInput {
  /** The offer. */
  id: Id;
}

export interface OfferListInput {
  /** Only offers for this purchase request. */
  request_id: Id;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface OrderCancelInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** Read by the store. */
  reason?: string;
}

export interface OrderConfirmReceiptInput {
  /** Public number of an order. */
  order_no: OrderNo;
}

export interface OrderCreateInput {
  /** Lines of the cart to order. */
  items: CartItem[];
  /** The address that was previewed, from addresses.list. The order keeps it as it is now. */
  address_id: Id;
  /** From orders.preview. */
  price_token: string;
  /** The total the buyer saw. */
  expect_total: Amount;
  /** A word to the stores. */
  remark?: string;
}

export interface OrderGetInput {
  /** Public number of an order. */
  order_no: OrderNo;
}

export interface OrderListInput {
  /**
   * `paid` waits for the shipping, `shipped` is on its way, `received` holds received and completed orders, `assess` those with a
   * line to review, `disputed` those with an open dispute; `all` also has unpaid and cancelled ones.
   * Default: `"all"`.
   */
  tab?: OrderTab;
  /**
   * Provisional. Every word is in the order's number, the title or item code of one of its lines, or the name of its store. A
   * server may look at the newest 5,000 orders alone. `features.order_search` says whether it does.
   */
  search?: string;
  /** Only orders made on this day, in UTC, or later. */
  from?: StatsDay;
  /** Last day, included. */
  to?: StatsDay;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface OrderPreviewInput {
  /** Lines of the cart to order. */
  items: CartItem[];
  /** From addresses.list. Without it the default address is taken. */
  address_id?: Id;
}

export interface OrderReviewInput {
  /** Public number of an order. */
  order_no: OrderNo;
  /** One for each line of the order that is reviewed. */
  comments: ReviewInput[];
}

export interface PaymentGetInput {
  /** Public number of a payment. */
  pay_no: PaymentNo;
}

export interface PaymentPayWithBalanceInput {
  /** Public number of a payment. */
  pay_no: PaymentNo;
  /** As the user typed it, not trimmed. Never stored or logged by a client. */
  fund_password: string;
  /** The total the buyer saw. */
  expect_total: Amount;
}

export interface PaymentPayWithCryptoInput {
  /** Public number of a payment. */
  pay_no: PaymentNo;
  /** Coin as the list of methods names it. */
  coin: CurrencyInput;
  /** Network as the list of methods names it. */
  network: NetworkInput;
}

export interface ProductGetInput {
  /** The product. */
  id: Id;
}

export interface ProductListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Category. */
  pid?: Id;
  /** Store. */
  shop_id?: Id;
  /** Order of the rows; `default` is the server's own, `price` goes by `from_price` where a product has it. */
  sort?: "default" | "sales" | "price" | "createtime";
  /** Direction of `sort`. */
  order?: SortOrder;
  /** One of the home page's lists. */
  flag?: "hot" | "recommend" | "month" | "daily";
  /** Lowest price, inclusive; of `from_price` where a product has it. */
  min_price?: Money;
  /** Highest price, inclusive; of `from_price` where a product has it. */
  max_price?: Money;
  /** 1 shows only products without freight. */
  free_shipping?: Bool;
  /** Provisional. Lowest `good_rate`, inclusive; products without reviews have none. */
  min_rate?: number;
  /** Provisional. 1 shows only products in stock. */
  in_stock?: Bool;
  /** Provisional. Highest `ship_hours`, inclusive. */
  ships_within?: number;
  /**
   * Provisional. 1 asks for `facets` in the answer. A server that does not send them does not know `min_rate`, `in_stock` and
   * `ships_within` either.
   */
  facets?: Bool;
}

export interface ProductLookupInput {
  /** The stores' own codes for what is ordered, in any case. */
  sku_codes: string[];
}

export interface ProductReviewsInput {
  /** Product. Needed without `shop_id`. */
  id?: Id;
  /** Provisional. Store, for the reviews of all its products; each has the `title` of its product. */
  shop_id?: Id;
  /**
   * `image` are those with pictures, `good` 4 and 5 stars, `mid` 3, `negative` 1 and 2.
   * Default: `"all"`.
   */
  filter?: "all" | "image" | "negative" | "mid" | "good";
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface ProductSearchInput {
  /** What the user typed. */
  search: string;
  /** Search in this store only. */
  shop_id?: Id;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Order of the rows; `default` is the server's own, `price` goes by `from_price` where a product has it. */
  sort?: "default" | "sales" | "price" | "createtime";
  /** Direction of `sort`. */
  order?: SortOrder;
  /** Lowest price, inclusive; of `from_price` where a product has it. */
  min_price?: Money;
  /** Highest price, inclusive; of `from_price` where a product has it. */
  max_price?: Money;
  /** 1 shows only products without freight. */
  free_shipping?: Bool;
  /** Provisional. Lowest `good_rate`, inclusive; products without reviews have none. */
  min_rate?: number;
  /** Provisional. 1 shows only products in stock. */
  in_stock?: Bool;
  /** Provisional. Highest `ship_hours`, inclusive. */
  ships_within?: number;
  /**
   * Provisional. 1 asks for `facets` in the answer. A server that does not send them does not know `min_rate`, `in_stock` and
   * `ships_within` either.
   */
  facets?: Bool;
}

export interface ProductSuggestInput {
  /** What the user has typed so far. */
  search: string;
  /**
   * Completions at most.
   * Default: `10`.
   */
  limit?: number;
}

export interface PurchaseRequestCloseInput {
  /** The purchase request. */
  id: Id;
}

export interface PurchaseRequestGetInput {
  /** The purchase request. */
  id: Id;
}

export interface PurchaseRequestListInput {
  /** Words of the title or text. */
  search?: string;
  /** A parent category includes its children. */
  category_id?: Id;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface PurchaseRequestMineInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface RechargeGetInput {
  /** The recharge. */
  id: Id;
}

export interface RechargeListInput {
  /** Page to read, from 1. */
  page?: PageNumber;
  /** Rows a page. */
  limit?: PageLimit;
}

export interface StoreFollowedInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
}

export interface StoreGetInput {
  /** The store. */
  id: Id;
}

export interface StoreSearchInput {
  /** What the user typed. */
  search: string;
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Order of the rows; `default` is the server's own. */
  sort?: string;
  /** Direction of `sort`. */
  order?: SortOrder;
}

export interface StoreToggleFollowInput {
  /** The store. */
  id: Id;
  /** Wished state, 1 to follow. */
  follow?: Bool;
}

export interface UploadImageInput {
  /** A picture with a name: servers judge by its suffix. */
  file: Blob | FileReference;
  /** `kyc` for identity documents. */
  category?: string;
}

export interface WithdrawalCancelInput {
  /** The withdrawal. */
  id: Id;
}

export interface WithdrawalGetInput {
  /** The withdrawal. */
  id: Id;
}

export interface WithdrawalListInput {
  /**
   * Page to read, from 1.
   * Default: `1`.
   */
  page?: PageNumber;
  /**
   * Rows a page. Servers cap it; read `per_page` for what they used.
   * Default: `10`.
   */
  limit?: PageLimit;
  /** Only withdrawals in this status. */
  status?: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
}
