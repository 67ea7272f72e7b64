import { operationsById } from "marketplace-contract";
import type { Db } from "../../../src/db/connect";
import { BusinessError } from "../../../src/domain/errors";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { HttpError } from "../../../src/kernel/errors";
import type { Viewer } from "../../../src/kernel/handler";
import { DEFAULT_SETTINGS, type Settings } from "../../../src/kernel/settings";
import { addAddress, FUND_PASSWORD } from "../../features/orders/fixtures";
import { START, testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase } from "../../support/database";
import { addMember, giveMoney } from "../../support/members";
import { BITCOIN, MEMBERS, MONEY, type Model, products, type Refused, RULES, type Snapshot } from "./state";
import { startTrace, takeTrace } from "./trace";

export { FUND_PASSWORD };

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  commissionPpm: Number(RULES.commissionPpm),
  payWithin: RULES.payWithin,
  watchLate: RULES.watchLate,
  autoReceipt: RULES.autoReceipt,
  autoComplete: RULES.autoComplete,
  settleAfter: RULES.settleAfter,
  disputeAnswer: RULES.disputeTime,
  disputeReply: RULES.disputeTime,
  returnSend: RULES.returnSend,
  returnArrive: RULES.returnArrive,
  maxUnpaid: RULES.maxUnpaid,
  rechargeExpires: RULES.rechargeExpires,
  maxOpenRecharges: RULES.maxOpenRecharges,
  maxProofs: RULES.maxProofs,
  withdrawDaily: RULES.withdrawDaily,
  firstAddressHold: RULES.firstAddressHold,
};

/** What histories write, in an order in which it can be deleted. */
const WRITTEN = [
  ...[
    "comment",
    "settlement",
    "dispute_event",
    "dispute_line",
    "dispute",
    "order_goods",
    "sale_change",
    "shop_order",
    "pay",
    "posting",
    "account",
    "adjustment",
    "journal",
    "message",
  ],
  ...[
    "idempotency",
    "chain_transfer",
    "deposit_address",
    "recharge",
    "withdraw_quote",
    "withdrawal",
    "decision",
    "job_failure",
  ],
];

/** The server under test: its handlers, with the model's users and products, for one history after the other. */
export type Server = Awaited<ReturnType<typeof startServer>>;

export async function startServer() {
  const { db, close } = await createTestDatabase();
  const ids = await fill(db);
  await startTrace(db);
  const services = testServices(db, { settings: SETTINGS });
  const call = createCallHandler(services);
  const calls = new Set<string>();
  const ask: typeof call = (id, ...given) => {
    if (operationsById[id]?.idempotency !== "safe") calls.add(id);
    return call(id, ...given);
  };
  const member = (index: number): Viewer => {
    const viewer = ids.members[index];
    if (!viewer) throw new Error(`no member ${index}`);
    // As a session would know: the first members run the stores.
    return { ...viewer, shopId: ids.shopIds[index] ?? null };
  };
  return {
    ...ids,
    db,
    close,
    services,
    clock: services.clock,
    ask,
    /** The operations that were called since the last time, but those that change nothing. */
    takeCalls(): ReadonlySet<string> {
      const taken = new Set(calls);
      calls.clear();
      return taken;
    },
    member,
    merchant: (shop: number) => ({ ...member(shop), shopId: ids.shopIds[shop] ?? 0 }),
    /** Everything as in the beginning. */
    async begin() {
      services.clock.set(START);
      await db.begin(async (tx) => {
        // An order and its dispute name each other.
        await tx`update shop_order set dispute_id = null where dispute_id is not null`;
        for (const table of WRITTEN) await tx`delete from ${tx(table)}`;
        for (const [i, { stock }] of products().entries()) {
          await tx`update sku set stock = ${stock} where pro_id = ${ids.productIds[i] ?? 0}`;
          await tx`update product set stock = ${stock}, sales = 0, good_count = 0, mid_count = 0, negative_count = 0, star_sum = 0
            where id = ${ids.productIds[i] ?? 0}`;
        }
        await tx`update shop set status = 'open'`;
        await tx`update member set status = 'active'`;
        await tx`update network set rate = ${`${BITCOIN.rate}`}, rate_at = 0, rate_until = null where coin = 'BTC'`;
        await tx`update shop_figures set sell_count = 0, order_count = 0, trade_amount = 0, good_count = 0, review_count = 0, star_sum = 0`;
      });
      for (const { id } of ids.members) await giveMoney(db, id, MONEY);
      await takeTrace(db);
    },
  };
}

