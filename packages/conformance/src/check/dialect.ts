import type { OperationWithSchemas } from "marketplace-contract";
import { normalizeResponse } from "marketplace-sdk/dialects";
import { isFields } from "./json.js";
import type { Profile } from "./profiles.js";

/**
 * `data` of an envelope in the contract's form. Under a profile with a dialect it is read by the SDK's own normalizer, so that whatever
 * an application can use is accepted here: the SDK knows these forms, the checker does not repeat them.
 */
export function readData(operation: OperationWithSchemas, envelope: unknown, profile: Profile): unknown {
  if (!isFields(envelope)) return undefined;
  const { code, data } = envelope;
  if (!profile.dialect || Number(code) !== 1) return data;
  return normalizeResponse(operation.id, data, profile.dialect) ?? data;
}

/** The whole envelope in the contract's form. */
export function readEnvelope(operation: OperationWithSchemas, envelope: unknown, profile: Profile): unknown {
  if (!profile.dialect || !isFields(envelope)) return envelope;
  const { code, msg } = envelope;
  return {
    ...envelope,
    code: Number(code),
    // Errors of a batch validation come as an object of sentences by field.
    msg: typeof msg === "string" ? msg : JSON.stringify(msg ?? ""),
    data: readData(operation, envelope, profile),
  };
}

/** The replacement of a value that does not fit its type; `absent` for one to leave out. */
export type Forgiven = { readonly value: unknown } | "absent" | undefined;

/**
 * The contract's form of a value that the SDK passes on as it came: `null` for a field that may be missing, integers in quotes, a
 * number for a short text. Undefined without such a form.
 */
export function forgive(keyword: string, type: unknown, value: unknown, { dialect }: Profile): Forgiven {
  const types: unknown[] = [type].flat();
  const isType = keyword === "type";
  // The contract's introduction allows this to every server.
  if (isType && types.includes("object") && Array.isArray(value) && value.length === 0) return { value: {} };
  if (!dialect) return undefined;
  if (value === null) return "absent";
  // A former `[]` has none of the required fields of an optional object.
  if (keyword === "required" && isFields(value) && Object.keys(value).length === 0) return "absent";
  if (!isType) return undefined;
  if (types.includes("integer") && typeof value === "string" && /^-?\d{1,15}$/.test(value))
    return { value: Number(value) };
  if (types.includes("number") && typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value))
    return { value: Number(value) };
  if (types.includes("string") && typeof value === "number") return { value: String(value) };
  return undefined;
}
