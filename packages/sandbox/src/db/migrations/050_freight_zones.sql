-- A store's terms of delivery: freight by country, for the products without a freight of their own, and the smallest order.
alter table shop
  add column min_order_amount numeric(38, 0) not null default 0 check (min_order_amount >= 0),
  add column freight_zones jsonb not null default '[]';
-- Without a freight of its own, the zones of its store apply. The weight is grams of one piece; 0 is unknown.
alter table product
  alter column freight_price drop not null,
  add column weight integer not null default 0 check (weight between 0 and 1000000);
