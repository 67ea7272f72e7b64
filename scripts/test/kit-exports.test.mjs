import assert from "node:assert/strict";
import { test } from "node:test";
import { unusedExports } from "../lib/kit-exports.mjs";

const INDEX = "packages/marketplace-react/src/index.ts";
const index = {
  path: INDEX,
  text: 'export { type A, useA, useB } from "./a.js";\nexport {\n  useC,\n  useD,\n} from "./c.js";\n',
};

test("an export needs a user in the shop, in an example or in a block", () => {
  const users = [
    {
      path: "packages/storefront/src/a.tsx",
      text: 'import { type A, useA as useOther } from "marketplace-react";',
    },
    { path: "examples/next/src/b.tsx", text: 'import {\n  useB,\n} from "marketplace-react";' },
    { path: "packages/marketplace-react/src/blocks/c.tsx", text: 'import { useC } from "../c.js";' },
  ];
  assert.deepEqual(
    unusedExports([index, ...users]).map(({ path, line, message }) => [path, line, message.split(":")[0]]),
    [[INDEX, 4, "useD"]],
  );
});

test("what the package itself uses, its tests and other packages of that name are no users", () => {
  const others = [
    { path: "packages/marketplace-react/src/d.tsx", text: 'import { useD, useA } from "./c.js";' },
    { path: "packages/marketplace-react/src/blocks/d.test.tsx", text: 'import { useD } from "../c.js";' },
    { path: "packages/storefront/src/a.tsx", text: 'import { useB } from "./own";' },
  ];
  assert.deepEqual(
    unusedExports([index, ...others]).map(({ message }) => message.split(":")[0]),
    ["useA", "useB", "useC", "useD"],
  );
});