/** The model's users, shops and products. */
async function fill(db: Db) {
  await seedNetworks(db, { enabled: true });
  await db`insert into area (id, pid, level, name) values (1, 0, 1, 'Germany')`;
  await db`insert into category (id, names) values (1, '{"en": "Things"}')`;
  const members: Viewer[] = [];
  const addressIds: number[] = [];
  for (let i = 0; i < MEMBERS; i++) {
    const member = await addMember(db, { fundPassword: FUND_PASSWORD });
    addressIds.push(await addAddress(db, member.id, "Germany", true));
    members.push(member);
  }
  const shopIds: number[] = [];
  for (const shop of [0, 1]) shopIds.push(await openShop(db, members[shop]?.id ?? 0));
  const productIds: number[] = [];
  for (const { shop, price, freight, taxPpm, stock } of products()) {
    const [row] = await db<{ id: number }[]>`
      insert into product (shop_id, category_id, title, image, price, freight_price, tax_ppm, stock, createtime, updatetime)
      values (${shopIds[shop] ?? 0}, 1, 'Thing', '/uploads/thing.svg', ${price}, ${freight}, ${Number(taxPpm)}, ${stock}, ${START}, ${START})
      returning id`;
    productIds.push(row?.id ?? 0);
    await db`insert into sku (pro_id, price, stock) values (${row?.id ?? 0}, ${price}, ${stock})`;
  }
  // Only here: what the snapshots read, by kind and owner.
  await db`create function balance(p_kind text, p_owner bigint) returns text stable language sql as
    'select coalesce(sum(balance), 0)::text from account where kind = p_kind and owner_id = p_owner'`;
  return { members, addressIds, shopIds, productIds };
}

async function openShop(db: Db, ownerId: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into shop (owner_id, shopname, createtime) values (${ownerId}, ${`Shop ${ownerId}`}, ${START}) returning id`;
  await db`insert into shop_figures (shop_id) values (${row?.id ?? 0})`;
  return row?.id ?? 0;
}

/** The business error of an operation. @throws {Error} anything else */
export async function errorOf(work: Promise<unknown>): Promise<Refused> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return error.error;
    if (error instanceof HttpError) return `http ${error.status}`;
    throw error;
  }
}

/** The same facts as the model's snapshot, from the database, in one statement. */
export async function snapshotOf({ db, members, productIds }: Server): Promise<Snapshot> {
  const [row] = await db<{ snapshot: Snapshot }[]>`
    select jsonb_build_object(
      'members', (select jsonb_agg(jsonb_build_object('money', balance('available', id), 'hold', balance('hold', id),
          'pending', balance('pending', id)) order by place)
        from unnest(${members.map(({ id }) => id)}::bigint[]) with ordinality as m(id, place)),
      'escrow', (select coalesce(sum(balance), 0)::text from account where kind = 'escrow'),
      'stock', (select jsonb_agg(stock order by place)
        from unnest(${productIds}::bigint[]) with ordinality as p(id, place) join product using (id)),
      'pays', (select coalesce(jsonb_agg(jsonb_build_object('status', status, 'total', total::text) order by id), '[]') from pay),
      'orders', (select coalesce(jsonb_agg(status order by id), '[]') from shop_order),
      'disputes', (select coalesce(jsonb_agg(jsonb_build_object('status', d.status,
          'refunded', case when d.id is null then '0' else o.refund_amount::text end) order by o.id), '[]')
        from shop_order o left join dispute d on d.id = o.dispute_id),
      'commission', (select coalesce(sum(balance), 0)::text from account where code = 'platform:commission:USDT'),
      'recharges', (select coalesce(jsonb_agg(status order by id), '[]') from recharge),
      'withdrawals', (select coalesce(jsonb_agg(status order by id), '[]') from withdrawal)) as snapshot`;
  if (!row) throw new Error("no snapshot");
  return row.snapshot;
}

/** Fills in the numbers that the server gave to what the model has just made. */
export async function learnNumbers(
  { pays, recharges, withdrawals }: Model,
  { db }: Pick<Server, "db">,
): Promise<void> {
  const pay = pays.at(-1);
  if (pay?.no === "") {
    const rows = await db<{ pay_no: string; order_no: string }[]>`
      select pay_no, order_no from shop_order o join pay on pay.id = o.pay_id
      where pay_id = (select max(id) from pay) order by o.id`;
    pay.no = rows[0]?.pay_no ?? "";
    pay.orders.forEach((order, i) => {
      order.no = rows[i]?.order_no ?? "";
    });
  }
  for (const [table, made] of [
    ["recharge", recharges.at(-1)],
    ["withdrawal", withdrawals.at(-1)],
  ] as const) {
    if (made?.id !== 0) continue;
    const [row] = await db<{ id: number }[]>`select max(id) as id from ${db(table)}`;
    made.id = row?.id ?? 0;
  }
}
