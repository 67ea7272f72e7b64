import type { Exchange } from "./call.js";
import { isFields, parseJson } from "./json.js";
import type { Finding } from "./results.js";

/** Replaces a secret in a report. */
export const HIDDEN = "[hidden]";
/** Fields and headers that hold secrets. */
const SECRET =
  /^(token|password|oldpassword|newpassword|fund_password|authorization|cookie|set-cookie|sign|number)$/i;
/** Longest body that a report repeats. */
const MAX_BODY_LENGTH = 20_000;

/** A finding without secrets: tokens, passwords, signatures and document numbers. */
export function redact(finding: Finding, secrets: ReadonlySet<string>): Finding {
  const hide = createHider(secrets);
  const { request, answer, failure } = finding.exchange;
  const exchange: Exchange = {
    request: {
      ...request,
      url: hide(request.url),
      headers: headersOf(request.headers, hide),
      body: hide(bodyOf(request.body)),
    },
    ...(answer && {
      answer: { ...answer, headers: headersOf(answer.headers, hide), body: hide(bodyOf(answer.body)) },
    }),
    ...(failure !== undefined && { failure: hide(failure) }),
  };
  return { ...finding, problem: hide(finding.problem), exchange };
}

/** Hides secrets in a text, however they are written there. */
export function createHider(secrets: ReadonlySet<string>): (text: string) => string {
  const spelled = [...secrets].filter(Boolean).flatMap(spellings);
  return (text) => spelled.reduce((found, secret) => found.replaceAll(secret, HIDDEN), text);
}

/** A secret as it may be written in a text, in JSON and in an address. */
const spellings = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

function headersOf(headers: Readonly<Record<string, string>>, hide: (text: string) => string) {
  const shown = Object.entries(headers).map(
    ([name, value]) => [name, SECRET.test(name) ? HIDDEN : hide(value)] as const,
  );
  return Object.fromEntries(shown);
}

function bodyOf(text: string): string {
  const json = parseJson(text);
  const shown = json === undefined ? text : JSON.stringify(hideFields(json), null, 2);
  return shown.length > MAX_BODY_LENGTH ? `${shown.slice(0, MAX_BODY_LENGTH)}…` : shown;
}

/** A value without the fields that hold secrets by their names. */
export function hideFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideFields);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET.test(name) && field ? HIDDEN : hideFields(field),
    ]),
  );
}
