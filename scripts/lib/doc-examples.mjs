import { join } from "node:path";
import ts from "typescript";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */
/** @typedef {{ path: string, line: number, text: string }} Example `line` of the page where the code begins */

/**
 * The complete programs of a page: its `ts` and `tsx` blocks that import something. Shorter snippets explain a detail and can't run
 * alone.
 *
 * @param {SourceFile} page
 * @returns {Example[]}
 */
function examplesOf({ path, text }) {
  return [...text.matchAll(/^```(?:ts|tsx|typescript)\n([\s\S]*?)^```/gm)]
    .map((match) => ({
      path,
      line: text.slice(0, match.index).split("\n").length + 1,
      text: match[1] ?? "",
    }))
    .filter((example) => /^import /m.test(example.text));
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
};

/**
 * Compiles examples as files of a package, so that they can import whatever it can.
 *
 * @param {Example[]} examples
 * @param {string} folder absolute path of the package
 * @param {string[]} [types] packages whose global types the examples use, such as `node`
 * @returns {Finding[]}
 */
export function exampleFindings(examples, folder, types = []) {
  const options = { ...OPTIONS, types };
  const files = new Map(examples.map((example, index) => [join(folder, `example-${index}.tsx`), example]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, options) => {
    const example = files.get(name);
    return example ? ts.createSourceFile(name, example.text, options) : getSourceFile(name, options);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const example = files.get(file?.fileName ?? "");
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    const message = ts.flattenDiagnosticMessageText(messageText, " ");
    if (!example) return { path: file?.fileName ?? "examples", line, message };
    return { path: example.path, line: example.line + line, message };
  });
}
