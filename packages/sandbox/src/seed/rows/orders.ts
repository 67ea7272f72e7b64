import type { Catalog, OrderRow } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";
import { type Journal, move } from "../../db/ledger/post";
import { available, clearing, escrow, pending, platform } from "../../domain/ledger/accounts";
import { splitAmount } from "../../domain/ledger/coin-postings";
import { commissionOf } from "../../features/checkout/place-orders";
import type { Settings } from "../../kernel/settings";

/** Ledger units of a cent. */
const CENT = 10_000n;
const units = (cents: number) => BigInt(cents) * CENT;

/** An order of the seed: finished ones of the catalog, and open ones of the demonstration's buyer. */
export type SeedOrder = Omit<OrderRow, "status" | "shiptime" | "receipttime" | "completetime"> & {
  readonly status: "paid" | "shipped" | "received" | "completed";
  readonly shiptime: number | null;
  readonly receipttime: number | null;
  readonly completetime: number | null;
};

interface Context {
  readonly catalog: Catalog;
  readonly orders: readonly SeedOrder[];
  readonly ids: ReadonlyMap<string, number>;
  readonly settings: Settings;
}

/** What the platform keeps of an order. */
const commission = (order: SeedOrder, settings: Settings) =>
  commissionOf(units(order.goodsCents + order.freightCents), settings.commissionPpm);

/** Orders with what was ordered, their payments and settlements. */
export async function insertOrders(tx: Tx, { catalog, orders, ids, settings }: Context): Promise<void> {
  const addressOf = new Map(catalog.users.map((person) => [person.username, person.address]));
  const products = new Map(catalog.products.map((product) => [product.id, product]));
  const rows = orders.map((order) => ({
    ...order,
    lines: undefined,
    buyer: ids.get(order.buyer) ?? 0,
    address: { ...addressOf.get(order.buyer) },
    goods: `${units(order.goodsCents)}`,
    freight: `${units(order.freightCents)}`,
    tax: `${units(order.taxCents)}`,
    total: `${units(order.totalCents)}`,
    commission: `${commission(order, settings)}`,
    available: (order.receipttime ?? 0) + settings.settleAfter,
  }));
  // All in one statement, so that the rows are sent and read once.
  await tx`with row as materialized (
      select * from jsonb_to_recordset(${tx.json(rows)}) as r(id bigint, "orderNo" text, "payNo" text, buyer bigint,
        "shopId" bigint, status text, goods numeric, freight numeric, tax numeric, total numeric, commission numeric,
        address jsonb, carrier text, "trackingNo" text, createtime bigint, paytime bigint, shiptime bigint,
        receipttime bigint, completetime bigint, available bigint)
    ), payments as (
      insert into pay (id, pay_no, member_id, status, method, currency, total, expires_at, paytime, createtime)
      select id, "payNo", buyer, 'settled', 'balance', 'USDT', total, createtime + ${settings.payWithin}, paytime, createtime
      from row
    ), settlements as (
      insert into settlement (order_id, shop_id, gross, commission, net, status, available_at, createtime)
      select id, "shopId", total, commission, total - commission,
        case when available <= ${catalog.now} then 'available' else 'pending' end, available, receipttime
      from row where receipttime is not null
    )
    insert into shop_order (id, order_no, pay_id, member_id, shop_id, status, currency, goods_amount, freight, tax, total,
      commission, address, carrier, tracking_no, createtime, paytime, ship_by, shiptime, auto_receipt_at, receipttime, completetime)
    select id, "orderNo", id, buyer, "shopId", status, 'USDT', goods, freight, tax, total, commission, address, carrier,
      "trackingNo", createtime, paytime, paytime + ${settings.shipWithin}, shiptime, shiptime + ${settings.autoReceipt},
      receipttime, completetime from row`;
  const lines = orders.flatMap((order) => {
    const amounts = order.lines.map((line) => units(line.priceCents * line.num));
    const rest = splitAmount(BigInt(order.totalCents - order.goodsCents), amounts);
    return order.lines.map((line, i) => {
      const product = products.get(line.productId);
      const sku = product?.skus.find(({ id }) => id === line.skuId);
      return {
        id: line.id,
        order: order.id,
        product: line.productId,
        sku: line.skuId,
        title: product?.title ?? "",
        image: sku?.image || product?.image || "",
        spec: [...(sku?.spec ?? [])],
        code: sku?.code ?? "",
        price: `${units(line.priceCents)}`,
        num: line.num,
        amount: `${amounts[i]}`,
        total: `${(amounts[i] ?? 0n) + (rest[i] ?? 0n) * CENT}`,
      };
    });
  });
  await tx`insert into order_goods (id, order_id, pro_id, sku_id, title, image, spec, sku_code, price, num, amount, total)
    select id, "order", product, sku, title, image, spec, code, price, num, amount, total from jsonb_to_recordset(${tx.json(lines)})
      as r(id bigint, "order" bigint, product bigint, sku bigint, title text, image text, spec jsonb, code text,
        price numeric, num integer, amount numeric, total numeric)`;
  for (const table of ["pay", "shop_order", "order_goods"]) {
    await tx`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${tx(table)}))`;
  }
}

/** The money of those orders: what each buyer brought in beforehand, payments, receipts, settlements. */
export function historyOf({ catalog, orders, ids, settings }: Context): Journal[] {
  const spent = new Map<string, bigint>();
  for (const order of orders) {
    spent.set(order.buyer, (spent.get(order.buyer) ?? 0n) + units(order.totalCents));
  }
  const ownerOf = new Map(catalog.shops.map((shop) => [shop.id, ids.get(shop.owner) ?? 0]));
  const start = orders.reduce((least, order) => Math.min(least, order.createtime), catalog.now) - 1;
  const journals: Journal[] = [...spent].map(([buyer, amount]) => ({
    ref: `seed:${buyer}`,
    kind: "recharge",
    now: start,
    postings: move(clearing("USDT", "TRC20"), available(ids.get(buyer) ?? 0), amount),
  }));
  for (const order of orders) {
    const total = units(order.totalCents);
    const owner = ownerOf.get(order.shopId) ?? 0;
    journals.push({
      ref: `pay:${order.orderNo}`,
      kind: "pay",
      now: order.paytime,
      postings: move(available(ids.get(order.buyer) ?? 0), escrow(order.orderNo), total),
    });
    if (order.receipttime === null) continue;
    const kept = commission(order, settings);
    journals.push({
      ref: `receipt:${order.orderNo}`,
      kind: "receipt",
      now: order.receipttime,
      postings: [
        { account: escrow(order.orderNo), amount: -total },
        { account: pending(owner), amount: total - kept },
        { account: platform("commission"), amount: kept },
      ],
    });
    const due = order.receipttime + settings.settleAfter;
    if (due > catalog.now) continue;
    journals.push({
      ref: `settle:${order.orderNo}`,
      kind: "settle",
      now: due,
      postings: move(pending(owner), available(owner), total - kept),
    });
  }
  return journals.sort((a, b) => a.now - b.now);
}
