import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { balancesOf } from "../../db/ledger/post";
import type { RowOf } from "../../db/tables";
import { HOUR } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { splitAmount } from "../../domain/ledger/coin-postings";
import { PRICE_STEP, SITE_CURRENCY, shareDown } from "../../domain/money";
import { publicNumber } from "../../domain/public-number";
import type { IdempotentCall } from "../../kernel/idempotency";
import type { Settings } from "../../kernel/settings";
import type { AddressSnapshot } from "../orders/address";
import { orderDto } from "../orders/order-dto";
import { selectOrders } from "../orders/order-rows";
import { takeStock } from "../orders/stock";
import { payDto } from "../payments/payment-dto";
import { payMethods, readPayingPower } from "../payments/payment-methods";
import { findPay } from "../payments/payment-rows";
import { lockMember } from "../users/lock-member";
import { amountOf, exactTaxOf, type Group, type Quote, shipHoursOf } from "./pricing";

const MILLION = 1_000_000n;

/** Who orders, and when. */
type Placing = Pick<IdempotentCall<"orders.create">, "viewer" | "services" | "now" | "language">;

/** What an order stores besides its lines. */
interface Delivery {
  readonly address: AddressSnapshot;
  readonly remark: string;
}

/**
 * Places the quoted orders: one per shop, with one payment for all, and stock reserved until it expires. The caller has checked
 * the quote and the limit of {@link guardUnpaid}.
 *
 * @throws {BusinessError} `too_many_unpaid` with `max` for more than the member may reserve, `stock_short`
 */
export async function placeOrders(
  tx: Tx,
  call: Placing,
  quote: Quote,
  delivery: Delivery,
): Promise<{ readonly placed: Data<"orders.create">; readonly orderIds: readonly number[] }> {
  const { viewer, services, now } = call;
  await guardWorth(tx, viewer.id, quote.sums.total, services.settings);
  const payId = await insertPay(tx, call, quote);
  await insertOrders(tx, call, quote, payId, delivery);
  await takeStock(
    tx,
    quote.groups.flatMap((group) => group.lines),
  );
  const [pay, orders, power] = await Promise.all([
    findPay(tx, tx`pay.id = ${payId}`),
    selectOrders(tx, tx`o.pay_id = ${payId}`),
    readPayingPower(tx, viewer.id, now),
  ]);
  if (!pay) throw new Error(`payment ${payId} is gone`);
  orders.reverse();
  const placed = {
    pay: payDto(pay, call.language, payMethods(power, pay.total)),
    orders: orders.map((row) => orderDto(row, now)),
  };
  return { placed, orderIds: orders.map(({ id }) => id) };
}

/**
 * Keeps a member from reserving a store's whole stock for nothing: the number of unpaid orders and of the items they hold is limited.
 * Only a member who has paid before may order more items than that at once. The member's row is locked until the transaction ends, so
 * that parallel orders are counted one after the other.
 *
 * @throws {BusinessError} `too_many_unpaid` with `max`
 */
export async function guardUnpaid(
  tx: Tx,
  memberId: number,
  wanted: number,
  { maxUnpaid, maxReserved }: Pick<Settings, "maxUnpaid" | "maxReserved">,
): Promise<void> {
  await lockMember(tx, memberId);
  const [open] = await tx<{ orders: number; items: number; has_paid: boolean }[]>`
    select count(distinct o.id) as orders, coalesce(sum(g.num), 0) as items,
      exists (select 1 from shop_order where member_id = ${memberId} and paytime is not null) as has_paid
    from shop_order o join order_goods g on g.order_id = o.id where o.member_id = ${memberId} and o.status = 'unpaid'`;
  const { orders = 0, items = 0, has_paid = false } = open ?? {};
  if (orders >= maxUnpaid) throw new BusinessError("too_many_unpaid", { max: maxUnpaid });
  if (items + wanted <= maxReserved) return;
  if (items > 0) throw new BusinessError("too_many_unpaid", { max: orders });
  if (!has_paid) throw new BusinessError("too_many_unpaid", { max: orders }, "unpaid_too_much");
}

/** Unpaid orders of a member may be worth this many times what the member has paid for orders. */
const TRUST = 10n;

/**
 * Limits what a member's unpaid orders are worth together, the first one too: to a fixed amount, to the balance, or to
 * {@link TRUST} times what the member has paid and kept, whichever is most. The caller holds the member's row.
 *
 * @throws {BusinessError} `too_many_unpaid` with `max`
 */
