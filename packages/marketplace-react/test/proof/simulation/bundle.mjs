import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { codeOfCopies } from "./copies.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, "../../../..");
const sdk = join(packages, "marketplace-sdk/src");
const require = createRequire(import.meta.url);
const reactQuery = dirname(require.resolve("@tanstack/react-query"));

/**
 * The code of pages, from the sources of the packages, as `pageOpener` takes it.
 *
 * @param {import("./mistakes").Mistake} [mistake] what is changed in the sources on the way
 * @returns {Promise<string>}
 */
export async function bundlePage(mistake) {
  const whole = await buildPage(mistake, (source) => source);
  // Only operations that the code names: methods and queries of the others took a tenth of the time, and nobody calls them.
  const page = await buildPage(mistake, (source) => {
    let resource = "";
    const isUsed = (/** @type {string} */ line) => {
      resource = /^ {2}(\w+): {$/.exec(line)?.[1] ?? resource;
      const verb = /^ {4}(\w+): {.+},$/.exec(line)?.[1];
      return !verb || whole.includes(`.${resource}.${verb}`);
    };
    return source.split("\n").filter(isUsed).join("\n");
  });
  return codeOfCopies(page);
}

/**
 * @param {import("./mistakes").Mistake | undefined} mistake
 * @param {(source: string) => string} pickOperations changes the table of operations
 */
async function buildPage(mistake, pickOperations) {
  let isChanged = false;
  const { outputFiles } = await build({
    stdin: { contents: `export * from "./page";`, resolveDir: here, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "node20",
    define: { "import.meta.env": "undefined", "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "sources",
        setup({ onResolve, onLoad, resolve }) {
          // The hooks of a page are not simulated, and nothing else needs React.
          // As modules, so that a page evaluates only what it uses.
          onResolve({ filter: /^@tanstack\/react-query$/ }, () =>
            resolve("@tanstack/query-core", { kind: "import-statement", resolveDir: reactQuery }),
          );
          onResolve({ filter: /^marketplace-sdk(\/|$)/ }, ({ path }) => ({
            path: join(sdk, path.slice("marketplace-sdk".length), "index.ts"),
          }));
          onLoad({ filter: /sdk.src.generated.operations\.ts$/ }, ({ path }) => ({
            contents: pickOperations(readFileSync(path, "utf8")),
            loader: "ts",
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
  return `${outputFiles[0]?.text}`;
}
