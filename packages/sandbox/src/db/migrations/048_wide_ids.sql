-- Ids are 64 bits wide: 32 end after two billion rows, which one account that orders and cancels all day reaches in two months. What
-- depends on their types is made anew and otherwise unchanged.

drop trigger product_search_changed on product;
drop trigger sku_changed on sku;
drop function search_words(product);
drop function store_highest_price(integer[]);
drop function mix_of(integer);
alter table product drop column mix;

do $$
declare
  v_table record;
begin
  for v_table in
    select table_name, string_agg(format('alter column %I type bigint', column_name), ', ' order by ordinal_position) as changes
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'integer'
      and (column_name ~ '(^|_)id$' or column_name in ('pid', 'invited_by') or is_identity = 'YES')
    group by table_name order by table_name
  loop
    execute format('alter table %I %s', v_table.table_name, v_table.changes);
  end loop;
end $$;

alter type ledger_line alter attribute owner type bigint;

-- The place in lists without an order of their own. Products whose ids are 2,147,483,647 apart share one.
alter table product add mix integer generated always as (((id % 2147483647) * 2654435761 % 2147483647)::integer) stored;
create index product_mix on product (mix) include (id, shop_id, lowest_price) where status = 'on';
create function mix_of(id bigint) returns integer immutable strict parallel safe language sql
  return ((id % 2147483647) * 2654435761 % 2147483647)::integer;

create function search_words(p product) returns text language sql stable
  return (select fold(with_translations(p.title)) || ' ' || p.search || ' ' || s.search || ' ' || s.other_names
    from shop s where s.id = p.shop_id);
create trigger product_search_changed after update of title, description, shop_id on product
  for each row execute function product_search_changed();

create function store_highest_price(products bigint[]) returns void language plpgsql as $$
begin
  -- In the order of their ids, as whoever locks several products does.
  perform 1 from product where id = any(products) order by id for no key update;
  update product p set highest_price = due.price
    from (
      select written.id, (select max(k.price) from sku k where k.pro_id = written.id and not k.is_deleted) as price
      from unnest(products) written (id)
    ) due
    where p.id = due.id and p.highest_price is distinct from due.price;
end $$;
create trigger sku_changed after update of price, is_deleted, pro_id on sku
  for each row when ((old.price, old.is_deleted, old.pro_id) is distinct from (new.price, new.is_deleted, new.pro_id))
  execute function sku_changed();

create or replace function count_sales() returns integer
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_orders bigint[];
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
