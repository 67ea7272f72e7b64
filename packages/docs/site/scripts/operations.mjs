/** The contract as pages: one for each operation, an overview, and the named types. */
import { createRequire } from "node:module";
import { dataSchema, inputSchema, parametersOf, resolveSchema, sampleOf } from "marketplace-contract";
import { curlCommand, requestOf } from "marketplace-contract/collection";

/** @typedef {import("marketplace-contract").OpenApi} OpenApi */
/** @typedef {import("marketplace-contract").Schema} Schema */
/** @typedef {import("marketplace-contract").OperationObject} Described */
/** @typedef {{ id: string, tag: string, method: string, path: string, described: Described }} Operation */
/** @typedef {{ name: string, required: boolean, schema: Schema }} Field */

/** @type {OpenApi} */
export const contract = createRequire(import.meta.url)("marketplace-contract/openapi.json");

const AUTH = {
  public: "anyone; a wrong token is ignored",
  user: "a signed-in user: header `token`",
  merchant: "a signed-in user with a store: header `token`",
};
/** @type {Record<string, string>} */
const REPEAT = {
  safe: "it only reads: it may be sent again at any time",
  natural: "sending it twice changes nothing more",
  toggle: "never automatically: each call flips the state",
  none: "never automatically",
  key: "only with the same `Idempotency-Key`: the effect happens once",
};

/** @type {Operation[]} */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, described]) => ({
    id: described.operationId,
    tag: described.tags[0] ?? "",
    method: method.toUpperCase(),
    path,
    described,
  })),
);

/** @param {unknown} value */
const json = (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
/** Text for a cell of a table. @param {string} text */
const cell = (text) => text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
/** @param {readonly unknown[]} values */
const words = (values) => values.map((value) => `\`${value}\``).join(", ");
/** @param {string} ref */
const nameOf = (ref) => ref.split("/").at(-1) ?? "";
/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
/** Shown as it is: VitePress reads the rest as a template. @param {string} text */
const plain = (text) => text.replaceAll("{{", "&#123;&#123;").replace(/<(?=[a-z/])/gi, "&lt;");

/** The fields of an object, of references, allOf and alternatives too. @param {Schema} schema @returns {Field[]} */
function fieldsOf(schema) {
  const { properties, required = [], allOf = [], anyOf, oneOf } = resolveSchema(contract, schema);
  const either = (anyOf ?? oneOf ?? []).map(fieldsOf).filter((fields) => fields.length > 0);
  const always = (/** @type {Field} */ { name }) =>
    either.every((fields) => fields.some((field) => field.name === name && field.required));
  const own = Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    required: false,
    schema: property,
  }));
  const all = [
    ...allOf.flatMap(fieldsOf),
    ...either.flat().map((field) => ({ ...field, required: always(field) })),
    ...own,
  ];
  const byName = new Map(all.map((field) => [field.name, field]));
  return [...byName.values()].map((field) => ({
    ...field,
    required: field.required || required.includes(field.name),
  }));
}

/** Fields of nested anonymous objects follow with their full path: `address.city`. @param {Field[]} fields @returns {Field[]} */
const flat = (fields, prefix = "") =>
  fields.flatMap((field) => {
    const own = { ...field, name: prefix + field.name };
    const inner = field.schema.items ?? field.schema;
    if (inner.$ref) return [own];
    return [own, ...flat(fieldsOf(inner), own.name + (field.schema.items ? "[]." : "."))];
  });

