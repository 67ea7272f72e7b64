import { fixes } from "../generated/operations";
import { readData } from "./data";
import { each, isRecord } from "./decimals";
import { parseJson } from "./json";
import type { Operation } from "./operations";
import type { Fail } from "./transport";

/** What every answer of the API is wrapped in (specification section 8). */
export interface Envelope {
  code: number;
  msg: unknown;
  data: unknown;
}

/** Reads an envelope; undefined for anything else: HTML, nothing, truncated JSON, JSON without an integer `code`. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const body = parseJson(text);
    // Some servers send the code as a string. Number("") would be 0, a code with a meaning.
    if (isRecord(body) && /^-?\d+$/.test(String(body.code))) {
      return { code: Number(body.code), msg: body.msg, data: body.data };
    }
  } catch {}
  return undefined;
}

/**
 * The result of an answer by the specification's catalogue (section 8): code 1 gives its data, code 0 gives null where
 * the contract accepts it, everything else fails. The envelope is read on every HTTP status, but only a 2xx with an
 * accepted code is success.
 * @throws {MarketplaceError} of kind `api`, `http` or `protocol`.
 */
export function settle(
  { ok, status }: Response,
  text: string,
  { kind, shape }: Operation,
  fail: Fail,
): unknown {
  const { code, msg, data } = readEnvelope(text) ?? {};
  const isAccepted = code === 1 || (code === 0 && kind === "z");
  if (ok && isAccepted) {
    const result = code ? readData(data, kind) : null;
    const fix = fixes[shape];
    if (fix) each(result, fix);
    if (result !== undefined) return result;
  }
  const error = isRecord(data) && typeof data.error === "string" ? data.error : undefined;
  throw code === undefined || isAccepted
    ? fail(ok ? "protocol" : "http", ok ? "Unexpected answer" : `HTTP ${status}`, { code })
    : fail("api", String(msg || `Code ${code}`), { code, data, error });
}
