import { operationsById } from "marketplace-contract";
import type { Data, Input, OperationId } from "../../src/contract/operations";
import type { Db } from "../../src/db/connect";
import { createApp } from "../../src/http/create-app";
import type { Services } from "../../src/kernel/services";
import { DEMO_SETTINGS } from "../../src/kernel/settings";
import { type TestClock, testServices } from "./call";

/** Fields of a request as they are sent, whatever the contract says. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who calls, and the key of a idempotent operation. */
export interface Credentials {
  readonly token?: string;
  readonly key?: string;
}

/** What came back. `text` is the whole body. */
export interface RawAnswer {
  readonly status: number;
  readonly code: number;
  readonly text: string;
}

export const operationIds = Object.keys(operationsById).filter((id): id is OperationId =>
  Object.hasOwn(operationsById, id),
);

export function operationOf(id: OperationId) {
  const operation = operationsById[id];
  if (!operation) throw new Error(`${id} is not in the contract`);
  return operation;
}

/** A request as a client sends it: fields in the query of a GET, as JSON or as a form. `query` comes on top of it. */
export function requestOf(
  id: OperationId,
  fields: Fields,
  { token, key }: Credentials = {},
  query: Fields = {},
): Request {
  const { method, path, contentType } = operationOf(id);
  const headers: Record<string, string> = {
    ...(token !== undefined && { token }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const asked = Object.entries(method === "GET" ? { ...fields, ...query } : query);
  const url = `http://sandbox.test${path}?${new URLSearchParams(Object.fromEntries(asked.map(([name, value]) => [name, String(value)])))}`;
  if (method === "GET") return new Request(url, { headers });
  if (contentType === "multipart/form-data") {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      body.set(name, value instanceof Blob ? value : String(value));
    }
    return new Request(url, { method, headers, body });
  }
  const json = { ...headers, "content-type": "application/json" };
  return new Request(url, { method, headers: json, body: JSON.stringify(fields) });
}

export type TestApp = ReturnType<typeof createTestApp>;

/** The whole API on a database, called without a network. */
export function createTestApp(db: Db, overrides: Partial<Services> & { readonly clock?: TestClock } = {}) {
  const lines: string[] = [];
  const services = {
    ...testServices(db, { settings: DEMO_SETTINGS }),
    log: (line: string) => lines.push(line),
    ...overrides,
  };
  const app = createApp(services);
  const send = async (request: Request): Promise<RawAnswer> => {
    const response = await app.fetch(request);
    const text = await response.text();
    const { code }: { code: number } = JSON.parse(text);
    return { status: response.status, code, text };
  };
  return {
    services,
    /** What the server logged: nothing, unless something went wrong. */
    lines,
    send,
    /** Calls an operation that has to succeed. @throws {Error} with the answer of one that did not */
    async ok<Id extends OperationId>(
      id: Id,
      input: Input<Id>,
      credentials: Credentials = {},
    ): Promise<Data<Id>> {
      const fields: Fields = Object.fromEntries(Object.entries(input ?? {}));
      const { code, text } = await send(requestOf(id, fields, credentials));
      if (code !== 1) throw new Error(`${id} was answered ${text}`);
      const { data }: { data: Data<Id> } = JSON.parse(text);
      return data;
    },
  };
}
