import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screenViews } from "../../build/screens";
import { paths } from "../shared/navigation/paths";
import { matchScreen } from "./router/match-screen";
import { SCREENS } from "./screens";

const known = SCREENS.map(({ path }) => path);

test("every route of docs/product.md has a screen, and no address has two", () => {
  const product = readFileSync(join(import.meta.dirname, "../../../../docs/product.md"), "utf8");
  const [, table = ""] = /### 2\.2 Routes\n(.*?)\n####/s.exec(product) ?? [];
  const specified = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path = ""]) => path);
  expect(specified.length).toBeGreaterThan(30);
  const screens = known.map((path) => path.replace(/:(\w+)/, "{$1}"));
  expect(specified.filter((path) => !screens.includes(path))).toEqual([]);
  expect(new Set(screens).size).toBe(screens.length);
});

test("the build knows every screen as its record says it", () => {
  expect(screenViews.map(({ path, trade, account }) => ({ path, trade, account }))).toEqual(
    SCREENS.map(({ path, trade = false, account = false }) => ({ path, trade, account })),
  );
});

test("every address that is built leads to a screen", () => {
  const built = Object.values(paths).map((build: (...parts: never[]) => string) =>
    Reflect.apply(build, undefined, ["7"]),
  );
  expect(built.filter((address) => matchScreen(address.replace(/\?.*/, "")).screen.path === "*")).toEqual([]);
});

test("every trail leads through screens", () => {
  const trails = SCREENS.map(({ trail = [] }) =>
    typeof trail === "function" ? trail(new URLSearchParams("no=1")) : trail,
  );
  expect(trails.flat().filter((path) => !known.includes(path))).toEqual([]);
});
