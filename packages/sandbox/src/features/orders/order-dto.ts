import type { Data } from "../../contract/operations";
import { priceText } from "../../domain/money";
import { disputeDto, MAX_DISPUTES } from "./dispute-dto";
import type { OrderLine, OrderRow } from "./order-rows";

type Order = Data<"orders.get">;

/** Who reads the order. A shop sees the address only while it has to ship the items. */
export type Side = "buyer" | "shop";

/** An order as responses contain it. @param now unix seconds: what may be done depends on it */
export function orderDto(row: OrderRow, now: number, side: Side = "buyer"): Order {
  const { name, mobile, country, province, city, address, zip } = row.address;
  const contact = { name, mobile, country, province, city, address, zip };
  return {
    order_no: row.order_no,
    pay_no: row.pay_no,
    shop_id: row.shop_id,
    shopname: row.shopname,
    status: row.status,
    refund_status: row.refund_status,
    refund_amount: priceText(row.refund_amount),
    currency: row.currency,
    goods_amount: priceText(row.goods_amount),
    freight: priceText(row.freight),
    tax: priceText(row.tax),
    total: priceText(row.total),
    address: side === "buyer" || row.status === "paid" || row.status === "shipped" ? contact : null,
    goods: row.goods.map(lineDto),
    express: row.shiptime === null ? null : { carrier: row.carrier, tracking_no: row.tracking_no },
    remark: row.remark,
    createtime: row.createtime,
    pay_expires_at: row.pay_expires_at,
    paytime: row.paytime ?? 0,
    ship_by: row.ship_by ?? 0,
    shiptime: row.shiptime ?? 0,
    auto_receipt_at: row.auto_receipt_at ?? 0,
    receipttime: row.receipttime ?? 0,
    completetime: row.completetime ?? 0,
    canceltime: row.canceltime ?? 0,
    cancel_reason: row.cancel_reason,
    dispute_by: disputeBy(row),
    dispute: row.dispute && disputeDto(row.dispute, side),
    can: side === "buyer" ? canDo(row, now) : NOTHING,
  };
}

const NOTHING = { pay: false, cancel: false, receipt: false, comment: false, dispute: false };

/** The buyer's actions. None while coins for the payment are on their way. */
export function canDo(row: OrderRow, now: number): Order["can"] {
  const open = row.status === "unpaid" && row.pay_status === "created";
  const arrived = row.status === "received" || row.status === "completed";
  return {
    pay: open && now < row.pay_expires_at,
    cancel: open || row.status === "paid",
    receipt: row.status === "shipped" && !row.is_disputed,
    comment: arrived && row.goods.some((line) => !line.is_commented),
    dispute: now < disputeBy(row) && mayDispute(row),
  };
}

/** Until the automatic receipt, or after it until the shop is paid; 0 where a problem can't be reported. */
function disputeBy({ status, auto_receipt_at, available_at }: OrderRow): number {
  if (status === "shipped") return auto_receipt_at ?? 0;
  return status === "received" || status === "completed" ? (available_at ?? 0) : 0;
}

/** One dispute, or some more after withdrawals. */
function mayDispute({ dispute, is_settled }: OrderRow): boolean {
  if (is_settled) return false;
  return dispute === null || (dispute.status === "withdrawn" && dispute.number < MAX_DISPUTES);
}

const lineDto = (line: OrderLine): Order["goods"][number] => ({
  id: line.id,
  pro_id: line.pro_id,
  sku_id: line.spec.length > 0 ? line.sku_id : 0,
  title: line.title,
  image: line.image,
  spec: line.spec.join(", "),
  sku_code: line.sku_code,
  price: priceText(BigInt(line.price)),
  num: line.num,
  amount: priceText(BigInt(line.amount)),
  total: priceText(BigInt(line.total)),
  is_commented: line.is_commented ? 1 : 0,
});
