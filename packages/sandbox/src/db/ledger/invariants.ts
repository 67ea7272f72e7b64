import type { Queryable } from "../connect";

/** A broken rule of the ledger, and what breaks it. */
export interface Broken {
  rule: string;
  subject: string;
}

/**
 * Checks the books: every journal and the whole ledger sum to zero, balances are the sums of their postings, nothing but the
 * outside is below zero, held and escrowed money belongs to open withdrawals and orders, every journal has what it was booked for and
 * the other way around, and counted figures are what orders, reviews and stock say.
 *
 * @returns what is broken; empty when all is well
 */
export async function brokenInvariants(db: Queryable): Promise<Broken[]> {
  // How many times the figures count an order: once if it is paid and not cancelled, minus changes that are not counted yet.
  const counted = db`
    select id, shop_id, total, (status <> 'cancelled')::integer - coalesce(waiting, 0) as counted
    from shop_order left join (select order_id, sum(sign) as waiting from sale_change group by 1) c on c.order_id = id
    where paytime is not null`;
  return [
    ...(await uncausedJournals(db)),
    ...(await db<Broken[]>`
    select 'journal sums to zero' as rule, p.journal_id::text as subject
      from posting p join account a on a.code = p.account_code
      group by p.journal_id, a.currency having sum(p.amount) <> 0
    union all select 'ledger sums to zero', currency from account group by currency having sum(balance) <> 0
    union all select 'balance is the sum of its postings', a.code
      from account a left join (select account_code, sum(amount) as amount from posting group by 1) p on p.account_code = a.code
      where a.balance <> coalesce(p.amount, 0)
    union all select 'no account below zero', code from account where balance < 0 and kind not in ('clearing', 'fx')
    union all select 'hold is the open withdrawals', coalesce(a.owner_id, w.member_id)::text
      from (select owner_id, balance from account where kind = 'hold') a
      full join (select member_id, sum(amount) as amount from withdrawal
        where status in ('pending', 'approved', 'processing') group by 1) w on w.member_id = a.owner_id
      where coalesce(a.balance, 0) <> coalesce(w.amount, 0)
    union all select 'escrow is the paid order', coalesce(o.order_no, a.code)
      from (select code, balance from account where kind = 'escrow') a
      full join (select order_no, case when status in ('paid', 'shipped') then total else 0 end as held from shop_order) o
        on 'escrow:' || o.order_no = a.code
      where coalesce(a.balance, 0) <> coalesce(o.held, 0)
    union all select 'pending is the unsettled orders', coalesce(a.owner_id, s.owner_id)::text
      from (select owner_id, balance from account where kind = 'pending') a
      full join (select shop.owner_id, sum(net) as net from settlement join shop on shop.id = shop_id
        where settlement.status = 'pending' group by 1) s on s.owner_id = a.owner_id
      where coalesce(a.balance, 0) <> coalesce(s.net, 0)`),
    ...(await db<Broken[]>`
    select 'closing journal of a recharge' as rule, order_no as subject from recharge r
      where (status = 'credited') <> exists (select 1 from journal where ref = 'recharge:' || r.order_no)
    union all select 'closing journal of a withdrawal', order_no from withdrawal w
      where (case when status in ('pending', 'approved', 'processing') then 0 else 1 end)
        <> (select count(*) from journal where ref in ('withdraw-done:' || w.order_no, 'withdraw-back:' || w.order_no))
    union all select 'journal of an adjustment', journal_ref from adjustment
      where not exists (select 1 from journal where ref = journal_ref)
    union all select 'opening journal of a withdrawal', order_no from withdrawal w
      where not exists (select 1 from journal where ref = 'withdraw:' || w.order_no)
    union all select 'journal of a settlement', order_no from settlement s join shop_order o on o.id = s.order_id
      where (s.status = 'available') <> exists (select 1 from journal where ref = 'settle:' || o.order_no)
    union all select 'payment journal of an order', order_no from shop_order o
      where (paytime is not null) <> exists (select 1 from journal where ref = 'pay:' || o.order_no)
    union all select 'receipt journal of an order', order_no from shop_order o
      where (status in ('received', 'completed')) <> exists (select 1 from journal where ref = 'receipt:' || o.order_no)
    union all select 'a cancelled order is refunded whole', order_no from shop_order o
      where status = 'cancelled' and paytime is not null and refund_amount <> total
    union all select 'refund journal of an order', order_no from shop_order o
      where refund_amount <> coalesce((select p.amount from posting p join journal j on j.id = p.journal_id
          where j.ref = 'refund:' || o.order_no and p.account_code = 'available:' || o.member_id || ':' || o.currency), 0)
        or refund_status::text <> case refund_amount when 0 then 'none' when total then 'refunded' else 'partial' end
    union all select 'settlement is what was not refunded', o.order_no from settlement s join shop_order o on o.id = s.order_id
      where s.gross <> o.total - o.refund_amount or s.net <> s.gross - s.commission or s.commission <> o.commission
    union all select 'a disputed order is held', o.order_no from shop_order o
      left join dispute d on d.id = o.dispute_id left join settlement s on s.order_id = o.id
      where o.is_disputed <> coalesce(d.status in ('open', 'offered', 'objected', 'return_agreed', 'sent_back', 'reviewing'), false)
        or (o.is_disputed and o.status not in ('shipped', 'received', 'completed'))
        or coalesce(s.is_held, o.is_disputed) <> o.is_disputed
    union all select 'lines of an order sum to its total', o.order_no from shop_order o
      where o.total <> (select sum(total) from order_goods where order_id = o.id)
    union all select 'a refund is at most what was paid for its lines', o.order_no from shop_order o join dispute d on d.id = o.dispute_id
      where greatest(o.refund_amount, d.max_amount) > o.total or (d.status = 'refunded' and o.refund_amount <> d.refund_amount)
        or d.max_amount > coalesce((select sum(div(g.total * l.num, g.num)) from dispute_line l join order_goods g on g.id = l.order_goods_id
          where l.dispute_id = d.id), o.total)
    union all select 'a dispute is about pieces of its order', d.id::text from dispute d
      join dispute_line l on l.dispute_id = d.id join order_goods g on g.id = l.order_goods_id
      where g.order_id <> d.order_id or l.num > g.num
    union all select 'stock of a product is that of its skus', id::text from product p
      where stock <> (select coalesce(sum(stock), 0) from sku where pro_id = p.id and not is_deleted)
    union all select 'goods of a shop on sale', f.shop_id::text from shop_figures f
      where f.pro_count <> (select count(*) from product where shop_id = f.shop_id and status = 'on')
    union all select 'sales of a product are its paid orders', p.id::text from product p
      left join (select g.pro_id, sum(g.num * o.counted) as num from order_goods g join (${counted}) o on o.id = g.order_id
        group by 1) s on s.pro_id = p.id
      where p.sales <> coalesce(s.num, 0)
    union all select 'figures of a shop are its paid orders', f.shop_id::text from shop_figures f
      left join (select shop_id, sum(counted) as n, sum(counted * total) as total,
          sum(counted * (select sum(num) from order_goods where order_id = o.id)) as num
        from (${counted}) o group by 1) o on o.shop_id = f.shop_id
      where f.order_count <> coalesce(o.n, 0) or f.trade_amount <> coalesce(o.total, 0)
        or f.sell_count <> coalesce(o.num, 0)
    union all select 'review figures of a product are its reviews', p.id::text from product p
      left join (select pro_id, count(*) filter (where level = 'good') as good, count(*) filter (where level = 'mid') as mid,
          count(*) filter (where level = 'negative') as bad, count(*) filter (where images <> '[]') as pictured, sum(star) as stars
        from comment where status = 'published' group by 1) c on c.pro_id = p.id
      where (p.good_count, p.mid_count, p.negative_count, p.image_count, p.star_sum)
        <> (coalesce(c.good, 0), coalesce(c.mid, 0), coalesce(c.bad, 0), coalesce(c.pictured, 0), coalesce(c.stars, 0))
    union all select 'review figures of a shop are its reviews', f.shop_id::text from shop_figures f
      left join (select shop_id, count(*) as n, count(*) filter (where level = 'good') as good,
          sum(star) as stars from comment
        where status = 'published' group by 1) c on c.shop_id = f.shop_id
      where f.review_count <> coalesce(c.n, 0) or f.good_count <> coalesce(c.good, 0)
        or f.star_sum <> coalesce(c.stars, 0)
    union all select 'followers of a shop', f.shop_id::text from shop_figures f
      where f.follow_count <> (select count(*) from follow where shop_id = f.shop_id)`),
  ];
}

