import type { OperationId } from "marketplace-sdk";
import type { CasesOf } from "./cases/case";
import { checkoutCases } from "./cases/checkout";
import { documentedCases } from "./cases/documented";
import { messagesCases } from "./cases/messages";
import { shopCases } from "./cases/shop";
import { siteCases } from "./cases/site";
import { walletCases } from "./cases/wallet";

/** A case for every operation: a new operation in the contract does not compile before it has one. */
export type Cases = CasesOf<OperationId>;

export const cases: Cases = {
  ...documentedCases,
  ...siteCases,
  ...checkoutCases,
  ...walletCases,
  ...messagesCases,
  ...shopCases,
};

/** True for the id of an operation that has a case. */
export const hasCase = (id: string): id is OperationId => Object.hasOwn(cases, id);
