import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { INLINE_ERRORS } from "../../shared/errors";
import { useServices } from "../../shared/services";
import { useSiteQuery } from "../../shared/site/site-query";
import { type CategoryNode, categoryTree } from "./categories";

/** The categories as a tree. They come with the home data, or from a separate request if that has none. */
export function useCategories(): { categories: readonly CategoryNode[]; isPending: boolean } {
  const { queries } = useServices();
  const { data, isPending } = useSiteQuery();
  const own = useMemo(() => categoryTree(data?.categories), [data]);
  const isMissing = !isPending && own.length === 0;
  const { data: alone, isLoading } = useQuery({
    ...queries.categories.list({}),
    ...INLINE_ERRORS,
    enabled: isMissing,
  });
  const fallback = useMemo(() => categoryTree(alone), [alone]);
  return { categories: isMissing ? fallback : own, isPending: isPending || isLoading };
}
