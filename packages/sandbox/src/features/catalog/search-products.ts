import type { Data } from "../../contract/operations";
import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import type { Language } from "../../i18n/languages";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { fold, plain, UNSPACED } from "./completions";
import { correctWords } from "./corrected-words";
import { type ProductRow, productColumns, productDto } from "./product-dto";
import { countFacets, filtersOf, hasFacetFilter, ordering, passesAll, scopeOf } from "./product-filters";
import { findProducts, type Graded, isNamed, MAX_FOUND, type ProductQuery } from "./product-search";

/** Punctuation around a word. */
const EDGES = /(?<=^|\s)[,.;:!?¿¡'"“”„«»()،؛؟。、]+|[,.;:!?'"“”„«»()،؛؟。、]+(?=\s|$)/gu;

/** A search finds products by their words. Where those are common, it reads all products of a category. */
const INDEXED = ["pid"] as const;
/** If fewer of the products found pass the filters, more are looked for. */
const ENOUGH = 200;
/** Products whose items have the code that was typed: any store may use it. */
const MAX_CODED = 100;
/** Titles that are searched for the original spelling of a word. */
const TITLES = 20;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of which some are enough if no product has all, and products that are looked up for each. */
const SOME_WORDS = 4;
const WITH_ONE_WORD = 200;
/** Letters of a word that says something alone; sizes do with two, such as M8 and A5. */
const SHORTEST_OF_SOME = 3;
const SIZE = /^(?=\p{N}*\p{L})(?=\p{L}*\p{N})../u;
/** Words that only connect others, as they are folded. */
const CONNECTING = new Set(
  "and the with for from und mit fur aus von der die das con para del los las com des les avec pour для или".split(
    " ",
  ),
);
/** Languages that name the thing before what kind of it: the first word of a search says most, in others the last. */
const THING_FIRST: ReadonlySet<Language> = new Set(["ar", "es", "fr", "pt", "vi"]);

/**
 * A page of the products that have every word or the code of an item. Where none has: those that have long words as a part of
 * theirs, else those with the words that were probably meant, and else those with some of the words.
 */
export async function searchProducts({
  services: { db },
  signal,
  input,
  viewer,
  language,
}: Call<"products.search">): Promise<Data<"products.search">> {
  const query: ProductQuery = {
    text: plain(input.search).replace(EDGES, "").trim() || input.search,
    filters: scopeOf(db, input, INDEXED),
    order: ordering(db, input),
    shopId: input.shop_id ?? 0,
    language,
    signal,
  };
  const found = await findForgiving(query);
  const { limit, offset } = windowOf(input);
  const ids = hasFacetFilter(input) ? await passingFilters(found) : found.ids;
  const shown = ids.slice(offset, offset + limit);
  const rows =
    shown.length === 0
      ? []
      : await db<ProductRow[]>`
          select ${productColumns(db, viewer?.id)} from product p join shop s on s.id = p.shop_id where p.id = any(${[...shown]}::bigint[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = shown.flatMap((id) => byId.get(id) ?? []);
  return {
    ...pageOf(products.map(productDto), ids.length, input),
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.isPartial && { is_partial: 1 as const }),
    ...(input.facets && {
      facets: await countFacets(
        db,
        input,
        db`select p.* from product p where p.id = any (${[...found.ids]}::bigint[])`,
      ),
    }),
  };

  async function findForgiving(asked: ProductQuery): Promise<Found> {
    const coded = await findCode(db, asked);
    const found = await findProducts(db, asked);
    if (coded.length > 0 || found.some(isNamed))
      return { query: asked, ids: [...new Set([...coded, ...idsOf(found)])] };
    if (found.length > 0) {
      // Several words that only prose has are hardly what is meant.
      const some = await findSome(asked);
      return some.ids.length > 0 ? some : { query: asked, ids: idsOf(found) };
    }
    const parts: ProductQuery = { ...asked, match: "part" };
    const inParts = await findProducts(db, parts);
    if (inParts.length > 0) return { query: parts, ids: idsOf(inParts) };
    const corrected = await correctWords(db, asked.text, signal);
    if (corrected === undefined) return findSome(asked);
    const meant: ProductQuery = { ...asked, text: corrected };
    const meantIds = idsOf(await findProducts(db, meant));
    const better = meantIds.length > 0 ? { query: meant, ids: meantIds } : await findSome(meant);
    if (better.ids.length === 0) return better;
    return { ...better, corrected: await asWritten(corrected, better.ids.slice(0, TITLES)) };
  }

  /** Products, categories or stores that are called by some of the words: the most first, then what fits best, then by what says most. */
  async function findSome(asked: ProductQuery): Promise<Found> {
    const words = [...new Set(asked.text.match(WORD))];
    if (words.length < 2) return { query: asked, ids: [] };
    const telling = words.filter(
      (word) =>
        UNSPACED.test(word) ||
        SIZE.test(word) ||
        (word.length >= SHORTEST_OF_SOME && !CONNECTING.has(fold(word))),
    );
    const ranked = (THING_FIRST.has(language) ? telling : telling.reverse()).slice(0, SOME_WORDS);
    const best = new Map<number, { count: number; grade: number }>();
    for (const text of ranked) {
      const one: ProductQuery = { ...asked, text, match: "whole", atMost: WITH_ONE_WORD };
      for (const { id, grade } of (await findProducts(db, one)).filter(isNamed)) {
        const known = best.get(id) ?? { count: 0, grade: 0 };
        best.set(id, { count: known.count + 1, grade: Math.max(known.grade, grade) });
      }
    }
    const ids = [...best].sort(([, a], [, b]) => b.count - a.count || b.grade - a.grade).map(([id]) => id);
    return { query: asked, ids: await inOrder(ids, asked), ...(ids.length > 0 && { isPartial: true }) };
  }

  async function inOrder(ids: readonly number[], { order }: ProductQuery): Promise<readonly number[]> {
    if (!order || ids.length === 0) return ids;
    const rows = await db<{ id: number }[]>`
      select p.id from product p where p.id = any (${[...ids]}::bigint[]) order by ${order}`;
    return rows.map(({ id }) => id);
  }

  /** What is looked for has no accents; in the products' titles words stand as they are written. */
  async function asWritten(words: string, ids: readonly number[]): Promise<string> {
    const titles = await db<RowOf<"product", "title">[]>`
      select title from product where id = any(${[...ids]}::bigint[]) order by id`;
    const written = new Map(
      titles.flatMap(({ title }) =>
        (plain(title).toLowerCase().match(WORD) ?? []).map((word) => [fold(word), word] as const),
      ),
    );
    return words.replace(WORD, (word) => written.get(fold(word)) ?? word);
  }

  /**
   * Filters what the words found, so that the list has as many products as the count beside a filter says. A common word may
   * have more products than were found: if few of those pass, the search is repeated with the filters.
   */
  async function passingFilters({ query: used, ids, isPartial }: Found): Promise<readonly number[]> {
    const filters = filtersOf(db, input, INDEXED);
    const passing = await db<{ id: number }[]>`
      select p.id from unnest(${[...ids]}::bigint[]) with ordinality f (id, place) join product p on p.id = f.id
      where ${passesAll(db, filters)} order by f.place`;
    if (!isPartial && ids.length === MAX_FOUND && passing.length < ENOUGH) {
      const more = idsOf(await findProducts(db, { ...used, filters }));
      if (more.length > passing.length) return more;
    }
    return passing.map(({ id }) => id);
  }
}

const idsOf = (found: readonly Graded[]): readonly number[] => found.map(({ id }) => id);

/** Products of which an item has this code, whatever its case. */
async function findCode(db: Queryable, { text, filters, signal }: ProductQuery): Promise<readonly number[]> {
  const rows = await cancelWith(
    signal,
    db<{ id: number }[]>`
      select distinct p.id from sku k join product p on p.id = k.pro_id
      where lower(k.code) = lower(${text}) and k.code <> '' and not k.is_deleted and ${passesAll(db, filters)}
      order by p.id limit ${MAX_CODED}`,
  );
  return rows.map(({ id }) => id);
}

interface Found {
  readonly query: ProductQuery;
  readonly ids: readonly number[];
  readonly corrected?: string;
  /** Whether the products have some of the words only. */
  readonly isPartial?: boolean;
}
