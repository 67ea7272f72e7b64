// Which fields of responses the client normalizes, from the schemas they are made of.
import { dataSchema, objectOf, resolve } from "./contract.mjs";

/** A string schema that takes decimals and nothing but decimals. */
const isMoney = ({ type, pattern }) =>
  type === "string" && pattern && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** An id is an integer or a digit string, so that one above 2^53 - 1 can stay exact. */
const isId = ({ anyOf = [] }) =>
  anyOf.some(({ type }) => type === "integer") &&
  anyOf.some(({ type, pattern }) => type === "string" && pattern);

const isObjectSchema = ({ type, allOf }) => [type].flat().includes("object") || allOf !== undefined;

/**
 * Shapes of all object schemas that responses are made of, by name: ids, money, numbers, and what lists and objects are made
 * of, where that has a shape. A page's `data` and `total` are not part of its shape: the client knows pages.
 *
 * @returns {Map<string, Record<string, "id" | "money" | "number" | { list: string } | { object: string }>>}
 */
export function collectShapes(contract) {
  const shapes = new Map();

  function addShape(start, fallback, known = []) {
    const { schema, name = fallback } = resolve(contract, start);
    if (shapes.has(name)) return name;
    const fields = {};
    // Known before its fields are: a schema may contain itself.
    shapes.set(name, fields);
    for (const [field, value] of Object.entries(objectOf(contract, schema).properties)) {
      const kind = fieldKind(value, `${name}_${field}`);
      if (kind && !known.includes(field)) fields[field] = kind;
    }
    return name;
  }

  function fieldKind(start, fallback) {
    const { schema } = resolve(contract, start);
    if (isMoney(schema)) return "money";
    if (isId(schema)) return "id";
    const choices = (schema.anyOf ?? schema.oneOf ?? [])
      .map((choice) => fieldKind(choice, fallback))
      .filter(Boolean);
    if (choices.length > 0) return choices[0];
    const types = [schema.type].flat();
    if (types.includes("integer") || types.includes("number")) return "number";
    if (types.includes("array")) {
      const item = resolve(contract, schema.items).schema;
      return { list: isObjectSchema(item) ? addShape(schema.items, fallback) : "" };
    }
    return isObjectSchema(schema) ? { object: addShape(start, fallback) } : undefined;
  }

  for (const operation of contract.operations) {
    const { kind, schema, item } = operation.output;
    if (kind === "list" && item) {
      addShape(resolve(contract, dataSchema(contract, operation)).schema.items, item);
    } else if (schema && kind !== "any") {
      addShape(
        { $ref: `#/components/schemas/${schema}` },
        undefined,
        kind === "page" ? ["data", "total"] : [],
      );
    }
  }
  return new Map([...shapes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names with two meanings that the client distinguishes by value, and the meaning that counts. */
const BOTH = Object.fromEntries(
  [
    ["object", "list", "list"],
    ["object", "money", "money"],
    ["object", "counts", "object"],
    ["counts", "list", "list"],
  ].flatMap(([one, other, both]) => [
    [`${one} ${other}`, both],
    [`${other} ${one}`, both],
  ]),
);

/**
 * The fields that need attention, by what they hold. `counts` are objects of plain numbers: the client does not look into them.
 *
 * @param {ReturnType<typeof collectShapes>} shapes
 * @returns {Record<string, string[]>}
 * @throws {Error} when a name means two things that look the same, such as an amount and a number of rows
 */
export function fieldNames(shapes) {
  const all = [...shapes].flatMap(([schema, fields]) =>
    Object.entries(fields).map(([field, kind]) => {
      const [form, inside] = typeof kind === "string" ? [kind] : (Object.entries(kind)[0] ?? []);
      return { schema, field, form, inside };
    }),
  );
  const isCounts = (name) => {
    const kinds = Object.values(shapes.get(name) ?? {});
    return kinds.length > 0 && kinds.every((kind) => kind === "number");
  };
  const kinds = new Map();
  for (const { schema, field, form, inside } of all) {
    if (form === "number") continue;
    const kind = form === "object" && isCounts(inside) ? "counts" : form;
    const other = kinds.get(field) ?? kind;
    const both = other === kind ? kind : BOTH[`${other} ${kind}`];
    if (!both) throw new Error(`${schema}.${field} is ${kind}, another ${field} is ${other}: rename one`);
    kinds.set(field, both);
  }
  const unread = new Set(
    all.filter(({ field }) => kinds.get(field) === "counts").map(({ inside }) => inside),
  );
  for (const { schema, field, form } of all) {
    if (form !== "number" || !kinds.has(field) || unread.has(schema)) continue;
    throw new Error(`${schema}.${field} is a number, another ${field} is ${kinds.get(field)}: rename one`);
  }
  const names = {};
  for (const field of [...kinds.keys()].sort()) {
    const kind = kinds.get(field);
    names[kind] = [...(names[kind] ?? []), field];
  }
  return names;
}
