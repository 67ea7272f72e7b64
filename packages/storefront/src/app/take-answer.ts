import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows what a change was answered with wherever it is shown. A question asked before the change is no longer waited for:
 * its answer would come later and say what was.
 *
 * @param asked options of the query that the answer belongs to, or its key
 */
export async function takeAnswer<Key extends QueryKey>(
  queryClient: QueryClient,
  asked: { queryKey: Key },
  answer: InferDataFromTag<unknown, Key>,
): Promise<void> {
  const { queryKey } = asked;
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown, Key>(queryKey, answer);
}
