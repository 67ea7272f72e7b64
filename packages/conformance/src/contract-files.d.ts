/** The contract reads itself with plain scripts; this is the part the suite uses. */
declare module "marketplace-contract/scripts/contract.mjs" {
  interface ContractOperation {
    id: string;
    method: string;
    path: string;
    operation: { readonly "x-auth": "public" | "user" | "merchant" };
  }
  export function operations(): ContractOperation[];
}
