import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_SETTINGS } from "../../../src/core/settings";
import type { Merchant } from "../../../src/http/handler";
import { brokenInvariants } from "../../../src/ledger/invariants";
import { applicationMachine } from "../../../src/machines/application";
import { orderMachine } from "../../../src/machines/order";
import { payMachine } from "../../../src/machines/pay";
import { rechargeMachine } from "../../../src/machines/recharge";
import { commentMachine, loanMachine, requestMachine, shopMachine } from "../../../src/machines/small";
import { withdrawalMachine } from "../../../src/machines/withdrawal";
import { autoComplete, autoReceipt, expirePays, settleDue } from "../../../src/modules/orders/jobs";
import { expireRecharges } from "../../../src/modules/wallet/jobs";
import { createShopWorld, type ShopWorld, shopWith } from "../../merchant/shop-world";
import type { TestProduct } from "../../orders/world";
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
