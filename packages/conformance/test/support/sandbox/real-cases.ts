import { operations, sampleInput, siblingOf } from "marketplace-contract";
import type { OperationId } from "marketplace-sdk";
import { accountCases } from "./cases/account.js";
import { checkoutCases } from "./cases/checkout.js";
import { shopCases } from "./cases/shop.js";
import { siteCases } from "./cases/site.js";
import { walletCases } from "./cases/wallet.js";
import type { RealCasesOf } from "./real-case.js";
import type { World } from "./world.js";

/** A real call for every operation. */
export type RealCases = RealCasesOf<OperationId>;

/** What can be called with a sample of the contract and the row that its resource's `get` names has no row here. */
const rows: Partial<RealCases> = {
  ...accountCases,
  ...siteCases,
  ...checkoutCases,
  ...walletCases,
  ...shopCases,
};

const derived = operations.flatMap(({ id, auth }) => {
  if (id in rows) return [];
  const sibling = siblingOf(id);
  const accepted = async (world: World) => {
    const get = sibling && (await rows[sibling]?.accepted(world));
    const by = get?.by ?? { public: undefined, user: world.buyer, merchant: world.merchant }[auth];
    return { ...(by && { by }), input: sampleInput(id, { ...get?.input }) };
  };
  return [[id, { accepted }]];
});

// A test holds it to the contract: every operation has a case.
export const realCases = { ...rows, ...Object.fromEntries(derived) } as RealCases;
