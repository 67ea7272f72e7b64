import { type OperationWithSchemas, operationsById } from "marketplace-contract";
import { type Call, codeOf, dataOf, type Exchange, errorOf } from "./call";
import { inputs, type Read } from "./inputs";
import type { Fields } from "./json";
import type { Ledger } from "./ledger";
import type { Profile } from "./profiles";
import { type Manner, requestOf } from "./requests";
import type { Rule } from "./rules";
import type { Universal } from "./universal";
import type { Validator } from "./validate";

/** Tokens of those who call; both may be the same person's. */
export interface People {
  readonly user?: string | undefined;
  readonly merchant?: string | undefined;
}

/** What a run works with. */
export interface Parts {
  readonly validator: Validator;
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly universal: Universal;
  readonly call: Call;
  readonly people: People;
  readonly origin: string;
}

/** An answer that is an envelope. */
export interface Answer {
  readonly exchange: Exchange;
  readonly code: number;
  readonly data: unknown;
  /** `data.error` of a refusal that has a name. */
  readonly error: string | undefined;
  /** It is no refusal. */
  readonly isAccepted: boolean;
}

/** One operation, ready to be called. */
export interface Subject {
  readonly id: string;
  readonly operation: OperationWithSchemas;
  /** Who usually calls it; undefined for strangers, and when nobody is signed in. */
  readonly token: string | undefined;
  /** Calls it and holds the answer to what holds for all. Undefined when no envelope came, which is noted then. */
  ask(fields: Fields, manner?: Partial<Manner>): Promise<Answer | undefined>;
}

/** A run: its parts, its subjects, and what they answered. */
export interface Context extends Parts {
  subject(id: string): Subject;
  /** The first success of a reading operation, made when first asked for. */
  success(id: string): Promise<Success | undefined>;
}

/** A call that succeeded. */
export interface Success extends Answer {
  readonly fields: Fields;
}

/** What a server answers to a call that it counts. */
const TOO_MANY = 429;

export function createContext(parts: Parts): Context {
  const { profile, ledger, universal, people, origin } = parts;
  const successes = new Map<string, Promise<Success | undefined>>();

  const subject = (id: string): Subject => {
    const operation = operationsById[id];
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    const token = {
      public: undefined,
      user: people.user ?? people.merchant,
      merchant: people.merchant ?? people.user,
    }[operation.auth];
    return {
      id,
      operation,
      token,
      async ask(fields, manner = {}) {
        const exchange = await parts.call(
          requestOf(operation, fields, { token, origin, ...manner }, profile),
        );
        return universal.check(id, operation, exchange) ? answerOf(operation, exchange) : undefined;
      },
    };
  };

  const read: Read = async (id) => (await success(id))?.data;

  const trySuccess = async (id: string): Promise<Success | undefined> => {
    const { operation, token, ask } = subject(id);
    const skip = (reason: string) => void ledger.skip(id, "success", reason);
    if (operation.auth !== "public" && token === undefined) return skip("needs a token or a login");
    const fields = await inputs[id]?.(read);
    if (!fields) return skip("the server shows nothing to ask for");
    const answer = await ask(fields);
    if (!answer) return skip("the answer is no envelope");
    const { exchange, code, error, isAccepted } = answer;
    if (code === TOO_MANY) return skip("the server counts calls: too many");
    if (error === "not_merchant") return skip("needs a merchant: --merchant-login or --merchant-token");
    if (!isAccepted) {
      const problem = `refused with code ${code}${error ? ` (${error})` : ""} what the contract allows`;
      return void ledger.fail(id, "success", { problem, exchange });
    }
    ledger.pass(id, "success");
    return { ...answer, fields };
  };

  const success = (id: string) => {
    const known = successes.get(id) ?? trySuccess(id);
    successes.set(id, known);
    return known;
  };

  return { ...parts, subject, success };
}

export function answerOf(operation: OperationWithSchemas, exchange: Exchange): Answer | undefined {
  const code = codeOf(exchange);
  if (code === undefined) return undefined;
  const isAccepted = operation.acceptedCodes.includes(code);
  return { exchange, code, data: dataOf(exchange), error: errorOf(exchange), isAccepted };
}

/** Notes whether an answer is as it has to be. Calls that were counted say nothing. */
export function expectAnswer(
  { ledger }: Context,
  id: string,
  rule: Rule,
  answer: Answer | undefined,
  problem: (answer: Answer) => string | undefined,
  sentence?: string,
): void {
  if (!answer) ledger.skip(id, rule, "the answer is no envelope");
  else if (answer.code === TOO_MANY) ledger.skip(id, rule, "the server counts calls: too many");
  else {
    const found = problem(answer);
    if (found === undefined) ledger.pass(id, rule);
    else ledger.fail(id, rule, { problem: found, exchange: answer.exchange, ...(sentence && { sentence }) });
  }
}
