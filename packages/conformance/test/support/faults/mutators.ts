import { type Fields, isFields, rowsOf } from "../../../src/check/json";
import type { RuleName } from "../../../src/check/rules";
import { readContract } from "../examples";
import { envelope, type Mutator, type Reply, type Seen } from "../fake-market";

/** A server that is right but for one thing. */
export interface Fault {
  readonly name: string;
  readonly operation: string;
  readonly rule: RuleName;
  readonly mutate: Mutator;
  /** The operation that shows it, when it is another. */
  readonly shownBy?: string;
}

export type Change = (reply: Reply, seen: Seen) => Reply;

export const json = (reply: Reply): Fields => (isFields(reply.body) ? reply.body : {});
export const isSuccess = (reply: Reply) => json(reply).code === 1;
export const withData = (reply: Reply, change: (data: unknown) => unknown): Reply => ({
  ...reply,
  body: { ...json(reply), data: change(json(reply).data) },
});
export const withField = (name: string, value: unknown) => (reply: Reply) =>
  withData(reply, (data) => (isFields(data) ? { ...data, [name]: value } : data));
export const withoutField = (name: string) => (reply: Reply) =>
  withData(reply, (data) => {
    const { [name]: _, ...rest } = isFields(data) ? data : {};
    return rest;
  });
export const withRows = (reply: Reply, change: (rows: Fields[]) => unknown) =>
  withData(reply, (data) => ({ ...(isFields(data) && data), data: change(rowsOf(data)) }));
export const inRows = (name: string, value: unknown) => (reply: Reply) =>
  withRows(reply, (rows) => rows.map((row) => ({ ...row, [name]: value })));

/** Data of an operation's first example. */
export const example = (operation: string): unknown =>
  readContract()
    .find(({ id }) => id === operation)
    ?.examples.find(({ name }) => name === "ok")?.body.data;

/** Calls of one operation, preflights aside. */
export const on =
  (operation: string, change: Change): Mutator =>
  (reply, seen) =>
    seen.id === operation && seen.method !== "OPTIONS" ? change(reply, seen) : reply;
/** Answers of one operation that say success. */
export const onSuccess = (operation: string, change: Change) =>
  on(operation, (reply, seen) => (isSuccess(reply) ? change(reply, seen) : reply));
export const onPreflight =
  (operation: string, change: Change): Mutator =>
  (reply, seen) =>
    seen.id === operation && seen.method === "OPTIONS" ? change(reply, seen) : reply;

export const fault = (name: string, operation: string, rule: RuleName, mutate: Mutator): Fault => ({
  name,
  operation,
  rule,
  mutate,
});
export const types = (name: string, operation: string, change: Change) =>
  fault(name, operation, "types", onSuccess(operation, change));

export const headers = (reply: Reply, change: Readonly<Record<string, string>>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...change },
});
export const without = (reply: Reply, name: string): Reply => {
  const { [name]: _, ...rest } = reply.headers;
  return { ...reply, headers: rest };
};
/** The contract's example for every caller. */
export const openTo = (data: unknown) => () => envelope(1, data);
