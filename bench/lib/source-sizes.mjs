import { root } from "../../scripts/lib/root.mjs";
import { sourceFiles } from "../../scripts/lib/source-files.mjs";

const SHOP = /^packages\/(storefront|marketplace-react)\/src\//;
/** Excluded: tests with their helpers, and texts. */
const NOT_READ = /\.test\.tsx?$|\/src\/testing\/|\/i18n\/locales\//;

/**
 * Amount of source code of the shop and its packages.
 *
 * @returns {import("./figures.mjs").Figure[]}
 */
export function sourceSizes() {
  const files = sourceFiles(root, SHOP).filter(({ path }) => !NOT_READ.test(path));
  const lines = files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  return [
    { name: "source files of the storefront and marketplace-react", value: files.length, unit: "" },
    { name: "their lines", value: lines, unit: "" },
  ];
}
