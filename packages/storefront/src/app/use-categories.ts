import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CategoryNode, categoryTree } from "./categories";
import { useShop } from "./market";
import { useSiteQuery } from "./site-query";

/** The categories as a tree. They come with the home data; where those bring none, the server is asked for them alone. */
export function useCategories(): { categories: readonly CategoryNode[]; isPending: boolean } {
  const { queries } = useShop();
  const { data, isPending } = useSiteQuery();
  const own = useMemo(() => categoryTree(data?.categories), [data]);
  const isMissing = !isPending && own.length === 0;
  const { data: alone, isLoading } = useQuery({ ...queries.categories.list({}), enabled: isMissing });
  const fallback = useMemo(() => categoryTree(alone), [alone]);
  return { categories: isMissing ? fallback : own, isPending: isPending || isLoading };
}
