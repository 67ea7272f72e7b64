-- Search among hundreds of thousands of products. A product's text is apart from the product: figures of a product change with
-- each sale, and each change of a row is written to all indexes of its table.
create table product_search (
  pro_id integer primary key references product (id) on delete cascade,
  -- the folded title, and all that a search looks at: title, description, and the store's name and description
  title text not null,
  words text not null
);

-- The characters, pairs and triples that words consist of. What contains a word contains all of its triples (a word of two
-- characters: the pair; of one: itself), in any language, also in those that write no spaces between words.
create function search_grams(words text) returns text[] immutable strict parallel safe language plpgsql as $$
begin
  return array(
    select distinct gram from unnest(string_to_array(words, null), string_to_array(substr(words, 2), null),
      string_to_array(substr(words, 3), null)) as t (a, b, c)
    cross join lateral (values (a), (a || b), (a || b || c)) as g (gram)
    where gram is not null and position(' ' in gram) = 0);
end $$;

-- What the index must have of the words of a search; see search_patterns, which decides.
create function search_query_grams(query text) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct substr(word, at, least(length(word), 3))
    from (select word from regexp_split_to_table(fold(query), '\s+') word where word <> '' limit 10) words
    cross join lateral generate_series(1, greatest(length(word) - 2, 1)) at);

create function search_words(p product) returns text language sql stable
  return (select p.search || ' ' || s.search from shop s where s.id = p.shop_id);

insert into product_search (pro_id, title, words) select p.id, fold(p.title), search_words(p) from product p;

create index product_search_words on product_search using gin (search_grams(words));
create index product_search_title on product_search using gin (search_grams(title));

create function product_search_added() returns trigger language plpgsql as $$
begin
  insert into product_search (pro_id, title, words)
    select p.id, fold(p.title), p.search || ' ' || s.search from added p join shop s on s.id = p.shop_id;
  return null;
end $$;
create trigger product_search_added after insert on product
  referencing new table as added for each statement execute function product_search_added();

create function product_search_changed() returns trigger language plpgsql as $$
begin
  update product_search set title = fold(new.title), words = search_words(new) where pro_id = new.id;
  return null;
end $$;
create trigger product_search_changed after update of title, description, shop_id on product
  for each row execute function product_search_changed();

create function shop_search_changed() returns trigger language plpgsql as $$
begin
  update product_search t set words = search_words(p) from product p where p.shop_id = new.id and t.pro_id = p.id;
  return null;
end $$;
create trigger shop_search_changed after update of shopname, description on shop
  for each row execute function shop_search_changed();
