-- Unit prices for larger quantities, `[{"num": 24, "price": "5400000"}]` in ledger units, by rising pieces; digits as text, as JSON
-- has no whole numbers of that size. And the quantities a product is sold in.
alter table product
  add price_tiers jsonb not null default '[]' check (jsonb_typeof(price_tiers) = 'array'),
  add min_order integer not null default 1 check (min_order between 1 and 99999),
  add pack_size integer not null default 1 check (pack_size between 1 and 99999);
