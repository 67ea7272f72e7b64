import { useQuery } from "@tanstack/react-query";
import { SelectField } from "marketplace-react/ui";
import type { Category } from "marketplace-sdk";
import { type FooterNode, footerTree } from "marketplace-sdk/state";
import { useMemo } from "react";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import type { FieldBinding } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import { useSiteQuery } from "../../shared/site";

/** A category with its children. */
export type CategoryNode = FooterNode<Category>;

/**
 * The categories as a tree. Servers send a flat list with `pid`, nested lists in `childlist`, or a mix. A category that is sent
 * twice appears once, and one without its parent moves to the top.
 */
export function categoryTree(categories: readonly Category[] | null | undefined): CategoryNode[] {
  return footerTree(flatten(categories));
}

/** The path from the top to a category, inclusive; empty when it is unknown. */
export function trailOf(tree: readonly CategoryNode[], id: string | undefined): CategoryNode[] {
  if (id === undefined) return [];
  for (const node of tree) {
    if (`${node.id}` === id) return [node];
    const below = trailOf(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function flatten(categories: readonly Category[] | null | undefined): Category[] {
  const found = new Map<string, Category>();
  const visit = (list: unknown, pid: Category["id"]): void => {
    if (!Array.isArray(list)) return;
    for (const entry of list) {
      if (!isCategory(entry) || found.has(`${entry.id}`)) continue;
      found.set(`${entry.id}`, { ...entry, pid: entry.pid ?? pid });
      visit(entry.childlist, entry.id);
    }
  };
  visit(categories, 0);
  return [...found.values()];
}

function isCategory(entry: unknown): entry is Category {
  if (typeof entry !== "object" || entry === null) return false;
  const { id, name } = { id: undefined, name: undefined, ...entry };
  return (typeof id === "number" || typeof id === "string") && typeof name === "string" && name !== "";
}

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

/** Props of {@link CategoryField}. */
interface CategoryFieldProps extends FieldBinding {
  /** Text of the option for no category. */
  none: string;
}

/** A select field for all categories, by department. */
export function CategoryField({ none, ...field }: CategoryFieldProps) {
  const { t } = useI18n();
  return (
    <SelectField {...field} label={t("titles.category")}>
      <option value="">{none}</option>
      {useCategoryGroups().map(({ name, options }) => (
        <optgroup key={name} label={name}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
