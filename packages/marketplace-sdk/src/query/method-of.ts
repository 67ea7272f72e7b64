import type { Methods } from "../generated/methods";
import type { CallOptions } from "../options";

/** A method of the client, whichever. */
export type AnyMethod = (input?: object, options?: CallOptions) => Promise<unknown>;

export const isMethod = (value: unknown): value is AnyMethod => typeof value === "function";

/** The method of an operation. @throws {TypeError} for an object that is not the client. */
export function methodOf(market: Methods, tag: string, name: string): AnyMethod {
  const method: unknown = Reflect.get(Object(Reflect.get(market, tag)), name);
  if (isMethod(method)) return method;
  throw new TypeError(`No method ${tag}.${name}`);
}
