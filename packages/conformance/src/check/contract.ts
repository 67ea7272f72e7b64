/** A JSON Schema (2020-12) as the generator leaves it; references point into `#/$defs`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One operation of the contract, with what it says to people. */
export interface Operation {
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Codes that are no refusal; 1, for a few operations 0 as well. */
  readonly accepted: readonly number[];
  readonly method: "GET" | "POST";
  /** The whole path, `/api/…`. */
  readonly path: string;
  readonly status: "documented" | "provisional";
  readonly auth: "public" | "user" | "merchant";
  readonly owner: "none" | "user" | "shop";
  readonly idempotency: "safe" | "natural" | "toggle" | "key" | "none";
  /** The values of `data.error` that belong to this operation alone. */
  readonly errors: readonly string[];
  readonly query: JsonSchema | null;
  readonly headers: readonly string[];
  readonly media: "application/json" | "multipart/form-data" | null;
  readonly body: JsonSchema | null;
  /** Schema of the whole envelope per HTTP status. */
  readonly answers: { readonly [status: string]: JsonSchema };
}

/** The contract as the package carries it. */
export interface Contract {
  readonly version: string;
  /** What holds for all operations, in Markdown. */
  readonly introduction: string;
  readonly operations: { readonly [id: string]: Operation };
  readonly $defs: { readonly [name: string]: JsonSchema };
}
