import { describe, expect, it } from "vitest";
import { openapi } from "../scripts/contract.mjs";
import { schemaName } from "../src/read.js";

/** Every object of a document with the way to it; examples are data, not a part of it. */
function* nodes(node, way = []) {
  if (node === null || typeof node !== "object" || way.at(-1) === "examples") return;
  yield { node, way, label: way.join("/") };
  for (const [key, child] of Object.entries(node)) yield* nodes(child, [...way, key]);
}

const everything = [...nodes(openapi)];

/** Named properties of schemas, where `properties` is the keyword and not a property of that name. */
const properties = everything
  .filter(
    ({ way, node }) => way.at(-1) === "properties" && !("type" in node && typeof node.type === "string"),
  )
  .flatMap(({ node, label }) =>
    Object.entries(node).map(([name, schema]) => ({ name, schema, label: `${label}/${name}` })),
  );

/** Properties whose name matches and which are not a reference to one of these schemas. */
function others(pattern, schemaNames, atLeast) {
  const found = properties.filter(({ name, schema }) => pattern.test(name) && !("const" in schema));
  expect(found.length).toBeGreaterThan(atLeast);
  return found.filter(({ schema }) => !schemaNames.includes(schemaName(schema))).map(({ label }) => label);
}

describe("values", () => {
  // Rates that are shares, not amounts: good_rate in percent, tax_rate as a fraction.
  it("money is always Money, from a client Amount", () =>
    expect(others(/(^|_)(price|amount|money)(_received)?$|^rate$/, ["Money", "Amount"], 12)).toEqual([]));

  // Files and quotes are named by opaque words, which can't be enumerated.
  it("ids are always Id, or opaque", () =>
    expect(others(/^p?id$|_id$/, ["Id", "FileId", "QuoteId"], 30)).toEqual([]));

  it("times are always UnixTime", () => expect(others(/.time$|_at$/, ["UnixTime"], 10)).toEqual([]));

  it("truth values are always Bool", () => expect(others(/^(is|has)_/, ["Bool"], 4)).toEqual([]));

  // Generators of clients know no other way: some write `'1'` for an untyped 1, one fails on a list of types.
  it("a fixed value has a type, and a value has one type or may be null", () => {
    const isPlain = ({ type }) => typeof type === "string" || (type?.length === 2 && type.includes("null"));
    const schemas = everything.filter(({ way }) => way.at(-1) !== "properties" && way.at(-1) !== "not");
    const wrong = schemas.filter(
      ({ node }) => ("const" in node || "enum" in node || Array.isArray(node.type)) && !isPlain(node),
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  it("nothing is closed to unknown keys", () => {
    const closed = everything.filter(
      ({ node }) => node.additionalProperties === false || node.unevaluatedProperties === false,
    );
    expect(closed.map(({ label }) => label)).toEqual([]);
  });
});
