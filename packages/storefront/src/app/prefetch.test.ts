import { expect, test } from "vitest";
import { memberPrefetches, publicPrefetches } from "./prefetch";
import { routes } from "./router/routes";

test("only routes ask, and each of them in one place", () => {
  const paths = [...Object.keys(publicPrefetches), ...Object.keys(memberPrefetches)];
  const known = routes.map(({ path }) => path);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
