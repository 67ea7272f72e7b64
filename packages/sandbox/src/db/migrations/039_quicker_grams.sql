-- The same characters, pairs and triples of words as before, found in a third of the time: each word is taken apart once, however often a
-- text has it. Counting to a place in a long text takes as long as the text, and what is written without spaces is one word: so
-- words are taken apart in pieces of 32, each with the two characters that its last triples need.
create or replace function search_grams(words text) returns text[] immutable strict parallel safe language plpgsql as $$
begin
  return array(
    select distinct gram from (
      select distinct substr(word, generate_series(1, length(word), 32), 34) as piece from string_to_table(words, ' ') word
    ) pieces
    cross join lateral (
      select substr(piece, generate_series(1, length(piece)), 1) as gram
      union all select substr(piece, generate_series(1, length(piece) - 1), 2)
      union all select substr(piece, generate_series(1, length(piece) - 2), 3)
    ) grams);
end $$;

-- A title's other languages are read and folded once, not for each of its two columns.
create or replace function product_search_added() returns trigger language plpgsql as $$
begin
  insert into product_search (pro_id, title, words)
    with named as materialized (select id, shop_id, search, fold(with_translations(title)) as title from added)
    select p.id, p.title, p.search || ' ' || p.title || ' ' || s.search || ' ' || s.other_names
    from named p join shop s on s.id = p.shop_id;
  return null;
end $$;
