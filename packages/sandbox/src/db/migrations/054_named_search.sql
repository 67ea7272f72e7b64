-- Searches tell what a product is called from what its store and category are called, and both from prose: "shirt" means shirts, no croissants whose flakes
-- fall on one. Words are found written joined or apart, in the singular or the plural, and are corrected toward what products are called.

-- The words of a search. A hyphen inside a word parts it.
create function search_query_words(query text) returns table (word text, place bigint) immutable strict parallel safe language sql
begin atomic
  select word, row_number() over (order by place)
    from regexp_split_to_table(fold(query),
      '\s+|(?<=[' || search_letters_and_digits() || '])[-\u2010-\u2015](?=[' || search_letters_and_digits() || '])') with ordinality w (word, place)
    where word <> '' order by place limit 10;
end;

-- A word of Latin letters without the ending of its plural. The same for words that only look like one: all forms are searched for, see search_regexes.
create function search_stem(word text) returns text immutable strict parallel safe language sql
  return case
    when word ~ '^[a-z]{2,}[iv]es$' then left(word, -3)
    when word ~ '^[a-z]{3,}es$' then left(word, -2)
    when word ~ '^[a-z]{3,}s$' and word !~ 'ss$' then left(word, -1)
    else word end;

create or replace function search_patterns(query text) returns text[] immutable strict parallel safe language sql
  return array(select '%' || regexp_replace(search_stem(word), '([\\%_])', '\\\1', 'g') || '%' from search_query_words(query));

create or replace function search_query_grams(query text) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct substr(stem, at, least(length(stem), 3))
    from (select search_stem(word) as stem from search_query_words(query)) words
    cross join lateral generate_series(1, greatest(length(stem) - 2, 1)) at);

-- The words of a search as regular expressions for `~ all`, as `mode` says:
-- `begin`: a word begins so; Arabic words may have their article in front
-- `whole`: a word is so
-- `part`: a word begins so, or five letters and more stand in a compound, after three others
-- A word in the plural fits its singular, and the other way round. The neighbour in the search may be written joined: "t shirt" fits "tshirt". A single
-- letter before another word begins no other: it is a word, or joined with that one.
create or replace function search_regexes(query text, mode text) returns text[] immutable strict parallel safe language sql
begin atomic
  select array(
    select
      case
        when word !~ ('^[' || search_letters_and_digits() || ']') then ''
        when mode = 'part' and length(stem) >= 5 and word ~ ('^[' || search_letters() || ']')
          then '(?:(?<![' || search_letters_and_digits() || '])|[' || search_letters() || ']{3})'
        else '(?<![' || search_letters_and_digits() || '])' || coalesce('(?:' || before || ')?', '')
      end
      || case when word ~ '^[\u0621-\u064a]' then '(?:\u0627\u0644|\u0648\u0627\u0644|\u0628\u0627\u0644|\u0644\u0644)?' else '' end
      || escaped
      || case
        when length(word) = 1 and after is not null and word ~ '[a-z0-9]' then '(?:(?![' || search_letters_and_digits() || '])|(?=' || after || '))'
        when stem = word then case when mode = 'whole' and word ~ '^[a-z]{3,}$' then '(?:e?s)?' else '' end
        when word like '%ves' then '(?:ves|(?:ve|fe?)' || no_more || ')'
        when word like '%ies' then '(?:ies|ie?' || no_more || '|y' || no_more || ')'
        when word like '%es' then '(?:es|e?' || no_more || ')'
        else '(?:s|' || no_more || ')' end
      || case when mode = 'whole' and word ~ ('[' || search_letters_and_digits() || ']$')
        then coalesce('(?:' || after || ')?', '') || '(?![' || search_letters_and_digits() || '])' else '' end
    from (
      select word, stem, escaped, place, lag(regexp_replace(word, signs, '\\\1', 'g')) over (order by place) as before,
        lead(regexp_replace(word, signs, '\\\1', 'g')) over (order by place) as after,
        '(?![-' || search_letters_and_digits() || '])' as no_more
      from (
        select word, place, search_stem(word) as stem, regexp_replace(search_stem(word), signs, '\\\1', 'g') as escaped, signs
        from search_query_words(query), (values ('([\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])')) s (signs)
      ) w
    ) w order by place);
end;

