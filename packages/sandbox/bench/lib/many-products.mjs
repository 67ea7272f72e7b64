/** @typedef {import("postgres").Sql} Sql */

const SHOPS = 1_000;
const ADJECTIVES =
  "amber azure bold brisk calm classic compact cosy crisp deep eager fine foldable fresh gentle gilded glossy grand handy hollow large light lucky mild modern narrow noble polished quiet robust rustic silent simple sleek slim smooth soft solid sturdy tiny warm wide".split(
    " ",
  );
const NOUNS =
  "anchor apron basket beanie bench blanket bottle bowl bracelet broom brush bucket candle carpet chair clock comb cup curtain cushion desk drill fork frame glove hammer hat hook jacket jar kettle knife ladder lamp lantern mat mirror mug napkin notebook pan pen pillow plate pot purse rack ring rope rug scarf shelf shoe sock spoon stool table tent towel tray umbrella vase wallet watch whistle".split(
    " ",
  );
const OTHERS = [
  "手机壳",
  "蓝牙耳机",
  "不锈钢水壶",
  "шерстяной шарф",
  "कपास की चादर",
  "كوب سيراميك",
  "도자기 그릇",
  "木製の椅子",
];

/**
 * Fills the database of a sandbox with products, as many as asked for: titles of two words of some dozens and a number of their own,
 * descriptions of a dozen words; one in ten in another script.
 *
 * @param {Sql} db as the owner of the tables
 * @param {number} products
 */
export async function insertManyProducts(db, products) {
  await db.begin(async (tx) => {
    await tx`insert into member (username, password_hash, invite_code, createtime)
      select 'keeper-' || n, '', 'many' || n, 1 from generate_series(1, ${SHOPS}::integer) n`;
    await tx`insert into shop (owner_id, shopname, description, createtime)
      select id, 'Store ' || username, 'Everything for the house', 1 from member where invite_code like 'many%'`;
    await tx`insert into shop_figures (shop_id)
      select id from shop where not exists (select from shop_figures where shop_id = shop.id)`;
    // Rows one by one would take minutes: texts and indexes are made at once.
    await tx`alter table product disable trigger user`;
    await tx`drop index product_search_words, product_search_title`;
    await tx`insert into product (shop_id, category_id, title, image, description, price, sales, createtime, updatetime)
      select shops[1 + n % cardinality(shops)], (select min(id) from category),
        case when n % 10 = 0 then others[1 + n / 10 % cardinality(others)] || ' ' else '' end
          || initcap(adjectives[1 + n % 10007 * 7919 % cardinality(adjectives)]) || ' ' || nouns[1 + n % 10009 * 1047 / 7 % cardinality(nouns)]
          || ' ' || upper(substr(md5(n::text), 1, 6)),
        '/uploads/none.svg',
        (select string_agg(case when k % 2 = 0 then adjectives[1 + (n * 31 + k * 7) % cardinality(adjectives)]
          else nouns[1 + (n * 17 + k * 13) % cardinality(nouns)] end, ' ') from generate_series(1, 12) k),
        (100 + n % 100000 * 7907 % 100000)::numeric * 10000, n % 1000, 1700000000 + n, 1700000000 + n
      from generate_series(1, ${products}::integer) n, (select array_agg(id) as shops from shop where createtime = 1) s,
        (select ${ADJECTIVES}::text[] as adjectives, ${NOUNS}::text[] as nouns, ${OTHERS}::text[] as others) w`;
    // As product_search_added does it; all are in one category.
    await tx`insert into product_search (pro_id, title, names, words)
      select p.id, p.line, c.names || ' ' || fold(s.shopname), concat_ws(' ', p.line, c.names, fold(s.shopname), p.search, s.search)
      from (select id, shop_id, search, search_line(title) as line from product) p join shop s on s.id = p.shop_id,
        (select search_category(min(id)) as names from category) c
      where s.createtime = 1`;
    await tx`update shop_figures f set pro_count = (select count(*) from product where shop_id = f.shop_id and status = 'on')`;
    await tx`set local maintenance_work_mem = '256MB'`;
    await tx`create index product_search_words on product_search using gin (search_grams(words))`;
    await tx`create index product_search_title on product_search using gin (search_grams(title))`;
    await tx`alter table product enable trigger user`;
  });
}

/**
 * What PostgreSQL does by itself in the hours after so many rows have come.
 *
 * @param {Sql} db as the owner of the tables, on a server that has just started: then no job keeps old rows alive
 */
export async function vacuum(db) {
  await db`vacuum (analyze) product, product_search, shop, shop_figures`;
}

/** What users type: rare and common words, two words, beginnings of words, other scripts, one letter, typing errors. */
export const SEARCHES = [
  { search: "c4ca42" },
  { search: "lantern" },
  { search: "amber kettle" },
  { search: "soft" },
  { search: "lamp", sort: "price", order: "asc" },
  { search: "wallet", min_price: "20.00", max_price: "80.00" },
  { search: "brush sturdy", sort: "sales" },
  { search: "耳机" },
  { search: "шарф" },
  { search: "壶" },
  { search: "mug tray lucky" },
  { search: "e" },
  { search: "house" },
  { search: "nosuchword" },
  { search: "lantern nosuchword" },
  { search: "lantren" },
  { search: "ambr kettel", facets: 1 },
  { search: "lamp", facets: 1, ships_within: 24 },
];
