import type { Fragment } from "postgres";
import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";
import { isOnSale } from "./product-dto";
import { passesAll } from "./product-filters";

/** Searched text: the title, or everything known about a product, its category and its store. */
type Column = "title" | "words";

/**
 * How well a product fits. Prose mentions too much, and words of other languages are alike by chance: products that are found by
 * these alone ({@link GRADE.prose}, {@link GRADE.otherLanguage}) count only where nothing better is found.
 */
const GRADE = {
  head: 6,
  title: 5,
  titleBegin: 4,
  names: 3,
  otherLanguage: 2,
  partlyNamed: 1,
  prose: 0,
} as const;

/** How a product matches a word: one of its words begins with it, is it, or contains it if it is long. */
export type Match = "begin" | "whole" | "part";

/**
 * Rows sampled to estimate how common words are, and the share of them from which words count as common, unless so few products
 * have them that all can be looked up.
 */
const SAMPLE = 500;
const COMMON = 0.04;
const FEW = 1_200;
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
  /** The reader's language: titles in it, and original ones, come before those of others. */
  readonly language?: Language;
  /** Only products of this store: all of them are read. */
  readonly shopId?: number;
  /** Usually {@link MAX_FOUND}. */
  readonly atMost?: number;
  /** Cancels what the database is doing. */
  readonly signal: AbortSignal | undefined;
}

/** A product that was found, and its {@link GRADE}. */
export interface Graded {
  readonly id: number;
  readonly grade: number;
}

/** Whether a product is called by one of the words at least. */
export const isNamed = ({ grade }: Graded): boolean => grade > GRADE.prose;

/**
 * Products that have every word, in whatever order, at most {@link MAX_FOUND}.
 *
 * Words that are not common are found by the index of their characters: all of the products, sorted. Reading all that have a common
 * word would take too long, and as many are soon found without an index: in an order that was asked for those among the first
 * {@link DEPTH} products; else some of the newest, first those with the words in their title.
 */
export async function findProducts(db: Queryable, query: ProductQuery): Promise<readonly Graded[]> {
  const found = await findGraded(db, query);
  const best = found.reduce((most, { grade }) => Math.max(most, grade), 0);
  return found.filter(({ grade }) => counts(grade, best));
}

/** Whether a product counts where the best one has the grade `best`. */
const counts = (grade: number, best: number): boolean =>
  grade >= GRADE.names || grade === best || grade === GRADE.partlyNamed;

async function findGraded(db: Queryable, query: ProductQuery): Promise<readonly Graded[]> {
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
  const known = new Set(titled.map(({ id }) => id));
  return [...titled, ...others.filter(({ id }) => !known.has(id))].slice(0, atMost);
}

