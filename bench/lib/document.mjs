import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../docs/figures.md", import.meta.url));

const HEADER = `# Figures

Bytes and counts are exact; times are ratios or differences within one run, so they compare on any machine.
\`npm run size -- --peers --write\`, \`npm run bench -- --write\`, \`node bench/type-cost.mjs --write\`, \`node scripts/runtimes.mjs --write\`,
\`npm run lighthouse -- --write\`, the same with \`--desktop\`, \`node bench/feel.mjs --write\`, \`npm run mutants -- --write\`,
\`npm run engines -- --write\` and \`npm run kill-rate -w marketplace-conformance -- --write\` make this page again; each fails when a
limit is passed.
`;

/**
 * Replaces the section with the same heading in a document, or appends it.
 *
 * @param {string} text
 * @param {string} heading
 * @param {string} body
 * @returns {string}
 */
export function replaceSection(text, heading, body) {
  const section = `## ${heading}\n\n${body.trim()}\n`;
  const sections = text.trimEnd().split(/\n+(?=## )/);
  const index = sections.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return `${sections.map((part) => part.trimEnd()).join("\n\n")}\n`;
}

/**
 * A section of docs/figures.md, empty if there is none.
 *
 * @param {string} heading
 */
export function sectionOf(heading) {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  return text.split(/\n+(?=## )/).find((part) => part.startsWith(`## ${heading}\n`)) ?? "";
}

/**
 * Writes a section of docs/figures.md.
 *
 * @param {string} heading
 * @param {string} body Markdown
 */
export function writeSection(heading, body) {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEADER;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, replaceSection(text, heading, body));
}
