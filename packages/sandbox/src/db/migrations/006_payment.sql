-- Payments in one round trip. Plans are kept (force_generic_plan): planning anew would cost more than running. They use the
-- indexes even where a table is still empty when the plan is made (enable_seqscan): keys of repeated calls are looked up in a
-- table that is empty on the first day.
-- Lock order: member, pay, shop_order, account.

-- Counts a guess at a fund password before it is judged. Answers what to judge it by; null where nothing may be judged: no
-- guess is free, there is no fund password, or the key of the call has its answer already.
create function take_guess(p_member integer, p_now integer, p_most integer, p_operation text, p_key text) returns text
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hash text;
begin
  perform from idempotency where member_id = p_member and operation = p_operation and key = p_key and response is not null;
  if found then return null; end if;
  update member set
    fund_tries = case when fund_locked_until between 1 and p_now then 1 else fund_tries + 1 end,
    fund_locked_until = 0, fund_tried_at = p_now
    where id = p_member and fund_hash is not null
      and (fund_locked_until between 1 and p_now or (fund_locked_until = 0 and fund_tries < p_most))
    returning fund_hash into v_hash;
  -- All see the count at once; only a crash of PostgreSQL itself within a second could forget it. Waiting for the disk here
  -- would double what a payment costs.
  perform set_config('synchronous_commit', 'off', true);
  return v_hash;
end $$;

-- An amount as messages show it: two digits.
create function price_text(p_units numeric) returns text language sql immutable as $$
  select round(p_units / 1000000, 2)::text
$$;

-- The unpaid orders of a payment become paid: they will be counted, buyer and shops are told. The money is booked by the caller
-- in the same transaction. Whoever changes an unpaid order holds its payment first, so these rows are nobody else's.
create function settle_orders(p_pay integer, p_now integer, p_ship_within integer) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  with paid as (
    update shop_order set status = 'paid', paytime = p_now, ship_by = p_now + p_ship_within
      where pay_id = p_pay and status = 'unpaid' returning id, order_no, shop_id, member_id, currency, total
  ), counted as (
    insert into sale_change (order_id, sign) select id, 1 from paid
  )
  insert into message (member_id, type, template, params, ref_type, ref_id, createtime)
    select m.member_id, m.type, m.template, m.params || jsonb_build_object('order_no', paid.order_no,
      'currency', paid.currency, 'total', price_text(paid.total)), 'order', paid.order_no, p_now
    from paid join shop on shop.id = paid.shop_id
    cross join lateral (values
      (paid.member_id, 'order', 'order_paid', jsonb_build_object('hours', p_ship_within / 3600)),
      (shop.owner_id, 'merchant', 'order_new', '{}'::jsonb)) as m (member_id, type, template, params);
end $$;

-- Counts what was sold, or came back, into the figures of products and shops. Answers how many changes that were.
-- All that can be seen are taken at once: an order that came back is never counted without, or before, its sale.
-- Lock order: product, shop_figures, each by id.
create function count_sales() returns integer
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_orders integer[];
  v_signs integer[];
  v_sold record;
begin
  with taken as (delete from sale_change returning order_id, sign)
  select array_agg(order_id), array_agg(sign) into v_orders, v_signs from taken;

  for v_sold in
    select g.pro_id, sum(c.sign * g.num)::integer as num
    from unnest(v_orders, v_signs) c (order_id, sign) join order_goods g on g.order_id = c.order_id group by 1 order by 1
  loop
    update product set sales = sales + v_sold.num where id = v_sold.pro_id;
  end loop;

  for v_sold in
    select o.shop_id, sum(c.sign)::integer as orders, sum(c.sign * o.total) as total,
      sum(c.sign * (select sum(num) from order_goods where order_id = o.id))::integer as pieces
    from unnest(v_orders, v_signs) c (order_id, sign) join shop_order o on o.id = c.order_id group by 1 order by 1
  loop
    insert into shop_figures as f (shop_id, sell_count, order_count, trade_amount)
      values (v_sold.shop_id, v_sold.pieces, v_sold.orders, v_sold.total)
    on conflict (shop_id) do update set sell_count = f.sell_count + excluded.sell_count,
      order_count = f.order_count + excluded.order_count, trade_amount = f.trade_amount + excluded.trade_amount;
  end loop;
  return coalesce(cardinality(v_orders), 0);
