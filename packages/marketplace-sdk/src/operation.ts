/** What the client must know of an operation at run time; `generated/operations.ts` lists them all. */
export interface Operation {
  /** `<resource>.<verb>`, such as `orders.create`: the SDK's call. */
  readonly id: string;
  readonly method: "GET" | "POST";
  /** Such as `/api/order/create`. */
  readonly path: string;
  /**
   * Whether the same request may be sent again: `safe` and `natural` always, `key` with an `Idempotency-Key` that the server
   * honours, `toggle` and `none` never.
   */
  readonly idempotency: "safe" | "natural" | "key" | "toggle" | "none";
  /** The body is a multipart form. */
  readonly multipart?: true;
  /** Code 0 is a success without data. */
  readonly acceptsCodeZero?: true;
  /** `caller`: whoever makes the call shows its failures, so `onFailure` is not called. */
  readonly failures?: "caller";
  /** `starts`: `data.userinfo` carries a new token. `ends`: the user signs out. */
  readonly session?: "starts" | "ends";
  /** What `data` must be; anything where it is left out. */
  readonly output?: Output;
}

/** What `data` of a response must be. The names are those of schemas in the contract. */
export type Output =
  | { readonly object: string; readonly nullable?: true }
  | { readonly list: string }
  | { readonly page: string };

/** Fields of a schema that need attention when a response is read: see normalize.ts. */
export type Shape = Readonly<Record<string, FieldShape>>;

/** `any` stands for a schema without such fields. */
export type FieldShape = "id" | "money" | { readonly object: string } | { readonly list: string };
