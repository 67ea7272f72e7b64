import { cases } from "marketplace-contract/fixtures/build-examples.mjs";
import { type Bundle, nameOf, type Operation, type Schema, settle } from "./contract";
import { type Field, fieldsOf, limitsOf, typeHtml } from "./fields";
import { escapeHtml } from "./html";
import { codeHtml, type Heading, headingHtml, type Links, render, tableHtml } from "./markdown";
import type { Page } from "./page";
import { shorten } from "./shorten";
import { curlOf } from "./snippets";
import { tryItHtml } from "./try-it";

/** Address of an operation's page. */
export const operationUrl = (id: string): string => `api/${id}.html`;

const AUTH = {
  public: "Anyone. A wrong token is ignored.",
  user: "A signed-in user: header <code>token</code>.",
  merchant: "A signed-in user with a store: header <code>token</code>.",
};
const REPEAT: Readonly<Record<string, string>> = {
  safe: "It only reads: it may be sent again at any time.",
  natural: "Sending it twice changes nothing more.",
  toggle: "Never by itself: each time it turns the state around.",
  none: "Never by itself.",
  key: "Only with the same <code>Idempotency-Key</code>: the effect happens once.",
};

/** What a page of an operation is made from. */
export interface OperationSource {
  bundle: Bundle;
  operation: Operation;
  /** A program that makes the call. */
  code: { text: string; path: string };
  /** Links of its texts, as in any page. */
  links: Links;
  /** Way from the page to the page of types. */
  typesUrl: string;
}

