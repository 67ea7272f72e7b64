import { type Fields, fieldOf } from "../check/json.js";
import { createHider, hideFields } from "../check/redact.js";
import type { EvidenceLine } from "./client-report.js";
import { codeOf, dataOf, keyOf, type Sending, tokenOf } from "./history.js";
import { secretsOf } from "./secrets.js";

/** @param all to number the tokens */
export function evidenceOf(sendings: readonly Sending[], all: readonly Sending[]): EvidenceLine[] {
  const tokens = [...new Set(all.map(tokenOf))].filter(Boolean);
  const hide = createHider(secretsOf(all));
  return sendings.map((sending) => {
    const token = tokens.indexOf(tokenOf(sending)) + 1;
    const key = keyOf(sending);
    return {
      number: sending.number,
      at: Math.round(sending.at) / 1000,
      operation: sending.operation.id,
      method: sending.method,
      address: hide(sending.address),
      ...(token > 0 && { token: `token ${token}` }),
      ...(key !== undefined && { key: hide(key) }),
      fields: sending.fields && hidden(sending.fields, hide),
      answer: answerOf(sending),
    };
  });
}

const hidden = (fields: Fields, hide: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(hideFields(fields)), (_name, value) =>
    typeof value === "string" ? hide(value) : value,
  );

function answerOf({ played, served, told }: Sending): string {
  const { answer } = played?.fault ?? {};
  const inWords = (envelope: unknown, status: number) => {
    const error = fieldOf(dataOf(envelope), "error");
    const code = codeOf(envelope);
    return `${status}${code === undefined ? ", no envelope" : `, code ${code}`}${typeof error === "string" ? `, ${error}` : ""}`;
  };
  if (!told) {
    const done = served ? ` (the server: ${inWords(served.envelope, served.status)})` : "";
    return `${answer === "lost" ? "lost" : "none"}${done}`;
  }
  return `${inWords(told.envelope, told.status)}${answer === undefined ? "" : ` (${answer})`}`;
}
