import { literal } from "./literal.mjs";

/** @typedef {import("marketplace-contract").Operation} Operation */
/** @typedef {Pick<Operation, "id" | "method" | "path" | "summary" | "auth" | "status" | "idempotency" | "errors">} Described */

const WIDTH = 108;

/** What users of the call have to know about retries. */
const REPEATS = {
  safe: "",
  natural: "",
  toggle: "Each call flips the state: it is never repeated automatically.",
  key: "Sent with an `Idempotency-Key`: after a lost answer, call it again with the same input.",
  none: "It is never repeated automatically.",
};

/**
 * A complete program that makes one call.
 *
 * @param {Described} operation
 * @param {unknown} input what the call takes; undefined for nothing
 * @param {boolean} paged its answer is one page of a list
 * @returns {string}
 */
export function printExample(operation, input, paged) {
  const { id, method, path, summary, auth, status, idempotency, errors } = operation;
  const isPublic = auth === "public";
  const names = [
    "createMarketplace",
    ...(errors.length > 0 ? ["isErrorOf"] : []),
    ...(isPublic ? [] : ["memorySession"]),
    ...(paged ? ["pages"] : []),
  ];
  const call = paged
    ? walk(id, input, errors.length > 0 ? 2 : 0)
    : once(id, input, errors.length > 0 ? 2 : 0);
  const about = [
    `${summary}: \`${method} ${path}\`.`,
    isPublic ? "" : `Needs a ${auth} session.`,
    REPEATS[idempotency],
    status === "provisional" ? "Provisional." : "",
  ];
  return [
    `import { ${names.join(", ")} } from "marketplace-sdk";`,
    "",
    "const market = createMarketplace({",
    '  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",',
    ...(isPublic ? [] : ["  session: memorySession(process.env.MARKET_TOKEN),"]),
    "});",
    "",
    ...comment(about.filter(Boolean).join(" ")),
    ...(errors.length > 0 ? guarded(id, call, errors) : call),
    "",
  ].join("\n");
}

/** @param {string} id @param {unknown} input @param {number} indent */
function once(id, input, indent) {
  const margin = " ".repeat(indent);
  const head = `${margin}const data = await market.${id}(`;
  const argument = input === undefined ? "" : literal(input, indent, head.length + 2);
  return [...`${head}${argument});`.split("\n"), `${margin}console.log(data);`];
}

/** @param {string} id @param {unknown} input @param {number} indent */
function walk(id, input, indent) {
  const margin = " ".repeat(indent);
  const head = `${margin}for await (const row of pages(market.${id}, `;
  const lines = `${head}${literal(input ?? {}, indent, head.length + 4)})) {`.split("\n");
  return [...lines, `${margin}  console.log(row);`, `${margin}}`];
}

/** @param {string} id @param {string[]} lines @param {readonly string[]} errors */
function guarded(id, lines, errors) {
  return [
    "try {",
    ...lines,
    "} catch (error) {",
    `  if (!isErrorOf(error, "${id}")) throw error;`,
    ...comment(`\`error.reason\` is ${listed(errors)}; the sentence is for people.`, 2),
    "  console.error(error.reason, error.message);",
    "}",
  ];
}

/** @param {readonly string[]} names */
function listed(names) {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length === 1 ? quoted.join() : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

/** @param {string} text @param {number} [indent] */
function comment(text, indent = 0) {
  const begin = `${" ".repeat(indent)}// `;
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${begin}${word}`);
  }
  return lines;
}
