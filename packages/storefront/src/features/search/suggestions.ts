import { useQuery } from "@tanstack/react-query";
import { listOf } from "marketplace-react";
import type { Suggestion as Served } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useState, useSyncExternalStore } from "react";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { typedWords } from "../../shared/typed";
import { historyOf } from "./search-state";

/** Milliseconds without a keystroke before the server is asked. */
const DEBOUNCE_MS = 180;

/** Number of completions to request. */
const ROWS = 10;

/**
 * Suggestions for the typed text. Past searches appear at once. A newer text cancels the completions of an older one, whose
 * rows stay until new ones arrive.
 *
 * @param words the current search, which needs no completion
 */
export function useSuggestions(typed: string, words: string): readonly Suggestion[] {
  const services = useServices();
  const history = historyOf(services);
  const past = useSyncExternalStore(history.subscribe, history.current);
  const tidy = typedWords(typed, limits["products.suggest"].search.maxLength);
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(tidy), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [tidy]);
  const wanted = tidy === words ? "" : tidy;
  const { data } = useQuery({
    ...services.queries.products.suggest({ search: debounced, limit: ROWS }),
    ...INLINE_ERRORS,
    enabled: wanted !== "" && debounced === tidy,
    placeholderData: (before) => before,
  });
  return suggestionsFor(wanted, past, data);
}

/** A suggestion for the typed text. */
export interface Suggestion {
  /** `past` is an earlier search and `words` a completion; all others are links. */
  kind: "past" | "words" | "store" | "category" | "product";
  text: string;
  /** The address of a store, a category or a product. */
  href?: string;
  /** Of a product. */
  product?: SuggestedProduct;
}

/** What a suggestion shows of a product, as far as the server sends it. */
type SuggestedProduct = Pick<Served, "image" | "price" | "currency" | "category">;

/** Most past searches among the suggestions. */
const PAST = 3;

/** Most suggestions: as many as fit above a phone's keyboard, plus a few to scroll to. */
const MAX_SUGGESTIONS = 10;

/**
 * Past searches that match the input, then the server's completions, without duplicates.
 *
 * @param typed normalized search words
 * @param past earlier searches, latest first
 * @param served the server's completions of these words, or of slightly older ones
 */
export function suggestionsFor(
  typed: string,
  past: readonly string[],
  served: readonly Served[] | null | undefined,
): readonly Suggestion[] {
  const begun = typed.toLowerCase();
  if (begun === "") return [];
  const fitting = past.filter((words) => words.toLowerCase().includes(begun)).slice(0, PAST);
  const rows: Suggestion[] = [
    ...fitting.map((text): Suggestion => ({ kind: "past", text })),
    ...listOf(served).flatMap(fromServer),
  ];
  const known = new Set([begun]);
  const fresh = rows.filter(({ text, href }) => {
    const key = href ?? text.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return fresh.slice(0, MAX_SUGGESTIONS);
}

/** A row of an unknown kind counts as search words, and one without a text is skipped. */
function fromServer(row: Served | null): Suggestion[] {
  const { text, type, id } = row ?? {};
  if (!text) return [];
  if (type === "shop" && id) return [{ kind: "store", text, href: paths.store(id) }];
  if (type === "category" && id) return [{ kind: "category", text, href: paths.category(id) }];
  if (type === "pro" && id)
    return [{ kind: "product", text, href: paths.goods(id), product: productPart(row ?? {}) }];
  return [{ kind: "words", text }];
}

const productPart = ({ image, price, currency, category }: Partial<Served>): SuggestedProduct => ({
  ...(image && { image }),
  ...(price && { price }),
  ...(currency && { currency }),
  ...(category && { category }),
});
