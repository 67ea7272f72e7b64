import { operationDefaults, operations } from "./generated/operations.js";
import type { Normalizer } from "./normalize.js";

/** What the client must know of an operation at run time; `generated/operations.ts` has them all. */
export interface Operation {
  /** `<resource>.<verb>`, such as `orders.create`: the SDK's call. */
  readonly id: string;
  readonly method: "GET" | "POST";
  /** Such as `/api/order/create`. */
  readonly path: string;
  /**
   * Whether the same request may be sent again: `safe` always, `key` with an `Idempotency-Key` that the server honors, `none`
   * never. The contract is finer: its `natural` is safe to repeat, its `toggle` is not.
   */
  readonly idempotency: "safe" | "key" | "none";
  /** The body is a multipart form. */
  readonly multipart?: true;
  /** Code 0 is a success without data. */
  readonly acceptsCodeZero?: true;
  /** `caller`: the caller shows failures itself, so `onFailure` is not called. */
  readonly failures?: "caller";
  /**
   * - `starts`: a success carries `userinfo.token`.
   * - `ends`: the user signs out, so the session is forgotten.
   */
  readonly session?: "starts" | "ends";
  /** What `data` must be; `nullable` is an object or null. */
  readonly output: "object" | "nullable" | "list" | "page" | "any";
  /** Normalizes `data`, or each row of a list, in place; left out where no field needs it. */
  readonly normalize?: Normalizer;
}

/** Operations by resource and verb, without the fields that equal the defaults. */
export type Operations = Readonly<
  Record<string, Readonly<Record<string, Pick<Operation, "path"> & Partial<Omit<Operation, "id">>>>>
>;

/** Every operation of the contract, with its id. Marked as pure: entry points that don't use it leave the table out. */
export const operationList: readonly Operation[] = /* @__PURE__ */ Object.entries(operations).flatMap(
  ([resource, verbs]) =>
    Object.entries(verbs).map(([verb, fields]) => ({
      ...operationDefaults,
      ...fields,
      id: `${resource}.${verb}`,
    })),
);
