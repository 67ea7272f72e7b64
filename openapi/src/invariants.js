// Holds answers to the invariants of their schemas. Typed and described in index.d.ts.
import { invariants, lifecycles } from "../dist/lifecycles.js";
import { openapi } from "../dist/openapi.js";
import { dataSchema, operationObject, propertiesOf, resolveSchema, schemaName } from "./read.js";

const DIGITS = 18;
const ONE = 10n ** BigInt(DIGITS);

export function createInvariantWatch() {
  /** What is known of each row, by its key. */
  const rows = new Map();
  return (operation, data) => {
    const broken = rowsIn(dataSchema(openapi, operationObject(openapi, operation)), data).flatMap(
      ({ schema, row }) => {
        const key = keyOf(schema, row);
        const before = rows.get(key) ?? {};
        if (key !== undefined) rows.set(key, { ...before, ...row });
        return Object.entries(invariants[schema])
          .filter(([, invariant]) => isBroken(invariant, row, before, lifecycles[schema]?.field))
          .map(([name, { says }]) => `${schema} ${name}: ${says}`);
      },
    );
    return [...new Set(broken)];
  };
}

/** Every object in a value whose schema has invariants, with the name of that schema. */
function rowsIn(schema, value) {
  if (value === null || typeof value !== "object") return [];
  const { items } = resolveSchema(openapi, schema);
  if (Array.isArray(value)) return items ? value.flatMap((item) => rowsIn(items, item)) : [];
  const fields = propertiesOf(openapi, schema);
  return [
    ...namesOf(schema).flatMap((name) => (name in invariants ? [{ schema: name, row: value }] : [])),
    ...Object.entries(value).flatMap(([name, inner]) => (fields[name] ? rowsIn(fields[name], inner) : [])),
  ];
}

/** The named schemas that an object has to follow. */
const namesOf = (schema) => {
  const { allOf = [], anyOf = [], oneOf = [] } = resolveSchema(openapi, schema);
  return [schemaName(schema), ...[...allOf, ...anyOf, ...oneOf].flatMap(namesOf)].filter(Boolean);
};

/** What tells a row from the others of its schema: the one field that no two have in common, or its id. */
function keyOf(schema, row) {
  const number = Object.values(invariants[schema]).find(({ unique }) => unique?.length === 1);
  const value = row[number?.unique[0] ?? "id"];
  return value === undefined ? undefined : `${schema} ${value}`;
}

/** Whether a row breaks an invariant. Nothing is said of fields that it does not have, and of the books. */
function isBroken(
  { sum, product, is, least, most, zero, unless, fixed = [], grows = [] },
  row,
  before,
  state,
) {
  const values = [sum ?? product ?? []].flat().flatMap((path) => valuesOf(row, path).map(unitsOf));
  const isKnown = values.length > 0 && !values.includes(undefined);
  const parts = /** @type {bigint[]} */ (values);
  const whole = unitsOf(row[is]);
  if (isKnown && whole !== undefined) {
    if (sum && parts.reduce((total, part) => total + part) !== whole) return true;
    if (product && parts.reduce((total, part) => (total * part) / ONE) !== whole) return true;
  }
  return (
    isAbove(row[least], row[most]) ||
    (zero !== undefined && !unless.includes(row[state]) && (unitsOf(row[zero]) ?? 0n) !== 0n) ||
    fixed.some((name) => name in row && name in before && text(row[name]) !== text(before[name])) ||
    grows.some((name) => isAbove(before[name], row[name]))
  );
}

/** The values of a field, or of a field of each row of a list: `goods[].amount`. */
const valuesOf = (row, path) => {
  const [list, inner] = path.split("[].");
  return inner === undefined ? [row[list]] : (row[list] ?? []).map((one) => one[inner]);
};

const text = (value) => JSON.stringify(value);

const isAbove = (a, b) => {
  const [least, most] = [unitsOf(a), unitsOf(b)];
  return least !== undefined && most !== undefined && least > most;
};

/** A decimal or a count in units of 10^-18; undefined for anything else. */
function unitsOf(value) {
  const [, whole, part = ""] = /^(-?\d+)(?:\.(\d{1,18}))?$/.exec(String(value)) ?? [];
  return whole === undefined ? undefined : BigInt(whole + part.padEnd(DIGITS, "0"));
}
