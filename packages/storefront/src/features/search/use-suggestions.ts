import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { INLINE_ERRORS } from "../../shared/errors";
import { useServices } from "../../shared/services";
import { historyOf } from "./history";
import { tidyWords } from "./search-state";
import { type Suggestion, suggestionsFor } from "./suggestions";

/** A pause in the typing, in milliseconds: the server is asked then, not at each letter. */
const DEBOUNCE_MS = 180;
/** Longest text the contract completes (products.suggest). */
const MAX_LENGTH = 50;
/** Completions asked for. */
const ROWS = 8;

/**
 * Suggestions for what is typed. Those of the history are there at once; a question that newer letters overtake is
 * called off, and its rows stay until there are better ones.
 *
 * @param words what is searched for now: it needs no completion
 */
export function useSuggestions(typed: string, words: string): readonly Suggestion[] {
  const services = useServices();
  const history = historyOf(services);
  const past = useSyncExternalStore(history.subscribe, history.current);
  const tidy = tidyWords(typed, MAX_LENGTH);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(tidy), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [tidy]);
  const wanted = tidy === words ? "" : tidy;
  const { data } = useQuery({
    ...services.queries.products.suggest({ search: asked, limit: ROWS }),
    ...INLINE_ERRORS,
    enabled: wanted !== "" && asked === tidy,
    placeholderData: (before) => before,
  });
  return suggestionsFor(wanted, past, data);
}
