import { expect, test } from "vitest";
import { open, own } from "./prefetch-route";
import { routes } from "./router/routes";

test("only routes ask, and each of them in one place", () => {
  const paths = [...Object.keys(open), ...Object.keys(own)];
  const known = routes.map(({ path }) => path);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
