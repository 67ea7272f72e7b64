const KIT = "packages/marketplace-react/src/";
/** The entry points of the React package. Labels are data. */
const ENTRIES = ["index.ts", "ui/index.ts", "blocks/index.ts"];
/** Who shows that an export is needed: the shop, an example, or a block of the package. */
const USERS =
  /^(packages\/storefront\/src\/|examples\/|packages\/marketplace-react\/src\/blocks\/(?!index\.ts$|.*\.test\.))/;

/**
 * What the React package exports and nobody uses: it would have to be kept for nobody. Types come with the values that need them.
 *
 * @param {readonly import("./source-files.mjs").SourceFile[]} files of the repository
 * @returns {import("./report-findings.mjs").Finding[]}
 */
export function unusedExports(files) {
  const used = new Set(
    files
      .filter(({ path }) => USERS.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bimport\s+\{([^}]*)\}\s+from\s+"([^"]+)"/g)]
          .filter(([, , from = ""]) => from.startsWith("marketplace-react") || path.startsWith(KIT))
          .flatMap(([, names = ""]) => namesOf(names)),
      ),
  );
  return ENTRIES.flatMap((entry) => {
    const path = KIT + entry;
    const text = files.find((file) => file.path === path)?.text ?? "";
    return exportsOf(text)
      .filter((name) => !used.has(name))
      .map((name) => ({
        path,
        line: lineOf(text, name),
        message: `${name}: neither the shop nor an example nor a block uses it`,
      }));
  });
}

/** @param {string} text of an entry point @returns {string[]} names of its values */
function exportsOf(text) {
  return [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => namesOf(names, false));
}

/** @param {string} list `a, type B, c as d` @param {boolean} [types] whether they count @returns {string[]} */
function namesOf(list, types = true) {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && (types || !name.startsWith("type ")))
    .map(
      (name) =>
        name
          .replace(/^type /, "")
          .split(" as ")
          .at(types ? 0 : -1) ?? "",
    );
}

/** @param {string} text @param {string} name */
const lineOf = (text, name) =>
  text.split("\n").findIndex((line) => new RegExp(`\\b${name}\\b`).test(line)) + 1;
