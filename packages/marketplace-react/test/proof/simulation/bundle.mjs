import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, "../../../..");
const sdk = join(packages, "marketplace-sdk/src");
const require = createRequire(import.meta.url);
const queryCore = createRequire(require.resolve("@tanstack/react-query")).resolve("@tanstack/query-core");

/**
 * The code of a page, from the sources of the packages: the body of a function that returns `openPage`.
 *
 * @param {import("./mistakes").Mistake} [mistake] what is changed in the sources on the way
 * @returns {Promise<string>}
 */
export async function bundlePage(mistake) {
  let isChanged = false;
  const { outputFiles } = await build({
    stdin: { contents: `export * from "./page";`, resolveDir: here, loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "page",
    target: "node20",
    define: { "import.meta.env": "undefined", "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "sources",
        setup({ onResolve, onLoad }) {
          // The hooks of a page are not simulated, and nothing else needs React.
          onResolve({ filter: /^@tanstack\/react-query$/ }, () => ({ path: queryCore }));
          onResolve({ filter: /^marketplace-sdk(\/|$)/ }, ({ path }) => ({
            path: join(sdk, path.slice("marketplace-sdk".length), "index.ts"),
          }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            if (relative(packages, path).split(sep).join("/") !== mistake?.file) return undefined;
            const source = readFileSync(path, "utf8");
            if (source.split(mistake.from).length !== 2)
              throw new Error(`Not once in ${path}: ${mistake.from}`);
            isChanged = true;
            return { contents: source.replace(mistake.from, () => mistake.to), loader: "ts" };
          });
        },
      },
    ],
  });
  if (mistake && !isChanged) throw new Error(`A page does not load ${mistake.file}`);
  return `${outputFiles[0]?.text}\nreturn page.openPage;`;
}
