import type { Category } from "marketplace-sdk";
import { footerTree } from "marketplace-sdk/state";
import { useMemo } from "react";
import { listOf } from "./server-values";
import { useSiteQuery } from "./site-query";

/** A department and what may be chosen in it, itself first. */
export interface CategoryGroup {
  name: string;
  options: readonly { id: string; name: string }[];
}

/** The categories by department, for a choice from a list. */
export function categoryGroups(categories: readonly Category[] | null | undefined): readonly CategoryGroup[] {
  return footerTree(listOf(categories)).map((department) => ({
    name: department.name,
    options: [department, ...department.children].map(({ id, name }) => ({ id: String(id), name })),
  }));
}

/** Departments and their categories, from the home data. */
export function useCategoryGroups(): readonly CategoryGroup[] {
  const { data } = useSiteQuery();
  return useMemo(() => categoryGroups(data?.categories), [data]);
}
