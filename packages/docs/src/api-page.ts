import type { Bundle, Operation, Schema } from "./contract";
import { type Field, fieldsOf, limitsOf, typeHtml } from "./fields";
import { escapeHtml } from "./html";
import { codeHtml, type Heading, headingHtml, type Links, render, tableHtml } from "./markdown";
import {
  descriptionOf,
  factsOf,
  flatFields,
  isNamed,
  meaningOf,
  namedErrors,
  otherAnswers,
  provisionalNote,
  requestFields,
} from "./operation-facts";
import type { HtmlPage } from "./page";
import { shorten } from "./shorten";
import { curlOf } from "./snippets";
import { tryItHtml } from "./try-it";

/** Address of an operation's page. */
export const operationUrl = (id: string): string => `api/${id}.html`;

/** Parts of an operation's page. */
export interface OperationSource {
  bundle: Bundle;
  operation: Operation;
  /** A program that makes the call. */
  code: { text: string; path: string };
  /** Resolves links in its texts. */
  links: Links;
  /** Relative path to the page of types. */
  typesUrl: string;
}

/** The page of an operation: its input, responses and errors, and a form that calls it. */
export function operationPage(source: OperationSource): HtmlPage {
  const { bundle, operation, code, links, typesUrl } = source;
  const { id, method, path, described } = operation;
  const headings: Heading[] = [];
  const part = (title: string, html: string): string => {
    if (!html) return "";
    const anchor = title.toLowerCase().replace(/\W+/g, "-");
    headings.push({ id: anchor, text: title, level: 2 });
    return headingHtml(2, anchor, title) + html;
  };
  const note = provisionalNote(operation);
  const html = [
    `<p class="over">${escapeHtml(operation.tag)}</p><h1>${id}</h1>`,
    `<p class="lead">${escapeHtml(described.summary)}.</p>`,
    `<p class="call"><span class="method">${method}</span> <code>${path}</code></p>`,
    note ? `<p class="note">${note}</p>` : "",
    render(descriptionOf(operation), links).html,
    facts(operation),
    part("Code", codeHtml(code.text, `ts ${code.path}`) + codeHtml(curlOf(bundle, operation), "sh")),
    part("Request", requestHtml(source)),
    part("Answer", answerHtml(bundle, operation.data, typesUrl, links)),
    part("Named errors", namedErrorsHtml(operation)),
    part("Other answers", statusHtml(bundle, operation)),
    part("Examples", examplesHtml(operation)),
    part("Try it", tryItHtml(bundle, operation)),
  ].join("\n");
  return {
    url: operationUrl(id),
    title: id,
    summary: `${described.summary}. ${method} ${path}`,
    html,
    headings,
  };
}

function facts(operation: Operation): string {
  const rows = factsOf(operation).map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl class="facts">${rows.join("")}</dl>`;
}

/** A table of fields. Fields of nested anonymous objects are listed with their full path. */
export function fieldTable(bundle: Bundle, fields: readonly Field[], typesUrl: string, links: Links): string {
  const rows = flatFields(bundle, fields).map((field) => {
    const { name, required, schema } = field;
    const text = meaningOf(bundle, field);
    const limits = limitsOf(schema);
    const notes = [text ? inline(text, links) : "", limits ? `<small>${limits}</small>` : ""]
      .filter(Boolean)
      .join(" ");
    const mark = required ? ' <small class="needed">required</small>' : "";
    return `<tr><td><code>${escapeHtml(name)}</code>${mark}</td><td>${typeHtml(schema, typesUrl)}</td><td>${notes}</td></tr>`;
  });
  return tableHtml("<tr><th>Field</th><th>Type</th><th>Meaning</th></tr>", rows.join("\n"));
}

/** A description as content of a table cell. */
const inline = (text: string, links: Links): string =>
  render(text, links).html.replace(/^<p>|<\/p>\s*$/g, "");

function requestHtml({ bundle, operation, typesUrl, links }: OperationSource): string {
  const { input, optional } = operation;
  const asked = requestFields(bundle, operation);
  if (asked.length === 0) return "<p>It takes nothing.</p>";
  const hint = input && optional ? "<p>All of it may be left out.</p>" : "";
  const name = input && isNamed(input) ? `<p>${typeHtml(input, typesUrl)}:</p>` : "";
  return hint + name + fieldTable(bundle, asked, typesUrl, links);
}

function answerHtml(bundle: Bundle, data: Schema, typesUrl: string, links: Links): string {
  const fields = fieldsOf(bundle, data.items ?? data);
  const kind = data.type === "null" ? "<code>null</code>" : typeHtml(data, typesUrl);
  const text = `<p>With code 1, <code>data</code> is ${kind}${fields.length > 0 ? ":" : "."}</p>`;
  return fields.length > 0 ? text + fieldTable(bundle, fields, typesUrl, links) : text;
}

/** Errors by name, each with the message and the details of its example. */
function namedErrorsHtml(operation: Operation): string {
  const rows = namedErrors(operation).map(
    ({ name, msg, details }) =>
      `<tr><td><code>${name}</code></td><td>${escapeHtml(msg)}</td><td>${details ? `<code>${escapeHtml(details)}</code>` : ""}</td></tr>`,
  );
  if (rows.length === 0) return "";
  const head =
    "<tr><th><code>data.error</code></th><th>What a person reads</th><th>Beside it in <code>data</code></th></tr>";
  return tableHtml(head, rows.join("\n"));
}

function statusHtml(bundle: Bundle, operation: Operation): string {
  const rows = otherAnswers(bundle, operation).map(
    ({ status, when }) =>
      `<tr><td>${status}</td><td>${escapeHtml(when).replace(/`([^`]+)`/g, "<code>$1</code>")}</td></tr>`,
  );
  return tableHtml("<tr><th>HTTP status and code</th><th>When</th></tr>", rows.join("\n"));
}

function examplesHtml(operation: Operation): string {
  return operation.examples
    .map(({ status, name, summary, value }, index) => {
      const short = shorten(value);
      const json = codeHtml(JSON.stringify(short.value, null, 2), "json");
      const note = short.left > 0 ? ` · without ${short.left} more rows` : "";
      const label = `${escapeHtml(summary)} <small>${status} · ${name}${note}</small>`;
      return `<details${index === 0 ? " open" : ""}><summary>${label}</summary>${json}</details>`;
    })
    .join("\n");
}
