import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { applicationMachine } from "../../../src/domain/state-machines/application";
import { loanMachine } from "../../../src/domain/state-machines/loan";
import { orderMachine } from "../../../src/domain/state-machines/order";
import { payMachine } from "../../../src/domain/state-machines/payment";
import { requestMachine } from "../../../src/domain/state-machines/purchase-request";
import { rechargeMachine } from "../../../src/domain/state-machines/recharge";
import { commentMachine } from "../../../src/domain/state-machines/review";
import { shopMachine } from "../../../src/domain/state-machines/shop";
import { withdrawalMachine } from "../../../src/domain/state-machines/withdrawal";
import type { Merchant } from "../../../src/features/handler";
import { autoComplete, autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import { DEMO_SETTINGS } from "../../../src/settings";
import { createShopWorld, type ShopWorld, shopWith } from "../../features/merchants/fixtures";
import type { TestProduct } from "../../features/orders/fixtures";
import { FAR, orderSubject, paySubject } from "./orders";
import { prove } from "./prove";
import { applicationSubject, commentSubject, requestSubject, shopSubject } from "./shops";
import { loanSubject, rechargeSubject, withdrawalSubject } from "./wallet";

let world: ShopWorld;
let owner: Merchant;
let product: TestProduct;
const count = { legal: 0, refused: 0, real: 0 };

beforeAll(async () => {
  world = await createShopWorld(DEMO_SETTINGS);
  ({ owner, product } = await shopWith(world, { stocks: [10_000] }));
});
afterAll(() => world.close());

const surroundings = {
  db: () => world.db,
  count,
  async quiet() {
    for (const job of [expirePays, autoReceipt, autoComplete, settleDue, expireRecharges]) {
      await job(world.services, FAR);
    }
  },
};
const terms = { version: DEMO_SETTINGS.loan?.termsVersion ?? "", days: 30 };

prove(orderMachine, () => orderSubject(world, owner, product), surroundings);
prove(payMachine, () => paySubject(world, owner, product), surroundings);
prove(rechargeMachine, () => rechargeSubject(world), surroundings);
prove(withdrawalMachine, () => withdrawalSubject(world), surroundings);
prove(loanMachine, () => loanSubject(world, terms), surroundings);
prove(applicationMachine, () => applicationSubject(world), surroundings);
prove(shopMachine, () => shopSubject(world), surroundings);
prove(commentMachine, () => commentSubject(world, owner, product), surroundings);
prove(requestMachine, () => requestSubject(world), surroundings);

test("the books are even after all of it", async () => {
  const { legal, refused, real } = count;
  console.info(
    `proof: machines ${legal + refused} pairs of state and event, ${real} of them through the server's own functions; ` +
      `${legal} ended where the table says, ${refused} refused without effect`,
  );
  expect(await brokenInvariants(world.db)).toEqual([]);
});
