import { randomUUID } from "node:crypto";
import type { Db } from "../../src/db/connect";
import { DAY } from "../../src/domain/durations";
import { available, clearing, type Posting } from "../../src/domain/ledger/accounts";
import { publicNumber } from "../../src/domain/public-number";
import { settleFromBalance } from "../../src/features/payments/pay-balance";
import { hashToken } from "../../src/kernel/hash-token";
import { CHEAP_COST, hashPassword } from "../../src/kernel/passwords";
import { bookGift } from "./members";

/** Many users, shops and orders in a few statements, for proofs. Everything is booked as the server books it. */

export const LOGIN_PASSWORD = "login-secret";
export const FUND_PASSWORD = "fund-secret";
/** Ledger units of one USDT. */
export const USDT = 1_000_000n;
/** Of an order of {@link addUnpaid}. */
export const ORDER_TOTAL = 10n * USDT;
export const STOCK = 1_000_000;

/** A user who is signed in and has an address. */
export interface TestUser {
  readonly id: number;
  readonly token: string;
  readonly addressId: number;
}

/** A shop with one product of one variant; `token` is its owner's. */
export interface TestStore {
  readonly shopId: number;
  readonly ownerId: number;
  readonly token: string;
  readonly productId: number;
  readonly skuId: number;
}

/** One item of a stall's product, in its own payment. */
export interface Purchase {
  readonly buyer: TestUser;
  readonly stall: TestStore;
  readonly id: number;
  readonly orderNo: string;
  readonly payNo: string;
}

export interface UserOptions {
  /** Balance, ledger units of the site currency. */
  readonly money?: bigint;
  readonly hasFundPassword?: boolean;
  /** Unix seconds. */
  readonly now: number;
}

export async function addUsers(
  db: Db,
  count: number,
  { money = 0n, hasFundPassword = true, now }: UserOptions,
): Promise<TestUser[]> {
  const [login, fund] = await Promise.all([
    hashPassword(LOGIN_PASSWORD, CHEAP_COST),
    hasFundPassword ? hashPassword(FUND_PASSWORD, CHEAP_COST) : null,
  ]);
  const tokens = Array.from({ length: count }, () => randomUUID());
  const rows = tokens.map((token) => ({ name: `p-${randomUUID()}`, hash: hashToken(token) }));
  return db.begin(async (tx) => {
    const made = await tx<{ id: number; address: number; hash: string }[]>`
      with given as (select * from jsonb_to_recordset(${tx.json(rows)}) as g(name text, hash text)),
      users as (
        insert into member (username, email, password_hash, fund_hash, invite_code, createtime)
        select name, name || '@mail.example', ${login}, ${fund}, name, ${now} from given returning id, username
      ),
      sessions as (
        insert into session (token_hash, member_id, createtime, expiretime)
        select hash, id, ${now}, ${now + 864_000} from users join given on name = username
      ),
      addresses as (
        insert into address (member_id, name, mobile, country, city, address, is_default, createtime)
        select id, 'Mira Example', '+49 30 5550100', 'Germany', 'Berlin', 'Street 7', true, ${now} from users
        returning id, member_id
      )
      select users.id, addresses.id as address, hash from users join addresses on member_id = users.id
      join given on name = username`;
    if (money > 0n) {
      const postings: Posting[] = made.map(({ id }) => ({ account: available(id), amount: money }));
      const source = { account: clearing("USDT", "test"), amount: -money * BigInt(made.length) };
      await bookGift(tx, now, [source, ...postings]);
    }
    const tokenOf = new Map(rows.map(({ hash }, i) => [hash, tokens[i] ?? ""]));
    return made.map(({ id, address, hash }) => ({ id, addressId: address, token: tokenOf.get(hash) ?? "" }));
  });
}

/** Shops in an area that is open, with a category of their own. */
export async function addStores(db: Db, count: number, now: number): Promise<TestStore[]> {
  await db`insert into area (id, pid, level, name) values (1, 0, 1, 'Germany') on conflict do nothing`;
  await db`insert into category (id, names) values (1, '{"en": "Things"}') on conflict do nothing`;
  const owners = await addUsers(db, count, { now });
  const rows = await db<{ shop: number; owner: number; product: number; sku: number }[]>`
    with shops as (
      insert into shop (owner_id, shopname, createtime)
      select id, 'Stall ' || id, ${now} from unnest(${owners.map(({ id }) => id)}::bigint[]) as id returning id, owner_id
    ),
    figures as (insert into shop_figures (shop_id) select id from shops),
    products as (
      insert into product (shop_id, category_id, title, image, images, price, stock, createtime, updatetime)
      select id, 1, 'Thing', '/uploads/thing.svg', '["/uploads/thing.svg"]', ${`${ORDER_TOTAL}`}::numeric, ${STOCK}, ${now}, ${now}
      from shops returning id, shop_id
    ),
    skus as (
      insert into sku (pro_id, price, stock) select id, ${`${ORDER_TOTAL}`}::numeric, ${STOCK} from products returning id, pro_id
    )
    select shops.id as shop, owner_id as owner, products.id as product, skus.id as sku
    from shops join products on shop_id = shops.id join skus on pro_id = products.id`;
  const tokens = new Map(owners.map(({ id, token }) => [id, token]));
  return rows.map(({ shop, owner, product, sku }) => ({
    shopId: shop,
    ownerId: owner,
    token: tokens.get(owner) ?? "",
    productId: product,
    skuId: sku,
  }));
}

