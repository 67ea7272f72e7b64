import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the build and the browser tests know of a screen. */
export interface ScreenView {
  /** Pattern; `:name` stands for one part of the address. */
  path: string;
  /** Its module in src/routes, without the ending. */
  file: string;
  /** Whether it needs the texts of trade. */
  trade: boolean;
  /** Whether it is one of the member's own screens. */
  account: boolean;
  /** Key of its title in the texts, such as `titles.goods`. */
  title: string;
}

const source = readFileSync(join(import.meta.dirname, "../src/app/screens.ts"), "utf8");

/** The records of src/app/screens.ts, read from its text: what it imports runs in browsers alone. */
const allViews: readonly ScreenView[] = source
  .split(/\bpath: (?=")/)
  .slice(1)
  .map((text) => ({
    path: /^"([^"]+)"/.exec(text)?.[1] ?? "",
    file: routeFileIn(text) ?? routeFileIn(definitionOf(/load: (\w+)/.exec(text)?.[1])) ?? "",
    trade: /\btrade: true\b/.test(text),
    account: /\baccount: true\b/.test(text),
    title: /\btitle: "([^"]+)"/.exec(text)?.[1] ?? "",
  }));

/** The screens of src/app/screens.ts. */
export const screenViews: readonly ScreenView[] = allViews.filter(({ path }) => path !== "*");

/** Titles of the screens: keys of the texts, by the first part of the address; `*` of addresses without a screen. */
export const screenTitles: Readonly<Record<string, string>> = Object.fromEntries(
  allViews.map(({ path, title }) => [path === "*" ? path : (path.split("/")[1] ?? ""), title]),
);

function routeFileIn(text: string): string | undefined {
  return /import\("\.\.\/routes\/([\w-]+)"\)/.exec(text)?.[1];
}

/** The line that defines a function of the file. */
function definitionOf(name: string | undefined): string {
  return source.split("\n").find((line) => line.startsWith(`const ${name} =`)) ?? "";
}

/** Whether `pathname` is one of the screen's addresses. */
export const isAddressOf = ({ path }: ScreenView, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname);
