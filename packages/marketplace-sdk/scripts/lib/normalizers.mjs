// Prints src/generated/normalizers.ts: for each schema of results a function that normalizes an object of it, and one for the details of
// errors.
import { dataSchema, propertiesOf, resolveSchema, schemaName } from "marketplace-contract";
import { isObjectSchema } from "./contract.mjs";

/**
 * @typedef {"id" | "flag" | "count" | "time" | "amount" | "text" | "list" | "object"} FieldKind
 * @typedef {[name: string, kind: FieldKind, of?: string | undefined, isNullable?: boolean]} Field `of` is the schema of a list's rows or of
 *   an object, or the kind of a list's values. Only what is neither needs to know whether the contract allows null.
 */

/** What reads a value of a kind that is neither a list nor an object. */
const READERS = {
  id: "toId",
  flag: "toFlag",
  count: "toCount",
  time: "toTime",
  amount: "toAmount",
  text: "toText",
};

export function printNormalizers(contract) {
  const { schemas } = contract.openapi.components;
  const all = collectFields(contract);
  return [
    'import { toAmount, toCount } from "../amounts.js";',
    'import { type Readers, normalizeFields, normalizeList, normalizeObject, normalizeValues, orNull } from "../normalize.js";',
    'import { toTime } from "../times.js";',
    'import { type Normalization, toFlag, toId, toText } from "../values.js";',
    "",
    "type Row = Record<string, unknown>;",
    ...[...all].flatMap(([schema, fields]) => {
      const bases = basesOf(schemas, all, schema);
      const inherited = new Set(bases.flatMap((base) => (all.get(base) ?? []).map(([name]) => name)));
      const own = fields.filter(([name]) => !inherited.has(name));
      const plain = own.filter(([, kind]) => kind in READERS);
      const table = `fieldsOf${schema.replace(/\W/g, "_")}`;
      return [
        "",
        ...(plain.length > 0 ? [`const ${table}: Readers = { ${plain.map(printReader).join(", ")} };`] : []),
        ...printFunction(normalizerName(schema), [
          ...bases.map((base) => `${normalizerName(base)}(row, run);`),
          ...(plain.length > 0 ? [`normalizeFields(row, ${table}, run);`] : []),
          ...own.filter((field) => !plain.includes(field)).map(printField),
        ]),
      ];
    }),
    "",
    "/** The details of a named error. */",
    ...printFunction("normalizeErrorDetails", [
      `${normalizerName(ERROR)}(row, run);`,
      "switch (row.error) {",
      ...printDetails(contract.openapi, all.get(ERROR) ?? []),
      "}",
    ]),
    "",
  ].join("\n");
}

/** The schema of what an error says besides its name. */
const ERROR = "NamedError";

/**
 * The cases of fields that are not the same in all errors: `left` is a number of items, or an amount.
 *
 * @param {Field[]} same those that are
 */
function printDetails(openapi, same) {
  const { schemas } = openapi.components;
  /** @type {Map<string, string[]>} names of errors by the entries of their fields */
  const cases = new Map();
  for (const [error, details] of Object.entries(schemas[ERROR]["x-details"])) {
    const entries = Object.entries(details).flatMap(([field, type]) => {
      const name = field.replace(/\?$/, "");
      const kind = kindOf(openapi, schemas[type] ? { $ref: `#/components/schemas/${type}` } : { type });
      if (!kind || kind === "null" || kind === "text" || same.some(([known]) => known === name)) return [];
      return [printReader([name, kind])];
    });
    if (entries.length > 0) {
      const key = entries.join(", ");
      cases.set(key, [...(cases.get(key) ?? []), error]);
    }
  }
  return [...cases].flatMap(([entries, errors]) => [
    ...errors.map((error) => `  case ${JSON.stringify(error)}:`),
    `    normalizeFields(row, { ${entries} }, run);`,
    "    break;",
  ]);
}

/** Name of the function for the objects of a schema. */
export const normalizerName = (schema) => `normalize${schema.replace(/\W/g, "_")}`;

/** The schemas that another extends without giving their fields another meaning. */
function basesOf(schemas, all, schema) {
  const inherited = (schemas[schema]?.allOf ?? []).map(schemaName);
  const own = new Set(all.get(schema).map((field) => field.join()));
  return inherited.filter((name) => all.has(name) && all.get(name).every((field) => own.has(field.join())));
}

/** @param {string[]} statements */
function printFunction(name, statements) {
  const run = statements.some((statement) => statement.includes("run")) ? "run" : "_run";
  return [
    `export function ${name}(row: Row, ${run}: Normalization): void {`,
    ...statements.map((statement) => `  ${statement}`),
    "}",
  ];
}

/** The entry of a field in the table of its schema. @param {Field} field */
function printReader([name, kind, , isNullable]) {
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
  return `${key}: ${isNullable ? `orNull(${READERS[kind]})` : READERS[kind]}`;
}

/** The statement that normalizes a field with a list or an object. @param {Field} field */
function printField([name, kind, of = ""]) {
  const reader = READERS[of] ?? (of && normalizerName(of));
  const normalize =
    kind === "object" ? "normalizeObject" : of in READERS ? "normalizeValues" : "normalizeList";
  return `${normalize}(row, ${JSON.stringify(name)}, run${reader && `, ${reader}`});`;
}

/**
 * The fields to normalize, of every schema that results are made of, by its name. A schema without one is called after its field:
 * `CancelledOrder_refund`.
 *
 * @returns {Map<string, Field[]>} sorted, without the schemas that have no such field
 */