/** The page of one operation: what it needs, answers and refuses, and a form that calls it. */
export function operationPage(source: OperationSource): Page {
  const { bundle, operation, code, links, typesUrl } = source;
  const { id, method, path, described } = operation;
  const headings: Heading[] = [];
  const part = (title: string, html: string): string => {
    if (!html) return "";
    const anchor = title.toLowerCase().replace(/\W+/g, "-");
    headings.push({ id: anchor, text: title, level: 2 });
    return headingHtml(2, anchor, title) + html;
  };
  const provisional = described["x-status"] === "provisional";
  const description = described.description.replace(/^Provisional\.\s*/, "");
  const html = [
    `<p class="over">${escapeHtml(operation.tag)}</p><h1>${id}</h1>`,
    `<p class="lead">${escapeHtml(described.summary)}.</p>`,
    `<p class="call"><span class="method">${method}</span> <code>${path}</code></p>`,
    provisional
      ? `<p class="note">Provisional: the specification has its screens and not its calls, so it may still change.</p>`
      : "",
    render(description, links).html,
    facts(operation),
    part("Code", codeHtml(code.text, `ts ${code.path}`) + codeHtml(curlOf(bundle, operation), "sh")),
    part("Request", requestHtml(source)),
    part("Answer", answerHtml(bundle, operation.data, typesUrl, links)),
    part("Refusals", refusalsHtml(operation)),
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

function facts({ described, media }: Operation): string {
  const rows: [string, string][] = [
    ["Who may call", AUTH[described["x-auth"]]],
    ["May it be repeated", REPEAT[described["x-idempotency"]] ?? ""],
    ...(media === "multipart/form-data" ? ([["Body", "Multipart form."]] satisfies [string, string][]) : []),
    [
      "Screens",
      (described["x-screens"] ?? []).map((screen) => `<code>${escapeHtml(screen)}</code>`).join(" "),
    ],
  ];
  const shown = rows.filter(([, value]) => value);
  return `<dl class="facts">${shown.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("")}</dl>`;
}

/** A table of fields; nested objects without a name of their own follow with their whole path. */
export function fieldTable(bundle: Bundle, fields: readonly Field[], typesUrl: string, links: Links): string {
  const rows = flat(bundle, fields, "").map(({ name, required, schema }) => {
    const text = schema.description ?? settle(bundle, schema).description ?? "";
    const limits = limitsOf(schema);
    const notes = [text ? inline(text, links) : "", limits ? `<small>${limits}</small>` : ""]
      .filter(Boolean)
      .join(" ");
    const mark = required ? ' <small class="needed">required</small>' : "";
    return `<tr><td><code>${escapeHtml(name)}</code>${mark}</td><td>${typeHtml(schema, typesUrl)}</td><td>${notes}</td></tr>`;
  });
  return tableHtml("<tr><th>Field</th><th>Type</th><th>Meaning</th></tr>", rows.join("\n"));
}

function flat(bundle: Bundle, fields: readonly Field[], prefix: string): Field[] {
  return fields.flatMap((field) => {
    const own = { ...field, name: prefix + field.name };
    const inner = field.schema.items ?? field.schema;
    const suffix = field.schema.items ? "[]." : ".";
    return inner.$ref ? [own] : [own, ...flat(bundle, fieldsOf(bundle, inner), own.name + suffix)];
  });
}

/** A description as the inside of a cell. */
const inline = (text: string, links: Links): string =>
  render(text, links).html.replace(/^<p>|<\/p>\s*$/g, "");

function requestHtml({ bundle, operation, typesUrl, links }: OperationSource): string {
  const { input, headers, optional } = operation;
  const fields = input ? fieldsOf(bundle, input) : [];
  const asked = [
    ...fields,
    ...headers.map(({ name, required = false, description, schema }) => ({
      name,
      required,
      schema: description ? { ...schema, description } : schema,
    })),
  ];
  if (asked.length === 0) return "<p>It takes nothing.</p>";
  const hint = input && optional ? "<p>All of it may be left out.</p>" : "";
  const name = input?.$ref ? `<p>${typeHtml(input, typesUrl)}:</p>` : "";
  return hint + name + fieldTable(bundle, asked, typesUrl, links);
}

function answerHtml(bundle: Bundle, data: Schema, typesUrl: string, links: Links): string {
  const fields = fieldsOf(bundle, data.items ?? data);
  const kind = data.type === "null" ? "<code>null</code>" : typeHtml(data, typesUrl);
  const text = `<p>With code 1, <code>data</code> is ${kind}${fields.length > 0 ? ":" : "."}</p>`;
  return fields.length > 0 ? text + fieldTable(bundle, fields, typesUrl, links) : text;
}

/** Refusals by name, each with the sentence and the details that the mock answers. */
function refusalsHtml({ id, described }: Operation): string {
  const names = described["x-errors"] ?? [];
  if (names.length === 0) return "";
  const rows = names.map((name) => {
    const example = cases[id]?.find((one) => one.name === name.replaceAll("_", "-"));
    const { msg, details } = refusalOf(example?.body);
    return `<tr><td><code>${name}</code></td><td>${escapeHtml(msg)}</td><td>${details ? `<code>${escapeHtml(details)}</code>` : ""}</td></tr>`;
  });
  const head =
    "<tr><th><code>data.error</code></th><th>What a person reads</th><th>Beside it in <code>data</code></th></tr>";
  return tableHtml(head, rows.join("\n"));
}

function refusalOf(value: unknown): { msg: string; details: string } {
  if (typeof value !== "object" || value === null) return { msg: "", details: "" };
  const msg = "msg" in value ? String(value.msg) : "";
  const data = "data" in value && typeof value.data === "object" && value.data !== null ? value.data : {};
  const details = Object.entries(data).filter(([name]) => name !== "error");
  return { msg, details: details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : "" };
}

function statusHtml(bundle: Bundle, { described }: Operation): string {
  const rows = Object.entries(described.responses)
    .filter(([status]) => status !== "200")
    .map(([status, response]) => {
      const { description } = response.$ref
        ? (bundle.components.responses[nameOf(response.$ref)] ?? response)
        : response;
      return `<tr><td>${status}</td><td>${escapeHtml(description).replace(/`([^`]+)`/g, "<code>$1</code>")}</td></tr>`;
    });
  return tableHtml("<tr><th>HTTP status and code</th><th>When</th></tr>", rows.join("\n"));
}

function examplesHtml({ examples }: Operation): string {
  return examples
    .map(({ status, name, summary, value }, index) => {
      const short = shorten(value);
      const json = codeHtml(JSON.stringify(short.value, null, 2), "json");
      const note = short.left > 0 ? ` · without ${short.left} more rows` : "";
      const label = `${escapeHtml(summary)} <small>${status} · ${name}${note}</small>`;
      return `<details${index === 0 ? " open" : ""}><summary>${label}</summary>${json}</details>`;
    })
    .join("\n");
}
