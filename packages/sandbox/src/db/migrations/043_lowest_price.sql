-- Lists sort and filter by the price that they show: `from_price`, and `price` where that is null.
alter table product
  add lowest_price numeric(38, 0) generated always as (coalesce((price_tiers -> -1 ->> 'price')::numeric, price)) stored;
drop index product_price;
create index product_lowest_price on product (lowest_price, id desc) include (shop_id) where status = 'on';
