import { cases } from "marketplace-contract/fixtures/build-examples.mjs";
import { type Bundle, nameOf, type Operation, type Schema, settle } from "./contract";
import { type Field, fieldsOf } from "./fields";
import { escapeHtml } from "./html";

/** The part of an operation that its HTML page and its Markdown twin share. Texts are inline HTML. */

const AUTH = {
  public: "Anyone. A wrong token is ignored.",
  user: "A signed-in user: header <code>token</code>.",
  merchant: "A signed-in user with a store: header <code>token</code>.",
};
const REPEAT: Readonly<Record<string, string>> = {
  safe: "It only reads: it may be sent again at any time.",
  natural: "Sending it twice changes nothing more.",
  toggle: "Never automatically: each call flips the state.",
  none: "Never automatically.",
  key: "Only with the same <code>Idempotency-Key</code>: the effect happens once.",
};

/** The note on a provisional operation; empty for a documented one. */
export const provisionalNote = ({ described }: Operation): string =>
  described["x-status"] === "provisional"
    ? "Provisional: designed with this contract, so it may still change in a minor version."
    : "";

/** The description without the label that the note replaces. */
export const descriptionOf = ({ described }: Operation): string =>
  described.description.replace(/^Provisional\.\s*/, "");

/** Who may call it, whether it may be repeated, its screens. */
export function factsOf({ described, media }: Operation): [string, string][] {
  const screens = (described["x-screens"] ?? []).map((screen) => `<code>${escapeHtml(screen)}</code>`);
  const rows: [string, string][] = [
    ["Who may call", AUTH[described["x-auth"]]],
    ["May it be repeated", REPEAT[described["x-idempotency"]] ?? ""],
    ["Body", media === "multipart/form-data" ? "Multipart form." : ""],
    ["Screens", screens.join(" ")],
  ];
  return rows.filter(([, value]) => value);
}

/** The fields of a request: its input and its headers. */
export function requestFields(bundle: Bundle, { input, headers }: Operation): Field[] {
  return [
    ...(input ? fieldsOf(bundle, input) : []),
    ...headers.map(({ name, required = false, description, schema }) => ({
      name,
      required,
      schema: description ? { ...schema, description } : schema,
    })),
  ];
}

/** Whether an input has its own page among the types, or one for each of its alternatives. */
export const isNamed = ({ $ref, anyOf, oneOf }: Schema): boolean => Boolean($ref ?? anyOf ?? oneOf);

/** Appends fields of nested anonymous objects with their full path: `address.city`. */
export function flatFields(bundle: Bundle, fields: readonly Field[], prefix = ""): Field[] {
  return fields.flatMap((field) => {
    const own = { ...field, name: prefix + field.name };
    const inner = field.schema.items ?? field.schema;
    const suffix = field.schema.items ? "[]." : ".";
    return inner.$ref ? [own] : [own, ...flatFields(bundle, fieldsOf(bundle, inner), own.name + suffix)];
  });
}

/** Named errors, each with the message and the details of its example. */
export function namedErrors({ id, described }: Operation): { name: string; msg: string; details: string }[] {
  return (described["x-errors"] ?? []).map((name) => {
    const example = cases[id]?.find((one) => one.name === name.replaceAll("_", "-"));
    return { name, ...errorOf(example?.body) };
  });
}

function errorOf(value: unknown): { msg: string; details: string } {
  if (typeof value !== "object" || value === null) return { msg: "", details: "" };
  const msg = "msg" in value ? String(value.msg) : "";
  const data = "data" in value && typeof value.data === "object" && value.data !== null ? value.data : {};
  const details = Object.entries(data).filter(([name]) => name !== "error");
  return { msg, details: details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : "" };
}

/** HTTP statuses besides 200, with their description in the contract's Markdown. */
export function otherAnswers(bundle: Bundle, { described }: Operation): { status: string; when: string }[] {
  return Object.entries(described.responses)
    .filter(([status]) => status !== "200")
    .map(([status, response]) => {
      const named = response.$ref ? bundle.components.responses[nameOf(response.$ref)] : undefined;
      return { status, when: (named ?? response).description };
    });
}

/** The description of a field, or else that of its type. */
export const meaningOf = (bundle: Bundle, { schema }: Field): string =>
  schema.description ?? settle(bundle, schema).description ?? "";
