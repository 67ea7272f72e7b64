import { API_INDEX } from "./api-index";
import { type OperationSource, operationUrl } from "./api-page";
import type { Bundle, Operation } from "./contract";
import { type Field, fieldsOf, limitsOf, typeHtml } from "./fields";
import type { Links } from "./markdown";
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
import { relativeUrl } from "./page";
import { shorten } from "./shorten";
import { curlOf } from "./snippets";
import { fenced, inlineMarkdown, markdownTable, twinText, twinUrl } from "./twin";

/** The twin of an operation's page. */
export function operationTwin({ bundle, operation, code, links, typesUrl }: OperationSource): string {
  const { id, method, path, described, input, optional, data } = operation;
  const asked = requestFields(bundle, operation);
  const answered = fieldsOf(bundle, data.items ?? data);
  const kind = data.type === "null" ? "`null`" : inlineMarkdown(typeHtml(data, typesUrl));
  const errors = namedErrors(operation);
  const table = (fields: readonly Field[]) => fieldTable(bundle, fields, typesUrl, links);
  return join([
    `# ${id}`,
    `${described.summary}.`,
    `\`${method} ${path}\``,
    provisionalNote(operation),
    twinText(descriptionOf(operation), links),
    factsOf(operation)
      .map(([name, value]) => `- ${name}: ${inlineMarkdown(value)}`)
      .join("\n"),
    "## Code",
    fenced(code.text, `ts ${code.path}`),
    fenced(curlOf(bundle, operation), "sh"),
    "## Request",
    asked.length === 0 ? "It takes nothing." : "",
    input && optional ? "All of it may be left out." : "",
    input && isNamed(input) ? `${inlineMarkdown(typeHtml(input, typesUrl))}:` : "",
    asked.length > 0 ? table(asked) : "",
    "## Answer",
    `With code 1, \`data\` is ${kind}${answered.length > 0 ? ":" : "."}`,
    answered.length > 0 ? table(answered) : "",
    errors.length > 0 ? "## Named errors" : "",
    errors.length > 0
      ? markdownTable(
          ["`data.error`", "What a person reads", "Beside it in `data`"],
          errors.map(({ name, msg, details }) => [`\`${name}\``, msg, details ? `\`${details}\`` : ""]),
        )
      : "",
    "## Other answers",
    markdownTable(
      ["HTTP status and code", "When"],
      otherAnswers(bundle, operation).map(({ status, when }) => [status, when]),
    ),
    "## Examples",
    ...operation.examples.map(({ status, name, summary, value }) => {
      const short = shorten(value);
      const note = short.left > 0 ? `, without ${short.left} more rows` : "";
      return `${summary} (${status}, ${name}${note}):\n\n${fenced(JSON.stringify(short.value, null, 2), "json")}`;
    }),
  ]);
}

/** The twin of the overview. */
export function apiIndexTwin(bundle: Bundle, operations: readonly Operation[], links: Links): string {
  return join([
    "# API reference",
    `All ${operations.length} operations, from the contract ${bundle.info.version}.`,
    twinText(bundle.info.description, links),
    ...bundle.tags.flatMap(({ name, description }) => [
      `## ${name}`,
      description,
      markdownTable(
        ["Operation", "What it does", "Call"],
        operations
          .filter(({ tag }) => tag === name)
          .map(({ id, method, path, described }) => [
            `[\`${id}\`](${twinUrl(relativeUrl(API_INDEX, operationUrl(id)))})`,
            described.summary,
            `\`${method} ${path}\``,
          ]),
      ),
    ]),
  ]);
}

/** The twin of the page of types. */
export function typesTwin(bundle: Bundle, links: Links): string {
  const schemas = Object.entries(bundle.components.schemas).sort(([a], [b]) => a.localeCompare(b));
  return join([
    "# Types",
    "What requests and answers are made of, by name. The SDK exports each as a type of the same name.",
    ...schemas.flatMap(([name, schema]) => {
      const fields = fieldsOf(bundle, schema);
      const limits = inlineMarkdown(limitsOf(schema));
      const [example] = schema.examples ?? [];
      return [
        `## ${name}`,
        schema.description ? twinText(schema.description, links) : "",
        fields.length > 0
          ? fieldTable(bundle, fields, "", links)
          : `${inlineMarkdown(typeHtml(schema, ""))}${limits ? ` (${limits})` : ""}`,
        example === undefined ? "" : fenced(JSON.stringify(example, null, 2), "json"),
      ];
    }),
  ]);
}

function fieldTable(bundle: Bundle, fields: readonly Field[], typesUrl: string, links: Links): string {
  const rows = flatFields(bundle, fields).map((field) => {
    const limits = inlineMarkdown(limitsOf(field.schema));
    const meaning = twinText(meaningOf(bundle, field), links);
    return [
      `\`${field.name}\`${field.required ? " (required)" : ""}`,
      inlineMarkdown(typeHtml(field.schema, typesUrl)),
      [meaning, limits].filter(Boolean).join(" · "),
    ];
  });
  return markdownTable(["Field", "Type", "Meaning"], rows);
}

const join = (blocks: readonly string[]): string => `${blocks.filter(Boolean).join("\n\n")}\n`;
