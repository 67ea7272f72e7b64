import type { OperationId } from "marketplace-sdk";
import { accountCases } from "./cases/account";
import { checkoutCases } from "./cases/checkout";
import { shopCases } from "./cases/shop";
import { siteCases } from "./cases/site";
import { walletCases } from "./cases/wallet";
import type { RealCasesOf } from "./real-case";

/** A real call for every operation: a new one in the contract does not compile before it has one. */
export type RealCases = RealCasesOf<OperationId>;

export const realCases: RealCases = {
  ...accountCases,
  ...siteCases,
  ...checkoutCases,
  ...walletCases,
  ...shopCases,
};
