import { cases } from "marketplace-contract/fixtures/build-examples.mjs";
import { operations } from "marketplace-contract/scripts/contract.mjs";

/** An answer in the server's envelope. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** One named case: what the contract says a server may answer. The first six are its examples. */
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
  /** Needs no token. */
  isPublic: boolean;
  examples: NamedExample[];
}

/** Everything the contract promises, in its order, with every named case that the mock answers. */
export function readContract(): ContractOperation[] {
  return operations().map(({ id, method, path, operation }) => ({
    id,
    method: method.toUpperCase(),
    path,
    isPublic: operation["x-auth"] === "public",
    examples: (cases[id] ?? []).map(({ when = {}, ...named }) => ({ ...named, operation: id, when })),
  }));
}
