import { operationsById } from "marketplace-contract";
import type { OperationId } from "../../src/contract/operations";
import { openDatabase } from "../../src/db/connect";
import { databaseStorage } from "../../src/features/uploads/database-storage";
import { type AppOptions, createApi } from "../../src/http/api";
import type { AllHandlers, Viewer } from "../../src/kernel/handler";
import { CHEAP_COST } from "../../src/kernel/passwords";
import type { Services } from "../../src/kernel/services";
import { DEFAULT_SETTINGS } from "../../src/kernel/settings";
import { TEST_KEYS } from "../support/call";

/** Unix seconds of the clock in these tests. */
export const NOW = 1_795_175_706;

export const BUYER: Viewer = { id: 7, username: "buyer", shopId: null, tokenHash: "b" };
export const MERCHANT: Viewer = { id: 8, username: "merchant", shopId: 3, tokenHash: "m" };

const VIEWERS: Readonly<Record<string, Viewer>> = { "buyer-token": BUYER, "merchant-token": MERCHANT };

interface Setup {
  readonly handlers?: Partial<AllHandlers>;
  readonly services?: Partial<Services>;
  readonly options?: AppOptions;
}

/** The app with a few handlers and no database; what it writes into the log is in `lines`. */
export function testApp({ handlers = {}, services = {}, options = {} }: Setup = {}) {
  const lines: string[] = [];
  // Nothing listens there: a statement fails as if the database were away.
  const { db = openDatabase("postgres://nobody@127.0.0.1:9/none") } = services;
  const all: Services = {
    db,
    files: databaseStorage(db),
    clock: { now: () => NOW },
    settings: { ...DEFAULT_SETTINGS, uploadMaxBytes: 200_000 },
    passwordCost: CHEAP_COST,
    secret: Buffer.alloc(32),
    keys: TEST_KEYS,
    production: false,
    relaxed: true,
    log: (line) => lines.push(line),
    ...services,
  };
  const app = createApi(all, complete(handlers), {
    authenticate: async (token) => (Object.hasOwn(VIEWERS, token) ? VIEWERS[token] : undefined),
    takeCall: async () => 0,
    translationsOf: async () => new Map(),
    ...options,
  });
  return { app, lines, ...callers(app) };
}

function callers(app: { fetch(request: Request): Response | Promise<Response> }) {
  const send = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://sandbox.test${path}`, init);
    if (!(init.body instanceof FormData)) return app.fetch(request);
    // In bytes, as a server gets it: Node 24 keeps writing the stream of a form rejected halfway, and fails.
    const body = await request.arrayBuffer();
    return app.fetch(new Request(request.url, { method: request.method, headers: request.headers, body }));
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  return { send, post };
}

export const operationIds = Object.keys(operationsById).filter((id): id is OperationId =>
  Object.hasOwn(operationsById, id),
);

function complete(handlers: Partial<AllHandlers>): AllHandlers {
  const unexpected = operationIds.map((id) => [
    id,
    async (): Promise<never> => {
      throw new Error(`The test did not expect ${id} to be called.`);
    },
  ]);
  const all: Partial<AllHandlers> = { ...Object.fromEntries(unexpected), ...handlers };
  if (isComplete(all)) return all;
  throw new Error("A handler is missing.");
}

const isComplete = (handlers: Partial<AllHandlers>): handlers is AllHandlers =>
  operationIds.every((id) => handlers[id] !== undefined);

/** An envelope as it came over the wire. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export const read = async (response: Response): Promise<Answer> => JSON.parse(await response.text());
