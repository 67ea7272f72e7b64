import { type Envelope, operations } from "marketplace-contract";
import { cases } from "marketplace-contract/fixtures/build-examples.mjs";

export type { Envelope };

/** One named case: what the contract says a server may answer. The first six are its examples. */
export interface NamedExample {
  operation: string;
  name: string;
  /** Its HTTP status. */
  status: number;
  /** Request fields that lead to it; empty when only its name does. */
  when: Record<string, string | number>;
  body: Envelope;
}

/** An operation of the contract with every case that the mock answers by name. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Needs no token. */
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
    examples: (cases[id] ?? []).map(({ when = {}, ...named }) => ({ ...named, operation: id, when })),
  }));
