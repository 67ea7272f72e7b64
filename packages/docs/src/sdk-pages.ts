import { API_INDEX, TYPES } from "./api-index";
import { codeHtml, headingHtml, type Links, render } from "./markdown";
import { type HtmlPage, relativeUrl } from "./page";
import type { Exported, Module } from "./sdk";

/** Address of a module's page: `marketplace-sdk/state` is `sdk/state.html`. */
export const moduleUrl = (specifier: string): string => `sdk/${specifier.split("/")[1] ?? "index"}.html`;

/** One sentence for each module. */
export const INTRO: Readonly<Record<string, string>> = {
  "marketplace-sdk": "The client, its errors and its types.",
  "marketplace-sdk/storage": "The documented storage formats, validated, and ciphers for the stored user.",
  "marketplace-sdk/state": "Stores for cart, favorites, language, website, session and balance.",
  "marketplace-sdk/prices": "Unit prices by quantity.",
  "marketplace-sdk/sync": "Keeps a member's cart and favorites the same on all devices.",
  "marketplace-sdk/query": "Options factories for TanStack Query.",
  "marketplace-sdk/raw": "A typed openapi-fetch client over the marketplace's own fetch.",
  "marketplace-sdk/validate": "Results checked against the contract, as Standard Schema.",
  "marketplace-sdk/dialects": "What stock servers do differently.",
  "marketplace-sdk/debug": "The events of calls for many listeners, and a listener that logs them.",
  "marketplace-sdk/testing": "A fake client, factories, faults and handlers for the tests of an application.",
};
const KINDS: readonly Exported["kind"][] = ["function", "class", "constant", "interface", "type"];

/** The module's hand-written exports, functions first. */
export const ownExports = (exports: readonly Exported[]): Exported[] =>
  KINDS.flatMap((kind) => exports.filter((each) => each.origin === "source" && each.kind === kind));

/** The page of a module: its exports with their declarations and docstrings. */
export function modulePage({ specifier, exports }: Module, links: Links): HtmlPage {
  const url = moduleUrl(specifier);
  const ordered = ownExports(exports);
  const schemas = exports.filter(({ origin }) => origin === "schema");
  const tables = exports.filter(({ origin }) => origin === "table");
  const intro = INTRO[specifier] ?? `What \`${specifier}\` exports.`;
  const types = relativeUrl(url, TYPES);
  const html = [
    `<p class="over">SDK reference</p><h1>${specifier}</h1>`,
    `<p class="lead">${render(intro, links)
      .html.replace(/<\/?p>/g, "")
      .trim()}</p>`,
    ...ordered.map((each) => exportHtml(each, links)),
    schemas.length > 0
      ? `${headingHtml(2, "types-of-the-contract", "Types of the contract")}<p>${schemas
          .map(({ name }) => `<a href="${types}#${name}"><code>${name}</code></a>`)
          .join(", ")}</p>`
      : "",
    tables.length > 0
      ? `${headingHtml(2, "tables-of-operations", "Tables of operations")}<p>Generated from the contract, for types of your own: ${tables
          .map(({ name }) => `<code id="${name}">${name}</code>`)
          .join(
            ", ",
          )}. Their contents are in the <a href="${relativeUrl(url, API_INDEX)}">API reference</a>.</p>`
      : "",
  ].join("\n");
  return {
    url,
    title: specifier,
    summary: `${intro} Exports of ${specifier}.`,
    html,
    headings: [
      ...ordered.map(({ name }) => ({ id: name, text: name, level: 2 })),
      ...(schemas.length > 0
        ? [{ id: "types-of-the-contract", text: "Types of the contract", level: 2 }]
        : []),
      ...(tables.length > 0 ? [{ id: "tables-of-operations", text: "Tables of operations", level: 2 }] : []),
    ],
  };
}

/** The docstring of an export, with its tags as a list. */
export function exportText({ text, tags }: Exported): string {
  const listed = tags.map((tag) => {
    const [subject = "", ...rest] = tag.name === "param" ? tag.text.split(" ") : ["", tag.text];
    const label = subject ? `\`${subject}\`` : `**${tag.name}**`;
    return `- ${label} ${rest.join(" ").replace(/^- /, "").replace(/\n/g, " ")}`;
  });
  return [text, listed.join("\n")].filter(Boolean).join("\n\n");
}

function exportHtml(exported: Exported, links: Links): string {
  const { name, kind, code } = exported;
  const body = render(exportText(exported), links).html;
  return `${headingHtml(2, name, `${name} <small>${kind}</small>`)}${body}${codeHtml(code, "ts")}`;
}
