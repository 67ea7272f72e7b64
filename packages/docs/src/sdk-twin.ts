import { TYPES } from "./api-index";
import type { Links } from "./markdown";
import { relativeUrl } from "./page";
import type { Module } from "./sdk";
import { exportText, INTRO, moduleUrl, ownExports } from "./sdk-pages";
import { fenced, twinTarget, twinText } from "./twin";

/** The Markdown twin of a module's page. */
export function moduleTwin({ specifier, exports }: Module, links: Links): string {
  const types = relativeUrl(moduleUrl(specifier), TYPES);
  const schemas = exports.filter(({ origin }) => origin === "schema");
  const tables = exports.filter(({ origin }) => origin === "table");
  const blocks = [
    `# ${specifier}`,
    twinText(INTRO[specifier] ?? "", links),
    ...ownExports(exports).flatMap((each) => [
      `## ${each.name}`,
      twinText(exportText(each), links),
      fenced(each.code, "ts"),
    ]),
    schemas.length > 0 ? "## Types of the contract" : "",
    schemas.map(({ name }) => `[\`${name}\`](${twinTarget(`${types}#${name}`)})`).join(", "),
    tables.length > 0 ? "## Tables of operations" : "",
    tables.map(({ name }) => `\`${name}\``).join(", "),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
