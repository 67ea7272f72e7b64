/** Rows of the tables as the migrations leave them and the driver reads them. Written by test/db/schema.test.ts. */
export interface Tables {
  readonly account: {
    readonly code: string;
    readonly kind: "available" | "hold" | "escrow" | "pending" | "platform" | "clearing" | "fx";
    readonly owner_id: number | null;
    readonly currency: string;
    readonly balance: bigint;
    readonly allow_negative: boolean;
  };
  readonly address: {
    readonly id: number;
    readonly member_id: number;
    readonly name: string;
    readonly mobile: string;
    readonly country: string;
    readonly province: string;
    readonly city: string;
    readonly address: string;
    readonly zip: string;
    readonly is_default: boolean;
    readonly createtime: number;
  };
  readonly adjustment: {
    readonly id: number;
    readonly journal_ref: string;
    readonly reverses: string | null;
    readonly member_id: number | null;
    readonly actors: string;
    readonly reason: string;
    readonly createtime: number;
  };
  readonly approval: {
    readonly id: number;
    readonly subject: string;
    readonly subject_id: string;
    readonly event: string;
    readonly terms: string;
    readonly amount: bigint;
    readonly actor: string;
    readonly call: string;
    readonly fields: unknown;
    readonly createtime: number;
  };
  readonly area: {
    readonly id: number;
    readonly pid: number;
    readonly level: number;
    readonly code: string;
    readonly name: string;
    readonly is_open: boolean;
  };
  readonly article: {
    readonly id: number;
    readonly group_id: number;
    readonly texts: unknown;
    readonly weigh: number;
    readonly createtime: number;
    readonly updatetime: number;
  };
  readonly article_group: {
    readonly id: number;
    readonly names: unknown;
    readonly weigh: number;
  };
  readonly banner: {
    readonly id: number;
    readonly image: string;
    readonly titles: unknown;
    readonly url: string;
  };
  readonly category: {
    readonly id: number;
    readonly pid: number;
    readonly names: unknown;
    readonly image: string;
    readonly weigh: number;
  };
  readonly chain_transfer: {
    readonly network: string;
    readonly txid: string;
    readonly ref_type: "recharge" | "pay" | "withdrawal";
    readonly ref_id: number;
    readonly coin: string;
    readonly amount: bigint;
    readonly confirmed: boolean;
    readonly createtime: number;
    readonly output: number;
  };
  readonly comment: {
    readonly id: number;
    readonly pro_id: number;
    readonly shop_id: number;
    readonly member_id: number;
    readonly order_goods_id: number;
    readonly star: number;
    readonly level: string | null;
    readonly content: string;
    readonly images: unknown;
    readonly spec: string;
    readonly reply: string;
    readonly status: "pending" | "published" | "rejected";
    readonly status_reason: string;
    readonly createtime: number;
    readonly language: string | null;
    readonly replytime: number | null;
  };
  readonly contract_text: {
    readonly version: string;
    readonly language: string;
    readonly html: string;
    readonly party_a: string;
    readonly sign: string;
    readonly hash: string;
  };
  readonly decided_alone: {
    readonly id: number;
    readonly actor: string;
    readonly member_id: number | null;
    readonly subject: string;
    readonly subject_id: string;
    readonly event: string;
    readonly amount: bigint;
    readonly createtime: number;
  };
  readonly decision: {
    readonly id: number;
    readonly subject: string;
    readonly subject_id: string;
    readonly event: string;
    readonly reason: string;
    readonly createtime: number;
    readonly actor: string;
  };
  readonly deposit_address: {
    readonly network: string;
    readonly address: string;
    readonly member_id: number | null;
    readonly purpose: "recharge" | "pay";
    readonly ref: string;
  };
  readonly dispute: {
    readonly id: number;
    readonly order_id: number;
    readonly number: number;
    readonly status: "open" | "offered" | "objected" | "return_agreed" | "sent_back" | "reviewing" | "refunded" | "rejected" | "withdrawn" | "expired";
    readonly reason: "not_arrived" | "not_as_described" | "damaged" | "wrong_item" | "changed_mind";
    readonly amount: bigint;
    readonly offer_amount: bigint;
    readonly refund_amount: bigint;
    readonly due_at: number;
    readonly createtime: number;
    readonly closetime: number;
    readonly kind: "refund" | "return";
    readonly max_amount: bigint;
    readonly return_to: string;
    readonly carrier: string;
    readonly tracking_no: string;
    readonly is_restocked: boolean;
  };
  readonly dispute_event: {
    readonly id: number;
    readonly dispute_id: number;
    readonly event: string;
    readonly member_id: number | null;
    readonly actor: "buyer" | "store" | "operator" | "system";
    readonly text: string;
    readonly images: unknown;
    readonly amount: bigint;
    readonly createtime: number;
  };
  readonly dispute_line: {
    readonly dispute_id: number;
    readonly order_goods_id: number;
    readonly num: number;
  };
  readonly email_code: {
    readonly email: string;
    readonly event: string;
    readonly code_hash: string;
    readonly createtime: number;
    readonly expires_at: number;
    readonly place: string;
    readonly digits: number;
  };
  readonly email_code_attempts: {
    readonly email: string;
    readonly event: string;
    readonly failed: readonly number[];
    readonly updatetime: number;
    readonly place: string;
  };
  readonly fault: {
    readonly operation: string;
    readonly kind: string;
    readonly value: number;
    readonly remaining: number;
  };
  readonly file: {
    readonly id: string;
    readonly member_id: number;
    readonly category: "public" | "kyc";
    readonly mime: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: Buffer | null;
    readonly wrapped_key: Buffer | null;
    readonly createtime: number;
    readonly key_id: string | null;
    readonly unused_since: number | null;
  };
  readonly file_access: {
    readonly id: number;
    readonly file_id: string;
    readonly member_id: number;
    readonly purpose: string;
    readonly createtime: number;
  };
  readonly file_ticket: {
    readonly token_hash: string;
    readonly file_id: string;
    readonly member_id: number;
    readonly expires_at: number;
  };
  readonly file_width: {
    readonly file_id: string;
    readonly name: string;
    readonly bytes: Buffer;
  };
  readonly follow: {
    readonly member_id: number;
    readonly shop_id: number;
    readonly createtime: number;
  };
  readonly idempotency: {
    readonly member_id: number;
    readonly operation: string;
    readonly key: string;
    readonly body_hash: string;
    readonly response: unknown;
    readonly createtime: number;
  };
  readonly job: {
    readonly name: string;
    readonly last_run: number;
    readonly claimed_until: number;
  };
  readonly job_failure: {
    readonly job: string;
    readonly row_id: string;
    readonly failures: number;
    readonly retry_at: number;
    readonly is_set_aside: boolean;
    readonly reason: string;
  };
  readonly journal: {
    readonly id: number;
    readonly ref: string;
    readonly kind: string;
    readonly createtime: number;
    readonly seal: string | null;
  };
  readonly journal_seal: {
    readonly no: number;
    readonly journal_id: number;
    readonly hash: string;
  };
  readonly known_address: {
    readonly member_id: number;
    readonly address: string;
    readonly last_used: number;
  };
  readonly ledger_check: {
    readonly id: number;
    readonly checked_at: number;
    readonly sealed: number;
    readonly head: string;
    readonly broken: unknown;
  };
  readonly loan: {
    readonly id: number;
    readonly member_id: number;
    readonly amount: bigint;
    readonly currency: string;
    readonly term_days: number;
    readonly purpose: string;
    readonly provider: string;
    readonly terms_version: string;
    readonly apr_ppm: number;
    readonly fee: bigint;
    readonly status: "submitted" | "reviewing" | "approved" | "rejected" | "cancelled";
    readonly reason: string;
    readonly createtime: number;
    readonly updatetime: number;
  };
  readonly member: {
    readonly id: number;
    readonly username: string;
    readonly email: string;
    readonly mobile: string;
    readonly nickname: string;
    readonly avatar: string;
    readonly bio: string;
    readonly password_hash: string;
    readonly fund_hash: string | null;
    readonly fund_tries: number;
    readonly fund_tried_at: number;
    readonly fund_locked_until: number;
    readonly withdraw_locked_until: number;
    readonly social: string | null;
    readonly invite_code: string;
    readonly invited_by: number | null;
    readonly createtime: number;
    readonly status: "active" | "frozen";
  };
  readonly member_lists: {
    readonly member_id: number;
    readonly version: number;
    readonly cart: unknown;
    readonly favorites: unknown;
    readonly updatetime: number;
  };
  readonly merchant_application: {
    readonly id: number;
    readonly member_id: number;
    readonly status: "submitted" | "reviewing" | "approved" | "rejected";
    readonly logo: string;
    readonly shopname: string;
    readonly name: string;
    readonly number_masked: string;
    readonly number_hash: string;
    readonly image_front: string;
    readonly image_back: string;
    readonly image_hold: string;
    readonly invite_code: string;
    readonly contract_version: string;
    readonly sign: string;
    readonly sign_date: string;
    readonly review_due_at: number;
    readonly reasons: unknown;
    readonly shop_id: number | null;
    readonly createtime: number;
    readonly updatetime: number;
    readonly contract_language: string;
    readonly contract_hash: string;
  };
  readonly message: {
    readonly id: number;
    readonly member_id: number;
    readonly type: "system" | "order" | "wallet" | "merchant";
    readonly template: string;
    readonly params: unknown;
    readonly ref_type: string;
    readonly ref_id: string;
    readonly is_read: boolean;
    readonly createtime: number;
  };
  readonly migration: {
    readonly name: string;
    readonly hash: string;
  };
  readonly network: {
    readonly coin: string;
    readonly network: string;
    readonly network_name: string;
    readonly family: "bitcoin" | "evm" | "tron";
    readonly chain_id: number | null;
    readonly contract: string;
    readonly decimals: number;
    readonly confirmations: number;
    readonly memo: "none" | "optional" | "required";
    readonly explorer: string;
    readonly notice: string;
    readonly recharge_enabled: boolean;
    readonly recharge_min: bigint;
    readonly recharge_max: bigint;
    readonly withdraw_enabled: boolean;
    readonly withdraw_min: bigint;
    readonly withdraw_max: bigint;
    readonly withdraw_step: bigint;
    readonly fee_fixed: bigint;
    readonly fee_ppm: number;
    readonly eta_minutes: number;
    readonly pay_enabled: boolean;
    readonly rate: bigint | null;
    readonly rate_source: string;
    readonly rate_at: number;
    readonly rate_until: number | null;
    readonly reference_rate: bigint | null;
  };
  readonly object_to_delete: {
    readonly id: string;
    readonly category: string;
    readonly due_at: Date;
  };
  readonly offer: {
    readonly id: number;
    readonly request_id: number;
    readonly shop_id: number;
    readonly pro_id: number;
    readonly sku_id: number;
    readonly title: string;
    readonly image: string;
    readonly spec: unknown;
    readonly price: bigint;
    readonly num: number;
    readonly freight: bigint;
    readonly tax: bigint;
    readonly total: bigint;
    readonly delivery_days: number;
    readonly note: string;
    readonly status: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
    readonly order_id: number | null;
    readonly valid_until: number;
    readonly createtime: number;
    readonly updatetime: number;
  };
  readonly order_goods: {
    readonly id: number;
    readonly order_id: number;
    readonly pro_id: number;
    readonly sku_id: number;
    readonly title: string;
    readonly image: string;
    readonly spec: unknown;
    readonly price: bigint;
    readonly num: number;
    readonly amount: bigint;
    readonly is_commented: boolean;
    readonly total: bigint;
  };
  readonly outbox: {
    readonly id: number;
    readonly recipient: string;
    readonly subject: string;
    readonly body: string;
    readonly createtime: number;
  };
  readonly pay: {
    readonly id: number;
    readonly pay_no: string;
    readonly member_id: number;
    readonly status: "created" | "processing" | "settled" | "expired" | "invalid";
    readonly additional_status: "none" | "paid_partial" | "paid_over" | "paid_late" | "marked";
    readonly method: "" | "balance" | "crypto";
    readonly currency: string;
    readonly total: bigint;
    readonly expires_at: number;
    readonly watch_until: number;
    readonly paytime: number | null;
    readonly coin: string | null;
    readonly network: string | null;
    readonly address: string | null;
    readonly memo: string;
    readonly amount: bigint | null;
    readonly amount_paid: bigint;
    readonly credit_money: bigint;
    readonly rate: bigint | null;
    readonly confirmations: number;
    readonly confirmations_required: number;
    readonly createtime: number;
  };
  readonly posting: {
    readonly id: number;
    readonly journal_id: number;
    readonly account_code: string;
    readonly amount: bigint;
    readonly balance_after: bigint;
  };
  readonly product: {
    readonly id: number;
    readonly shop_id: number;
    readonly category_id: number;
    readonly title: string;
    readonly image: string;
    readonly images: unknown;
    readonly description: string;
    readonly content: string;
    readonly price: bigint;
    readonly market_price: bigint;
    readonly freight_price: bigint | null;
    readonly tax_ppm: number;
    readonly ship_hours: number;
    readonly specs: unknown;
    readonly flags: readonly string[];
    readonly status: "on" | "off" | "review" | "deleted";
    readonly version: number;
    readonly search: string | null;
    readonly stock: number;
    readonly sales: number;
    readonly good_count: number;
    readonly mid_count: number;
    readonly negative_count: number;
    readonly image_count: number;
    readonly createtime: number;
    readonly updatetime: number;
    readonly price_tiers: unknown;
    readonly min_order: number;
    readonly pack_size: number;
    readonly star_sum: number;
    readonly highest_price: bigint | null;
    readonly from_price: bigint | null;
    readonly lowest_price: bigint | null;
    readonly mix: number | null;
    readonly weight: number;
  };
  readonly product_search: {
    readonly pro_id: number;
    readonly title: string;
    readonly words: string;
  };
  readonly purchase_request: {
    readonly id: number;
    readonly member_id: number;
    readonly title: string;
    readonly content: string;
    readonly num: number;
    readonly unit: string;
    readonly target_price: bigint | null;
    readonly category_id: number | null;
    readonly country: string;
    readonly images: unknown;
    readonly status: "open" | "closed";
    readonly search: string | null;
    readonly createtime: number;
    readonly expires_at: number;
  };
  readonly rate_limit: {
    readonly bucket: string;
    readonly taken: readonly number[];
    readonly expires_at: number;
  };
  readonly recharge: {
    readonly id: number;
    readonly order_no: string;
    readonly member_id: number;
    readonly coin: string;
    readonly network: string;
    readonly address: string;
    readonly memo: string;
    readonly amount: bigint;
    readonly amount_received: bigint | null;
    readonly credit_money: bigint | null;
    readonly rate: bigint;
    readonly txid: string;
    readonly image: string;
    readonly status: "created" | "submitted" | "confirming" | "credited" | "rejected" | "expired";
    readonly reason: string;
    readonly proofs: number;
    readonly confirmations: number;
    readonly confirmations_required: number;
    readonly expires_at: number;
    readonly createtime: number;
    readonly updatetime: number;
    readonly quoted_amount: bigint;
    readonly seen_at: number | null;
    readonly output: number;
  };
  readonly sale_change: {
    readonly order_id: number;
    readonly sign: number;
  };
  readonly search_word: {
    readonly word: string;
  };
  readonly server_key: {
    readonly id: string;
    readonly number: number;
    readonly wrapped_secret: Buffer;
    readonly createtime: number;
  };
  readonly session: {
    readonly token_hash: string;
    readonly member_id: number;
    readonly createtime: number;
    readonly expiretime: number;
    readonly id: number;
    readonly user_agent: string;
    readonly last_used: number;
  };
  readonly setting: {
    readonly key: string;
    readonly value: unknown;
  };
  readonly settlement: {
    readonly order_id: number;
    readonly shop_id: number;
    readonly gross: bigint;
    readonly commission: bigint;
    readonly net: bigint;
    readonly status: "pending" | "available";
    readonly available_at: number;
    readonly createtime: number;
    readonly is_held: boolean;
  };
  readonly shop: {
    readonly id: number;
    readonly owner_id: number;
    readonly shopname: string;
    readonly logo: string;
    readonly city: string;
    readonly description: string;
    readonly status: "open" | "suspended" | "closed";
    readonly search: string | null;
    readonly createtime: number;
    readonly other_names: string;
    readonly contact: string;
    readonly banner_image: string;
    readonly about: string;
    readonly verified: boolean;
    readonly min_order_amount: bigint;
    readonly freight_zones: unknown;
  };
  readonly shop_figures: {
    readonly shop_id: number;
    readonly pro_count: number;
    readonly sell_count: number;
    readonly order_count: number;
    readonly trade_amount: bigint;
    readonly good_count: number;
    readonly review_count: number;
    readonly follow_count: number;
    readonly star_sum: number;
    readonly answers_within_hours: number | null;
  };
  readonly shop_order: {
    readonly id: number;
    readonly order_no: string;
    readonly pay_id: number;
    readonly member_id: number;
    readonly shop_id: number;
    readonly status: "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
    readonly refund_status: "none" | "partial" | "refunded";
    readonly currency: string;
    readonly goods_amount: bigint;
    readonly freight: bigint;
    readonly tax: bigint;
    readonly total: bigint;
    readonly commission: bigint;
    readonly address: unknown;
    readonly remark: string;
    readonly carrier: string;
    readonly tracking_no: string;
    readonly createtime: number;
    readonly paytime: number | null;
    readonly ship_by: number | null;
    readonly shiptime: number | null;
    readonly auto_receipt_at: number | null;
    readonly receipttime: number | null;
    readonly completetime: number | null;
    readonly canceltime: number | null;
    readonly cancel_reason: string;
    readonly is_disputed: boolean;
    readonly dispute_id: number | null;
    readonly refund_amount: bigint;
  };
  readonly shop_review: {
    readonly shop_id: number;
    readonly shopname: string | null;
    readonly logo: string | null;
    readonly status: "pending" | "rejected";
    readonly note: string;
    readonly createtime: number;
  };
  readonly sku: {
    readonly id: number;
    readonly pro_id: number;
    readonly spec: unknown;
    readonly price: bigint;
    readonly stock: number;
    readonly image: string;
    readonly is_deleted: boolean;
    readonly code: string;
    readonly code_shop_id: number | null;
  };
  readonly translation: {
    readonly source: string;
    readonly language: string;
    readonly text: string;
  };
  readonly withdraw_quote: {
    readonly id: string;
    readonly member_id: number;
    readonly coin: string;
    readonly network: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly received: bigint;
    readonly rate: bigint;
    readonly expires_at: number;
    readonly used: boolean;
  };
  readonly withdrawal: {
    readonly id: number;
    readonly order_no: string;
    readonly member_id: number;
    readonly quote_id: string;
    readonly coin: string;
    readonly network: string;
    readonly address: string;
    readonly memo: string;
    readonly amount: bigint;
    readonly fee: bigint;
    readonly received: bigint;
    readonly rate: bigint;
    readonly status: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
    readonly reason: string;
    readonly txid: string;
    readonly hold_until: number;
    readonly createtime: number;
    readonly updatetime: number;
  };
}

export type TableName = keyof Tables;

/** Some columns of a table, as a query returns them. */
export type RowOf<Table extends TableName, Column extends keyof Tables[Table]> = Pick<Tables[Table], Column>;
