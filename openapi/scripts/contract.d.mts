/** One operation of the contract, as the root file lists them. */
export interface ContractOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
  file: string;
  operation: {
    summary: string;
    "x-auth": "public" | "user" | "merchant";
    "x-status": "documented" | "provisional";
    "x-idempotency": "safe" | "natural" | "toggle" | "key" | "none";
    "x-errors"?: string[];
  };
}

export function operations(): ContractOperation[];
export function examplesOf(operation: { id: string }): { status: string; name: string; value: unknown }[];
export function requestFields(operation: ContractOperation): Set<string>;
