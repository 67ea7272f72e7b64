-- Lists and searches between two prices look for them in the order of the list: in the index alone, without reading the products
-- that are too cheap or too dear.
drop index product_mix;
create index product_mix on product (mix) include (id, shop_id, lowest_price) where status = 'on';
