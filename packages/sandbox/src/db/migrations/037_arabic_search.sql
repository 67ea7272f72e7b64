-- Arabic is found as people type it: with or without hamza, vowel signs and kashida, and whichever way a word's last letter is written.
create or replace function fold(value text) returns text immutable strict parallel safe language sql
  return translate(
    lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u0640\u064b-\u0655\u0670]', '', 'g')),
    'ĐđŁłØøАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςٱةى',
    'ddllooабвгдежзиклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψωσاهي');

-- What was folded before, and has such letters, is folded again. Writing a column computes those made from it.
update shop set shopname = shopname, description = description
  where search || ' ' || other_names ~ '[\u0640\u064b-\u0655\u0670\u0671\u0629\u0649]';
update product set title = title, description = description where search ~ '[\u0640\u064b-\u0655\u0670\u0671\u0629\u0649]';
update purchase_request set title = title, content = content where search ~ '[\u0640\u064b-\u0655\u0670\u0671\u0629\u0649]';
update product_search t set title = fold(with_translations(p.title)), words = search_words(p)
  from product p where p.id = t.pro_id and t.words ~ '[\u0640\u064b-\u0655\u0670\u0671\u0629\u0649]';
delete from search_word where word ~ '[\u0640\u064b-\u0655\u0670\u0671\u0629\u0649]';
