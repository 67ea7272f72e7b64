import { cancelWith } from "../../db/cancel";
import type { Queryable } from "../../db/connect";
import { errorsAllowed, SHORTEST_CORRECTED, typingErrors } from "./typing-errors";

/** Words of a search that are looked at, as many as a search has (see search_patterns). */
const MAX_WORDS = 10;
/** Known words that are compared with one that is not known. */
const MAX_NEAR = 500;
/** Equally near words that are counted. */
const MAX_COUNTED = 20;
/** Products in which they are counted. */
const SAMPLE = 1_000;

interface Near {
  readonly at: number;
  /** Without accents and case. */
  readonly typed: string;
  readonly known: string;
}

/**
 * A search with its unknown words replaced by the nearest known ones, the commonest of equals.
 *
 * @param text what the user typed
 * @returns undefined where no word is unknown, or nothing is near
 */
export async function correctWords(
  db: Queryable,
  text: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].slice(0, MAX_WORDS);
  const words = found.map(([word]) => word);
  const known = nearest(await nearWords(db, words, signal));
  if (known.size === 0) return undefined;
  const counts = await countWords(db, [...known.values()].flat(), signal);
  let corrected = text;
  // From the last: places before it stay what they are.
  for (const [at, candidates] of [...known].reverse()) {
    const [best] = candidates
      .filter((word) => (counts.get(word) ?? 0) > 0)
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    const { index = 0, 0: word = "" } = found[at] ?? {};
    if (best) corrected = corrected.slice(0, index) + best + corrected.slice(index + word.length);
  }
  return corrected === text ? undefined : corrected;
}

/** Pairs of a word with which no known word begins and a known word that has a beginning in common with it, but for a letter or two. */
async function nearWords(db: Queryable, words: readonly string[], signal: AbortSignal | undefined) {
  return cancelWith(
    signal,
    db<Near[]>`
      select q.at::integer - 1 as at, q.typed, k.word as known
      from (select at, fold(word) as typed from unnest(${[...words]}::text[]) with ordinality u (word, at)) q
      cross join lateral (
        select word from search_word where search_near(word) && search_near(q.typed)
        order by abs(length(word) - length(q.typed)), word limit ${MAX_NEAR}
      ) k
      where length(q.typed) between ${SHORTEST_CORRECTED} and 30
        and q.typed ~ (select '^[' || search_letters() || ']+$')
        and not exists (select from search_word w where w.word >= q.typed and w.word < q.typed || chr(1114111))`,
  );
}

/** By the place of a word, the known ones with fewest typing errors between. */
function nearest(pairs: readonly Near[]): ReadonlyMap<number, readonly string[]> {
  const best = new Map<number, { errors: number; words: string[] }>();
  for (const { at, typed, known } of pairs) {
    const errors = typingErrors(typed, known);
    const { errors: fewest, words } = best.get(at) ?? {
      errors: errorsAllowed(typed.length) + 1,
      words: [],
    };
    if (errors < fewest) best.set(at, { errors, words: [known] });
    else if (words.length > 0 && errors === fewest) words.push(known);
  }
  return new Map([...best].map(([at, { words }]) => [at, words.slice(0, MAX_COUNTED)]));
}

/** How many products of a sample have each word, and 1 for a word found only outside it. A missing word is no longer used. */
async function countWords(db: Queryable, words: readonly string[], signal: AbortSignal | undefined) {
  const rows = await cancelWith(
    signal,
    db<{ word: string; count: number }[]>`
      with sample as materialized (
        select title || ' ' || names as named from product_search
        tablesample system ((select least(100, ${100 * SAMPLE}::float8 / greatest(reltuples, 1))
          from pg_class where oid = 'product_search'::regclass)) repeatable (1)
        limit ${SAMPLE}
      ), counted as (
        select word, (select count(*) from sample s where strpos(s.named, word) > 0) as count
        from unnest(${[...words]}::text[]) word
      )
      select word, greatest(count, 1)::integer as count from counted
      where count > 0 or exists (
        select from product_search f
        where search_grams(f.words) @> (select search_query_grams(word)) and strpos(f.title || ' ' || f.names, word) > 0)`,
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}
