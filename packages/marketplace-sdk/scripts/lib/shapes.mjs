// Where an answer carries decimals: one small function per schema that has any, printed as plain property accesses.
// A walk over field names would be shorter, but costs fifteen times as much on a long list.

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
const isDecimal = ({ type, pattern }) =>
  type === "string" && pattern && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** Builds the functions; `letter` names an operation's, `lines` prints them all. */
export function createShapes(contract) {
  const functions = new Map();
  const letters = new Map();
  const open = new Set();
  const recursive = new Set();

  /** The statements for one object: its own fields, then what it is made of. */
  const gather = ({ node, path }, known) => {
    const fields = Object.entries(node.properties ?? {}).flatMap(([key, value]) => {
      const inner = visit({ node: value, path }, `${known}_${key}`);
      if (inner === 1) return [`  if (typeof row.${key} === "number") row.${key} = decimal(row.${key});`];
      return inner ? [`  each(row.${key}, ${inner});`] : [];
    });
    const parts = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => list ?? []);
    const calls = parts.flatMap((part) => {
      if (!part.$ref) return gather({ node: part, path }, known);
      const inner = visit({ node: part, path }, known);
      return typeof inner === "string" ? [`  ${inner}(row);`] : [];
    });
    return [...fields, ...calls];
  };

  /** 1 for a decimal, the name of the function for a schema with decimals inside, undefined for one without. */
  const visit = (start, hint) => {
    const { node, path, name = hint } = contract.follow(start.node, start.path);
    if (isDecimal(node)) return 1;
    if (node.items) return visit({ node: node.items, path }, `${hint}Row`);
    const known = `${name[0].toLowerCase()}${name.slice(1)}`;
    if (functions.has(known)) return known;
    if (open.has(known)) {
      recursive.add(known);
      return undefined;
    }
    open.add(known);
    const statements = gather({ node, path }, known);
    open.delete(known);
    if (statements.length === 0) return undefined;
    if (recursive.has(known)) throw new Error(`${known} contains itself and decimals: not supported yet`);
    // A schema that is nothing but another one (`anyOf: [Site, null]`) needs no function of its own.
    const only = statements.length === 1 && /^ {2}(\w+)\(row\);$/.exec(statements[0]);
    if (only) return only[1];
    functions.set(known, [`const ${known}: Fix = (row) => {`, ...statements, "};"]);
    return known;
  };

  return {
    /** Letter of the operation's function, "" when its data carries no decimals. */
    letter(id, data) {
      const name = visit(data, id.replace(".", "_"));
      if (!name) return "";
      if (!letters.has(name)) letters.set(name, String.fromCharCode(65 + letters.size));
      return letters.get(name);
    },
    lines: () => [
      ...[...functions.values()].flat(),
      "",
      "/** Writes the decimals of an answer's data, by the letter in `table`. */",
      "export const fixes: Readonly<Record<string, Fix>> = {",
      ...[...letters].map(([name, letter]) => `  ${letter}: ${name},`),
      "};",
    ],
  };
}
