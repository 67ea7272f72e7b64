/** The sandbox's usual address, which the programs of a README call. */
export const README_SERVER = "http://127.0.0.1:4020";

/** @typedef {{ line: number, code: string, output?: string }} Program `line` is where it begins, `output` what the page says it prints */

const BLOCK = /^```(\w*)\n([\s\S]*?)^```/gm;

/**
 * The programs of a page that can be run as they are: its `ts` blocks that call the sandbox. A block without a language that
 * follows a program is its output.
 *
 * @param {string} text
 * @returns {Program[]}
 */
export function programsOf(text) {
  const blocks = [...text.matchAll(BLOCK)].map(({ index, 1: language, 2: code = "" }) => ({
    language,
    code,
    line: text.slice(0, index).split("\n").length + 1,
  }));
  return blocks.flatMap(({ language, code, line }, index) => {
    if (language !== "ts" || !code.includes(README_SERVER)) return [];
    const next = blocks[index + 1];
    return [{ line, code, ...(next?.language === "" && { output: next.code }) }];
  });
}

/**
 * Whether a program's output matches the page. Times and request ids differ each time, and lines of two streams may arrive in
 * another order.
 *
 * @param {string} printed
 * @param {string} written
 */
export const printsAsWritten = (printed, written) => linesOf(printed) === linesOf(written);

/** @param {string} text */
const linesOf = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/\bid [\w-]+/, "id …").replace(/\b\d+ ms\b/, "… ms"))
    .sort()
    .join("\n");
