import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Writes a mutation's response to every query that shows it. Requests sent before the mutation are cancelled:
 * their responses would arrive later with old data.
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
