import type { CallOptions } from "../call-options.js";
import type { Methods } from "../generated/methods.js";

/** Any method of the client. */
export type AnyMethod = (input?: object, options?: CallOptions) => Promise<unknown>;

const isMethod = (value: unknown): value is AnyMethod => typeof value === "function";

/**
 * An object like the client, with the result of `map` in place of each method.
 *
 * It is built from the client and not from the operations table, so that the table is bundled only once.
 */
export function mapMethods(
  market: Methods,
  map: (operationId: string, method: AnyMethod) => unknown,
): Record<string, unknown> {
  const resources: Record<string, Record<string, unknown>> = {};
  for (const [resource, group] of Object.entries(market)) {
    if (resource === "raw") continue;
    for (const [verb, method] of Object.entries(group)) {
      if (!isMethod(method)) continue;
      resources[resource] ??= {};
      resources[resource][verb] = map(`${resource}.${verb}`, method);
    }
  }
  return resources;
}