-- A text as searches look at it: folded, in one line, and after a tab its neighbouring words joined, so that "tshirt" finds a T-shirt.
create function search_line(value text) returns text immutable strict parallel safe language sql
  return (
    select line || coalesce(E'\t' || (
      select string_agg(word || next, ' ' order by place)
      from (
        select word, place, lead(word) over (order by place) as next
        from regexp_split_to_table(line, '[^' || search_letters_and_digits() || ']+') with ordinality w (word, place) where word <> ''
      ) w
      where length(word || next) <= 30), '')
    from (select regexp_replace(fold(value), '\s+', ' ', 'g') as line) l);

-- A title in all its languages: the original in the first line, each other one in a line that begins with its code in capitals, which no
-- search has.
create function search_title(title text) returns text stable strict parallel safe language sql
  return search_line(title) || coalesce((
    select string_agg(E'\n' || upper(t.language) || ' ' || search_line(t.text), '' order by t.language)
    from translation t where md5(t.source) = md5(search_title.title) and t.source = search_title.title), '');

-- Of those lines the original and that of a language.
create function search_title_in(lines text, language text) returns text immutable strict parallel safe language sql
  return split_part(lines, E'\n', 1) || coalesce(E'\n' || substring(lines from '\n' || upper(language) || ' ([^\n]*)'), '');

-- What the product is, of its title: before the first comma or the like, and before what it comes with or is for.
create function search_title_head(lines text) returns text immutable strict parallel safe language sql
  return regexp_replace(lines, '([,;:(\u060c\uff0c\u3001\u2013\u2014]| (with|for|from|mit|fur|aus|avec|pour|con|para|com|с|для|из|voi|cho) )[^\n]*', '', 'g');

-- The names of a category and its department, in all languages.
create function search_category(category_id bigint) returns text stable strict parallel safe language sql
  return coalesce((
    select fold(string_agg(n.value, ' ' order by c.pid desc, n.key))
    from category own join category c on c.id in (own.id, own.pid) cross join lateral jsonb_each_text(c.names) n
    where own.id = search_category.category_id), '');

alter table product_search add names text not null default '';
comment on column product_search.names is 'what category and store are called';
alter table product_search alter names drop default;

drop function search_words(product);

create or replace function product_search_added() returns trigger language plpgsql as $$
begin
  insert into product_search (pro_id, title, names, words)
    with titled as materialized (select id, shop_id, category_id, search, search_title(title) as title from added),
      filed as materialized (select category_id, search_category(category_id) as names from (select distinct category_id from added) a)
    select p.id, p.title, c.names || ' ' || s.names, concat_ws(' ', p.title, c.names, s.names, p.search, s.search)
    from titled p join filed c using (category_id)
      join (select id, search, fold(shopname) || ' ' || other_names as names from shop) s on s.id = p.shop_id;
  return null;
end $$;

-- Searched texts of these products, made again.
create function refresh_product_search(products bigint[]) returns void language sql as $$
  update product_search f set title = t.title, names = t.category || ' ' || t.store,
      words = concat_ws(' ', t.title, t.category, t.store, t.search, t.about)
    from (
      select p.id, search_title(p.title) as title, search_category(p.category_id) as category, p.search, s.search as about,
        fold(s.shopname) || ' ' || s.other_names as store
      from product p join shop s on s.id = p.shop_id where p.id = any (products)
    ) t
    where f.pro_id = t.id;
$$;

create or replace function product_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array[new.id]);
  return null;
end $$;
drop trigger product_search_changed on product;
create trigger product_search_changed after update of title, description, shop_id, category_id on product
  for each row execute function product_search_changed();

create or replace function shop_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(select id from product where shop_id = new.id));
  return null;
end $$;

create function category_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(select p.id from product p join category c on c.id = p.category_id where new.id in (c.id, c.pid)));
  return null;
end $$;
create trigger category_search_changed after update of names, pid on category
  for each row execute function category_search_changed();

-- Words are corrected toward what products, categories and stores are called, never toward prose.
create or replace function search_words_added() returns trigger language plpgsql as $$
begin
  insert into search_word
    select word from (
      select distinct word from (
        select regexp_replace(title, '\t[^\n]*', '', 'g') as called from added union all select distinct names from added
      ) a cross join lateral search_vocabulary(called) word
    ) w where not exists (select from search_word k where k.word = w.word) order by word
    on conflict do nothing;
  return null;
end $$;

truncate search_word;
select refresh_product_search(array(select id from product));
