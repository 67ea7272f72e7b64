import type { Fragment } from "postgres";
import type { Queryable } from "../../db/connect";
import type { AddressSnapshot } from "./address";
import type { DisputeRow } from "./dispute-dto";

export type OrderStatus = "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";

/** An order with its lines, shop and payment, for responses. Amounts in ledger units. */
export interface OrderRow {
  readonly id: number;
  readonly order_no: string;
  readonly member_id: number;
  readonly shop_id: number;
  readonly shopname: string;
  readonly pay_no: string;
  readonly pay_status: string;
  readonly pay_expires_at: number;
  readonly status: OrderStatus;
  readonly refund_status: string;
  readonly refund_amount: bigint;
  readonly currency: string;
  readonly goods_amount: bigint;
  readonly freight: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly address: AddressSnapshot;
  readonly goods: readonly OrderLine[];
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
  /** When the shop is paid; null before the receipt. */
  readonly available_at: number | null;
  readonly is_settled: boolean;
  readonly is_disputed: boolean;
  readonly dispute: DisputeRow | null;
}

/** One line as it was bought. Amounts as digits: JSON has no whole numbers of that size. */
export interface OrderLine {
  readonly id: number;
  readonly pro_id: number;
  readonly sku_id: number;
  readonly title: string;
  readonly image: string;
  readonly spec: readonly string[];
  /** Empty without one. */
  readonly sku_code: string;
  readonly price: string;
  readonly num: number;
  readonly amount: string;
  /** With tax and share of the freight. */
  readonly total: string;
  readonly is_commented: boolean;
}

/**
 * Reads orders in one statement, newest first.
 *
 * @param where condition on `o` (shop_order); the owner check belongs in it
 * @param window `limit … offset …`
 */
export const selectOrders = (db: Queryable, where: Fragment, window: Fragment = db``) => db<OrderRow[]>`
  select o.id, o.order_no, o.member_id, o.shop_id, shop.shopname, pay.pay_no, pay.status as pay_status,
    pay.expires_at as pay_expires_at, o.status, o.refund_status, o.refund_amount, o.currency, o.goods_amount, o.freight, o.tax, o.total,
    o.address, o.remark, o.carrier, o.tracking_no, o.createtime, o.paytime, o.ship_by, o.shiptime, o.auto_receipt_at,
    o.receipttime, o.completetime, o.canceltime, o.cancel_reason, line.goods, o.is_disputed,
    s.available_at, coalesce(s.status = 'available', false) as is_settled,
    case when o.dispute_id is not null then (
      select json_build_object('number', d.number, 'status', d.status, 'reason', d.reason, 'kind', d.kind, 'max_amount', d.max_amount::text,
        'return_to', d.return_to, 'carrier', d.carrier, 'tracking_no', d.tracking_no, 'goods', (
          select coalesce(json_agg(json_build_object('id', l.order_goods_id, 'num', l.num) order by l.order_goods_id), '[]')
          from dispute_line l where l.dispute_id = d.id), 'amount', d.amount::text,
        'offer_amount', d.offer_amount::text, 'refund_amount', d.refund_amount::text, 'due_at', d.due_at,
        'createtime', d.createtime, 'closetime', d.closetime, 'events', (
          select json_agg(json_build_object('event', e.event, 'actor', e.actor, 'text', e.text, 'images', e.images,
            'amount', e.amount::text, 'createtime', e.createtime) order by e.id)
          from dispute_event e where e.dispute_id = d.id))
      from dispute d where d.id = o.dispute_id) end as dispute
  from shop_order o join shop on shop.id = o.shop_id join pay on pay.id = o.pay_id
  left join settlement s on s.order_id = o.id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', g.id, 'pro_id', g.pro_id, 'sku_id', g.sku_id, 'title', g.title,
      'image', g.image, 'spec', g.spec, 'sku_code', g.sku_code, 'price', g.price::text, 'num', g.num, 'amount', g.amount::text,
      'total', g.total::text, 'is_commented', g.is_commented) order by g.id), '[]') as goods
    from order_goods g where g.order_id = o.id
  ) line
  where ${where} order by o.id desc ${window}`;
