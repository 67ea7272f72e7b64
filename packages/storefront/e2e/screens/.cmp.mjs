// build/screens.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";

var source = readFileSync(join("/work/wt/shop46/packages/storefront/build", "../src/app/screens.ts"), "utf8");
var allViews = source
  .split(/\bpath: (?=")/)
  .slice(1)
  .map((text) => ({
    path: /^"([^"]+)"/.exec(text)?.[1] ?? "",
    file: routeFileIn(text) ?? routeFileIn(definitionOf(/load: (\w+)/.exec(text)?.[1])) ?? "",
    trade: /\btrade: true\b/.test(text),
    account: /\baccount: true\b/.test(text),
    title: /\btitle: "([^"]+)"/.exec(text)?.[1] ?? "",
  }));
var screenViews = allViews.filter(({ path }) => path !== "*");
var screenTitles = Object.fromEntries(
  allViews.map(({ path, title }) => [path === "*" ? path : (path.split("/")[1] ?? ""), title]),
);
function routeFileIn(text) {
  return /import\("\.\.\/routes\/([\w-]+)"\)/.exec(text)?.[1];
}
function definitionOf(name) {
  return source.split("\n").find((line) => line.startsWith(`const ${name} =`)) ?? "";
}
var isAddressOf = ({ path }, pathname) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname);

export { isAddressOf, screenTitles, screenViews };