end $$;

-- Pays from the balance, with the record of the idempotency key, in one statement. Answers one of
--   {"paid": facts, "replayed": boolean}   facts of the settled payment, as they are stored under the key
--   {"refused": "<reason>", …}             nothing happened, the key stays free
-- The fund password has been found right before; its counted guess is given back here, whatever the outcome.
-- The key is written last and whole: a second call with it waits for the payment's row and then finds it.
-- Raises check_violation on account_covered when the balance is spent by somebody else between check and booking, and
-- unique_violation on idempotency_pkey when the key was used meanwhile for another payment; both leave nothing behind.
create function pay_by_balance(p_member integer, p_operation text, p_key text, p_hash text, p_pay_no text, p_expect numeric,
  p_now integer, p_ship_within integer) returns jsonb
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_stored idempotency;
  v_pay pay;
  v_money numeric;
  v_order record;
  v_orders jsonb := '[]';
  v_refused jsonb;
  v_facts jsonb;
  v_available text;
begin
  update member set fund_tries = 0 where id = p_member and fund_locked_until = 0 and fund_tries > 0;

  select * into v_pay from pay where pay_no = p_pay_no and member_id = p_member for no key update;
  select * into v_stored from idempotency where member_id = p_member and operation = p_operation and key = p_key;
  if found then
    if v_stored.body_hash <> p_hash then return jsonb_build_object('refused', 'idempotency_mismatch'); end if;
    return jsonb_build_object('paid', v_stored.response, 'replayed', true);
  end if;

  v_available := format('available:%s:%s', p_member, v_pay.currency);
  select balance into v_money from account where code = v_available;
  v_money := coalesce(v_money, 0);
  v_refused := case
    when v_pay.id is null then jsonb_build_object('refused', 'not_found')
    when v_pay.status in ('processing', 'settled') then jsonb_build_object('refused', 'already_paid')
    when v_pay.status <> 'created' or v_pay.expires_at <= p_now then jsonb_build_object('refused', 'pay_expired')
    when v_pay.total <> p_expect then jsonb_build_object('refused', 'price_changed', 'total', v_pay.total::text)
    when v_money < v_pay.total then
      jsonb_build_object('refused', 'insufficient_balance', 'money', v_money::text, 'total', v_pay.total::text)
  end;
  if v_refused is not null then return v_refused; end if;

  update pay set status = 'settled', method = 'balance', paytime = p_now where id = v_pay.id;
  perform settle_orders(v_pay.id, p_now, p_ship_within);
  for v_order in select order_no, total, currency, status from shop_order where pay_id = v_pay.id order by id loop
    v_orders := v_orders || to_jsonb(v_order.order_no);
    continue when v_order.status <> 'paid';
    perform ledger_book('pay:' || v_order.order_no, 'pay', p_now, array[
      (v_available, 'available', p_member, v_order.currency, false, -v_order.total)::ledger_line,
      ('escrow:' || v_order.order_no, 'escrow', null, v_order.currency, false, v_order.total)::ledger_line]);
  end loop;

  select coalesce(balance, 0) into v_money from account where code = v_available;
  v_facts := jsonb_build_object('pay_no', v_pay.pay_no, 'currency', v_pay.currency, 'total', v_pay.total::text,
    'createtime', v_pay.createtime, 'expires_at', v_pay.expires_at, 'paytime', p_now, 'order_nos', v_orders,
    'money', coalesce(v_money, 0)::text);
  insert into idempotency (member_id, operation, key, body_hash, response, createtime)
    values (p_member, p_operation, p_key, p_hash, v_facts, p_now);
  return jsonb_build_object('paid', v_facts, 'replayed', false);
end $$;
