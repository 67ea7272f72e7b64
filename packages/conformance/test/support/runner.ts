import { operationsById, sampleInput } from "marketplace-contract";
import {
  type CallOptions,
  createMarketplace,
  type Fetch,
  type Input,
  isMarketplaceError,
  type Marketplace,
  type MarketplaceError,
  memorySession,
  type OperationId,
} from "marketplace-sdk";

/** What one call did, seen from every side an application can look at it. */
export interface Observation {
  /** Resolved data, or the error. */
  outcome: { ok: true; data: unknown } | { ok: false; error: unknown };
  /** HTTP answers: status and the validator's findings (response header `sl-violations`). */
  answers: { status: number; violations: string | null }[];
  /** The session's token afterwards. */
  token: string | undefined;
  /** How often the application was asked to show the login. */
  unauthorized: number;
  /** What the application was asked to show. */
  shown: MarketplaceError[];
}

/** True for the id of an operation of the contract. */
export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationsById, id);

/** Where and how to call. */
export interface RunOptions<Id extends OperationId> {
  baseUrl: string;
  /** Of the caller; "" for an anonymous call. Usually {@link TOKEN}. */
  token?: string;
  /** Instead of a sample of the contract. */
  input?: Input<Id>;
  /** Sent with the call, such as `Prefer`. */
  headers?: Record<string, string>;
  /** Fields that replace or join the input. */
  fields?: Record<string, string | number>;
}

/** The token calls start with; no real server knows it. */
export const TOKEN = "6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13";

/** Calls one operation through a fresh client, once, and reports everything that followed. */
export async function observe<Id extends OperationId>(id: Id, options: RunOptions<Id>): Promise<Observation> {
  const { baseUrl, token = TOKEN, headers = {}, fields = {} } = options;
  const answers: Observation["answers"] = [];
  const shown: MarketplaceError[] = [];
  let unauthorized = 0;
  const session = memorySession(token);
  const recording: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    answers.push({ status: response.status, violations: response.headers.get("sl-violations") });
    return response;
  };
  const market = createMarketplace({
    baseUrl,
    session,
    fetch: recording,
    retry: { limit: 0 },
    isOnline: () => true,
    onFailure: (error) => shown.push(error),
    onUnauthorized: () => {
      unauthorized += 1;
    },
  });
  const input = options.input ?? sampleInput(id);
  const full = input === undefined ? input : Object.assign({}, input, fields);
  const outcome = await callOperation(market, id, full, { headers }).then(
    (data): Observation["outcome"] => ({ ok: true, data }),
    (error: unknown): Observation["outcome"] => ({ ok: false, error }),
  );
  return { outcome, answers, token: await session.get(), unauthorized, shown };
}

/** Calls the SDK's method of an operation. */
async function callOperation(
  market: Marketplace,
  id: OperationId,
  input: unknown,
  options: CallOptions,
): Promise<unknown> {
  const [resource = "", name = ""] = id.split(".");
  return Reflect.get(Reflect.get(market, resource), name)(...(input === undefined ? [] : [input]), options);
}

/** The SDK's error of a failed call. @throws {Error} when the call succeeded or something else escaped */
export function failureOf({ outcome }: Observation): MarketplaceError {
  if (outcome.ok) throw new Error(`the call succeeded with ${JSON.stringify(outcome.data)}`);
  if (!isMarketplaceError(outcome.error)) throw new Error("something else than a MarketplaceError escaped");
  return outcome.error;
}
