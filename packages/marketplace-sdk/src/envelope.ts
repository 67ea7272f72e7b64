import type { FailureDetails, Received } from "./errors.js";
import type { FailureKind } from "./failure-kind.js";
import { quoteLongNumbers } from "./long-numbers.js";
import { normalizeData } from "./normalize.js";
import type { Operation } from "./operation.js";
import type { OperationId } from "./operation-types.js";
import type { MarketplaceOptions } from "./options.js";
import { isId, isRecord, isToken, type Normalization } from "./values.js";

/** What every response of the API is wrapped in. */
interface Envelope {
  readonly code: number;
  readonly msg: unknown;
  readonly data: unknown;
}

/** The result in a response, or the reason it has none. */
export type Parsed =
  | { readonly data: unknown }
  | { readonly kind: FailureKind; readonly message: string; readonly details: Partial<FailureDetails> };

/**
 * Reads a response: code 1 gives its data, code 0 gives null where the contract accepts it, everything else is a failure. The
 * envelope is read on every HTTP status, but only a 2xx with an accepted code is a success.
 */
export async function parseResponse(
  response: Response,
  text: string,
  operation: Operation,
  { decodeText, validate }: Pick<MarketplaceOptions, "decodeText" | "validate">,
): Promise<Parsed> {
  const envelope = readEnvelope(text);
  if (typeof envelope === "string") return unexpected(response, envelope);
  const { code, msg, data } = envelope;
  const isAccepted = code === 1 || (code === 0 && operation.acceptsCodeZero);
  if (!isAccepted) {
    const reason = isRecord(data) && typeof data.error === "string" ? data.error : undefined;
    return { kind: "api", message: messageOf(msg) || `Code ${code}`, details: { code, data, reason } };
  }
  if (!response.ok) return { kind: "http", message: `HTTP ${response.status}`, details: { code } };
  if (code === 0) return { data: null };

  const found: Normalization = { isRounded: false };
  let result = normalizeData(data, operation, found);
  if (found.isRounded) {
    // Quoting digits changes nothing else, so this is an envelope again.
    const exact = readEnvelope(quoteLongNumbers(text)) as Envelope;
    result = normalizeData(exact.data, operation, found);
  }
  if (result === undefined) {
    return unexpected(
      response,
      data === null || data === undefined ? "data is null" : "unexpected data",
      code,
    );
  }
  if (operation.session === "starts") {
    const problem = signInProblem(result);
    if (problem) return unexpected(response, "unexpected data", code, problem);
  }
  if (decodeText) result = decodeText(result);
  const problem = validate?.(operation.id as OperationId, result);
  if (problem === undefined) return { data: result };
  return unexpected(response, "unexpected data", code, problem);
}

/** The envelope, or the name of what came instead. */
function readEnvelope(text: string): Envelope | Received {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (!text.trim()) return "empty";
    return /^\s*</.test(text) ? "html" : "not json";
  }
  // Some servers send the code as a string. Number("") would be 0, a code with a meaning.
  if (isRecord(body) && /^-?\d+$/.test(String(body.code))) {
    return { code: Number(body.code), msg: body.msg, data: body.data };
  }
  return "no code";
}

/** What a sign-in lacks; undefined where it has an id and a token. */
function signInProblem(data: unknown): string | undefined {
  const userinfo = isRecord(data) ? data.userinfo : undefined;
  if (!isRecord(userinfo)) return "userinfo is missing";
  const { id, token } = userinfo;
  if (typeof token !== "string" || !token) return "userinfo.token is missing";
  if (!isToken(token)) return "userinfo.token cannot be sent in a header";
  return isId(id) ? undefined : "userinfo.id is missing";
}

const unexpected = (
  { ok, status }: Response,
  received: Received,
  code?: number,
  problem: string = received,
): Parsed => ({
  kind: ok ? "protocol" : "http",
  message: ok ? `Unexpected response: ${problem}` : `HTTP ${status}`,
  details: { code, received },
});

/** `msg` as one text. Validation errors come as an object of messages by field. */
function messageOf(msg: unknown): string {
  if (typeof msg !== "object" || msg === null) return msg ? String(msg) : "";
  return Object.values(msg)
    .flat()
    .filter((part) => typeof part === "string")
    .join(" ");
}
