/** The contract reads itself with plain scripts; these are the parts the suite uses. */
declare module "marketplace-contract/scripts/contract.mjs" {
  interface ContractOperation {
    id: string;
    method: string;
    path: string;
    operation: { readonly "x-auth": "public" | "user" | "merchant" };
  }
  interface ContractExample {
    status: string;
    name: string;
    when?: Record<string, string | number> | undefined;
    value: unknown;
  }
  export function operations(): ContractOperation[];
  export function examplesOf(operation: ContractOperation): ContractExample[];
}
declare module "marketplace-contract/mock/match.mjs" {
  export function matchExample(
    rules: readonly { name: string; when: Readonly<Record<string, unknown>> }[],
    fields: Readonly<Record<string, unknown>>,
  ): string | undefined;
}
