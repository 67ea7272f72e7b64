-- The lowest unit price of a product, where variants or quantities make several; null where one price holds for all. Every list shows it,
-- and reading all variants of each product for it took half of a list's time.
alter table product
  -- of its variants; null without any
  add highest_price numeric(38, 0),
  add from_price numeric(38, 0)
    generated always as (nullif(coalesce((price_tiers -> -1 ->> 'price')::numeric, price), highest_price)) stored;
update product p set highest_price = (select max(k.price) from sku k where k.pro_id = p.id and not k.is_deleted);

-- Products are locked first: the next statement then sees what others have written to their variants meanwhile.
create function store_highest_price(products integer[]) returns void language plpgsql as $$
begin
  perform 1 from product where id = any(products) order by id for no key update;
  update product p set highest_price = due.price
    from (
      select written.id, (select max(k.price) from sku k where k.pro_id = written.id and not k.is_deleted) as price
      from unnest(products) written (id)
    ) due
    where p.id = due.id and p.highest_price is distinct from due.price;
end $$;

create function skus_added() returns trigger language plpgsql as $$
begin
  perform store_highest_price(array(select distinct pro_id from added));
  return null;
end $$;
create trigger skus_added after insert on sku
  referencing new table as added for each statement execute function skus_added();

create function skus_removed() returns trigger language plpgsql as $$
begin
  perform store_highest_price(array(select distinct pro_id from removed));
  return null;
end $$;
create trigger skus_removed after delete on sku
  referencing old table as removed for each statement execute function skus_removed();

-- By row, as only such a trigger can leave out changes of the stock.
create function sku_changed() returns trigger language plpgsql as $$
begin
  perform store_highest_price(array[old.pro_id, new.pro_id]);
  return null;
end $$;
create trigger sku_changed after update of price, is_deleted, pro_id on sku
  for each row when ((old.price, old.is_deleted, old.pro_id) is distinct from (new.price, new.is_deleted, new.pro_id))
  execute function sku_changed();