export function collectFields({ openapi, operations }) {
  /** @type {Map<string, Field[]>} */
  const found = new Map();
  /** Names of schemas, of those without one too, since several schemas may inherit the same. */
  const names = new Map();

  /** Notes the fields of an object, which may be of any of these schemas. @returns {string} the name they are under */
  function visit(choices, fallback) {
    // What a schema extends comes first: unnamed schemas are called after the one that declares them.
    for (const choice of choices)
      for (const part of resolveSchema(openapi, choice).allOf ?? []) if (part.$ref) visit([part], "");
    const [only] = choices;
    const name = choices.length > 1 ? fallback : (schemaName(only) ?? names.get(only) ?? fallback);
    if (choices.length === 1) names.set(only, name);
    if (found.has(name)) return name;
    /** @type {Field[]} */
    const fields = [];
    // Known before its fields are: a schema may contain itself.
    found.set(name, fields);
    const declared = choices.flatMap((choice) => Object.entries(propertiesOf(openapi, choice)));
    for (const field of new Set(declared.map(([field]) => field))) {
      const schemas = declared.filter(([other]) => other === field).map(([, schema]) => schema);
      const read = readField(schemas, `${name}_${field}`);
      if (read) fields.push([field, ...read]);
    }
    return name;
  }

  /**
   * What to do with a value, which may be of any of these schemas: only what all agree on counts.
   *
   * @returns {[kind: FieldKind, of?: string | undefined, isNullable?: boolean] | undefined}
   */
  function readField(schemas, fallback) {
    const choices = schemas.flatMap((schema) => valuesOf(openapi, schema));
    const kinds = new Set(choices.map((choice) => kindOf(openapi, choice)));
    kinds.delete("null");
    // A list and an object don't look alike, but values of all other kinds do.
    const kind = /** @type {const} */ (["list", "object"]).find((each) => kinds.has(each));
    if (!kind) {
      const [only] = kinds;
      if (kinds.size !== 1 || !only) return undefined;
      const isNullable = choices.some((choice) => typesOf(openapi, choice).includes("null"));
      return isNullable ? [only, undefined, true] : [only];
    }
    const parts = choices.flatMap((choice) => [
      choice,
      ...valuesOf(openapi, resolveSchema(openapi, choice).items),
    ]);
    const objects = parts.filter((part) => kindOf(openapi, part) === "object");
    if (objects.length > 0) return [kind, visit(objects, fallback)];
    const [value, ...others] = new Set(
      parts.map((part) => kindOf(openapi, part)).filter((one) => one !== kind),
    );
    return others.length === 0 && value && value in READERS ? [kind, value] : [kind];
  }

  for (const operation of operations) {
    const { kind } = operation.output;
    if (kind !== "any" && kind !== "null")
      readField([dataSchema(openapi, operation.source)], resultName(operation));
  }
  visit([{ $ref: `#/components/schemas/${ERROR}` }], ERROR);
  // Errors that are not of the contract have other things under its words: `error: 0`, `status: 500`.
  found.set(
    ERROR,
    (found.get(ERROR) ?? []).filter(([, kind]) => kind !== "text"),
  );
  const read = new Map(
    [...found].filter(([, fields]) => fields.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  /** @param {Field} field @returns {Field} */
  const withoutEmpty = (field) => {
    const [name, kind, of] = field;
    return of && !(of in READERS) && !read.has(of) ? [name, kind] : field;
  };
  return new Map([...read].map(([schema, fields]) => [schema, fields.map(withoutEmpty)]));
}

/** The schema of an operation's data, of the rows of a list. */
export const resultName = ({ id, output: { kind, schema, item } }) => (kind === "list" ? item : schema) ?? id;

/** A string schema that takes decimals and nothing but decimals: money, rates and scores. */
const isAmount = ({ type, pattern }) =>
  type === "string" && pattern && new RegExp(pattern).test("0.5") && !new RegExp(pattern).test("x");

/** An id is an integer or a digit string, so that one above 2^53 - 1 can stay exact. */
const isId = ({ anyOf = [] }) =>
  anyOf.some(({ type }) => type === "integer") &&
  anyOf.some(({ type, pattern }) => type === "string" && pattern);

/** A flag is a boolean, or that or 0 and 1. */
export const isFlag = ({ type, oneOf = [] }) =>
  type === "boolean" ||
  (oneOf.some((choice) => choice.type === "boolean") &&
    oneOf.every((choice) => choice.type === "boolean" || choice.enum?.join() === "0,1"));

/** The schemas that a value may be of. */
function valuesOf(openapi, start) {
  if (!start) return [];
  const schema = resolveSchema(openapi, start);
  const choices = isId(schema) || isFlag(schema) ? undefined : (schema.anyOf ?? schema.oneOf);
  return choices ? choices.flatMap((choice) => valuesOf(openapi, choice)) : [start];
}

const typesOf = (openapi, start) => [resolveSchema(openapi, start).type].flat();

/** @returns {FieldKind | "null" | undefined} undefined for what may be anything */
function kindOf(openapi, start) {
  if (schemaName(start) === "UnixTime") return "time";
  const schema = resolveSchema(openapi, start);
  if (isAmount(schema)) return "amount";
  if (isId(schema)) return "id";
  if (isFlag(schema)) return "flag";
  const types = typesOf(openapi, start);
  if (types.includes("integer") || types.includes("number")) return "count";
  if (types.includes("array")) return "list";
  if (types.includes("string")) return "text";
  if (types.join() === "null") return "null";
  return isObjectSchema(openapi, schema) ? "object" : undefined;
}
