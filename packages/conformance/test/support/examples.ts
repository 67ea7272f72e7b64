import { type Envelope, examplesOf, openapi, operationObject, operations } from "marketplace-contract";

export type { Envelope };

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

/** Everything the contract promises. */
export const readContract = (): ContractOperation[] =>
  operations.map(({ id, method, path, auth }) => ({
    id,
    method,
    path,
    isPublic: auth === "public",
    examples: examplesOf(operationObject(openapi, id)).map(({ name, status, when, value }) => ({
      operation: id,
      name,
      status,
      when: when ?? {},
      body: value,
    })),
  }));
