import { fieldTable, operationUrl } from "./api-page";
import type { Bundle, Operation } from "./contract";
import type { Download } from "./downloads";
import { fieldsOf, limitsOf, typeHtml } from "./fields";
import { escapeHtml } from "./html";
import { codeHtml, type Heading, headingHtml, type Links, render, tableHtml } from "./markdown";
import { type HtmlPage, relativeUrl } from "./page";

export const API_INDEX = "api/index.html";
const DOWNLOAD_TITLE = "Download the contract";
export const TYPES = "api/types.html";

/** The overview: the contract's introduction, its files, and every operation under its tag. */
export function apiIndexPage(
  bundle: Bundle,
  operations: readonly Operation[],
  downloads: readonly Download[],
  links: Links,
): HtmlPage {
  const intro = render(bundle.info.description, links);
  const tags = bundle.tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
  const lists = tags.map(({ name, description, operations: own }) => {
    const rows = own.map(
      ({ id, method, path, described }) =>
        `<tr><td><a href="${relativeUrl(API_INDEX, operationUrl(id))}"><code>${id}</code></a></td><td>${escapeHtml(described.summary)}</td><td><code>${method} ${path}</code></td></tr>`,
    );
    const table = tableHtml("<tr><th>Operation</th><th>What it does</th><th>Call</th></tr>", rows.join("\n"));
    return `${headingHtml(2, name, name)}<p>${escapeHtml(description)}</p>${table}`;
  });
  return {
    url: API_INDEX,
    title: "API reference",
    summary: `All ${operations.length} operations of the contract ${bundle.info.version}.`,
    html: `<h1>API reference</h1><p class="lead">All ${operations.length} operations, from the contract ${bundle.info.version}.</p>${intro.html}${downloadsHtml(downloads)}${lists.join("\n")}`,
    headings: [
      ...intro.headings,
      { id: "download-the-contract", text: DOWNLOAD_TITLE, level: 2 },
      ...tags.map(({ name }): Heading => ({ id: name, text: name, level: 2 })),
    ],
  };
}

function downloadsHtml(downloads: readonly Download[]): string {
  const rows = downloads.flatMap(({ url, about }) => {
    if (about === undefined) return [];
    const name = url.split("/").at(-1) ?? url;
    const link = `<a href="${relativeUrl(API_INDEX, url)}" download><code>${name}</code></a>`;
    return [`<tr><td>${link}</td><td>${escapeHtml(about)}</td></tr>`];
  });
  const table = tableHtml("<tr><th>File</th><th>What it is</th></tr>", rows.join("\n"));
  return `${headingHtml(2, "download-the-contract", DOWNLOAD_TITLE)}${table}`;
}

/** Every named type of the contract on one page. */
export function typesPage(bundle: Bundle, links: Links): HtmlPage {
  const schemas = Object.entries(bundle.components.schemas).sort(([a], [b]) => a.localeCompare(b));
  const html = schemas.map(([name, schema]) => {
    const fields = fieldsOf(bundle, schema);
    const text = schema.description ? render(schema.description, links).html : "";
    const limits = limitsOf(schema);
    const example = schema.examples?.[0];
    const body =
      fields.length > 0
        ? fieldTable(bundle, fields, "", links)
        : `<p>${typeHtml(schema, "")}${limits ? ` <small>${limits}</small>` : ""}</p>`;
    return [
      headingHtml(2, name, name),
      text,
      body,
      example === undefined ? "" : codeHtml(JSON.stringify(example, null, 2), "json"),
    ].join("");
  });
  return {
    url: TYPES,
    title: "Types",
    summary: "Every named type of the contract.",
    html: `<h1>Types</h1><p class="lead">What requests and answers are made of, by name. The SDK exports each as a type of the same name.</p>${html.join("\n")}`,
    headings: schemas.map(([name]) => ({ id: name, text: name, level: 2 })),
  };
}