/** @param {Schema} schema @returns {string} */
function typeOf(schema) {
  if (schema.$ref) return `[${nameOf(schema.$ref)}](/api/types#${nameOf(schema.$ref).toLowerCase()})`;
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return words(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return [...new Set(either.map(typeOf))].join(" or ");
  if (schema.allOf) return schema.allOf.map(typeOf).join(" and ");
  if (schema.format === "binary") return "file";
  return [schema.type ?? "anything"].flat().join(" or ");
}

/** @param {Schema} schema */
function limitsOf(schema) {
  if (schema.$ref) return "";
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const known = schema["x-known-values"];
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " entries"),
    schema.default === undefined ? "" : `default \`${JSON.stringify(schema.default)}\``,
    known ? `known: ${words(known)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {number | undefined} low @param {number | undefined} high @param {string} unit */
function range(low, high, unit) {
  if (low === undefined && high === undefined) return "";
  if (high === undefined) return low === 0 ? "" : `at least ${low}${unit}`;
  if (low === undefined || (low === 0 && unit)) return `at most ${high}${unit}`;
  return `${low} to ${high}${unit}`;
}

/** @param {Field[]} fields */
const fieldTable = (fields) =>
  table(
    ["Field", "Type", "Meaning"],
    flat(fields).map(({ name, required, schema }) => {
      const told = schema.description ?? resolveSchema(contract, schema).description ?? "";
      // A table does not fit into a cell; it is with the type.
      const text = told.replace(/^\|.*\n?/gm, "");
      const limits = limitsOf(schema);
      const meaning = [plain(text), text && limits ? `(${limits})` : limits].filter(Boolean).join(" ");
      return [`\`${name}\`${required ? " **required**" : ""}`, cell(typeOf(schema)), cell(meaning)];
    }),
  );

/** Named answers of every status. @param {Described} described */
const examplesOf = ({ responses }) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      ...example,
    })),
  );

/** Lists to two rows and long texts to their beginning. @param {unknown} value @returns {unknown} */
function shortened(value) {
  if (typeof value === "string" && value.length > 400) return `${value.slice(0, 400)}…`;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)]));
}

/** What the form needs to call an operation. @param {Operation} operation */
function formOf({ id, method, path, described }) {
  const media = Object.keys(described.requestBody?.content ?? {})[0] ?? "";
  const input = inputSchema(contract, described);
  const sample = input && media !== "multipart/form-data" ? sampleOf(contract, input) : undefined;
  const keyed = parametersOf(contract, described, "header").some(({ name }) => name === "Idempotency-Key");
  const query =
    method === "GET" && input ? fieldsOf(input).map(({ name, required }) => ({ name, required })) : [];
  return { id, method, path, media, keyed, query, sample, reads: described["x-idempotency"] === "safe" };
}

