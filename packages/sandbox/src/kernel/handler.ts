import type { AuthOf, Data, Input, OperationId } from "../contract/operations";
import type { MessageKey } from "../i18n/en";
import type { Language } from "../i18n/languages";
import type { Services } from "./services";

/** Who is calling. */
export interface Viewer {
  readonly id: number;
  readonly username: string;
  /** The shop this user runs, null for buyers. */
  readonly shopId: number | null;
  /** Hash of the token, which itself is never stored. */
  readonly tokenHash: string;
}

/** A merchant is a viewer with a shop. */
export interface Merchant extends Viewer {
  readonly shopId: number;
}

interface Viewers {
  public: Viewer | undefined;
  user: Viewer;
  merchant: Merchant;
}

/** The viewer an operation gets, by its `x-auth`. */
export type ViewerOf<Id extends OperationId> = Viewers[AuthOf<Id>];

/** One call, checked: the contract holds for `input`, the viewer may call this operation. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly input: Input<Id>;
  readonly viewer: ViewerOf<Id>;
  readonly language: Language;
  /** Unix seconds of the sandbox's clock. */
  readonly now: number;
  /** `Idempotency-Key`, "" for operations without one. */
  readonly key: string;
  /** Keyed hash (HMAC-SHA-256) of the checked input in hexadecimal, "" for operations without a key. */
  readonly bodyHash: string;
  readonly ip: string;
  /** The header `User-Agent`, "" without one. */
  readonly userAgent: string;
  readonly requestId: string;
  /** Aborted when the client has left. */
  readonly signal?: AbortSignal | undefined;
  readonly services: Services;
}

export interface ReplyOptions {
  readonly msg?: MessageKey;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Data with its own message or headers. */
export class Reply<Value, Code extends 0 | 1 = 1> {
  readonly data: Value;
  readonly code: Code;
  readonly options: ReplyOptions;

  constructor(data: Value, code: Code, options: ReplyOptions) {
    this.data = data;
    this.code = code;
    this.options = options;
  }
}

/** A success with a sentence for users, or headers. */
export const reply = <Value>(data: Value, options: ReplyOptions = {}) => new Reply(data, 1, options);

/** Code 0 with `data` null that isn't a failure: nothing exists yet. Only for operations that accept code 0. */
export const absent = (options: ReplyOptions = {}) => new Reply(null, 0, options);

/** The handler of an operation. Throws `BusinessError` or `HttpError`; any other error becomes a 500. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Data<Id> | Reply<Data<Id>> | Reply<null, 0>>;

/** A handler for every operation. */
export type AllHandlers = { readonly [Id in OperationId]: Handler<Id> };

/** Handlers of every operation of some resources: `Handlers<"orders" | "payments">`. */
export type Handlers<Resource extends string> = {
  readonly [Id in OperationId as Id extends `${Resource}.${string}` ? Id : never]: Handler<Id>;
};
