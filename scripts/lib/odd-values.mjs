// Values as servers of this family write them, field by field: for the tests that let every field of every response be one of them.
import { propertiesOf, requiredOf, resolveSchema, schemaName } from "marketplace-contract";

/**
 * @typedef {"flag" | "count" | "time" | "amount" | "id" | "text"} Kind
 * @typedef {object} Field
 * @property {(string | number)[]} path in a response's `data`
 * @property {Kind} kind
 * @property {boolean} isNullable the contract allows null
 * @property {boolean} isRequired
 */

/** Seconds of the time that {@link oddForms} writes in many ways. */
const TIME = 1_795_175_706;
const iso = new Date(TIME * 1000).toISOString().slice(0, 19);
const east = new Date((TIME + 8 * 3600) * 1000).toISOString().slice(0, 19);

/** What no kind can be read from. */
export const unreadable = [null, "?", "null", "NaN", [], {}];

/**
 * @param {unknown} read @param {readonly unknown[]} wires
 * @returns {(readonly [wire: unknown, read: unknown])[]}
 */
const readAs = (read, ...wires) => wires.map((wire) => [wire, read]);

/**
 * What a server may send for a field of a kind, and what the client makes of it.
 *
 * @type {Readonly<Record<Kind, readonly (readonly [wire: unknown, read: unknown])[]>>}
 */
export const oddForms = {
  flag: [
    ...readAs(true, true, 1, "1", "true", "TRUE", " 1 ", "on", "yes", "t", "\u0001"),
    ...readAs(false, false, 0, "0", "false", "False", "off", "no", "f", "\u0000", ""),
    ...readAs(undefined, 2, -1, "2", ...unreadable),
  ],
  count: [
    ...readAs(57, 57, "57", " 57 ", "57.0", "5.7e1", "+57"),
    ...readAs(1234, "1,234"),
    ...readAs(0, 0, "0"),
    ...readAs(undefined, "", "many", true, ...unreadable),
  ],
  time: [
    ...readAs(TIME, TIME, `${TIME}`, ` ${TIME} `, TIME * 1000, `${TIME * 1000}`, TIME + 0.25, `${TIME}.25`),
    ...readAs(TIME, iso, iso.replace("T", " "), iso.replaceAll("-", "/").replace("T", " ")),
    ...readAs(TIME, `${iso}Z`, `${iso}.000Z`, `${iso}.000000Z`),
    ...readAs(TIME, `${east}+08:00`, `${east}+0800`, `${east.replace("T", " ")} +08`),
    ...readAs(TIME - (TIME % 86_400), iso.slice(0, 10), iso.slice(0, 10).replaceAll("-", "")),
    ...readAs(TIME, iso.replace(/\D/g, ""), TIME * 1e6, `${TIME}000000`),
    ...readAs(0, 0, "0", "1970-01-01 08:00:00"),
    ...readAs(undefined, "0000-00-00 00:00:00", "0000-00-00", "0001-01-01 00:00:00", "2026-02-30"),
    ...readAs(undefined, "2026-11-20 25:00:00", "soon", "", -1, "-1", 1e300, true, ...unreadable),
  ],
  amount: [
    ...readAs("1234.50", "1234.50", "1,234.50", "1234.50 ", " 1234.50", "$1234.50", "$1,234.50"),
    ...readAs("1234.50", "US$1,234.50", "€ 1234.50", "1234.50 USDT"),
    ...readAs("1234.5", 1234.5, "1.2345E+3"),
    ...readAs("-5", "-$5"),
    ...readAs("5", "+5", "5."),
    ...readAs("0.5", ".5"),
    ...readAs("0", 0, "0E-8"),
    ...readAs("0.0000001", 1e-7),
    ...readAs("0.3", 0.1 + 0.2),
    ...readAs("27964", 27964.000000000004),
    ...readAs("19.99", 19.989999999999998),
    ...readAs(undefined, "", "12,50", "1.234,50", "free", "1e99", "--5", "$", true, ...unreadable),
  ],
  id: [
    ...readAs(1003, 1003),
    ...readAs("1003", "1003"),
    ...readAs("9007199254740993", "9007199254740993"),
    // A text is an id as it is: some servers have such.
    ...readAs(undefined, "", true, null, [], {}),
  ],
  text: [
    ...readAs("Teapot", "Teapot"),
    ...readAs("", ""),
    ...readAs("2048", "2048", 2048),
    ...readAs("12.5", 12.5),
    ...readAs("null", "null"),
    ...readAs(undefined, null, true, false, [], {}),
  ],
};

