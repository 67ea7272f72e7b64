import { isId } from "../values.js";

/** What an item needs to be placed in the tree. */
export interface FooterEntry {
  /** Of the item, as in `footer_news` of `site.home`. */
  readonly id: number | string;
  /** Id of the parent; 0 for an item at the top. */
  readonly pid?: number | string | undefined;
}

/** An item with its children. */
export type FooterNode<Item> = Item & { readonly children: FooterNode<Item>[] };

/**
 * The footer as a tree, from `id` and `pid` with 0 as the root (docs/product.md, "Footer"), in the given order. Every
 * item with an id is kept: one without a known parent is placed at the top, and a cycle is cut where it closes.
 */
export function footerTree<Item extends FooterEntry>(
  items: readonly Item[] | null | undefined,
): FooterNode<Item>[] {
  // Servers may send anything under this name: an item without an id has no place.
  const known = Array.isArray(items) ? items.filter((item) => isId(item?.id)) : [];
  const nodes = known.map((item): FooterNode<Item> => ({ ...item, children: [] }));
  const byId = new Map(nodes.map((node) => [`${node.id}`, node]));
  const parents = new Map<FooterNode<Item>, FooterNode<Item>>();

  const top: FooterNode<Item>[] = [];
  for (const node of nodes) {
    const parent = isId(node.pid) ? byId.get(`${node.pid || ""}`) : undefined;
    let ancestor = parent;
    while (ancestor && ancestor !== node) ancestor = parents.get(ancestor);
    if (!parent || ancestor) {
      top.push(node);
    } else {
      parents.set(node, parent);
      parent.children.push(node);
    }
  }
  return top;
}
