// Values as servers of this family write them, field by field: for the tests that let every field of every response be one of them.
import { propertiesOf, requiredOf, resolveSchema, schemaName } from "marketplace-contract";

/**
 * @typedef {"flag" | "count" | "time" | "amount" | "id"} Kind
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
const UNREADABLE = [null, "?", "null", "undefined", "NaN", [], {}, [1], { 0: 1 }].map((wire) => [
  wire,
  undefined,
]);

/**
 * What a server may send for a field of a kind, and what the client makes of it.
 *
 * @type {Readonly<Record<Kind, readonly (readonly [wire: unknown, read: unknown])[]>>}
 */
export const oddForms = {
  flag: [
    ...[true, 1, "1", "true", "TRUE", " 1 ", "on", "yes", "t", "\u0001"].map((wire) => [wire, true]),
    ...[false, 0, "0", "false", "False", "off", "no", "f", "\u0000", ""].map((wire) => [wire, false]),
    ...[2, -1, "2"].map((wire) => [wire, undefined]),
    ...UNREADABLE,
  ],
  count: [
    ...[57, "57", " 57 ", "57.0", "5.7e1", "+57"].map((wire) => [wire, 57]),
    ["1,234", 1234],
    [0, 0],
    ["0", 0],
    ...["", "many", true].map((wire) => [wire, undefined]),
    ...UNREADABLE,
  ],
  time: [
    ...[TIME, `${TIME}`, ` ${TIME} `, TIME * 1000, `${TIME * 1000}`, TIME + 0.25, `${TIME}.25`].map(
      (wire) => [wire, TIME],
    ),
    ...[
      `${iso}`,
      iso.replace("T", " "),
      `${iso}Z`,
      `${iso}.000Z`,
      `${iso}.000000Z`,
      iso.replaceAll("-", "/").replace("T", " "),
    ].map((wire) => [wire, TIME]),
    ...[`${east}+08:00`, `${east}+0800`, `${east.replace("T", " ")} +08`].map((wire) => [wire, TIME]),
    [iso.slice(0, 10), TIME - (TIME % 86_400)],
    [0, 0],
    ["0", 0],
    ...[
      "",
      "0000-00-00 00:00:00",
      "0000-00-00",
      "0001-01-01 00:00:00",
      "2026-02-30",
      "2026-11-20 25:00:00",
    ].map((wire) => [wire, undefined]),
    ...["soon", -1, "-1", 1e300, true].map((wire) => [wire, undefined]),
    ...UNREADABLE,
  ],
  amount: [
    ...[
      "1234.50",
      "1,234.50",
      "1234.50 ",
      " 1234.50",
      "$1234.50",
      "$1,234.50",
      "US$1,234.50",
      "€ 1234.50",
      "1234.50 USDT",
    ].map((wire) => [wire, "1234.50"]),
    [1234.5, "1234.5"],
    ["1.2345E+3", "1234.5"],
    ["-$5", "-5"],
    ["+5", "5"],
    ["5.", "5"],
    [".5", "0.5"],
    ["0E-8", "0"],
    [1e-7, "0.0000001"],
    [0, "0"],
    [0.1 + 0.2, "0.3"],
    [27964.000000000004, "27964"],
    [19.989999999999998, "19.99"],
    ...["", "12,50", "1.234,50", "free", "1e99", "--5", "$", true].map((wire) => [wire, undefined]),
    ...UNREADABLE,
  ],
  id: [
    [1003, 1003],
    ["1003", "1003"],
    ["9007199254740993", "9007199254740993"],
    ["", undefined],
    [true, undefined],
    ...UNREADABLE,
  ].filter(([wire, read]) => typeof wire !== "string" || read !== undefined || wire === ""),
};

const isDecimal = ({ type, pattern = "x" }) =>
  type === "string" && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** @returns {Kind | undefined} undefined for texts, lists and objects */
function kindOf(openapi, schema) {
  const name = schemaName(schema);
  if (name === "UnixTime") return "time";
  if (name === "Id") return "id";
  if (name === "Bool") return "flag";
  const resolved = resolveSchema(openapi, schema);
  const types = [resolved.type].flat();
  if (types.includes("boolean")) return "flag";
  if (types.includes("integer") || types.includes("number")) return "count";
  return isDecimal(resolved) ? "amount" : undefined;
}

/**
 * The fields of a value that have a kind.
 *
 * @param {object} openapi @param {object} schema @param {unknown} value that fits it
 * @returns {Field[]}
 */
export function oddFields(openapi, schema, value, path = []) {
  if (typeof value !== "object" || value === null) return [];
  const resolved = resolveSchema(openapi, schema);
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices) {
    const fitting = choices.find((choice) => {
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
  return Object.entries(propertiesOf(openapi, resolved)).flatMap(([name, field]) => {
    if (!(name in value)) return [];
    const own = [...path, name];
    const kind = kindOf(openapi, field);
    if (!kind) return oddFields(openapi, field, value[name], own);
    const isNullable = [resolveSchema(openapi, field).type].flat().includes("null");
    return [{ path: own, kind, isNullable, isRequired: required.includes(name) }];
  });
}

/** Puts a value where a path leads to. @param {object} data @param {(string | number)[]} path @param {unknown} value */
export function setValue(data, path, value) {
  const holder = path.slice(0, -1).reduce((part, key) => part[key], data);
  holder[path.at(-1)] = value;
}
