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
}

const source = readFileSync(join(import.meta.dirname, "../src/app/screens.ts"), "utf8");

/** The screens of src/app/screens.ts, read from its text: what it imports runs in browsers alone. */
export const screenViews: readonly ScreenView[] = source
  .split(/\bpath: (?=")/)
  .slice(1)
  .map((text) => ({
    path: /^"([^"]+)"/.exec(text)?.[1] ?? "",
    file: routeFileIn(text) ?? routeFileIn(definitionOf(/load: (\w+)/.exec(text)?.[1])) ?? "",
    trade: /\btrade: true\b/.test(text),
  }))
  .filter(({ path }) => path !== "*");

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
