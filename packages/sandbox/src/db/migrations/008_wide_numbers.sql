-- Times are 64 bits wide, as 32 end in January 2038, and so is what is counted: stock that comes back to a product that was
-- filled up meanwhile must never fail. Functions that take the time are made anew; their text is otherwise unchanged.

do $$
declare
  v_table record;
begin
  for v_table in
    select table_name, string_agg(format('alter column %I type bigint', column_name), ', ' order by ordinal_position) as changes
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'integer' and (column_name ~ '(time|_at|_until)$'
      or column_name in ('ship_by', 'last_run', 'window_start')
      or (table_name, column_name) in (('sku', 'stock'), ('product', 'stock'), ('product', 'sales'), ('shop_figures', 'pro_count'),
        ('shop_figures', 'sell_count'), ('shop_figures', 'order_count')))
    group by table_name order by table_name
  loop
    execute format('alter table %I %s', v_table.table_name, v_table.changes);
  end loop;
end $$;

drop function pay_by_balance(integer, text, text, text, text, numeric, integer, integer);
drop function settle_orders(integer, integer, integer);
drop function take_guess(integer, integer, integer, text, text);
drop function ledger_post(text, text, integer, jsonb);
drop function ledger_book(text, text, integer, ledger_line[]);

create function ledger_book(p_ref text, p_kind text, p_now bigint, p_lines ledger_line[]) returns boolean
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_journal bigint;
  v_unbalanced text;
  v_balance numeric;
  v_change record;
  v_codes text[];
  v_amounts numeric[];
  v_balances numeric[];
begin
  select string_agg(currency, ',') into v_unbalanced from (
    select currency from unnest(p_lines) group by currency having sum(amount) <> 0) as off;
  if v_unbalanced is not null then
    raise exception 'journal % does not sum to zero in %', p_ref, v_unbalanced using errcode = 'data_exception';
  end if;

  insert into journal (ref, kind, createtime) values (p_ref, p_kind, p_now)
    on conflict (ref) do nothing returning id into v_journal;
  if v_journal is null then return false; end if;

  for v_change in
    select code, kind, owner, currency, coalesce(negative, false) as negative, sum(amount) as amount
    from unnest(p_lines) group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by 1
  loop
    v_balance := null;
    -- A row that takes must be there: proposing one below zero would break the rule before the conflict is found.
    if v_change.amount < 0 then
      update account set balance = balance + v_change.amount where code = v_change.code returning balance into v_balance;
    end if;
    if v_balance is null then
      insert into account (code, kind, owner_id, currency, allow_negative, balance)
        values (v_change.code, v_change.kind, v_change.owner, v_change.currency, v_change.negative, v_change.amount)
        on conflict (code) do update set balance = account.balance + excluded.balance returning balance into v_balance;
    end if;
    v_codes := v_codes || v_change.code;
    v_amounts := v_amounts || v_change.amount;
    v_balances := v_balances || v_balance;
  end loop;
  insert into posting (journal_id, account_code, amount, balance_after)
    select v_journal, code, amount, balance from unnest(v_codes, v_amounts, v_balances) as changed (code, amount, balance);
  return true;
end $$;

create function ledger_post(p_ref text, p_kind text, p_now bigint, p_postings jsonb) returns boolean language sql as $$
  select ledger_book(p_ref, p_kind, p_now,
    array(select line from jsonb_populate_recordset(null::ledger_line, p_postings) line))
$$;

create function take_guess(p_member integer, p_now bigint, p_most integer, p_operation text, p_key text) returns text
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

create function settle_orders(p_pay integer, p_now bigint, p_ship_within integer) returns void
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

create function pay_by_balance(p_member integer, p_operation text, p_key text, p_hash text, p_pay_no text, p_expect numeric,
  p_now bigint, p_ship_within integer) returns jsonb
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

create or replace function count_sales() returns integer
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_orders integer[];
  v_signs integer[];
  v_sold record;
begin
  with taken as (delete from sale_change returning order_id, sign)
  select array_agg(order_id), array_agg(sign) into v_orders, v_signs from taken;

  for v_sold in
    select g.pro_id, sum(c.sign * g.num)::bigint as num
    from unnest(v_orders, v_signs) c (order_id, sign) join order_goods g on g.order_id = c.order_id group by 1 order by 1
  loop
    update product set sales = sales + v_sold.num where id = v_sold.pro_id;
  end loop;

  for v_sold in
    select o.shop_id, sum(c.sign)::bigint as orders, sum(c.sign * o.total) as total,
      sum(c.sign * (select sum(num) from order_goods where order_id = o.id))::bigint as pieces
    from unnest(v_orders, v_signs) c (order_id, sign) join shop_order o on o.id = c.order_id group by 1 order by 1
  loop
    insert into shop_figures as f (shop_id, sell_count, order_count, trade_amount)
      values (v_sold.shop_id, v_sold.pieces, v_sold.orders, v_sold.total)
    on conflict (shop_id) do update set sell_count = f.sell_count + excluded.sell_count,
      order_count = f.order_count + excluded.order_count, trade_amount = f.trade_amount + excluded.trade_amount;
  end loop;
  return coalesce(cardinality(v_orders), 0);
end $$;
