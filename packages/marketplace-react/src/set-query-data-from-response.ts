import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows the response of a mutation in the query it belongs to. A request that was sent before the mutation is cancelled: its
 * response would arrive later, with old data.
 */
export function setQueryDataFromResponse<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<unknown, Key>,
): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown, Key>(queryKey, data);
}
