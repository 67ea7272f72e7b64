import { useQuery } from "@tanstack/react-query";
import type { ProductFacets } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { type FilterDraft, readDraft } from "./filter-draft";
import { type ListState, listInput, searchInput } from "./list-state";

/** Milliseconds without a change of the filters before the server is counted. */
const DEBOUNCE_MS = 300;

/** The number of products for other filters. */
export interface Count {
  /** Undefined while it is unknown, such as when the server can't be reached. */
  total: number | undefined;
  /** Numbers for one more filter; undefined if the server doesn't count, and so doesn't know all filters. */
  facets: ProductFacets | undefined;
}

/**
 * The number of products that a list would have with other filters. A newer request cancels an older one, whose numbers stay
 * until new ones arrive.
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
  const filtered = readDraft(state, requested, tag);
  // The sort order doesn't change the number.
  const counted: ListState = { ...(filtered ?? state), tab: "all" };
  const input = { ...listInput(counted), limit: 1, facets: 1 } as const;
  const list = useQuery({
    ...queries.products.list(input),
    queryFn: ({ signal }) => market.products.list(input, { signal, notify: false }),
    enabled: filtered !== undefined && words === "",
    placeholderData: (before) => before,
  });
  const search = { ...searchInput(counted, words), limit: 1, facets: 1 } as const;
  const found = useQuery({
    ...queries.products.search(search),
    queryFn: ({ signal }) => market.products.search(search, { signal, notify: false }),
    enabled: filtered !== undefined && words !== "",
    placeholderData: (before) => before,
  });
  const { data } = words === "" ? list : found;
  return { total: readDraft(state, draft, tag) && data?.total, facets: data?.facets };
}
