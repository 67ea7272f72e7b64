import { type Envelope, examples, operations } from "marketplace-contract";

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
    examples: Object.entries(examples[id]).flatMap(([status, named]) =>
      Object.entries(named).map(([name, { value, "x-when": when = {} }]) => ({
        operation: id,
        name,
        status: Number(status),
        when,
        body: value,
      })),
    ),
  }));
