import { isRecord } from "./decimals";
import { parseJson } from "./json";

/** What every answer of the API is wrapped in (specification section 8). */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** Reads an envelope; undefined for anything else: HTML, nothing, truncated JSON, JSON without an integer `code`. */
export function readEnvelope(text: string): Envelope | undefined {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    return undefined;
  }
  if (!isRecord(body)) return undefined;
  const { code, msg, data } = body;
  // Some servers send the code as a string. Number("") would be 0, a code with a meaning.
  const number = typeof code === "string" && /^-?\d+$/.test(code) ? Number(code) : code;
  return typeof number === "number" && Number.isInteger(number)
    ? { code: number, msg: typeof msg === "string" ? msg : "", data }
    : undefined;
}