/** @param {Operation} operation @returns {string} the page in Markdown */
export function operationPage(operation) {
  const { id, method, path, described } = operation;
  const input = inputSchema(contract, described);
  const headers = parametersOf(contract, described, "header").map(
    ({ name, required = false, description, schema }) => ({
      name,
      required,
      schema: description ? { ...schema, description } : schema,
    }),
  );
  const request = [...(input ? fieldsOf(input) : []), ...headers];
  const data = dataSchema(contract, described);
  const rows = fieldsOf(data.items ?? data);
  const examples = examplesOf(described);
  const sample = input ? sampleOf(contract, input) : undefined;
  const argument =
    sample && Object.keys(sample).length > 0
      ? JSON.stringify(sample, null, 2).replace(/^(\s*)"(\w+)":/gm, "$1$2:")
      : "";
  const upload = described.requestBody?.content["multipart/form-data"];
  const errors = (described["x-errors"] ?? []).map((name) => {
    const { msg = "", data: detail } =
      examples.find((each) => each.name === name.replaceAll("_", "-"))?.value ?? {};
    const { error: _, ...details } = Object(detail);
    const beside = Object.keys(details).length > 0 ? `\`${JSON.stringify(details)}\`` : "";
    return [`\`${name}\``, cell(plain(msg)), cell(beside)];
  });
  const others = Object.entries(described.responses).filter(([status]) => status !== "200");
  const screens = described["x-screens"] ?? [];
  const summary = `${described.summary}.`;
  return [
    `---\ntitle: ${id}\ndescription: ${JSON.stringify(`${summary} ${method} ${path}`)}\ntryIt: ${JSON.stringify(formOf(operation))}\n---`,
    `# ${id}\n\n${plain(summary)}\n\n\`${method} ${path}\``,
    described["x-status"] === "provisional"
      ? "> **Provisional.** Designed with this contract; it may still change in a minor version."
      : "> **Documented.** It was given with the API, and stays.",
    plain(described.description.replace(/^Provisional\.\s*/, "")),
    [
      `- **Who may call:** ${AUTH[described["x-auth"]]}`,
      `- **May it be repeated:** ${REPEAT[described["x-idempotency"]] ?? ""}`,
      ...(screens.length > 0 ? [`- **Screens:** ${words(screens)}`] : []),
    ].join("\n"),
    "## Code",
    `\`\`\`ts\nconst data = await market.${id}(${upload ? "{ file }" : argument});\n\`\`\``,
    `\`\`\`sh\n${curlCommand(requestOf(contract, { method, path, operation: described }), CURL)}\n\`\`\``,
    "## Request",
    request.length > 0 ? fieldTable(request) : "It takes nothing.",
    "## Answer",
    `With code 1, \`data\` is ${data.type === "null" ? "`null`" : typeOf(data)}${rows.length > 0 ? `:\n\n${fieldTable(rows)}` : "."}`,
    ...(errors.length > 0
      ? ["## Named errors", table(["`data.error`", "Message", "Details in `data`"], errors)]
      : []),
    ...(others.length > 0 ? ["## Other answers"] : []),
    table(
      ["HTTP status and code", "When"],
      others.map(([status, response]) => {
        const named = response.$ref ? contract.components.responses[nameOf(response.$ref)] : undefined;
        return [status, cell((named ?? response).description)];
      }),
    ),
    ...(examples.length > 0 ? ["## Examples"] : []),
    ...examples.map(
      ({ status, name, summary: title, value }) =>
        `::: details ${plain(title ?? name)} (${status}, \`${name}\`)\n${json(shortened(value))}\n:::`,
    ),
    "<llm-exclude>\n\n## Try it\n\n<TryIt />\n\n</llm-exclude>\n",
  ].join("\n\n");
}

const CURL = { baseUrl: "http://127.0.0.1:4020", token: "$TOKEN", $guid: "$(uuidgen)" };

/** @param {{ name: string, about: string }[]} downloads @returns {string} */
export const overviewPage = (downloads) =>
  [
    `---\ndescription: All ${operations.length} operations of the contract.\n---`,
    `# API reference\n\nAll ${operations.length} operations, from the contract ${contract.info.version}. [Types](/api/types) has what they are made of.`,
    plain(contract.info.description),
    "## Download the contract",
    table(
      ["File", "What it is"],
      downloads.map(({ name, about }) => [
        `<a href="/contract/${name}" download target="_self">${name}</a>`,
        about,
      ]),
    ),
    ...contract.tags.map(
      ({ name, description }) =>
        `## ${name}\n\n${plain(description)}\n\n${table(
          ["Operation", "What it does", "Call"],
          operations
            .filter(({ tag }) => tag === name)
            .map(({ id, method, path, described }) => [
              `[${id}](/api/${id})`,
              cell(plain(described.summary)),
              `\`${method} ${path}\``,
            ]),
        )}`,
    ),
  ].join("\n\n");

/** @returns {string} every named type of the contract on one page */
export const typesPage = () =>
  [
    "---\noutline: false\ndescription: What requests and answers are made of, by name.\n---",
    "# Types\n\nWhat requests and answers are made of, by name. `marketplace-sdk` exports each as a type of the same name.",
    ...Object.entries(contract.components.schemas)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) => {
        const fields = fieldsOf(schema);
        const [example] = schema.examples ?? [];
        return [
          `## ${name}`,
          plain(schema.description ?? ""),
          fields.length > 0 ? fieldTable(fields) : `${typeOf(schema)} ${limitsOf(schema)}`,
          example === undefined ? "" : json(example),
        ]
          .filter(Boolean)
          .join("\n\n");
      }),
  ].join("\n\n");
