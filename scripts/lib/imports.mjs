import ts from "typescript";

/**
 * The module names a file imports, statically or not, with their lines. Comments and strings don't count.
 *
 * @param {string} text
 * @returns {{ name: string, line: number }[]}
 */
export function importsOf(text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName, pos }) => ({ name: fileName, line: lineAt(text, pos) }));
}

/**
 * @param {string} text
 * @param {number} index
 * @returns {number} from 1
 */
export function lineAt(text, index) {
  return text.slice(0, index).split("\n").length;
}
