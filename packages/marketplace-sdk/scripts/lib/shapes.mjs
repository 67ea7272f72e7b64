// Where an answer carries decimals and ids: one small function per schema that has any, printed as plain property accesses.
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
    // A page with decimals or ids of its own is corrected as a whole.
    if (isPage) {
      const own = [...properties].filter(([key]) => key !== "data");
      return own.some(([key, value]) => carriesField(contract, key, value)) ? "q" : "p";
    }
    return types.includes("null") ? "n" : "o";
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

/** An id: an integer or a digit string, so that one above 2^53 - 1 can stay exact. */
const isId = ({ type, pattern }) =>
  [type].flat().includes("integer") &&
  [type].flat().includes("string") &&
  pattern &&
  !new RegExp(pattern).test("x");

/** The statement for a field that is corrected by itself, undefined for any other. */
function leaf(node, key) {
  if (isDecimal(node)) return `  if (typeof row.${key} === "number") row.${key} = decimal(row.${key});`;
  return isId(node) ? `  checkId(row.${key});` : undefined;
}

/** Whether a property is a decimal or an id, or has one inside. */
const carriesField = (contract, key, value, seen) =>
  leaf(contract.follow(value.node, value.path).node, key) !== undefined || carries(contract, value, seen);

/** Whether there is a decimal or an id anywhere in an object; schemas may contain themselves. */
function carries(contract, start, seen = new Set()) {
  const { node, path } = contract.follow(start.node, start.path);
  if (seen.has(node)) return false;
  seen.add(node);
  return partsOf(node).some(([key, value]) => {
    const part = { node: value, path };
    return key === undefined ? carries(contract, part, seen) : carriesField(contract, key, part, seen);
  });
}

/** What a schema is made of: its properties by name; nameless the rows of a list and the schemas it combines. */
const partsOf = (node) => [
  ...Object.entries(node.properties ?? {}),
  ...[node.items, node.allOf, node.anyOf, node.oneOf].flatMap((part) =>
    (part === undefined ? [] : [part].flat()).map((value) => [undefined, value]),
  ),
];

/** Builds the functions; `number` tells an operation's, `lines` prints them all. */
export function createShapes(contract) {
  const functions = new Map();
  const names = [];

  /** The statements for one object: its own fields, then what it is made of. */
  const gather = ({ node, path }, known) =>
    partsOf(node).flatMap(([key, value]) => {
      const start = { node: value, path };
      if (key === undefined) {
        if (!value.$ref) return gather(start, known);
        const inner = visit(start, known);
        return inner ? [`  ${inner}(row);`] : [];
      }
      const own = leaf(contract.follow(value, path).node, key);
      if (own) return [own];
      const inner = visit(start, `${known}_${key}`);
      return inner ? [`  each(row.${key}, ${inner});`] : [];
    });

  /** The name of the function for a schema, undefined for one with neither decimals nor ids. */
  const visit = (start, hint) => {
    if (!carries(contract, start)) return undefined;
    const { node, path, name = hint } = contract.follow(start.node, start.path);
    if (node.items) return visit({ node: node.items, path }, `${hint}Row`);
    const known = `${name[0].toLowerCase()}${name.slice(1)}`;
    // Named before its statements are known: a schema that contains itself calls its own function.
    if (functions.has(known)) return known;
    functions.set(known, []);
    const statements = gather({ node, path }, known);
    // A schema that is nothing but another one (`anyOf: [Site, null]`) needs no function of its own.
    const only = statements.length === 1 && /^ {2}(\w+)\(row\);$/.exec(statements[0]);
    if (only) {
      functions.delete(known);
      return only[1];
    }
    functions.set(known, [`const ${known}: Fix = (row) => {`, ...statements, "};"]);
    return known;
  };

  return {
    /**
     * Place of the operation's function in `fixes`, "" when its data carries neither decimals nor ids. The function of
     * a page (kind `p`) is that of its rows: most pages would have one that does nothing but call it.
     */
    number(id, data, kind) {
      const start = kind === "p" ? collectProperties(contract, data).get("data") : data;
      const name = visit(start, id.replace(".", "_"));
      if (!name) return "";
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    },
    lines: () => [
      ...[...functions.values()].flat(),
      "",
      "/** Writes the decimals of an answer's data and looks at its ids, by the number in `table`. */",
      `export const fixes: readonly Fix[] = [${names.join(", ")}];`,
    ],
  };
}
