import { fieldTable, operationUrl } from "./api-page";
import type { Bundle, Operation } from "./contract";
import { fieldsOf, limitsOf, typeHtml } from "./fields";
import { escapeHtml } from "./html";
import { codeHtml, type Heading, headingHtml, type Links, render, tableHtml } from "./markdown";
import { type HtmlPage, relativeUrl } from "./page";

export const API_INDEX = "api/index.html";
export const TYPES = "api/types.html";

/** The overview: the contract's introduction and every operation under its tag. */
export function apiIndexPage(bundle: Bundle, operations: readonly Operation[], links: Links): HtmlPage {
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
    html: `<h1>API reference</h1><p class="lead">All ${operations.length} operations, from the contract ${bundle.info.version}.</p>${intro.html}${lists.join("\n")}`,
    headings: [...intro.headings, ...tags.map(({ name }): Heading => ({ id: name, text: name, level: 2 }))],
  };
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
