import { operations, operationsById } from "marketplace-contract";
import { type Call, codeOf, type Exchange } from "./call.js";
import type { Profile } from "./profiles.js";
import { requestOf } from "./requests.js";
import { type Finding, findingId } from "./results.js";

/** A path that no server has. */
const UNKNOWN_PATH = "/api/conformance/unknown";
/** Codes that show that the server has understood the call. */
const UNDERSTOOD = new Set([0, 1, 401, 409, 422, 429, 503]);
/** Leave a row behind even without their fields: a stock server that reads them by GET stores an empty address. */
const LEAVES_ROWS = new Set(["auth.sendEmailCode"]);

/** Whether an operation may be called without fields in a run that only reads. */
export const isHarmless = (id: string): boolean => !LEAVES_ROWS.has(id);

/** What is needed to find out which operations a server lacks. */
interface Probe {
  readonly call: Call;
  readonly origin: string;
  readonly profile: Profile;
  /** Of the role that usually calls the operation. */
  readonly tokenFor: (id: string) => string | undefined;
}

/**
 * Finds operations that are not there: the server answers as it does to an unknown path. Each is asked for once, without
 * a session and without fields.
 * @returns the answer that shows it, undefined for an operation that is there
 */
export function createMissing({ call, origin, profile, tokenFor }: Probe) {
  const known = new Map<string, Promise<Exchange | undefined>>();
  const unknown = new Map<string, Promise<string | undefined>>();

  const unknownAnswer = (method: string) => {
    const headers = { accept: "application/json", origin };
    const found =
      unknown.get(method) ?? call({ method, path: UNKNOWN_PATH, headers }).then((seen) => signatureOf(seen));
    unknown.set(method, found);
    return found;
  };

  const probe = async (id: string): Promise<Exchange | undefined> => {
    const operation = operationsById[id];
    if (!operation || !isHarmless(id)) return undefined;
    const ask = (token: string | undefined) => call(requestOf(operation, {}, { origin, token }, profile));
    const exchange = await ask(undefined);
    const { method } = exchange.request;
    const isUnknown = async (seen: Exchange) => {
      const signature = signatureOf(seen);
      return signature !== undefined && signature === (await unknownAnswer(method));
    };
    if (!(await isUnknown(exchange))) return undefined;
    // Some servers answer visitors with 404 even for existing operations.
    const token = tokenFor(id);
    if (token === undefined || operation.idempotency !== "safe") return exchange;
    return (await isUnknown(await ask(token))) ? exchange : undefined;
  };

  return (id: string): Promise<Exchange | undefined> => {
    const found = known.get(id) ?? probe(id);
    known.set(id, found);
    return found;
  };
}

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
    const problem =
      members.length === all.length
        ? `the whole group \`${resource}\` is not there (${count(members.length)})`
        : `not there: ${names.join(", ")}`;
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

const count = (size: number) => (size === 1 ? "1 operation" : `${size} operations`);