async function guardWorth(
  tx: Tx,
  memberId: number,
  total: bigint,
  { maxReservedWorth }: Pick<Settings, "maxReservedWorth">,
): Promise<void> {
  const [sums] = await tx<{ orders: number; unpaid: bigint; paid: bigint }[]>`
    select count(*) filter (where status = 'unpaid') as orders, coalesce(sum(total) filter (where status = 'unpaid'), 0) as unpaid,
      coalesce(sum(total - refund_amount) filter (where paytime is not null), 0) as paid
    from shop_order where member_id = ${memberId}`;
  const { orders = 0, unpaid = 0n, paid = 0n } = sums ?? {};
  const worth = unpaid + total;
  if (worth <= maxReservedWorth || worth <= paid * TRUST) return;
  const { money } = await balancesOf(tx, memberId);
  if (worth > money) throw new BusinessError("too_many_unpaid", { max: orders }, "unpaid_too_much");
}

async function insertPay(tx: Tx, call: Placing, quote: Quote): Promise<number> {
  const { viewer, services, now } = call;
  const [pay] = await tx<{ id: number }[]>`
    insert into pay (pay_no, member_id, status, currency, total, expires_at, createtime)
    values (${publicNumber("P", now)}, ${viewer.id}, 'created', ${SITE_CURRENCY}, ${`${quote.sums.total}`},
      ${now + services.settings.payWithin}, ${now}) returning id`;
  if (!pay) throw new Error("no payment was written");
  return pay.id;
}

async function insertOrders(
  tx: Tx,
  { viewer, services, now }: Placing,
  quote: Quote,
  payId: number,
  { address, remark }: Delivery,
) {
  const orders = quote.groups.map(({ shopId, lines, sums }) => ({
    order_no: publicNumber("O", now),
    shop_id: shopId,
    goods_amount: `${sums.goods}`,
    freight: `${sums.freight}`,
    tax: `${sums.tax}`,
    total: `${sums.total}`,
    commission: `${commissionOf(sums.goods + sums.freight, services.settings.commissionPpm)}`,
    ship_within: shipHoursOf(lines) * HOUR,
  }));
  const rows = await tx<RowOf<"shop_order", "id" | "shop_id">[]>`
    insert into shop_order (order_no, pay_id, member_id, shop_id, status, currency, goods_amount, freight, tax, total, commission,
      ship_within, address, remark, createtime)
    select order_no, ${payId}, ${viewer.id}, shop_id, 'unpaid', ${SITE_CURRENCY}, goods_amount, freight, tax, total, commission,
      ship_within, ${tx.json({ ...address })}, ${remark}, ${now}
    from jsonb_to_recordset(${tx.json(orders)}) as r(order_no text, shop_id bigint, goods_amount numeric, freight numeric,
      tax numeric, total numeric, commission numeric, ship_within integer)
    returning id, shop_id`;
  const idByShop = new Map(rows.map(({ id, shop_id }) => [shop_id, id]));
  const goods = quote.groups.flatMap((group) => goodsRows(group, idByShop.get(group.shopId) ?? 0));
  await tx`
    insert into order_goods (order_id, pro_id, sku_id, title, image, spec, sku_code, price, num, amount, total)
    select order_id, pro_id, sku_id, title, image, spec, sku_code, price, num, amount, total
    from jsonb_to_recordset(${tx.json(goods)}) as r(order_id bigint, pro_id bigint, sku_id bigint, title text, image text, spec jsonb,
      sku_code text, price numeric, num integer, amount numeric, total numeric)`;
}

function goodsRows(group: Group, orderId: number) {
  const totals = lineTotals(group);
  return group.lines.map((line, i) => ({
    order_id: orderId,
    pro_id: line.productId,
    sku_id: line.skuId,
    title: line.title,
    image: line.image,
    spec: [...line.spec],
    sku_code: line.skuCode,
    price: `${line.price}`,
    num: line.num,
    amount: `${amountOf(line)}`,
    total: `${totals[i]}`,
  }));
}

/**
 * The cost of each line with its shares of the order's tax, in proportion to its own, and of the freight, in proportion to its
 * amount. The costs sum to the group's total.
 */
function lineTotals({ lines, sums }: Group): bigint[] {
  const amounts = lines.map(amountOf);
  const taxes = splitAmount(sums.tax / PRICE_STEP, lines.map(exactTaxOf));
  const freights = splitAmount(sums.freight / PRICE_STEP, amounts);
  return amounts.map((amount, i) => amount + ((taxes[i] ?? 0n) + (freights[i] ?? 0n)) * PRICE_STEP);
}

/**
 * The platform's commission, fixed when the order is placed: a share of what the buyer pays for items and freight, rounded down to
 * whole price steps. Of the items alone a store would sell for a cent, and take its price as freight.
 */
export const commissionOf = (paid: bigint, ppm: number) =>
  (shareDown(paid, BigInt(ppm), MILLION) / PRICE_STEP) * PRICE_STEP;
