import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows what a change was answered with wherever it is shown. A question asked before the change is no longer waited for:
 * its answer would come later and say what was.
 *
 * @param query options of the query that the answer belongs to, or its key
 */
export async function setQueryDataFromResponse<Key extends QueryKey>(
  queryClient: QueryClient,
  query: { queryKey: Key },
  answer: InferDataFromTag<unknown, Key>,
): Promise<void> {
  const { queryKey } = query;
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown, Key>(queryKey, answer);
}
