/** What a footer item needs to stand in the tree. */
export interface FooterEntry {
  readonly id: number | string;
  /** 0 for a group. */
  readonly pid?: number | string | undefined;
  /** Higher stands first; items without it keep their order. */
  readonly weigh?: number | undefined;
}

/** A footer item with those below it. */
export type FooterNode<Item> = Item & { readonly children: FooterNode<Item>[] };

/**
 * The footer as a tree, from `id` and `pid` with 0 as the root (specification section 3). Nothing is lost: an item
 * whose parent is missing becomes a group, and a ring of items is cut where it closes.
 */
export function footerTree<Item extends FooterEntry>(
  items: readonly Item[] | null | undefined,
): FooterNode<Item>[] {
  const nodes = (Array.isArray(items) ? items : [])
    .filter((item: Item | null) => typeof item === "object" && item !== null)
    .map((item: Item): FooterNode<Item> => ({ ...item, children: [] }))
    .sort((one, other) => (other.weigh ?? 0) - (one.weigh ?? 0));
  const byId = new Map<string, FooterNode<Item>>();
  for (const node of nodes) if (!byId.has(`${node.id}`)) byId.set(`${node.id}`, node);

  const roots: FooterNode<Item>[] = [];
  const parents = new Map<FooterNode<Item>, FooterNode<Item>>();
  for (const node of nodes) {
    const parent = `${node.pid ?? 0}` === "0" ? undefined : byId.get(`${node.pid}`);
    let above = parent;
    while (above && above !== node) above = parents.get(above);
    if (!parent || above === node) roots.push(node);
    else {
      parents.set(node, parent);
      parent.children.push(node);
    }
  }
  return roots;
}
