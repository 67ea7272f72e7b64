import { type Envelope, type Example, examples, operations } from "marketplace-contract";

export type { Envelope };

/** One named case: what the contract says a server may answer. */
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
    examples: Object.entries(examples[id]).flatMap(([status, named]) =>
      Object.entries(named).map(([name, { "x-when": when = {}, value }]: [string, Example]) => ({
        operation: id,
        name,
        status: Number(status),
        when,
        body: value,
      })),
    ),
  }));
