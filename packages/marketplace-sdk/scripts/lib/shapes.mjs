// Where an answer carries decimal strings: nested maps of field → 1 (decimal) or the shape of the object below it.
// Arrays are transparent: the shape of a list is the shape of its rows.

/** Kinds of `data`, checked when an answer is read: see src/core/data.ts. */
export function dataKind(contract, { node, path }, accepted) {
  const kind = plainKind(contract, { node, path });
  if (accepted.length === 1 && accepted[0] === 1) return kind;
  if (kind === "o" && [...accepted].sort().join() === "0,1") return "z";
  throw new Error(`No data kind for accepted codes ${accepted} with kind "${kind}"`);
}

function plainKind(contract, start) {
  const { node, path } = contract.follow(start.node, start.path);
  const types = [node.type].flat();
  const branches = node.anyOf ?? node.oneOf;
  if (branches) {
    const kinds = branches.map((branch) => plainKind(contract, { node: branch, path }));
    return kinds.length === 2 && kinds.includes("o") && kinds.includes("") ? "n" : "";
  }
  if (types.includes("array")) return "a";
  if (node.allOf || types.includes("object")) {
    const properties = collectProperties(contract, { node, path });
    const rows = properties.get("data");
    const isPage = properties.has("last_page") && rows && plainKind(contract, rows) === "a";
    return isPage ? "p" : types.includes("null") ? "n" : "o";
  }
  return "";
}

function collectProperties(contract, start) {
  const { node, path } = contract.follow(start.node, start.path);
  const found = new Map(
    Object.entries(node.properties ?? {}).map(([key, value]) => [key, { node: value, path }]),
  );
  for (const part of node.allOf ?? []) {
    for (const [key, value] of collectProperties(contract, { node: part, path })) found.set(key, value);
  }
  return found;
}

/** A string schema that takes decimals and nothing but decimals. */
const isDecimal = (node) =>
  node.type === "string" &&
  node.pattern &&
  new RegExp(node.pattern).test("0.5") &&
  !new RegExp(node.pattern).test("x");

/** Builds shapes and gives each distinct one a name; `lines()` prints them as source. */
export function createShapes(contract) {
  const known = new Map();
  const named = new Map();
  const recursive = new Set();

  const shapeOf = (start, above = []) => {
    const { node, path, name } = contract.follow(start.node, start.path);
    if (isDecimal(node)) return 1;
    if (node.items) return shapeOf({ node: node.items, path }, above);
    if (name && above.includes(name)) {
      recursive.add(name);
      return undefined;
    }
    const inside = name ? [...above, name] : above;
    const shape = {};
    for (const [key, value] of collectProperties(contract, { node, path })) {
      const found = shapeOf(value, inside);
      if (found) shape[key] = found;
    }
    for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
      const found = shapeOf({ node: branch, path }, inside);
      if (found === 1) return 1;
      Object.assign(shape, found);
    }
    if (Object.keys(shape).length === 0) return undefined;
    if (recursive.has(name))
      throw new Error(`${name} contains itself and decimals: shapes cannot say that yet`);
    if (name) known.set(JSON.stringify(shape), `${name[0].toLowerCase()}${name.slice(1)}`);
    return shape;
  };

  const write = (shape, top) => {
    if (shape === 1) return "1";
    const name = known.get(JSON.stringify(shape));
    if (name && !top) {
      named.set(name, named.get(name) ?? write(shape, true));
      return name;
    }
    return `{ ${Object.entries(shape)
      .map(([key, value]) => `${key}: ${write(value)}`)
      .join(", ")} }`;
  };

  const letters = new Map();
  return {
    /** Letter of the operation's shape, "" when its data carries no decimals. */
    letter(data) {
      const shape = shapeOf(data);
      if (!shape) return "";
      const text = write(shape);
      if (!letters.has(text)) letters.set(text, String.fromCharCode(65 + letters.size));
      return letters.get(text);
    },
    lines() {
      const consts = [...named].map(([name, text]) => `const ${name} = ${text};`);
      const list = [...letters].map(([text, letter]) => `  ${letter}: ${text},`);
      return [
        ...consts,
        "",
        "/** Decimal fields by the letter in `table`. */",
        "export const shapes: Readonly<Record<string, DecimalShape>> = {",
        ...list,
        "};",
      ];
    },
  };
}