/** Each of the users has ordered one piece, from the stalls in turn, and not paid yet. */
export async function addUnpaid(
  db: Db,
  users: readonly TestUser[],
  stalls: readonly TestStore[],
  now: number,
): Promise<Purchase[]> {
  const drafts = users.flatMap((buyer, i) => {
    const stall = stalls[i % stalls.length];
    return stall ? [{ buyer, stall, orderNo: publicNumber("O", now), payNo: publicNumber("P", now) }] : [];
  });
  const given = db.json(
    drafts.map(({ buyer, stall, orderNo, payNo }) => ({
      member: buyer.id,
      shop: stall.shopId,
      product: stall.productId,
      sku: stall.skuId,
      order_no: orderNo,
      pay_no: payNo,
    })),
  );
  const total = `${ORDER_TOTAL}`;
  const rows = await db<{ id: number; order_no: string }[]>`
    with given as (select * from jsonb_to_recordset(${given})
      as g(member bigint, shop bigint, product bigint, sku bigint, order_no text, pay_no text)),
    pays as (
      insert into pay (pay_no, member_id, status, currency, total, expires_at, createtime)
      select pay_no, member, 'created', 'USDT', ${total}::numeric, ${now + 1_800}, ${now} from given returning id, pay_no
    ),
    orders as (
      insert into shop_order (order_no, pay_id, member_id, shop_id, status, currency, goods_amount, freight, tax, total,
        commission, address, createtime)
      select order_no, pays.id, member, shop, 'unpaid', 'USDT', ${total}::numeric, 0, 0, ${total}::numeric,
        ${`${ORDER_TOTAL / 20n}`}::numeric, '{"name":"Mira Example","mobile":"+49 30 5550100","country":"Germany","province":"",
          "city":"Berlin","address":"Street 7","zip":""}', ${now}
      from given join pays using (pay_no) returning id, order_no
    ),
    goods as (
      insert into order_goods (order_id, pro_id, sku_id, title, image, price, num, amount, total)
      select orders.id, product, sku, 'Thing', '/uploads/thing.svg', ${total}::numeric, 1, ${total}::numeric, ${total}::numeric
      from given join orders using (order_no)
    ),
    taken as (
      update sku set stock = stock - n from (select sku as id, count(*) as n from given group by 1) g where sku.id = g.id
    ),
    counted as (
      update product set stock = stock - n from (select product as id, count(*) as n from given group by 1) g
      where product.id = g.id
    )
    select id, order_no from orders`;
  const ids = new Map(rows.map(({ id, order_no }) => [order_no, id]));
  return drafts.map((draft) => ({ ...draft, id: ids.get(draft.orderNo) ?? 0 }));
}

/** Orders that their buyers have paid from the balance. */
export async function addPaid(
  db: Db,
  users: readonly TestUser[],
  stalls: readonly TestStore[],
  now: number,
): Promise<Purchase[]> {
  const purchases = await addUnpaid(db, users, stalls, now);
  const settings = { shipWithin: DAY };
  const settle = ({ buyer, payNo }: Purchase) =>
    db.begin((tx) =>
      settleFromBalance(tx, {
        memberId: buyer.id,
        shopId: null,
        payNo,
        expected: ORDER_TOTAL,
        now,
        settings,
      }),
    );
  await Promise.all(purchases.map(settle));
  return purchases;
}

/** Orders on their way to their buyers; automatic receipt is due now. */
export async function addShipped(
  db: Db,
  users: readonly TestUser[],
  stalls: readonly TestStore[],
  now: number,
): Promise<Purchase[]> {
  const purchases = await addPaid(db, users, stalls, now);
  await db`update shop_order set status = 'shipped', shiptime = ${now}, auto_receipt_at = ${now}
    where id = any(${purchases.map(({ id }) => id)}::bigint[])`;
  return purchases;
}
