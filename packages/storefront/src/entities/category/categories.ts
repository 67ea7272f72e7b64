import type { Category } from "marketplace-sdk";
import { type FooterNode, footerTree } from "marketplace-sdk/state";

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
