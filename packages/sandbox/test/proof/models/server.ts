import { DEFAULT_SETTINGS, type Settings } from "../../../src/core/settings";
import type { Db } from "../../../src/db/connect";
import type { Data, Input, OperationId } from "../../../src/http/contract";
import { HttpRefusal, Refusal } from "../../../src/http/errors";
import type { Handler, Viewer, ViewerOf } from "../../../src/http/handler";
import { seedNetworks } from "../../../src/modules/wallet/default-networks";
import { addAddress, FUND_PASSWORD } from "../../orders/world";
import { asker } from "../../support/asker";
import { START, testServices } from "../../support/call";
import { copyTestDatabase, createTestDatabase, type TestDatabase } from "../../support/database";
import { addMember, giveMoney } from "../../support/members";
import { MEMBERS, MONEY, type Model, products, type Refused, RULES, type Snapshot } from "./state";

export { FUND_PASSWORD };

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  commissionPpm: Number(RULES.commissionPpm),
  payByBalance: RULES.payByBalance,
  payByCrypto: RULES.payByCoin,
  autoReceipt: RULES.autoReceipt,
  autoComplete: RULES.autoComplete,
  settleAfter: RULES.settleAfter,
  maxUnpaid: RULES.maxUnpaid,
  rechargeExpires: RULES.rechargeExpires,
  maxOpenRecharges: RULES.maxOpenRecharges,
  maxProofs: RULES.maxProofs,
  withdrawDaily: RULES.withdrawDaily,
  firstAddressHold: RULES.firstAddressHold,
};

/** The model's people and products in a database, ready to be copied for each history. */
export interface Beginning {
  readonly database: TestDatabase;
  readonly members: readonly Viewer[];
  readonly addressIds: readonly number[];
  readonly shopIds: readonly number[];
  readonly productIds: readonly number[];
}

export async function createBeginning(): Promise<Beginning> {
  const database = await createTestDatabase();
  const { db } = database;
  await seedNetworks(db, { enabled: true });
  await db`insert into area (id, pid, level, name) values (1, 0, 1, 'Germany')`;
  await db`insert into category (id, names) values (1, '{"en": "Things"}')`;
  const members: Viewer[] = [];
  const addressIds: number[] = [];
  for (let i = 0; i < MEMBERS; i++) {
    const member = await addMember(db, { fundPassword: FUND_PASSWORD });
    await giveMoney(db, member.id, MONEY);
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
  await db`create function balance(p_kind text, p_owner integer) returns text stable language sql as
    'select coalesce(sum(balance), 0)::text from account where kind = p_kind and owner_id = p_owner'`;
  await db.end();
  return { database, members, addressIds, shopIds, productIds };
}

async function openShop(db: Db, ownerId: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into shop (owner_id, shopname, createtime) values (${ownerId}, ${`Shop ${ownerId}`}, ${START}) returning id`;
  await db`insert into shop_figures (shop_id) values (${row?.id ?? 0})`;
  return row?.id ?? 0;
}

/** The server under test: its handlers on a copy of the beginning. */
export type Server = Awaited<ReturnType<typeof startServer>>;

export async function startServer({ database, ...ids }: Beginning) {
  const { db, close } = await copyTestDatabase(database);
  const services = testServices(db, { settings: SETTINGS });
  const ask = asker(services);
  const member = (index: number): Viewer => {
    const viewer = ids.members[index];
    if (!viewer) throw new Error(`no member ${index}`);
    return viewer;
  };
  return {
    ...ids,
    db,
    close,
    services,
    clock: services.clock,
    member,
    merchant: (shop: number) => ({ ...member(shop), shopId: ids.shopIds[shop] ?? 0 }),
    ask: <Id extends OperationId>(
      id: Id,
      handler: Handler<Id>,
      viewer: ViewerOf<Id>,
      input: Input<Id>,
    ): Promise<Data<Id>> => ask(id, handler, viewer, input),
  };
}

/** What a piece of work was refused with. @throws {Error} whatever is no refusal */
export async function refusalOf(work: Promise<unknown>): Promise<Refused> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.error;
    if (error instanceof HttpRefusal) return `http ${error.status}`;
    throw error;
  }
}

/** The same facts as the model's snapshot, from the database, in one statement. */
export async function snapshotOf({ db, members, productIds }: Server): Promise<Snapshot> {
  const [row] = await db<{ snapshot: Snapshot }[]>`
    select jsonb_build_object(
      'members', (select jsonb_agg(jsonb_build_object('money', balance('available', id), 'hold', balance('hold', id),
          'pending', balance('pending', id)) order by place)
        from unnest(${members.map(({ id }) => id)}::integer[]) with ordinality as m(id, place)),
      'escrow', (select coalesce(sum(balance), 0)::text from account where kind = 'escrow'),
      'stock', (select jsonb_agg(stock order by place)
        from unnest(${productIds}::integer[]) with ordinality as p(id, place) join product using (id)),
      'pays', (select coalesce(jsonb_agg(jsonb_build_object('status', status, 'total', total::text) order by id), '[]') from pay),
      'orders', (select coalesce(jsonb_agg(status order by id), '[]') from shop_order),
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
