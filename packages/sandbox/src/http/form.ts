/** Deeper fields than any operation has are cut off, as PHP does. */
const MAX_DEPTH = 6;
/** Fields of one body. */
export const MAX_FIELDS = 2_000;

interface Node {
  [name: string]: FormValue | Node;
}
export type FormValue = string | File;

const emptyNode = (): Node => Object.create(null);

/**
 * Form fields as nested objects, the way PHP reads them: `a[b]=1` is `{a: {b: "1"}}`, `a[]=1&a[]=2` is `{a: {0: "1", 1: "2"}}`.
 * The objects have no prototype, so no name is special. A later field of the same name wins.
 */
export function nestFields(fields: Iterable<readonly [string, FormValue]>): Node {
  const root = emptyNode();
  /** Names that a node has. Counting them again for each `a[]` would take the square of their number. */
  const sizes = new Map<Node, number>();
  let count = 0;
  for (const [name, value] of fields) {
    if (++count > MAX_FIELDS) break;
    put(root, pathOf(name), value, sizes);
  }
  return root;
}

function pathOf(name: string): string[] {
  const bracket = name.indexOf("[");
  if (bracket <= 0 || !name.endsWith("]")) return [name];
  return [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split("][", MAX_DEPTH)];
}

function put(root: Node, path: readonly string[], value: FormValue, sizes: Map<Node, number>): void {
  let node = root;
  path.forEach((segment, depth) => {
    const size = sizes.get(node) ?? 0;
    const key = segment === "" ? String(size) : segment;
    if (!(key in node)) sizes.set(node, size + 1);
    if (depth === path.length - 1) {
      node[key] = value;
      return;
    }
    const existing = node[key];
    const next = isNode(existing) ? existing : emptyNode();
    node[key] = next;
    node = next;
  });
}

const isNode = (value: FormValue | Node | undefined): value is Node =>
  typeof value === "object" && !(value instanceof File);
