import { useQuery } from "@tanstack/react-query";
import type { ProductFacets } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { type FilterDraft, readDraft } from "./filter-draft";
import { type ListState, listInput, searchInput } from "./list-state";

/** A pause in typing and pressing, in milliseconds: the server is asked then. */
const DEBOUNCE_MS = 300;

/** What a list has with other filters. */
export interface Count {
  /** Undefined while it is not known, which includes a server that can't be reached. */
  total: number | undefined;
  /** With one filter more; undefined where the server does not count, and so does not know all filters. */
  facets: ProductFacets | undefined;
}

/**
 * How many products a list has with other filters. A question that a newer one overtakes is called off, and its numbers
 * stay until there are others.
 *
 * @param words of a search; without them a list
 */
export function useCount(state: ListState, draft: FilterDraft, words = ""): Count {
  const { market, queries } = useServices();
  const { tag } = useI18n();
  const [requested, setRequested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const wanted = readDraft(state, requested, tag);
  // The order of the rows makes no other number.
  const asked: ListState = { ...(wanted ?? state), tab: "all" };
  const input = { ...listInput(asked), limit: 1, facets: 1 } as const;
  const list = useQuery({
    ...queries.products.list(input),
    queryFn: ({ signal }) => market.products.list(input, { signal, notify: false }),
    enabled: wanted !== undefined && words === "",
    placeholderData: (before) => before,
  });
  const search = { ...searchInput(asked, words), limit: 1, facets: 1 } as const;
  const found = useQuery({
    ...queries.products.search(search),
    queryFn: ({ signal }) => market.products.search(search, { signal, notify: false }),
    enabled: wanted !== undefined && words !== "",
    placeholderData: (before) => before,
  });
  const { data } = words === "" ? list : found;
  return { total: readDraft(state, draft, tag) && data?.total, facets: data?.facets };
}
