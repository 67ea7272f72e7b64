import { operations, operationsById } from "marketplace-contract";
import { type Call, codeOf, type Exchange, isReadable } from "./call.js";
import type { Profile } from "./profiles.js";
import { requestOf, targetOf } from "./requests.js";
import { type Finding, findingId } from "./results.js";

/** A name and a path that no server has. */
const UNKNOWN_NAME = "conformance_unknown";
const UNKNOWN_PATH = "/api/conformance/unknown";
/** Code of a call that needs a session, and HTTP status of what is not there. */
const SIGN_IN = 401;
const NOT_FOUND = 404;
/** Codes that show that the server has understood the call. */
const UNDERSTOOD = new Set([0, 1, 401, 409, 422, 429, 503]);
/** Leave a row behind even without their fields: a stock server that reads them by GET stores an empty address. */
const LEAVES_ROWS = new Set(["auth.sendEmailCode"]);

/** Whether an operation may be called without fields in a run that only reads. */
export const isHarmless = (id: string): boolean => !LEAVES_ROWS.has(id);

/** Clears what is left out, even when it is called without fields. */
const CHANGES_WITHOUT_FIELDS = new Set(["account.update"]);

/** What is needed to find out which operations a server lacks. */
interface Probe {
  readonly call: Call;
  readonly origin: string;
  readonly profile: Profile;
  /** Whether the run may call, with a session, what changes something. */
  readonly mayWrite: boolean;
  /** Token of the role that usually calls the operation; for what is public, of anyone. */
  readonly tokenFor: (id: string) => string | undefined;
}

/** What is known of an operation's being there. */
export type Presence =
  | { readonly is: "there" }
  /** The answer shows it. */
  | { readonly is: "missing"; readonly exchange: Exchange }
  /** The server asks for a login before it looks for the operation, and no call with a session could be made. */
  | { readonly is: "unknown" };

/**
 * Finds operations that are not there: the server answers as it does to an unknown path. Each is asked for once, without
 * a session and without fields. Where strangers are asked to sign in below this path, whatever they ask for, it is asked for with a
 * session, too, as far as that changes nothing.
 */
export function createMissing({ call, origin, profile, mayWrite, tokenFor }: Probe) {
  const known = new Map<string, Promise<Presence>>();
  const unknown = new Map<string, Promise<Exchange>>();

  /** The answer to a path that is not there. */
  const unknownAnswer = (method: string, path: string, token?: string) => {
    const key = `${method} ${path} ${token}`;
    const headers = { accept: "application/json", origin, ...(token !== undefined && { token }) };
    const found = unknown.get(key) ?? call({ method, path, headers });
    unknown.set(key, found);
    return found;
  };
  const preflight = (method: string, path: string) =>
    call({ method: "OPTIONS", path, headers: { origin, "access-control-request-method": method } });
  const isLike = (seen: Exchange, other: Exchange) =>
    signatureOf(seen) !== undefined && signatureOf(seen) === signatureOf(other);

  const probe = async (id: string): Promise<Presence> => {
    const operation = operationsById[id];
    if (!operation) return THERE;
    const ask = (token: string | undefined) => call(requestOf(operation, {}, { origin, token }, profile));
    const { method, path } = targetOf(operation, profile);
    if (!isHarmless(id)) {
      // Only its preflight is asked for. Many servers answer it for paths that they do not have, too.
      const seen = await preflight(method, path);
      const isMissing =
        seen.answer?.status === NOT_FOUND && isLike(seen, await preflight(method, UNKNOWN_PATH));
      return isMissing ? { is: "missing", exchange: seen } : THERE;
    }
    const exchange = await ask(undefined);
    const token = tokenFor(id);
    const isRead = operation.idempotency === "safe";
    if (isLike(exchange, await unknownAnswer(method, UNKNOWN_PATH))) {
      // Some servers answer visitors with 404 even for existing operations.
      if (token === undefined || operation.auth === "public" || !isRead) return { is: "missing", exchange };
      const seen = await ask(token);
      return isLike(seen, await unknownAnswer(method, UNKNOWN_PATH))
        ? { is: "missing", exchange: seen }
        : THERE;
    }
    if (codeOf(exchange) !== SIGN_IN) return THERE;
    const sibling = path.replace(/[^/]+$/, UNKNOWN_NAME);
    if (codeOf(await unknownAnswer(method, sibling)) !== SIGN_IN) return THERE;
    const isHarmlessCall =
      isRead ||
      operation.auth === "public" ||
      (mayWrite && operation.session === null && !CHANGES_WITHOUT_FIELDS.has(id));
    if (token === undefined || !isHarmlessCall) return { is: "unknown" };
    const seen = await ask(token);
    return isLike(seen, await unknownAnswer(method, sibling, token))
      ? { is: "missing", exchange: seen }
      : THERE;
  };

  return (id: string): Promise<Presence> => {
    const found = known.get(id) ?? probe(id);
    known.set(id, found);
    return found;
  };
}

const THERE: Presence = { is: "there" };

/** The outer form of a response, for comparison; undefined when the call reached an operation, or nothing. */
function signatureOf(exchange: Exchange): string | undefined {
  const { answer } = exchange;
  const code = codeOf(exchange);
  if (!answer || (code !== undefined && UNDERSTOOD.has(code))) return undefined;
  return `${answer.status} ${code} ${answer.headers["content-type"]?.split(";")[0]}`;
}

/**
 * Findings in the order to read them: wrong behavior first, then missing operations. A group of which nothing is there is one finding, and
 * so are the missing operations of any other group.
 */
export function groupMissing(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.rule !== "missing") continue;
    const resource = finding.operation.split(".")[0] ?? "";
    groups.set(resource, [...(groups.get(resource) ?? []), finding]);
  }
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  const grouped = sorted.flatMap(([resource, members]): Finding[] => {
    const [first] = members;
    if (!first) return [];
    const names = members.map(({ operation }) => operation).sort();
    const all = operations.filter((operation) => operation.resource === resource);
    const what =
      members.length === all.length
        ? `the whole group \`${resource}\` is not there (${count(members.length)})`
        : `not there: ${names.join(", ")}`;
    const isHidden = members.some(({ exchange }) => !isReadable(exchange));
    const problem = isHidden ? `${what}; ${UNREADABLE}` : what;
    return [
      {
        ...first,
        operation: names[0] ?? first.operation,
        id: findingId(resource, "missing", ""),
        operations: names,
        problem,
      },
    ];
  });
  return [...findings.filter(({ rule }) => rule !== "missing"), ...grouped];
}

/** Browsers give pages of another origin no answer without this header, whatever its status. */
const UNREADABLE = "a page of another origin sees a network failure (no Access-Control-Allow-Origin)";

const count = (size: number) => (size === 1 ? "1 operation" : `${size} operations`);
