-- What a store says of a product as rows of a table, how long larger quantities take, and the store's code of what was ordered.
alter table product
  add column attributes jsonb not null default '[]' check (jsonb_typeof(attributes) = 'array'),
  add column lead_times jsonb not null default '[]' check (jsonb_typeof(lead_times) = 'array');
alter table order_goods add column sku_code text not null default '' check (length(sku_code) <= 64);
-- Seconds from the payment until it is shipped, as its products promised; null for the site's own promise.
alter table shop_order add column ship_within integer check (ship_within > 0);
