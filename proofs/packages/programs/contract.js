// What the contract's README does from JavaScript. Prints how many operations there are.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import {
  dataSchema,
  examples,
  inputSchema,
  openapi,
  operationObject,
  operations,
  operationsById,
  propertiesOf,
  resolveSchema,
} from "marketplace-contract";

const require = createRequire(import.meta.url);
const whole = require("marketplace-contract/openapi.json");
assert.deepEqual(require("marketplace-contract/operations.json"), operations);
assert.deepEqual(whole.components, openapi.components);
const { path, method } = operationsById["orders.create"];
const response = whole.paths[path][method.toLowerCase()].responses[200];
assert.deepEqual(response.content["application/json"].examples, examples["orders.create"][200]);
const create = operationObject(openapi, "orders.create");
assert.deepEqual(Object.keys(propertiesOf(openapi, inputSchema(openapi, create))).sort(), [
  "address_id",
  "expect_total",
  "items",
  "price_token",
  "remark",
]);
assert.ok(resolveSchema(openapi, dataSchema(openapi, create)).properties.pay);
console.log(operations.length);
