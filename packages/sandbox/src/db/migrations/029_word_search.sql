-- Words are found where they begin: "lamp" finds lamps and no clamps. And words that nobody has are found by what was meant.

-- Letters (with their marks) of the scripts that have spaces or signs between words, as they are in a class of a regular expression. Chinese,
-- Japanese, Korean and Thai have none, or write what belongs to a word without one: there every place may begin a word.
create function search_letters() returns text immutable parallel safe language sql
  return 'a-z\u00aa\u00b5\u00ba\u00df-\u00f6\u00f8-\u02ff\u0300-\u060b\u060d-\u061a\u061c-\u061e\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u0963\u0970-\u0dff\u0f00-\u10ff\u1200-\u137f\u1e00-\u1fff';
create function search_letters_and_digits() returns text immutable parallel safe language sql
  return search_letters() || '0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f';

-- The words of a search as regular expressions for `~ all`, as `mode` says:
-- `begin`: a word begins so; Arabic words may have their article in front
-- `whole`: a word is so
-- `part`: a word begins so, or five letters and more stand in a compound, after three others
create function search_regexes(query text, mode text) returns text[] immutable strict parallel safe language sql
  return array(
    select
      case
        when word !~ ('^[' || search_letters_and_digits() || ']') then ''
        when mode = 'part' and length(word) >= 5 and word ~ ('^[' || search_letters() || ']')
          then '(?:(?<![' || search_letters_and_digits() || '])|[' || search_letters() || ']{3})'
        else '(?<![' || search_letters_and_digits() || '])'
      end
      || case when word ~ '^[\u0621-\u064a]' then '(?:\u0627\u0644|\u0648\u0627\u0644|\u0628\u0627\u0644|\u0644\u0644)?' else '' end
      || regexp_replace(word, '([\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])', '\\\1', 'g')
      || case when mode = 'whole' and word ~ ('[' || search_letters_and_digits() || ']$')
        then '(?![' || search_letters_and_digits() || '])' else '' end
    from regexp_split_to_table(fold(query), '\s+') word where word <> '' limit 10);

-- Every word of letters that some product or its store is described with. One that nobody has any more stays.
create table search_word (word text collate "C" primary key);

create function search_vocabulary(words text) returns setof text immutable strict parallel safe language sql as $$
  select distinct word from regexp_split_to_table(words, '[^' || search_letters_and_digits() || ']+') word
  where length(word) between 3 and 30 and word ~ ('^[' || search_letters() || ']+$')
$$;

-- What the beginning of a word becomes when a letter is left out, or two in a long one. Words that are one typing error apart (long ones: two) have one of
-- these in common: so all that was possibly meant is found by an index, without comparing with every word.
create function search_near(word text) returns text[] immutable strict parallel safe language plpgsql as $$
declare
  head text := left(word, 7);
  size integer := length(head);
  near text[] := array[head];
  shorter text;
begin
  for a in 1..size loop
    shorter := overlay(head placing '' from a for 1);
    near := near || shorter;
    if length(word) >= 6 then
      for b in a..size - 1 loop
        near := near || overlay(shorter placing '' from b for 1);
      end loop;
    end if;
  end loop;
  return near;
end $$;

insert into search_word select distinct word from product_search cross join lateral search_vocabulary(words) word;
create index search_word_near on search_word using gin (search_near(word));

-- In their order, so that two who add the same words wait for each other and not each for the other.
create function search_words_added() returns trigger language plpgsql as $$
begin
  insert into search_word
    select word from (
      select distinct word from added cross join lateral search_vocabulary(added.words) word
    ) w where not exists (select from search_word k where k.word = w.word) order by word
    on conflict do nothing;
  return null;
end $$;
create trigger search_words_added after insert on product_search
  referencing new table as added for each statement execute function search_words_added();
create trigger search_words_changed after update on product_search
  referencing new table as added for each statement execute function search_words_added();
