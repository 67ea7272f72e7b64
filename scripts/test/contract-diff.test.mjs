import assert from "node:assert/strict";
import { test } from "node:test";
import { buildContract } from "../../openapi/scripts/document.mjs";
import { compareContracts } from "../contract-diff/compare.mjs";
import { snapshotOf } from "../contract-diff/snapshot.mjs";
import { smallContract } from "./small-contract.mjs";

const saving = (/** @type {any} */ contract) => contract.paths["/item"].post;
const sent = (/** @type {any} */ contract) => saving(contract).requestBody.content["application/json"].schema;
const item = (/** @type {any} */ contract) => contract.components.schemas.Item.allOf;

/** What was done to the contract, and what the report must say. @type {[string, (contract: any) => unknown, string[]][]} */
const TABLE = [
  ["an operation removed", (c) => delete c.paths["/item"], ["breaking item.save is gone"]],
  [
    "an operation added",
    (c) => {
      c.paths["/new"] = { get: { operationId: "new.one", responses: {} } };
    },
    ["feature new.one is new"],
  ],
  [
    "an operation renamed",
    (c) => {
      saving(c).operationId = "item.put";
    },
    ["breaking item.save is gone", "feature item.put is new"],
  ],
  [
    "another address",
    (c) => {
      c.paths["/items"] = c.paths["/item"];
      delete c.paths["/item"];
    },
    ["breaking item.save is POST /items, was POST /item"],
  ],
  [
    "fewer callers",
    (c) => {
      saving(c)["x-auth"] = "merchant";
    },
    ["breaking item.save x-auth is merchant, was user"],
  ],
  [
    "more callers",
    (c) => {
      saving(c)["x-auth"] = "public";
    },
    ["feature item.save x-auth is public, was user"],
  ],
  [
    "not to be repeated",
    (c) => {
      saving(c)["x-idempotency"] = "none";
    },
    ["breaking item.save x-idempotency is none, was natural"],
  ],
  [
    "an error added",
    (c) => saving(c)["x-errors"].push("closed"),
    ["feature item.save may refuse as closed now"],
  ],
  [
    "an error removed",
    (c) => saving(c)["x-errors"].pop(),
    ["breaking item.save does not refuse as stock_short any more"],
  ],
  [
    "another code of success",
    (c) => saving(c)["x-accepted-codes"].push(0),
    ["breaking item.save succeeds with code 1, 0, did with 1"],
  ],
  [
    "not settled any more",
    (c) => {
      saving(c)["x-status"] = "provisional";
    },
    ["breaking item.save is provisional now"],
  ],
  [
    "a field to send, optional",
    (c) => {
      sent(c).properties.color = { type: "string" };
    },
    ["feature item.save application/json body.color is new"],
  ],
  [
    "a field to send, required",
    (c) => {
      sent(c).properties.color = { type: "string" };
      sent(c).required.push("color");
    },
    ["breaking item.save application/json body.color is new and required"],
  ],
  [
    "an optional field becomes required",
    (c) => sent(c).required.push("note"),
    ["breaking item.save application/json body.note is required now"],
  ],
  [
    "a required field becomes optional",
    (c) => sent(c).required.pop(),
    ["feature item.save application/json body.title may be missing now"],
  ],
  [
    "a field is not taken any more",
    (c) => delete sent(c).properties.note,
    ["breaking item.save application/json body.note is gone"],
  ],
  [
    "a choice less to send",
    (c) => sent(c).properties.kind.enum.pop(),
    ['breaking item.save application/json body.kind value "service" does not fit any more'],
  ],
  [
    "a choice more to send",
    (c) => sent(c).properties.kind.enum.push("gift"),
    ['feature item.save application/json body.kind value "gift" fits now'],
  ],
  [
    "a shorter text to send",
    (c) => {
      sent(c).properties.title.maxLength = 40;
    },
    ["breaking item.save application/json body.title maxLength is 40, was 80"],
  ],
  [
    "a longer text to send",
    (c) => delete sent(c).properties.title.maxLength,
    ["feature item.save application/json body.title maxLength 80 is gone"],
  ],
  [
    "a query that is required, in an announced operation",
    (c) => {
      c.paths["/soon"].get.parameters[0].required = true;
    },
    ["provisional soon.list query page is required now"],
  ],
  [
    "a field of an answer removed",
    (c) => delete item(c)[1].properties.price,
    ["breaking Item.price is gone"],
  ],
  [
    "a field of an answer added",
    (c) => {
      item(c)[1].properties.color = { type: "string" };
    },
    ["feature Item.color is new"],
  ],
  [
    "a field of an answer may be missing",
    (c) => item(c)[0].required.pop(),
    ["breaking Item.id may be missing now"],
  ],
  [
    "a field of an answer is always there",
    (c) => item(c)[0].required.push("price"),
    ["feature Item.price is required now"],
  ],
  [
    "an answer of another type",
    (c) => {
      item(c)[1].properties.price.type = "number";
    },
    ["feature Item.price type string does not fit any more", "breaking Item.price type number fits now"],
  ],
  [
    "an answer may be null",
    (c) => {
      item(c)[1].properties.price.type = ["string", "null"];
    },
    ["breaking Item.price type null fits now"],
  ],
  [
    "an answer of fewer types",
    (c) => {
      item(c)[0].properties.id.type = "integer";
    },
    ["feature Item.id type string does not fit any more"],
  ],
  [
    "an answer without its pattern",
    (c) => delete item(c)[1].properties.price.pattern,
    ['breaking Item.price the rule "pattern ^\\d+$" is gone'],
  ],
  [
    "a word of an open list",
    (c) => item(c)[1].properties.status["x-known-values"].push("sold"),
    ['feature Item.status "sold" is a known value now'],
  ],
  [
    "rows of another type, in an announced operation",
    (c) => {
      c.components.schemas.Rows.properties.rows.items.type = "object";
    },
    ["provisional Rows.rows[] type object fits now", "feature Rows.rows[] type string does not fit any more"],
  ],
  [
    "a third form of an answer",
    (c) => saving(c).responses[200].content["application/json"].schema.oneOf.push({ type: "null" }),
    ["breaking item.save 200 has another form"],
  ],
  [
    "the forms in another order",
    (c) => saving(c).responses[200].content["application/json"].schema.oneOf.reverse(),
    ["patch contract has other words"],
  ],
  [
    "a change of what two answers share",
    (c) => delete c.components.schemas.Failure.properties.code,
    ["breaking Failure.code is gone"],
  ],
  ["no success any more", (c) => delete saving(c).responses[200], ["breaking item.save 200 is gone"]],
  [
    "other words",
    (c) => {
      item(c)[1].description = "A thing, well made.";
    },
    ["patch contract has other words"],
  ],
  ["nothing", () => {}, []],
];

for (const [what, change, expected] of TABLE) {
  test(`of ${what} it says so`, () => {
    const after = smallContract();
    change(after);
    const found = compareContracts(snapshotOf(smallContract()), snapshotOf(after));
    assert.deepEqual(
      found.map(({ level, at, says }) => `${level} ${at} ${says}`).sort(),
      [...expected].sort(),
    );
  });
}

/** The contract as it is now. @returns {any} */
const contract = () => buildContract().openapi;

test("a change of a shared schema is said once, with the operations it reaches", () => {
  const current = () => snapshotOf(contract());
  const after = /** @type {any} */ (current());
  delete after.components.schemas.Product.properties.price;
  const gone = compareContracts(current(), after).filter(({ at }) => at === "Product.price");
  assert.equal(gone.length, 1);
  assert.equal(gone[0]?.level, "breaking");
  assert.ok(gone[0]?.operations.includes("products.list"));
  assert.deepEqual(compareContracts(current(), current()), []);
});

test("all operations are compared", () => {
  const current = snapshotOf(contract());
  const operations = Object.values(current.paths).flatMap((path) => Object.keys(path));
  assert.ok(operations.length > 80);
  assert.equal(compareContracts(current, { ...current, paths: {} }).length, operations.length);
});