/** @param {number} seconds */
const textOf = (seconds) => new Date(seconds * 1000).toISOString().slice(0, 19);

/**
 * How servers may write a value of the contract: each of these means the same.
 *
 * @param {Kind} kind @param {any} value null where the contract allows it
 * @returns {unknown[]}
 */
export function writingsOf(kind, value) {
  if (value === null) return [null];
  switch (kind) {
    case "flag":
      return value ? [1, "1", "true", " 1 ", "t", true] : [0, "0", "false", "", "f", false];
    case "count":
      return [`${value}`, ` ${value} `, value.toLocaleString("en-US", { maximumFractionDigits: 20 })];
    case "time":
      if (value === 0) return ["0", 0];
      return [`${value}`, value * 1000, textOf(value).replace("T", " "), `${textOf(value)}Z`];
    case "amount":
      return [
        `${value} `,
        `$${value}`,
        `${value} USDT`,
        value.replace(/\B(?<!\..*)(?=(\d{3})+(?!\d))/g, ","),
      ];
    case "id":
      return [`${value}`];
    case "text":
      return `${Number(value)}` === value && Number.isFinite(+value) ? [Number(value)] : [value];
  }
}

/** @param {any} schema */
const isDecimal = ({ type, pattern = "x" }) =>
  type === "string" && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** @param {any} openapi @param {any} schema @returns {Kind | undefined} undefined for lists and objects */
function kindOf(openapi, schema) {
  const name = schemaName(schema);
  if (name === "UnixTime") return "time";
  if (name === "Id") return "id";
  if (name === "Bool") return "flag";
  const resolved = resolveSchema(openapi, schema);
  const types = [resolved.type].flat();
  if (types.includes("boolean")) return "flag";
  if (types.includes("integer") || types.includes("number")) return "count";
  if (isDecimal(resolved)) return "amount";
  return types.includes("string") ? "text" : undefined;
}

/**
 * The fields of a value that have a kind.
 *
 * @param {any} openapi @param {any} schema @param {unknown} value that fits it @param {(string | number)[]} path where it is
 * @returns {Field[]}
 */
export function oddFields(openapi, schema, value, path = []) {
  if (typeof value !== "object" || value === null) return [];
  const resolved = resolveSchema(openapi, schema);
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices) {
    const fitting = choices.find((/** @type {any} */ choice) => {
      const { type, items } = resolveSchema(openapi, choice);
      return Array.isArray(value) ? items : type !== "null" && !items;
    });
    return fitting ? oddFields(openapi, fitting, value, path) : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      resolved.items ? oddFields(openapi, resolved.items, item, [...path, at]) : [],
    );
  }
  const required = requiredOf(openapi, resolved);
  /** @type {Record<string, any>} */
  const fields = { ...value };
  return Object.entries(propertiesOf(openapi, resolved)).flatMap(([name, field]) => {
    if (!(name in fields)) return [];
    const own = [...path, name];
    const kind = kindOf(openapi, field);
    if (!kind) return oddFields(openapi, field, fields[name], own);
    const isNullable = [resolveSchema(openapi, field).type].flat().includes("null");
    return [{ path: own, kind, isNullable, isRequired: required.includes(name) }];
  });
}

/**
 * Where the lists, rows and objects of a value are.
 *
 * @param {unknown} value @param {(string | number)[]} path where it is
 * @returns {(string | number)[][]}
 */
export function partsOf(value, path = []) {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...parts] : parts;
}

/** What is where a path leads to; undefined where it leads nowhere. @param {any} data @param {(string | number)[]} path */
export const valueAt = (data, path) => path.reduce((part, key) => part?.[key], data);

/** Puts a value where a path leads to. @param {any} data @param {(string | number)[]} path @param {unknown} value */
export function setValue(data, path, value) {
  valueAt(data, path.slice(0, -1))[path.at(-1) ?? ""] = value;
}