/**
 * Journals without what they say they were booked for, or with another amount than it has: made by hand, or left over. What is booked
 * for no order, recharge, withdrawal or transfer needs an adjustment, which says who decided it.
 */
const uncausedJournals = (db: Queryable) => db<Broken[]>`
  with named as (
    select id, ref, split_part(ref, ':', 1) as cause, substr(ref, strpos(ref, ':') + 1) as no from journal
  ), moved as (
    select j.*, coalesce(sum(p.amount) filter (where p.account_code like 'available:%'), 0) as available,
      coalesce(sum(p.amount) filter (where p.account_code like 'hold:%'), 0) as hold,
      coalesce(sum(p.amount) filter (where p.account_code = 'escrow:' || j.no), 0) as escrow,
      coalesce(sum(p.amount) filter (where p.account_code like 'pending:%'), 0) as pending
    from named j left join posting p on p.journal_id = j.id group by j.id, j.ref, j.cause, j.no
  )
  select 'a journal has its cause' as rule, j.ref as subject from moved j
  where not case j.cause
    when 'recharge' then exists (select 1 from recharge r
      where r.order_no = j.no and r.status = 'credited' and r.credit_money = j.available)
    when 'withdraw' then exists (select 1 from withdrawal w where w.order_no = j.no and w.amount = j.hold and w.amount = -j.available)
    when 'withdraw-done' then exists (select 1 from withdrawal w
      where w.order_no = j.no and w.status = 'completed' and w.amount = -j.hold)
    when 'withdraw-back' then exists (select 1 from withdrawal w
      where w.order_no = j.no and w.status in ('cancelled', 'rejected', 'failed') and w.amount = j.available)
    when 'pay' then exists (select 1 from shop_order o where o.order_no = j.no and o.paytime is not null and o.total = j.escrow)
    when 'receipt' then exists (select 1 from shop_order o where o.order_no = j.no and o.status in ('received', 'completed'))
    when 'settle' then exists (select 1 from settlement s join shop_order o on o.id = s.order_id
      where o.order_no = j.no and s.status = 'available' and s.net = -j.pending and s.net = j.available)
    when 'refund' then exists (select 1 from shop_order o where o.order_no = j.no and o.refund_amount = j.available)
    when 'pay-over' then ${isOfTransfer(db)}
    when 'pay-late' then ${isOfTransfer(db)}
    when 'reversal' then exists (select 1 from adjustment a where a.journal_ref = j.ref and a.reverses = j.no)
    else exists (select 1 from adjustment a where a.journal_ref = j.ref and a.reverses is null and a.actors <> '')
  end`;

/** `pay-over:<payment>:<transaction>[:<output>]`, for a transfer of that payment that was confirmed. */
const isOfTransfer = (db: Queryable) => db`exists (
  select 1 from pay p join chain_transfer c on c.ref_type = 'pay' and c.ref_id = p.id and c.confirmed
  where j.no = p.pay_no || ':' || c.txid || case c.output when 0 then '' else ':' || c.output end)`;
