import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SAME } from "./es-react";

const require = createRequire(import.meta.url);
const production = join(
  dirname(require.resolve("react/package.json")),
  "cjs",
  "react-jsx-runtime.production.js",
);

test.each(Object.entries(SAME))("in React's production build %s is %s", (name, other) => {
  const runtime: Record<string, unknown> = require(production);
  expect(runtime[name]).toBeTypeOf("function");
  expect(runtime[name]).toBe(runtime[other]);
});
