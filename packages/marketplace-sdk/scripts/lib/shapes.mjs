// Where an answer carries decimals and ids: one line per schema that has any. The notation is read by src/core/shapes.ts.
// As code it would be four times as long to load; a walk by field names takes four times as long to run, which only shows
// on the rows of long lists: those are written out.

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

/** An id: an integer or a digit string, so that one above 2^53 - 1 can stay exact. */
const isId = ({ type, pattern }) =>
  [type].flat().includes("integer") &&
  [type].flat().includes("string") &&
  pattern &&
  !new RegExp(pattern).test("x");

/** How a field is marked that is corrected or looked at by itself, undefined for any other. */
const markOf = (node) => (isDecimal(node) ? "$" : isId(node) ? "#" : undefined);

/** What a schema is made of: its properties by name; nameless the rows of a list and the schemas it combines. */
const partsOf = (node) => [
  ...Object.entries(node.properties ?? {}),
  ...[node.items, node.allOf, node.anyOf, node.oneOf].flatMap((part) =>
    (part === undefined ? [] : [part].flat()).map((value) => [undefined, value]),
  ),
];

/** Whether there is a decimal or an id anywhere in an object; schemas may contain themselves. */
function carries(contract, start, seen = new Set()) {
  const { node, path } = contract.follow(start.node, start.path);
  if (seen.has(node)) return false;
  seen.add(node);
  return partsOf(node).some(([key, value]) => {
    const isMarked = key !== undefined && markOf(contract.follow(value, path).node) !== undefined;
    return isMarked || carries(contract, { node: value, path }, seen);
  });
}

/** One field of a written-out shape as a statement. */
function statement(field) {
  const [, key, mark, inner] = /(\w+)(\W)(\d*)/.exec(field);
  if (mark === ">")
    throw new Error(`${key}>${inner}: a row of a long list with an object inside is not written out`);
  return mark === "#"
    ? `    checkId(row.${key});`
    : `    if (typeof row.${key} === "number") row.${key} = decimal(row.${key});`;
}

/** Collects the shapes; `number` tells an operation's, `lines` prints them all. */
export function createShapes(contract, long) {
  /** By name, in the order of their numbers. */
  const shapes = new Map();

  /** The fields of one object, with those of the schemas it is made of. */
  const gather = ({ node, path }, name) =>
    partsOf(node).flatMap(([key, value]) => {
      const part = contract.follow(value, path);
      if (key === undefined) return gather(part, name);
      const mark = markOf(part.node);
      if (mark) return [`${key}${mark}`];
      const inner = numberOf({ node: value, path }, `${name}_${key}`);
      return inner === undefined ? [] : [`${key}>${inner}`];
    });

  /** Number of a schema's shape, undefined for one with neither decimals nor ids. */
  const numberOf = (start, hint) => {
    if (!carries(contract, start)) return undefined;
    const { node, path, name = hint } = contract.follow(start.node, start.path);
    if (node.items) return numberOf({ node: node.items, path }, hint);
    const number = [...shapes.keys()].indexOf(name);
    if (number >= 0) return number;
    // Numbered before its fields are known: a schema may contain itself.
    shapes.set(name, "");
    shapes.set(name, [...new Set(gather({ node, path }, name))].join(" "));
    return [...shapes.keys()].indexOf(name);
  };

  return {
    /** Place of the operation's shape, "" when its data carries neither decimals nor ids. */
    number: (id, data) => numberOf(data, id) ?? "",
    lines: () => [
      "/** Ids and decimals in the data of answers, by the number in `table`; src/core/shapes.ts explains the notation. */",
      "export const shapes: readonly (string | Fix)[] = [",
      ...[...shapes].flatMap(([name, fields]) => [
        `  // ${name}`,
        ...(long.includes(name)
          ? ["  (row) => {", ...fields.split(" ").map(statement), "  },"]
          : [`  "${fields}",`]),
      ]),
      "];",
    ],
  };
}
