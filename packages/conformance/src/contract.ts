import { examplesOf, operations } from "marketplace-contract/scripts/contract.mjs";

/** An answer in the server's envelope. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** One named example: what the contract says a server may answer. */
export interface NamedExample {
  operation: string;
  name: string;
  /** HTTP status it stands under. */
  status: number;
  /** Request fields that lead to it; empty when only its name does. */
  when: Record<string, string | number>;
  body: Envelope;
}

/** An operation of the contract with its examples. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Anybody may call it. */
  isPublic: boolean;
  examples: NamedExample[];
}

/**
 * Everything the contract promises, in its order.
 * @throws {Error} when an example is not an envelope
 */
export function readContract(): ContractOperation[] {
  return operations().map((operation) => ({
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    isPublic: operation.operation["x-auth"] === "public",
    examples: examplesOf(operation).map(({ name, status, when = {}, value }) => {
      if (!isEnvelope(value)) throw new Error(`${operation.id}/${name} is not an envelope`);
      return { operation: operation.id, name, status: Number(status), when, body: value };
    }),
  }));
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "number" &&
    "msg" in value &&
    typeof value.msg === "string" &&
    "data" in value
  );
}
