import { listOf } from "marketplace-react";
import type { Suggestion as Served } from "marketplace-sdk";
import { paths } from "../../shared/navigation/paths";

/** A suggestion for the typed text. */
export interface Suggestion {
  /** `past` is an earlier search and `words` a completion; a store or category is a link. */
  kind: "past" | "words" | "store" | "category";
  text: string;
  /** The address of a store or a category. */
  to?: string;
}

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
  const fresh = rows.filter(({ text, to }) => {
    const key = to ?? text.toLowerCase();
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
  if (type === "shop" && id) return [{ kind: "store", text, to: paths.store(id) }];
  if (type === "category" && id) return [{ kind: "category", text, to: paths.category(id) }];
  return [{ kind: "words", text }];
}

/** The row that an arrow key moves to, out of `count`. -1 is the field itself, between the last and the first. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1;
}
