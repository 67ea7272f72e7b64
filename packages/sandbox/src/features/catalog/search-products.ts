import type { Data } from "../../contract/operations";
import type { RowOf } from "../../db/tables";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { fold, plain } from "./completions";
import { correctWords } from "./corrected-words";
import { type ProductRow, productColumns, productDto } from "./product-dto";
import { countFacets, filtersOf, hasFacetFilter, ordering, passesAll, scopeOf } from "./product-filters";
import { findProducts, MAX_FOUND, type ProductQuery } from "./product-search";

/** Punctuation around a word. */
const EDGES = /(?<=^|\s)[,.;:!?¿¡'"“”„«»()،؛؟。、]+|[,.;:!?'"“”„«»()،؛؟。、]+(?=\s|$)/gu;

/** A search finds products by their words. Where those are common, it reads all products of a category. */
const INDEXED = ["pid"] as const;
/** If fewer of the products found pass the filters, more are looked for. */
const ENOUGH = 200;
/** Titles that are searched for the original spelling of a word. */
const TITLES = 20;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A page of the products that have every word. Where none has: those that have long words as a part of theirs, and else those with
 * the words that were probably meant.
 */
export async function searchProducts({
  services: { db },
  signal,
  input,
  viewer,
}: Call<"products.search">): Promise<Data<"products.search">> {
  const query: ProductQuery = {
    text: plain(input.search).replace(EDGES, "").trim() || input.search,
    filters: scopeOf(db, input, INDEXED),
    order: ordering(db, input),
    shopId: input.shop_id ?? 0,
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
    ...(input.facets && {
      facets: await countFacets(
        db,
        input,
        db`select p.* from product p where p.id = any (${[...found.ids]}::bigint[])`,
      ),
    }),
  };

  async function findForgiving(asked: ProductQuery): Promise<Found> {
    const ids = await findProducts(db, asked);
    if (ids.length > 0) return { query: asked, ids };
    const parts: ProductQuery = { ...asked, match: "part" };
    const inParts = await findProducts(db, parts);
    if (inParts.length > 0) return { query: parts, ids: inParts };
    const corrected = await correctWords(db, asked.text, signal);
    if (corrected === undefined) return { query: asked, ids };
    const meant: ProductQuery = { ...asked, text: corrected };
    const meantIds = await findProducts(db, meant);
    if (meantIds.length === 0) return { query: asked, ids };
    return { query: meant, ids: meantIds, corrected: await asWritten(corrected, meantIds.slice(0, TITLES)) };
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
  async function passingFilters({ query: used, ids }: Found): Promise<readonly number[]> {
    const filters = filtersOf(db, input, INDEXED);
    const passing = await db<{ id: number }[]>`
      select p.id from unnest(${[...ids]}::bigint[]) with ordinality f (id, place) join product p on p.id = f.id
      where ${passesAll(db, filters)} order by f.place`;
    if (ids.length === MAX_FOUND && passing.length < ENOUGH) {
      const more = await findProducts(db, { ...used, filters });
      if (more.length > passing.length) return more;
    }
    return passing.map(({ id }) => id);
  }
}

interface Found {
  readonly query: ProductQuery;
  readonly ids: readonly number[];
  readonly corrected?: string;
}
