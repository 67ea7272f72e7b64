-- A store's own code for what is ordered, its SKU or item number; empty without one. A row with a code also names its shop, as no two
-- of a shop have the same, whatever their case. Buyers look several up at once by it.
alter table sku
  add code text not null default '' check (length(code) <= 64),
  add code_shop_id integer references shop (id),
  add constraint sku_code_has_shop check (code = '' or code_shop_id is not null);
create unique index sku_code on sku (lower(code), code_shop_id) where code <> '' and not is_deleted;
