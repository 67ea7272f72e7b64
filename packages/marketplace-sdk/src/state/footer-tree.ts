/** What a footer item needs to stand in the tree. */
export interface FooterEntry {
  readonly id: number | string;
  /** 0 for a group. */
  readonly pid?: number | string | undefined;
}

/** A footer item with those below it. */
export type FooterNode<Item> = Item & { readonly children: FooterNode<Item>[] };

/**
 * The footer as a tree, from `id` and `pid` with 0 as the root (docs/product.md, "Stored on the device"), in the order given. Nothing
 * is lost: an item whose parent is missing becomes a group, and a ring of items is cut where it closes.
 */
export function footerTree<Item extends FooterEntry>(
  items: readonly Item[] | null | undefined,
): FooterNode<Item>[] {
  const nodes = (items ?? []).map((item): FooterNode<Item> => ({ ...item, children: [] }));
  const byId = new Map(nodes.map((node) => [`${node.id}`, node]));
  const parents = new Map<unknown, FooterNode<Item>>();
  return nodes.filter((node) => {
    const parent = byId.get(`${node.pid || ""}`);
    let above = parent;
    while (above && above !== node) above = parents.get(above);
    if (!parent || above) return true;
    parents.set(node, parent);
    parent.children.push(node);
    return false;
  });
}
