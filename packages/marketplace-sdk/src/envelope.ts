import { type EnvelopeCode, type EnvelopeFormat, fromDialect } from "./dialect.js";
import type { FailureDetails, Received } from "./errors.js";
import { normalizeErrorDetails } from "./generated/normalizers.js";
import { normalizeData } from "./normalize.js";
import type { Operation } from "./operation.js";
import type { OperationId } from "./operation-types.js";
import type { MarketplaceOptions } from "./options.js";
import { isId, isRecord, isToken, type Normalization, quoteLongNumbers } from "./values.js";

/** What every response of the API is wrapped in, in whatever form. */
interface Envelope {
  /** As the contract has it: 1 is a success, 401 "sign in first". */
  readonly code: number;
  /** As the backend sent it, where its codes are not the contract's. */
  readonly ownCode?: EnvelopeCode;
  /** Code 0, which is a success without data where the contract accepts it. */
  readonly isZero: boolean;
  readonly msg: unknown;
  readonly data: unknown;
  readonly time: unknown;
}

/** The result in a response, or the reason it has none. */
type Parsed =
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
  options: Pick<MarketplaceOptions, "dialect" | "validate">,
): Promise<{ readonly parsed: Parsed; readonly time?: unknown }> {
  const envelope = readEnvelope(text, options.dialect?.envelope);
  if (typeof envelope === "string") return { parsed: unexpected(response, envelope) };
  return { parsed: readResult(envelope, response, text, operation, options), time: envelope.time };
}

function readResult(
  envelope: Envelope,
  response: Response,
  text: string,
  operation: Operation,
  { dialect, validate }: Pick<MarketplaceOptions, "dialect" | "validate">,
): Parsed {
  const decode = dialect?.decode ?? ((value) => value);
  const id = operation.id as OperationId;
  const { code, ownCode, isZero } = envelope;
  const run: Normalization = { isRounded: false, timeZone: dialect?.timeZone };
  /** Reads the data; where JSON.parse has rounded a number in it, once more with exact digits. */
  const read = (normalize: (data: unknown) => unknown): unknown => {
    const data = normalize(envelope.data);
    // Quoting digits changes nothing else, so this is an envelope again.
    const exact = (): Envelope => readEnvelope(quoteLongNumbers(text), dialect?.envelope) as Envelope;
    return run.isRounded ? normalize(exact().data) : data;
  };
  if (ownCode === undefined && isNoRoute(envelope, response)) return unexpected(response, "no route");
  if (code !== 1 && !(isZero && operation.acceptsCodeZero)) {
    const data = read((given) => normalizeDetails(decode(given), run));
    const reason = isRecord(data) && typeof data.error === "string" ? data.error : undefined;
    const msg = sentenceOf(decode(envelope.msg)) || undefined;
    const problem = msg ?? `code ${ownCode ?? code}`;
    return { problem, details: { kind: "api", code, ownCode, msg, data, reason } };
  }
  if (!response.ok) return { problem: `HTTP ${response.status}`, details: { kind: "http", code } };
  if (code !== 1) return { data: null };

  const result = read((given) => normalizeData(fromDialect(given, dialect, id), operation, run));
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

/** What FastAdmin says of a route that it lacks, in production; every exception of that kind has the same sentence. */
const NO_ROUTE = ["An error occurred", "页面未找到"];

/** Whether an envelope is the framework's and not the API's: nothing in it is about the call. */
const isNoRoute = ({ code, msg, data }: Envelope, { status }: Response): boolean =>
  code === 404 && status === 404 && data == null && NO_ROUTE.some((sentence) => sentence === msg);

/** `data` of an error with its details as the contract has them. */
function normalizeDetails(data: unknown, run: Normalization): unknown {
  if (isRecord(data)) normalizeErrorDetails(data, run);
  return data;
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
  const given = isRecord(body) ? body[format.code ?? "code"] : undefined;
  if (!isRecord(body) || !isCode(given, format)) return "no code";
  const { success, unauthorized } = format;
  // Codes of its own mean nothing else: a 500 of another backend is no HTTP status.
  const isForeign = !!(format.code ?? success ?? unauthorized);
  const ownCode = withNumber(given);
  const msg = body[format.msg ?? "msg"];
  const data = body[format.data ?? "data"];
  const time = body[format.time ?? "time"];
  if (!isForeign) return { code: Number(ownCode), isZero: ownCode === 0, msg, data, time };
  const isIn = (codes: readonly EnvelopeCode[]): boolean => codes.map(withNumber).includes(ownCode);
  const code = isIn(success ?? [1]) ? 1 : isIn(unauthorized ?? [401]) ? 401 : 0;
  // Another field or another success has another meaning of 0.
  const isZero = ownCode === 0 && code === 0 && !(format.code || success);
  return { code, ownCode, isZero, msg, data, time };
}

/** Digits, also as text: some servers send that. Another text or a boolean only where the format has such codes. */
const isCode = (value: unknown, { success = [], unauthorized = [] }: EnvelopeFormat): value is EnvelopeCode =>
  (isId(value) && isDigits(value)) ||
  [...success, ...unauthorized].some((known) => typeof known !== "number" && typeof known === typeof value);

const isDigits = (value: EnvelopeCode): boolean => /^-?\d+$/.test(`${value}`);

/** Digits as a number. */
const withNumber = (code: EnvelopeCode): EnvelopeCode => (isDigits(code) ? Number(code) : code);

/** What a sign-in lacks; undefined where it has an id and a token. */
function signInProblem(data: unknown): string | undefined {
  const userinfo = isRecord(data) ? data.userinfo : undefined;
  if (!isRecord(userinfo)) return "userinfo is missing";
  const { id, token } = userinfo;
  if (typeof token !== "string" || !token) return "userinfo.token is missing";
  if (!isToken(token)) return "userinfo.token cannot be sent in a header";
  return isId(id) && `${id}`.trim() ? undefined : "userinfo.id is missing";
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
