-- Searches read an index together with what waits to be put into it: words are few and come seldom, so they are put in at once, and of products
-- only a little waits.
alter index search_word_near set (fastupdate = off);
select gin_clean_pending_list('search_word_near');
alter index product_search_words set (gin_pending_list_limit = 256);
alter index product_search_title set (gin_pending_list_limit = 256);

-- Of the lines of a title the original and that of a language.
create or replace function search_title_in(lines text, language text) returns text immutable strict parallel safe language sql
  return split_part(lines, E'\n', 1)
    || coalesce(E'\n' || nullif(split_part(split_part(lines, E'\n' || upper(language) || ' ', 2), E'\n', 1), ''), '');
