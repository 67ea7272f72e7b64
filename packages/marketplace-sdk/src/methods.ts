import type { Methods } from "./generated/methods.js";
import { withoutInput } from "./generated/without-input.js";
import type { CallOptions } from "./options.js";

/** A call of any operation; its input is undefined where it has none. */
export type AnyCall = (input?: object, options?: CallOptions) => Promise<unknown>;

/** A method of the client. */
type AnyMethod = (...args: never[]) => Promise<unknown>;

const isMethod = (value: unknown): value is AnyMethod => typeof value === "function";

/** A call as a method: `(options)` where the operation takes no input, otherwise `(input, options)`. */
export const methodOf = (operationId: string, call: AnyCall): AnyMethod =>
  withoutInput.has(operationId) ? (options?: CallOptions) => call(undefined, options) : call;

/** The call behind a method: undoes {@link methodOf}. */
const callOf = (operationId: string, method: AnyMethod): AnyCall =>
  withoutInput.has(operationId)
    ? (_input, options) => Reflect.apply(method, undefined, [options])
    : (...args) => Reflect.apply(method, undefined, args);

/**
 * An object like the client, with the result of `map` in place of each method.
 *
 * It is built from the client and not from the operations table, so that the table is bundled only once.
 */
export function mapMethods(
  market: Methods,
  map: (operationId: string, call: AnyCall) => unknown,
): Record<string, unknown> {
  const resources: Record<string, Record<string, unknown>> = {};
  for (const [resource, group] of Object.entries(market)) {
    // The one group that is no resource of the contract.
    if (resource === "clock") continue;
    for (const [verb, method] of Object.entries(group)) {
      if (!isMethod(method)) continue;
      const id = `${resource}.${verb}`;
      resources[resource] ??= {};
      resources[resource][verb] = map(id, callOf(id, method));
    }
  }
  return resources;
}
