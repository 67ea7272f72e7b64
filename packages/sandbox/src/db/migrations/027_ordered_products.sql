-- The orders that products are listed in, with all that is needed to know which come first: pages far behind are found in the index
-- alone, and only the products of the page itself are read.
drop index product_mix, product_newest, product_sales, product_price;
create index product_mix on product (mix) include (id, shop_id) where status = 'on';
create index product_newest on product (createtime desc, id desc) include (shop_id) where status = 'on';
create index product_sales on product (sales desc, id desc) include (shop_id) where status = 'on';
create index product_price on product (price, id desc) include (shop_id) where status = 'on';

-- The place of a product in lists without an order of their own, as the column product.mix has it.
create function mix_of(id integer) returns integer immutable strict parallel safe language sql
  return (id::bigint * 2654435761 % 2147483647)::integer;

-- Each list asks whether a store is closed; few are.
create index shop_closed on shop (id) where status <> 'open';
