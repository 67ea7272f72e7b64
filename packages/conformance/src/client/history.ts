import type { OperationWithSchemas } from "marketplace-contract";
import { type Fields, fieldOf, isFields } from "../check/json.js";
import type { Fault } from "./rules.js";

/** One request of the client. Times are milliseconds since the beginning of the check. */
export interface Sending {
  /** From 1, in the order of arrival. */
  readonly number: number;
  readonly at: number;
  readonly operation: OperationWithSchemas;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a JSON body or the query; null for anything else, such as a form. */
  readonly fields: Fields | null;
  /** The fault that was played for a rule, in place of the server's answer or with it. */
  played?: { readonly rule: string; readonly fault: Fault } | undefined;
  /** What the server did; undefined where it was not asked. */
  served?: { readonly status: number; readonly envelope: unknown } | undefined;
  /** What the client was told; undefined where nothing arrived. */
  told?: Told | undefined;
}

/** An answer that was handed over completely. */
export interface Told {
  readonly at: number;
  readonly status: number;
  /** Undefined when the body is not JSON. */
  readonly envelope: unknown;
  /** Before this the same call must not be sent again. */
  readonly retryAt?: number | undefined;
}

/** A request at the host that the client was redirected to. */
export interface StrangeRequest {
  readonly at: number;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Everything that was seen of a client. */
export interface History {
  readonly sendings: readonly Sending[];
  readonly elsewhere: readonly StrangeRequest[];
  /** When the client began anew, without what it had in memory. */
  readonly restarts: readonly number[];
  /** When the check ended. */
  readonly endedAt: number;
}

/** Says who a token belongs to: `""` without one, the token itself where no sign-in was seen. */
export type MemberOf = (sending: Sending) => string;

export const tokenOf = ({ headers }: Pick<Sending, "headers">): string => headers.token ?? "";
export const keyOf = ({ headers }: Sending): string | undefined => headers["idempotency-key"];
export const codeOf = (envelope: unknown): unknown => fieldOf(envelope, "code");
export const dataOf = (envelope: unknown): unknown => fieldOf(envelope, "data");

/** The token that a sign-in has answered, and whose it is. */
export function signedInBy({ operation, served }: Sending): { token: string; member: string } | undefined {
  if (operation.session !== "starts" || codeOf(served?.envelope) !== 1) return undefined;
  const user = fieldOf(dataOf(served?.envelope), "userinfo");
  const token = fieldOf(user, "token");
  if (typeof token !== "string" || token === "") return undefined;
  return { token, member: String(fieldOf(user, "id") ?? fieldOf(user, "username") ?? token) };
}

/** Members by the sign-ins among these requests, also those that are added later. */
export function membersOf(sendings: readonly Sending[]): MemberOf {
  const signIns: Sending[] = [];
  let looked = 0;
  return (sending) => {
    for (; looked < sendings.length; looked++) {
      const one = sendings[looked];
      if (one?.operation.session === "starts") signIns.push(one);
    }
    const token = tokenOf(sending);
    return signIns.map(signedInBy).findLast((one) => one?.token === token)?.member ?? token;
  };
}

/** Fields that say how, not what: the same order is asked for with another price token. */
const MEANS = ["price_token", "expect_total", "fund_password"];

/** A name for what a user wants: the same for each sending of one call, and for a second call that does the same. */
export const intentionOf = (sending: Sending, memberOf: MemberOf): string =>
  `${sending.operation.id} ${memberOf(sending)} ${canonical(without(sending.fields ?? {}, MEANS))}`;

export const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** JSON with sorted keys, to compare values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** Codes after which a call may still have its effect, or have it when it is sent again. */
const OPEN_CODES = [409, 429];

/** Whether a client knows how a call ended: an answer in an envelope that is no request to come again. */
export function isDefinitive({ told }: Sending): boolean {
  const code = codeOf(told?.envelope);
  return typeof code === "number" && code < 500 && !OPEN_CODES.includes(code);
}
