import type { Fail } from "./call";
import { readData } from "./data";
import { rounding } from "./numbers";
import type { Operation } from "./operations";
import { isRecord } from "./records";
import { correct } from "./shapes";

// As in transport.ts.
const loadJson = () => import("./json");

/** What every answer of the API is wrapped in (specification section 8). */
export interface Envelope {
  code: number;
  msg: unknown;
  data: unknown;
}

/** Reads an envelope; undefined for anything else: HTML, nothing, truncated JSON, JSON without an integer `code`. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    // Some servers send the code as a string. Number("") would be 0, a code with a meaning.
    if (isRecord(body) && (body.code === 1 || /^-?\d+$/.test(String(body.code)))) {
      return { code: Number(body.code), msg: body.msg, data: body.data };
    }
  } catch {}
  return undefined;
}

/** Checks and corrects `data` of an accepted answer. Undefined when it is not what the contract says. */
function read({ code, data }: Envelope, { kind, shape }: Operation): unknown {
  const result = code ? readData(data, kind) : null;
  correct(result, shape);
  return result;
}

/**
 * The result of an answer by the specification's catalogue (section 8): code 1 gives its data, code 0 gives null where
 * the contract accepts it, everything else fails. The envelope is read on every HTTP status, but only a 2xx with an
 * accepted code is success.
 * Integers above 2^53 - 1 where the contract has an id or money come as digit strings, exact; anywhere else they are
 * rounded as `JSON.parse` does.
 * @throws {MarketplaceError} of kind `api`, `http` or `protocol`.
 */
export function settle({ ok, status }: Response, text: string, operation: Operation, fail: Fail): unknown {
  const envelope = readEnvelope(text);
  const { code, msg, data } = envelope ?? {};
  const isAccepted = code === 1 || (code === 0 && operation.kind === "z");
  if (ok && envelope && isAccepted) {
    rounding.seen = false;
    const result = read(envelope, operation);
    // Rare, so loaded and paid for only here: a look at every text for long numerals costs more than all other work on it.
    if (rounding.seen) {
      return loadJson()
        .then(({ quoteLong }) => read(readEnvelope(quoteLong(text)) ?? envelope, operation))
        .catch((cause) => {
          throw fail("network", "No connection", { cause });
        });
    }
    if (result !== undefined) return result;
  }
  const error = isRecord(data) && typeof data.error === "string" ? data.error : undefined;
  throw code === undefined || isAccepted
    ? fail(ok ? "protocol" : "http", ok ? "Unexpected answer" : `HTTP ${status}`, { code })
    : fail("api", String(msg || `Code ${code}`), { code, data, error });
}
