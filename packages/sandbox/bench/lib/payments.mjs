/**
 * Buyers with money and a fund password, and orders of theirs that wait for payment: rows as the API itself would leave
 * them, made by a few statements.
 *
 * @typedef {{ member: number, token: string, payNo: string, total: string }} Payment `total` in ledger units
 */

export const FUND_PASSWORD = "fund-bench";
const BUYERS = 200;
const LIFE = 30 * 86_400;

/**
 * @param {import("postgres").Sql} db
 * @param {object} options
 * @param {string} options.prefix of names and numbers
 * @param {number} options.count of payments
 * @param {string} options.fundHash of {@link FUND_PASSWORD}
 * @param {(token: string) => string} options.hashToken
 * @returns {Promise<Payment[]>} of one order with one piece each; payments of one buyer, and of one shop, are far apart, as
 *   those of a large marketplace are
 */
export async function addPayments(db, { prefix, count, fundHash, hashToken }) {
  const now = Math.floor(Date.now() / 1000);
  const buyers = await db`
    insert into member (username, password_hash, fund_hash, invite_code, createtime)
    select ${prefix} || n, '', ${fundHash}, ${prefix} || n, ${now} from generate_series(1, ${BUYERS}::integer) n returning id`;
  const tokens = new Map(buyers.map(({ id }) => [id, `${prefix}-token-${id}`]));
  await db`
    insert into session (token_hash, member_id, createtime, expiretime)
    select *, ${now}::integer, ${now + LIFE}::integer
    from unnest(${[...tokens.values()].map(hashToken)}::text[], ${[...tokens.keys()]}::bigint[])`;
  await db`
    with given as (
      insert into adjustment (journal_ref, member_id, actors, reason, createtime)
      select 'seed:' || username, id, 'bench', 'Money to pay with', ${now}::integer from member where id = any(${[...tokens.keys()]}))
    select ledger_post('seed:' || username, 'seed', ${now}, '', jsonb_build_array(
      jsonb_build_object('code', 'clearing:USDT:bench', 'kind', 'clearing', 'currency', 'USDT', 'negative', true,
        'amount', '-1000000000000'),
      jsonb_build_object('code', 'available:' || id || ':USDT', 'kind', 'available', 'owner', id, 'currency', 'USDT',
        'amount', '1000000000000')))
    from member where id = any(${[...tokens.keys()]})`;
  const payments = await db`
    with buyer as (select id, row_number() over () - 1 as place from unnest(${[...tokens.keys()]}::bigint[]) id),
    turn as (
      select p.id as pro_id, p.shop_id, p.title, p.image, sku.id as sku_id, sku.price,
        row_number() over (partition by p.shop_id order by sku.id) as turn
      from product p join sku on sku.pro_id = p.id where p.status = 'on'),
    goods as (
      select *, row_number() over (order by turn, shop_id) - 1 as place, count(*) over () as goods from turn),
    wanted as (
      select ${prefix} || n as no, buyer.id as member_id, goods.* from generate_series(1, ${count}::integer) n
      join buyer on buyer.place = n % ${BUYERS} join goods on goods.place = n % goods.goods),
    paying as (
      insert into pay (pay_no, member_id, status, currency, total, expires_at, createtime)
      select 'P' || no, member_id, 'created', 'USDT', price, ${now + LIFE}::integer, ${now}::integer from wanted
      returning id, pay_no, member_id, total),
    ordered as (
      insert into shop_order (order_no, pay_id, member_id, shop_id, status, currency, goods_amount, freight, tax, total, address,
        createtime)
      select 'O' || w.no, p.id, w.member_id, w.shop_id, 'unpaid', 'USDT', w.price, 0, 0, w.price, '{}', ${now}::integer
      from wanted w join paying p on p.pay_no = 'P' || w.no returning id, order_no),
    listed as (
      insert into order_goods (order_id, pro_id, sku_id, title, image, price, num, amount, total)
      select o.id, w.pro_id, w.sku_id, w.title, w.image, w.price, 1, w.price, w.price
      from wanted w join ordered o on o.order_no = 'O' || w.no)
    select pay_no, member_id, total::text from paying order by id`;
  // Not those without rows: those of a server that has just been set up never were.
  await db`analyze account, journal, member, order_goods, pay, posting, session, shop_order`;
  return payments.map(({ pay_no, member_id, total }) => ({
    member: member_id,
    token: tokens.get(member_id) ?? "",
    payNo: pay_no,
    total,
  }));
}

/**
 * Ledger units as people write them, two digits as prices have. @param {string} units @returns {string}
 */
export const asPrice = (units) => {
  const cents = BigInt(units) / 10_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
};
