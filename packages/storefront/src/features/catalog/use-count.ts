import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { type FilterDraft, readDraft } from "./filter-draft";
import { type ListState, listInput } from "./list-state";

/** A pause in typing and pressing, in milliseconds: the server is asked then. */
const DEBOUNCE_MS = 300;

/**
 * How many products a list has with other filters. A question that a newer one overtakes is called off, and its number
 * stays until there is another one.
 *
 * @returns undefined while it is not known, which includes a server that can't be reached
 */
export function useCount(state: ListState, draft: FilterDraft): number | undefined {
  const { market, queries } = useServices();
  const { tag } = useI18n();
  const [requested, setRequested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const wanted = readDraft(state, requested, tag);
  // The order of the rows makes no other number.
  const input = { ...listInput({ ...(wanted ?? state), tab: "all" }), limit: 1 };
  const { data } = useQuery({
    ...queries.products.list(input),
    queryFn: ({ signal }) => market.products.list(input, { signal, notify: false }),
    enabled: wanted !== undefined,
    placeholderData: (before) => before,
  });
  return readDraft(state, draft, tag) && data?.total;
}
