import type { Fragment } from "postgres";
import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import { isOnSale } from "./product-dto";
import { passesAll } from "./product-filters";

/** Searched text: the title, or everything known about a product and its store. */
type Column = "title" | "words";

/** How a product matches a word: one of its words begins with it, or a long word contains it. */
export type Match = "begin" | "part";

/** Rows sampled to estimate how common words are, and the share of them from which words count as common. */
const SAMPLE = 1_000;
const COMMON = 0.04;
/** Products that are looked up and then sorted, if the words are not common: more than {@link COMMON} of 300,000. */
const CANDIDATES = 20_000;
/** Newest products that are sorted, if the words are common. */
const NEWEST = 1_200;
/** Products that are read in the requested order until enough of them have the common words. */
const DEPTH = 4_000;
/** Longest list of results: nobody pages further, and the total is counted each time. */
export const MAX_FOUND = 1_000;

export interface ProductQuery {
  /** What the user typed. */
  readonly text: string;
  /** Usually `words`. */
  readonly column?: Column;
  /** Usually `begin`. */
  readonly match?: Match;
  /** Further conditions on `p`, the product. */
  readonly filters: readonly Fragment[];
  /** `order by`; without it the best matches come first, equal ones mixed; see {@link gradeOf}. */
  readonly order: Fragment | undefined;
  /** Only products of this store: all of them are read. */
  readonly shopId?: number;
  /** Usually {@link MAX_FOUND}. */
  readonly atMost?: number;
  /** Cancels what the database is doing. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Ids of the products that have every word, in whatever order, at most {@link MAX_FOUND}.
 *
 * Words that are not common are found by the index of their characters: all of the products, sorted. Reading all that have a common
 * word would take too long, and as many are soon found without an index: in an order that was asked for those among the first
 * {@link DEPTH} products; else some of the newest, first those with the words in their title.
 */
export async function findProducts(db: Queryable, query: ProductQuery): Promise<readonly number[]> {
  const { column = "words", order, filters, atMost = MAX_FOUND, shopId = 0 } = query;
  if (shopId > 0) return sortFound(db, query, ofStore(db, shopId, query), null);
  const isCommon = await commonColumns(db, query);
  if (!isCommon[column]) return sortFound(db, query, byIndex(db, query), CANDIDATES);
  if (order || filters.length > 0) return readInOrder(db, query, order ?? db`p.mix`);
  const inTitle: ProductQuery = { ...query, column: "title" };
  const titled = await sortFound(
    db,
    inTitle,
    isCommon.title ? newest(db, inTitle) : byIndex(db, inTitle),
    NEWEST,
  );
  if (column === "title" || titled.length === atMost) return titled;
  const others = await sortFound(db, query, newest(db, query), NEWEST);
  return [...new Set([...titled, ...others])].slice(0, atMost);
}

/** Whether so many products have the words that an index is of no use. */
async function commonColumns(db: Queryable, query: ProductQuery): Promise<Readonly<Record<Column, boolean>>> {
  const [row] = await cancelWith(
    query.signal,
    db<{ rows: number; words: number; title: number }[]>`
      select count(*) as rows, count(*) filter (where ${hasWords(db, "words", query)}) as words,
        count(*) filter (where ${hasWords(db, "title", query)}) as title
      from (
        select title, words from product_search
        tablesample system ((select least(100, ${100 * SAMPLE}::float8 / greatest(reltuples, 1))
          from pg_class where oid = 'product_search'::regclass)) repeatable (1)
        limit ${SAMPLE}
      ) f`,
  );
  const { rows = 0, words = 0, title = 0 } = row ?? {};
  // A small catalog is always looked up completely.
  const isMany = (found: number) => rows >= SAMPLE / 2 && found > rows * COMMON;
  return { words: isMany(words), title: isMany(title) };
}

/**
 * A word's characters stand for themselves; see search_patterns and search_regexes. The patterns are the quicker: few products are left for
 * the other. `f` is the row of product_search.
 */
const hasWords = (db: Queryable, column: Column, query: ProductQuery, mode = matchOf(query)): Fragment =>
  db`(${hasCharacters(db, column, query)} and ${fits(db, column, query, mode)})`;

const hasCharacters = (db: Queryable, column: Column, { text }: ProductQuery): Fragment =>
  db`f.${db(column)} like all ((select search_patterns(${text}))::text[])`;

const fits = (db: Queryable, column: Column, query: ProductQuery, mode = matchOf(query)): Fragment =>
  db`f.${db(column)} ~ all ((select search_regexes(${query.text}, ${mode}))::text[])`;

const matchOf = ({ match = "begin" }: ProductQuery): Match | "whole" => match;

/**
 * How well the words fit: 3 as whole words of the title, 2 as beginnings of such, 1 as whole words of the description or the store,
 * else 0, and null if they don't. What is likely is tried first. In an order that was asked for, all are equal.
 */
function gradeOf(db: Queryable, query: ProductQuery): Fragment {
  const { column = "words", order } = query;
  if (order) return db`case when ${fits(db, column, query)} then 0 end`;
  if (column === "title")
    return db`case when ${fits(db, "title", query)} then case when ${fits(db, "title", query, "whole")} then 3 else 2 end end`;
  const inTitle = db`when ${hasWords(db, "title", query)} then 2`;
  return db`
    case when ${fits(db, "words", query, "whole")}
        then case when ${hasWords(db, "title", query, "whole")} then 3 ${inTitle} else 1 end
      when ${fits(db, "words", query)} then case ${inTitle} else 0 end end`;
}

const byIndex = (db: Queryable, query: ProductQuery): Fragment => {
  const { column = "words", text } = query;
  return db`
    select f.pro_id, f.title, f.words from product_search f
    where search_grams(f.${db(column)}) @> (select search_query_grams(${text})) and ${hasCharacters(db, column, query)}`;
};

/** The limit makes the database read in this order and stop, instead of sorting all that have the words. */
const newest = (db: Queryable, query: ProductQuery): Fragment => db`
  select f.pro_id, f.title, f.words from (
    select pro_id, title, words from product_search order by pro_id desc limit ${db.unsafe(String(NEWEST / COMMON))}
  ) f where ${hasCharacters(db, query.column ?? "words", query)}`;

const ofStore = (db: Queryable, shopId: number, query: ProductQuery): Fragment => db`
  select f.pro_id, f.title, f.words from product o join product_search f on f.pro_id = o.id
  where o.shop_id = ${shopId}::bigint and ${hasCharacters(db, query.column ?? "words", query)}`;

/**
 * @param candidates statement that gives `pro_id`, `title` and `words` of products that have the characters of the words
 * @param most candidates that are sorted; null for all
 */
async function sortFound(
  db: Queryable,
  query: ProductQuery,
  candidates: Fragment,
  most: number | null,
): Promise<readonly number[]> {
  const { filters, order, atMost = MAX_FOUND, signal } = query;
  // The usual order is known without the product: then products are read one by one until enough are on sale.
  const sorted =
    order || filters.length > 0
      ? db`
          select p.id from f join product p on p.id = f.pro_id where ${passesAll(db, filters)}
          order by ${order ?? db`f.grade desc, p.mix`} limit ${atMost}`
      : db`
          select id from (
            select p.id, f.grade, f.mix from (
              select pro_id, grade, mix_of(pro_id) as mix from f order by grade desc, mix_of(pro_id)
            ) f cross join lateral (select p.id from product p where p.id = f.pro_id and ${isOnSale(db)} offset 0) p
            limit ${atMost}
          ) p order by grade desc, mix`;
  // `offset 0` keeps the grade from being computed twice.
  const rows = await cancelWith(
    signal,
    db<{ id: number }[]>`
      with f as materialized (
        select pro_id, grade from (
          select f.pro_id, ${gradeOf(db, query)} as grade from (${candidates}) f offset 0
        ) f where grade is not null limit ${most}
      ) ${sorted}`,
  );
  return rows.map(({ id }) => id);
}

async function readInOrder(db: Queryable, query: ProductQuery, order: Fragment): Promise<readonly number[]> {
  const { column = "words", filters, atMost = MAX_FOUND, signal } = query;
  const rows = await cancelWith(
    signal,
    db<{ id: number }[]>`
      select p.id from (
        select p.id from product p where ${passesAll(db, filters)} order by ${order} limit ${db.unsafe(String(DEPTH))}
      ) p
      where (select ${hasWords(db, column, query)} from product_search f where f.pro_id = p.id)
      limit ${atMost}`,
  );
  return rows.map(({ id }) => id);
}
