import { type OperationWithSchemas, operationsById } from "marketplace-contract";
import { type Call, codeOf, type Exchange, errorOf, jsonOf } from "./call.js";
import { checkConsistency } from "./consistency/consistency.js";
import type { Coverage } from "./contract-coverage/coverage.js";
import { readData } from "./dialect.js";
import { inputs, type Read } from "./inputs.js";
import { type Fields, fieldOf } from "./json.js";
import { createMissing, type Presence } from "./missing.js";
import type { Profile } from "./profiles.js";
import { requestOf, type Sender } from "./requests.js";
import type { ResponseChecks } from "./response-checks.js";
import type { Results } from "./results.js";
import type { Validator } from "./validate.js";

/** Tokens of the callers, which may belong to one user. A run that ends a session replaces its token. */
export interface People {
  user?: string | undefined;
  merchant?: string | undefined;
}

/** The parts of a run. */
export interface Parts {
  readonly validator: Validator;
  readonly profile: Profile;
  readonly results: Results;
  readonly responseChecks: ResponseChecks;
  readonly call: Call;
  readonly people: People;
  readonly origin: string;
  /** Whether the run may change something. */
  readonly mayWrite: boolean;
  /** Coverage of the contract by this run. */
  readonly coverage: Coverage;
}

/** A response that is an envelope. */
export interface Answer {
  readonly exchange: Exchange;
  readonly code: number;
  readonly data: unknown;
  /** `data.error` of an error that has a name. */
  readonly error: string | undefined;
  /** The call succeeded. */
  readonly isAccepted: boolean;
}

/** An operation that can be called. */
export interface Subject {
  readonly id: string;
  readonly operation: OperationWithSchemas;
  /** Token of its usual caller; undefined for public operations, and when no session was given. */
  readonly token: string | undefined;
  /**
   * Calls it and checks the response as every response is checked. Undefined when no envelope came, which is then noted, and
   * for an operation that is not there.
   */
  ask(fields: Fields, sender?: Partial<Sender>): Promise<Answer | undefined>;
}

/** A run: its parts, its subjects, and what they answered. */
export interface Context extends Parts {
  subject(id: string): Subject;
  /** The first success of a reading operation, made when first asked for. */
  success(id: string): Promise<Success | undefined>;
  /** The answer that shows that the server does not have an operation; undefined when it has. */
  missing(id: string): Promise<Exchange | undefined>;
  /** What is known of an operation's being there. */
  presence(id: string): Promise<Presence>;
}

/** A call that succeeded. */
export interface Success extends Answer {
  readonly fields: Fields;
}

/** HTTP status of a rate-limited call. */
export const TOO_MANY = 429;
/** HTTP status of a server that is starting or stopping. */
export const UNAVAILABLE = 503;

export function createContext(parts: Parts): Context {
  const { profile, results, responseChecks, people, origin, coverage } = parts;
  const successes = new Map<string, Promise<Success | undefined>>();
  const tokenFor = (id: string) =>
    ({
      public: undefined,
      user: people.user ?? people.merchant,
      merchant: people.merchant ?? people.user,
    })[operationsById[id]?.auth ?? "public"];
  const anyone = () => people.user ?? people.merchant;
  const presence = createMissing({ ...parts, tokenFor: (id) => tokenFor(id) ?? anyone() });
  const missing = async (id: string) => {
    const found = await presence(id);
    return found.is === "missing" ? found.exchange : undefined;
  };

  const subject = (id: string): Subject => {
    const operation = operationsById[id];
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    const token = tokenFor(id);
    return {
      id,
      operation,
      token,
      async ask(fields, sender = {}) {
        if (await missing(id)) return undefined;
        const exchange = await parts.call(
          requestOf(operation, fields, { token, origin, ...sender }, profile),
        );
        if (!responseChecks.check(id, operation, exchange)) return undefined;
        const answer = answerOf(operation, exchange, profile);
        if (answer?.isAccepted) results.noteSuccess(id);
        if (answer) coverage.note(operation, fields, answer);
        if (answer) checkConsistency(parts, id, fields, answer);
        return answer;
      },
    };
  };

  const read: Read = async (id) => (await success(id))?.data;

  const trySuccess = async (id: string): Promise<Success | undefined> => {
    const { operation, token, ask } = subject(id);
    const skip = (reason: string) => void results.inconclusive(id, "success", reason);
    if (await missing(id)) return skip(NOT_THERE);
    if (operation.auth !== "public" && token === undefined) return skip("needs a token or a login");
    const fields = await inputs[id]?.(read);
    if (!fields) return skip("the server shows nothing to ask for");
    const answer = await ask(fields);
    if (!answer) return skip("the answer is not an envelope");
    const { exchange, code, error, isAccepted } = answer;
    if (code === TOO_MANY) return skip("the server counts calls: too many");
    if (error === "not_merchant") return skip("needs a merchant: --merchant-login or --merchant-token");
    if (!isAccepted) {
      const problem = `failed with code ${code}${error ? ` (${error})` : ""}, although the contract allows this call`;
      return void results.fail(id, "success", { problem, exchange });
    }
    results.pass(id, "success");
    return { ...answer, fields };
  };

  const success = (id: string) => {
    const known = successes.get(id) ?? trySuccess(id);
    successes.set(id, known);
    return known;
  };

  return { ...parts, subject, success, missing, presence };
}

/** Why a call failed: the error's name, else its sentence. */
export const reasonOf = ({ error, code, exchange }: Answer): string => {
  if (error !== undefined) return error;
  const msg = fieldOf(jsonOf(exchange), "msg");
  return (typeof msg === "string" ? msg : JSON.stringify(msg)) || `code ${code}`;
};

/** Reason for skipping every check of a missing operation. */
export const NOT_THERE = "the operation is not there";

/** The envelope in a response; undefined when it has none. */
export function answerOf(
  operation: OperationWithSchemas,
  exchange: Exchange,
  profile: Profile,
): Answer | undefined {
  const code = codeOf(exchange);
  if (code === undefined) return undefined;
  const isAccepted = operation.acceptedCodes.includes(code);
  const data = readData(operation, jsonOf(exchange), profile);
  return { exchange, code, data, error: errorOf(exchange), isAccepted };
}
