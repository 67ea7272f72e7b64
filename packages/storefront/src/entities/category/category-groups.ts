import { useMemo } from "react";
import type { CategoryNode } from "./categories";
import { useCategories } from "./use-categories";

/** A department and the categories to choose from in it, itself first. */
export interface CategoryGroup {
  name: string;
  options: readonly { id: string; name: string }[];
}

/** The categories by department, for a select field. */
export function categoryGroups(categories: readonly CategoryNode[]): readonly CategoryGroup[] {
  return categories.map((department) => ({
    name: department.name,
    options: [department, ...department.children].map(({ id, name }) => ({ id: String(id), name })),
  }));
}

/** Departments and their categories. */
export function useCategoryGroups(): readonly CategoryGroup[] {
  const { categories } = useCategories();
  return useMemo(() => categoryGroups(categories), [categories]);
}
