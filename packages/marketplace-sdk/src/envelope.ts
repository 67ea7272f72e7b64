import { type EnvelopeCode, type EnvelopeFormat, fromDialect } from "./dialect.js";
import type { FailureDetails, Received } from "./errors.js";
import { normalizeData } from "./normalize.js";
import type { Operation } from "./operation.js";
import type { OperationId } from "./operation-types.js";
import type { MarketplaceOptions } from "./options.js";
import { isId, isRecord, isToken, type Normalization, quoteLongNumbers } from "./values.js";

/** What every response of the API is wrapped in, in whatever form. */
interface Envelope {
  /** As the contract has it where it means success (1) or "sign in first" (401), otherwise the server's own. */
  readonly code: number;
  readonly isSuccess: boolean;
  readonly msg: unknown;
  readonly data: unknown;
}

/** The result in a response, or the reason it has none. */
export type Parsed =
  | { readonly data: unknown }
  | { readonly problem: string; readonly details: Pick<FailureDetails, "kind"> & Partial<FailureDetails> };

/**
 * Reads a response: a success gives its data, code 0 gives null where the contract accepts it, everything else is a failure. The
 * envelope is read on every HTTP status, but only a 2xx with an accepted code is a success.
 */
export async function parseResponse(
  response: Response,
  text: string,
  operation: Operation,
  { dialect, validate }: Pick<MarketplaceOptions, "dialect" | "validate">,
): Promise<Parsed> {
  const decode = dialect?.decode ?? ((value) => value);
  const id = operation.id as OperationId;
  const envelope = readEnvelope(text, dialect?.envelope);
  if (typeof envelope === "string") return unexpected(response, envelope);
  const { code, isSuccess } = envelope;
  if (!isSuccess && !(code === 0 && operation.acceptsCodeZero)) {
    const data = decode(envelope.data);
    const reason = isRecord(data) && typeof data.error === "string" ? data.error : undefined;
    const msg = sentenceOf(decode(envelope.msg)) || undefined;
    return { problem: msg ?? `code ${code}`, details: { kind: "api", code, msg, data, reason } };
  }
  if (!response.ok) return { problem: `HTTP ${response.status}`, details: { kind: "http", code } };
  if (!isSuccess) return { data: null };

  const found: Normalization = { isRounded: false };
  const read = ({ data }: Envelope): unknown =>
    normalizeData(fromDialect(data, dialect, id), operation, found);
  let result = read(envelope);
  if (found.isRounded) {
    // Quoting digits changes nothing else, so this is an envelope again.
    result = read(readEnvelope(quoteLongNumbers(text), dialect?.envelope) as Envelope);
  }
  if (result === undefined) {
    return unexpected(response, envelope.data == null ? "data is null" : "unexpected data", code);
  }
  if (operation.session === "starts") {
    const problem = signInProblem(result);
    if (problem) return unexpected(response, "unexpected data", code, problem);
  }
  const problem = validate?.(id, result);
  if (problem === undefined) return { data: result };
  return unexpected(response, "unexpected data", code, problem);
}

/** The envelope, or the name of what came instead. */
function readEnvelope(text: string, format: EnvelopeFormat = {}): Envelope | Received {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (!text.trim()) return "empty";
    return /^\s*</.test(text) ? "html" : "not json";
  }
  const { success = [1], unauthorized = [401] } = format;
  const given = isRecord(body) ? body[format.code ?? "code"] : undefined;
  if (!isRecord(body) || !isCode(given, success)) return "no code";
  const isSuccess = isOneOf(success, given);
  return {
    code: isSuccess ? 1 : isOneOf(unauthorized, given) ? 401 : toNumber(given),
    isSuccess,
    msg: body[format.msg ?? "msg"],
    data: body[format.data ?? "data"],
  };
}

/** A number or digits, as some servers send them; another text or a boolean where successes are told by such. */
const isCode = (value: unknown, success: readonly EnvelopeCode[]): value is EnvelopeCode =>
  (isId(value) && /^-?\d+$/.test(`${value}`)) ||
  success.some((known) => typeof known !== "number" && typeof known === typeof value);

const isOneOf = (codes: readonly EnvelopeCode[], code: EnvelopeCode): boolean =>
  codes.some((known) => withNumber(known) === withNumber(code));

/** Digits as a number. */
const withNumber = (code: EnvelopeCode): EnvelopeCode => (/^-?\d+$/.test(`${code}`) ? Number(code) : code);

/** The contract's plain failure, 0, for a code that is not a number. */
const toNumber = (code: EnvelopeCode): number => (typeof code === "boolean" ? 0 : Number(code) || 0);

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
  problem: ok ? `unexpected response: ${problem}` : `HTTP ${status}`,
  details: { kind: ok ? "protocol" : "http", code, received },
});

/** `msg` as one text. Validation errors come as an object of messages by field. */
function sentenceOf(msg: unknown): string {
  if (typeof msg !== "object" || msg === null) return msg ? String(msg) : "";
  return Object.values(msg)
    .flat()
    .filter((part) => typeof part === "string")
    .join(" ");
}
