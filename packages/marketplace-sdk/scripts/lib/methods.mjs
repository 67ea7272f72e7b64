// Prints src/generated/methods.ts: typed inputs, accepted codes and one documented method per operation.

export function printMethods(operations, tagTexts) {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const lines = [
    'import type { Method } from "../core/types";',
    'import type { operations } from "./schema";',
    "",
    "/** What each operation takes: body, form or query fields; with undefined where it may be left out. */",
    "export interface Inputs {",
    ...operations.map((operation) => `  "${operation.id}": ${inputType(operation)};`),
    "}",
    "",
    "/** Envelope codes that count as success (specification section 8). */",
    "export interface AcceptedCodes {",
    ...operations.map((operation) => `  "${operation.id}": ${operation.accepted.join(" | ")};`),
    "}",
    "",
    "/** Names of refusals (`data.error`), of the operations whose contract lists them. */",
    "export interface Refusals {",
    ...operations
      .filter(({ errors }) => errors.length > 0)
      .map(({ id, errors }) => `  "${id}": ${errors.map((error) => `"${error}"`).join(" | ")};`),
    "}",
  ];
  for (const tag of tags) {
    lines.push("", `/** ${tagTexts.get(tag) ?? tag} */`, `export interface ${capital(tag)}Calls {`);
    for (const operation of operations.filter((candidate) => candidate.tag === tag)) {
      lines.push(...comment(operation), `  ${operation.name}: Method<"${operation.id}">;`);
    }
    lines.push("}");
  }
  lines.push("", "/** All methods, grouped by tag. */", "export interface Methods {");
  lines.push(...tags.map((tag) => `  readonly ${tag}: ${capital(tag)}Calls;`), "}", "");
  return lines.join("\n");
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

function inputType({ id, media, hasQuery, needsInput }) {
  if (!media && !hasQuery) return "undefined";
  const type = media
    ? `NonNullable<operations["${id}"]["requestBody"]>["content"]["${media}"]`
    : `NonNullable<operations["${id}"]["parameters"]["query"]>`;
  return needsInput ? type : `${type} | undefined`;
}

const REPEATS = {
  safe: "Repeated by itself after a network failure, 429, 502, 503 or 504.",
  natural:
    "Repeated by itself after a network failure, 429, 502, 503 or 504: doing it twice changes nothing.",
  toggle: "Never repeated by itself: each call flips the state.",
  key: "Sent with an `Idempotency-Key` that lasts until the outcome is known; repeated by itself only with `retry.keyed`.",
  none: "Never repeated by itself.",
};

function comment(operation) {
  const text = [
    `${operation.summary}.`,
    ...(operation.description ? ["", ...wrap(operation.description)] : []),
    "",
    `\`${operation.method} ${operation.url}\`. ${operation.auth === "public" ? "Public." : `Needs a ${operation.auth} session.`}`,
    REPEATS[operation.idempotency],
    ...(operation.accepted.includes(0) ? ["Code 0 resolves to null."] : []),
    ...(operation.screens.length > 0
      ? [`Screens: ${operation.screens.map((screen) => `\`${screen}\``).join(", ")}.`]
      : []),
    ...(operation.errors.length > 0
      ? wrap(`Refusals: ${operation.errors.map((error) => `\`${error}\``).join(", ")}.`)
      : []),
    "",
    "@throws {MarketplaceError} whenever there is no accepted answer.",
    ...(operation.status === "provisional"
      ? ["@experimental The specification does not describe this call; it may change."]
      : []),
    ...(operation.deprecated ? ["@deprecated"] : []),
  ];
  return [
    "  /**",
    ...text.map((line) =>
      `   * ${line}`
        .trimEnd()
        .replaceAll("*/", "*\\/")
        .replace(/^ {3}\*\\\//, "   */"),
    ),
    "   */",
  ];
}

function wrap(text, width = 100) {
  const lines = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
