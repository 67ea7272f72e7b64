-- Texts of the catalogue in other languages, by the text itself: titles, names of stores, what a buyer chooses between. A title that
-- its merchant changes is no longer found here, and is shown as written.
create table translation (
  source text not null,
  language text not null,
  text text not null
);

-- By hash: a description is too long for an index.
create unique index translation_source on translation (md5(source), language);

-- All that a text is called, for searches; readers need not know the language it was written in.
create function with_translations(source text) returns text language sql stable
  return source || coalesce((select ' ' || string_agg(t.text, ' ' order by t.language) from translation t
    where md5(t.source) = md5(with_translations.source) and t.source = with_translations.source), '');

-- A store's names in other languages, as searches fold them; see with_translations.
alter table shop add other_names text not null default '';

create function shop_named() returns trigger language plpgsql as $$
begin
  new.other_names := substr(fold(with_translations(new.shopname)), length(fold(new.shopname)) + 2);
  return new;
end $$;
create trigger shop_named before insert or update of shopname on shop for each row execute function shop_named();

create or replace function search_words(p product) returns text language sql stable
  return (select fold(with_translations(p.title)) || ' ' || p.search || ' ' || s.search || ' ' || s.other_names
    from shop s where s.id = p.shop_id);

create or replace function product_search_added() returns trigger language plpgsql as $$
begin
  insert into product_search (pro_id, title, words)
    select p.id, fold(with_translations(p.title)), p.search || ' ' || fold(with_translations(p.title)) || ' ' || s.search || ' ' || s.other_names
    from added p join shop s on s.id = p.shop_id;
  return null;
end $$;

create or replace function product_search_changed() returns trigger language plpgsql as $$
begin
  update product_search set title = fold(with_translations(new.title)), words = search_words(new) where pro_id = new.id;
  return null;
end $$;