/** Whether so many products have the words that an index is of no use. */
async function commonColumns(db: Queryable, query: ProductQuery): Promise<Readonly<Record<Column, boolean>>> {
  const [row] = await cancelWith(
    query.signal,
    db<{ rows: number; products: number; words: number; title: number }[]>`
      select count(*) as rows, (select reltuples from pg_class where oid = 'product_search'::regclass) as products,
        count(*) filter (where f.found) as words, count(*) filter (where f.found and ${hasWords(db, "title", query)}) as title
      from (
        select title, ${hasWords(db, "words", query)} as found from (
          select title, words from product_search
          tablesample system ((select least(100, ${100 * SAMPLE}::float8 / greatest(reltuples, 1))
            from pg_class where oid = 'product_search'::regclass)) repeatable (1)
          limit ${SAMPLE}
        ) f offset 0
      ) f`,
  );
  const { rows = 0, products = 0, words = 0, title = 0 } = row ?? {};
  // The database has not counted a new table yet (-1): it may be large.
  const counted = products >= 0 || rows < SAMPLE ? products : Number.POSITIVE_INFINITY;
  const isMany = (found: number) => found > rows * COMMON && found * Math.max(1, counted / rows) > FEW;
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
  db`f.${db(column)} ~ all (${regexes(db, query, mode)})`;

const regexes = (db: Queryable, { text }: ProductQuery, mode: Match): Fragment =>
  db`(select search_regexes(${text}, ${mode}))::text[]`;

const matchOf = ({ match = "begin" }: ProductQuery): Match => match;

/**
 * How well the words fit, as {@link GRADE}; null if they don't. In titles that the reader understands (`f.readable`), whole words come
 * before beginnings, and what the product is before what it comes with. Titles are short: they are looked at before all the rest.
 */
function gradeOf(db: Queryable, query: ProductQuery): Fragment {
  const begins = regexes(db, query, matchOf(query));
  const whole = regexes(db, query, "whole");
  const inTitle = db`
    when f.readable ~ all (${begins}) then case
      when not f.readable ~ all (${whole}) then ${GRADE.titleBegin}::integer
      when search_title_head(f.readable) ~ all (${whole}) then ${GRADE.head}::integer
      else ${GRADE.title}::integer end`;
  if (query.column === "title")
    return db`case ${inTitle} when ${fits(db, "title", query)} then ${GRADE.otherLanguage}::integer end`;
  return db`
    case ${inTitle}
      when not ${fits(db, "words", query)} then null
      when (f.readable || ' ' || f.names) ~ all (${begins}) then ${GRADE.names}::integer
      when ${hasWords(db, "title", query)} then ${GRADE.otherLanguage}::integer
      when search_title_head(f.readable) ~ any (${begins}) then ${GRADE.partlyNamed}::integer
      else ${GRADE.prose}::integer end`;
}

/**
 * The candidates as `f` of {@link gradeOf}. `offset 0` keeps what is readable from being looked for by each condition.
 *
 * @param candidates statement that gives `pro_id`, `title`, `names` and `words`
 */
const readable = (db: Queryable, { language = "en" }: ProductQuery, candidates: Fragment): Fragment => db`
  (select c.*, search_title_in(c.title, ${language}) as readable from (${candidates}) c offset 0) f`;

const byIndex = (db: Queryable, query: ProductQuery): Fragment => {
  const { column = "words", text } = query;
  return db`
    select f.pro_id, f.title, f.names, f.words from product_search f
    where search_grams(f.${db(column)}) @> (select search_query_grams(${text})) and ${hasCharacters(db, column, query)}`;
};

/** The limit makes the database read in this order and stop, instead of sorting all that have the words. */
const newest = (db: Queryable, query: ProductQuery): Fragment => db`
  select f.pro_id, f.title, f.names, f.words from (
    select pro_id, title, names, words from product_search order by pro_id desc limit ${db.unsafe(String(NEWEST / COMMON))}
  ) f where ${hasCharacters(db, query.column ?? "words", query)}`;

const ofStore = (db: Queryable, shopId: number, query: ProductQuery): Fragment => db`
  select f.pro_id, f.title, f.names, f.words from product o join product_search f on f.pro_id = o.id
  where o.shop_id = ${shopId}::bigint and ${hasCharacters(db, query.column ?? "words", query)}`;

/**
 * @param candidates statement that gives `pro_id`, `title`, `names` and `words` of products that have the characters of the words
 * @param most candidates that are sorted; null for all
 */
async function sortFound(
  db: Queryable,
  query: ProductQuery,
  candidates: Fragment,
  most: number | null,
): Promise<readonly Graded[]> {
  const { filters, order, atMost = MAX_FOUND, signal } = query;
  // The usual order is known without the product: then products are read one by one until enough are on sale.
  const sorted =
    order || filters.length > 0
      ? bestOf(
          db,
          query,
          db`
            select p.id, f.grade, row_number() over (order by ${order ?? db`f.grade desc, p.mix`}) as place
            from f join product p on p.id = f.pro_id where ${passesAll(db, filters)}`,
        )
      : db`
          select id, grade from (
            select p.id, f.grade, f.mix from (
              select pro_id, grade, mix_of(pro_id) as mix from f order by grade desc, mix_of(pro_id)
            ) f cross join lateral (select p.id from product p where p.id = f.pro_id and ${isOnSale(db)} offset 0) p
            limit ${atMost}
          ) p order by grade desc, mix`;
  // `offset 0` keeps the grade from being computed twice.
  return cancelWith(
    signal,
    db<Graded[]>`
      with f as materialized (
        select pro_id, grade from (
          select f.pro_id, ${gradeOf(db, query)} as grade from ${readable(db, query, candidates)} offset 0
        ) f where grade is not null limit ${most}
      ) ${sorted}`,
  );
}

async function readInOrder(db: Queryable, query: ProductQuery, order: Fragment): Promise<readonly Graded[]> {
  const { column = "words", filters, signal } = query;
  return cancelWith(
    signal,
    db<Graded[]>`${bestOf(
      db,
      query,
      db`
        select p.id, (
          select ${gradeOf(db, query)} from ${readable(db, query, db`select f.* from product_search f where f.pro_id = p.id and ${hasCharacters(db, column, query)}`)}
        ) as grade, p.place
        from (
          select p.id, row_number() over (order by ${order}) as place
          from product p where ${passesAll(db, filters)} order by ${order} limit ${db.unsafe(String(DEPTH))}
        ) p`,
    )}`,
  );
}

/** Of rows with `id`, `grade` and `place` the first ones that count, as {@link counts} decides. */
const bestOf = (db: Queryable, { atMost = MAX_FOUND }: ProductQuery, rows: Fragment): Fragment => db`
  select id, grade from (
    select *, max(grade) over () as best from (${rows} offset 0) r where grade is not null
  ) r
  where grade >= ${GRADE.names}::integer or grade in (best, ${GRADE.partlyNamed}::integer) order by place limit ${atMost}`;
