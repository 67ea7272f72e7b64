-- Words are found whichever apostrophe they are typed with (phones type ’), and whatever can't be seen is in them: soft hyphens, signs without width and marks
-- of direction, which come along when a word is copied.
create or replace function fold(value text) returns text immutable strict parallel safe language sql
  return translate(
    lower(regexp_replace(normalize(translate(value, '’‘‛ʼ′´`＇', ''''''''''''''''''), nfkd),
      '[\u00ad\u0300-\u036f\u0640\u061c\u064b-\u0655\u0670\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')),
    'ĐđŁłØøАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςٱةى',
    'ddllooабвгдежзиклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψωσاهي');

-- What was folded before, and has such signs, is folded again. Writing a column computes those made from it. A ´ was a space before its accent.
update shop set shopname = shopname, description = description
  where search || ' ' || other_names ~ '[’‘‛ʼ′`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]' or shopname || description ~ '´';
update product set title = title, description = description
  where search ~ '[’‘‛ʼ′`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]' or title || description ~ '´';
update purchase_request set title = title, content = content
  where search ~ '[’‘‛ʼ′`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]' or title || content ~ '´';
update product_search t set title = fold(with_translations(p.title)), words = search_words(p)
  from product p
  where p.id = t.pro_id and (t.words ~ '[’‘‛ʼ′`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]' or p.title || p.description ~ '´');
