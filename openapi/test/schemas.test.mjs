import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { contractFiles, follow, nameOf, readDocument } from "../scripts/contract.mjs";

/** Every object of a document with the way to it. */
function* nodes(node, way = []) {
  if (node === null || typeof node !== "object") return;
  yield { node, way };
  for (const [key, child] of Object.entries(node)) yield* nodes(child, [...way, key]);
}

const everything = contractFiles().flatMap((file) =>
  [...nodes(readDocument(file))].map((at) => ({
    ...at,
    file,
    label: `${nameOf(file)} ${at.way.join("/")}`,
  })),
);

/** Named properties of schemas, where `properties` is the keyword and not a property of that name. */
const properties = everything
  .filter(
    ({ way, node }) => way.at(-1) === "properties" && !("type" in node && typeof node.type === "string"),
  )
  .flatMap(({ node, label, file }) =>
    Object.entries(node).map(([name, schema]) => ({ name, schema, file, label: `${label}/${name}` })),
  );

/** Properties whose name matches and which are not a reference to one of these schemas. */
function others(pattern, schemaNames, atLeast) {
  const found = properties.filter(({ name, schema }) => pattern.test(name) && !("const" in schema));
  expect(found.length).toBeGreaterThan(atLeast);
  return found
    .filter(({ schema }) => !schemaNames.includes(schema.$ref?.split("#/")[1]))
    .map(({ label }) => label);
}

describe("references", () => {
  const references = everything.filter(({ node }) => typeof node.$ref === "string");

  it("all lead somewhere", () => {
    expect(references.length).toBeGreaterThan(200);
    const broken = references.filter(({ file, node }) => {
      try {
        follow(file, node.$ref);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.map(({ label }) => label)).toEqual([]);
  });

  it("leave no schema unused", () => {
    const used = new Set(
      references.map(({ file, node }) => {
        const [path, pointer] = node.$ref.split("#");
        return `${nameOf(path ? resolve(file, "..", path) : file)}#${pointer}`;
      }),
    );
    const unused = contractFiles()
      .filter((file) => /^(schemas|responses|parameters)\//.test(nameOf(file)))
      .flatMap((file) => Object.keys(readDocument(file)).map((name) => `${nameOf(file)}#/${name}`))
      .filter((schema) => !used.has(schema));
    expect(unused).toEqual([]);
  });
});

describe("values", () => {
  // Rates that are shares, not amounts: good_rate in percent, tax_rate as a fraction.
  it("money is always Money, from a client Amount", () =>
    expect(others(/(^|_)(price|amount|money)(_received)?$|^rate$/, ["Money", "Amount"], 12)).toEqual([]));

  // Files and quotes are named by opaque words, which nobody can count through.
  it("ids are always Id, or opaque", () =>
    expect(others(/^p?id$|_id$/, ["Id", "FileId", "QuoteId"], 30)).toEqual([]));

  it("times are always UnixTime", () => expect(others(/.time$|_at$/, ["UnixTime"], 10)).toEqual([]));

  it("truth values are always Bool", () => expect(others(/^(is|has)_/, ["Bool"], 4)).toEqual([]));

  it("nothing is closed to unknown keys", () => {
    const closed = everything.filter(
      ({ node }) => node.additionalProperties === false || node.unevaluatedProperties === false,
    );
    expect(closed.map(({ label }) => label)).toEqual([]);
  });
});
