// Packs the package, unpacks it in an empty folder and uses it as its README describes: from JavaScript, from TypeScript and as plain
// files. Needs a build but no network.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./source.mjs";

const PROGRAM = `
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import {
  dataSchema, examples, inputSchema, openapi, operationObject, operations, operationsById, propertiesOf, resolveSchema,
} from "marketplace-contract";

const require = createRequire(import.meta.url);
const whole = require("marketplace-contract/openapi.json");
assert.deepEqual(require("marketplace-contract/operations.json"), operations);
assert.deepEqual(whole.components, openapi.components);
const { path, method } = operationsById["orders.create"];
const response = whole.paths[path][method.toLowerCase()].responses[200];
assert.deepEqual(response.content["application/json"].examples, examples["orders.create"][200]);
const create = operationObject(openapi, "orders.create");
assert.deepEqual(Object.keys(propertiesOf(openapi, inputSchema(openapi, create))).sort(),
  ["address_id", "expect_total", "items", "price_token", "remark"]);
assert.ok(resolveSchema(openapi, dataSchema(openapi, create)).properties.pay);
console.log(operations.length);
`;

const TYPED = `
import { type OperationFacts, type OperationId, examples, openapi, operations, operationsById } from "marketplace-contract";
import type { components, operations as Calls } from "marketplace-contract/schema";

type Body = Calls["orders.create"]["responses"][200]["content"]["application/json"];
type Created = Extract<Body, { code: 1 }>["data"];
export const created = (data: Created): string => data.pay.pay_no;
export const order = (row: components["schemas"]["Order"]): string => row.order_no;
export const reason: OperationFacts["orders.create"]["errors"] = "price_changed";
type IsErrorOfCreate = "weak_password" extends OperationFacts["orders.create"]["errors"] ? true : false;
export const isOther: IsErrorOfCreate = false;
export const ids: OperationId[] = operations.map(({ id }) => id);
export const shown: unknown = examples["orders.create"]["200"]?.["ok"]?.value.data;
export const title: string = openapi.info.title;
export const bodies = Object.values(operationsById).map(({ body }) => body?.properties);
`;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-contract-")));
const installed = join(folder, "node_modules", "marketplace-contract");
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
const run = ([command, ...args], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

try {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [{ filename, files, size }] = JSON.parse(run([...npm, ...pack], root));
  mkdirSync(join(folder, "node_modules"));
  run(["tar", "-xzf", filename]);
  renameSync(join(folder, "package"), installed);

  const paths = files.map(({ path }) => path);
  for (const path of ["README.md", "LICENSE", "dist/openapi.json", "openapi.yaml", "dist/schema.d.ts"]) {
    assert.ok(paths.includes(path), `${path} is missing from the tarball`);
  }
  const strange = paths.filter((path) => /\.test\.|vitest|^(source|scripts|test)\//.test(path));
  assert.deepEqual(strange, [], "should not be published");

  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "program.js"), PROGRAM);
  const count = Number(run([process.execPath, "program.js"]));

  writeFileSync(join(folder, "typed.ts"), TYPED);
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  for (const [module, resolution] of [
    ["NodeNext", "NodeNext"],
    ["ESNext", "Bundler"],
  ]) {
    const options = [
      "--noEmit",
      "--strict",
      "--noUncheckedIndexedAccess",
      "--target",
      "es2022",
      "--lib",
      "es2022,dom",
    ];
    run([
      process.execPath,
      tsc,
      ...options,
      "--module",
      module,
      "--moduleResolution",
      resolution,
      "typed.ts",
    ]);
  }

  const read = (name) => readFileSync(join(installed, name), "utf8");
  assert.deepEqual(parse(read("openapi.yaml")), JSON.parse(read("dist/openapi.json")));
  console.log(`packed contract: ${count} operations, ${paths.length} files, ${Math.round(size / 1024)} KB`);
} finally {
  rmSync(folder, { recursive: true });
}
