import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import {
  applicationMachine,
  disputeMachine,
  loanMachine,
  memberMachine,
  offerMachine,
  orderMachine,
  paymentMachine,
  rechargeMachine,
  requestMachine,
  reviewMachine,
  shopMachine,
  withdrawalMachine,
} from "../../../src/domain/state-machines/machines";
import { escalateDisputes, expireReturns, presumeArrivals } from "../../../src/features/disputes/jobs";
import { expireOffers } from "../../../src/features/offers/jobs";
import { autoComplete, autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import type { Merchant } from "../../../src/kernel/handler";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { createMerchantFixtures, type MerchantFixtures, shopWith } from "../../features/merchants/fixtures";
import type { TestProduct } from "../../features/orders/fixtures";
import { disputeSubject } from "./disputes";
import { offerSubject } from "./offers";
import { FAR, orderSubject, paySubject } from "./orders";
import { prove } from "./prove";
import { applicationSubject, memberSubject, requestSubject, reviewSubject, shopSubject } from "./shops";
import { loanSubject, rechargeSubject, withdrawalSubject } from "./wallet";

let fixtures: MerchantFixtures;
let owner: Merchant;
let product: TestProduct;
const count = { legal: 0, refused: 0, real: 0 };

beforeAll(async () => {
  fixtures = await createMerchantFixtures({ ...DEMO_SETTINGS, maxOffersPerDay: 1_000 });
  ({ owner, product } = await shopWith(fixtures, { stocks: [10_000] }));
});
afterAll(() => fixtures.close());

const surroundings = {
  db: () => fixtures.db,
  count,
  async quiet() {
    for (const job of [
      expirePays,
      escalateDisputes,
      expireReturns,
      presumeArrivals,
      autoReceipt,
      autoComplete,
      settleDue,
      expireRecharges,
      expireOffers,
    ]) {
      await job(fixtures.services, FAR);
    }
  },
};
const terms = { version: DEMO_SETTINGS.loan?.termsVersion ?? "", days: 30 };

prove(orderMachine, () => orderSubject(fixtures, owner, product), surroundings);
prove(paymentMachine, () => paySubject(fixtures, owner, product), surroundings);
prove(disputeMachine, () => disputeSubject(fixtures, owner, product), surroundings);
prove(rechargeMachine, () => rechargeSubject(fixtures), surroundings);
prove(withdrawalMachine, () => withdrawalSubject(fixtures), surroundings);
prove(loanMachine, () => loanSubject(fixtures, terms), surroundings);
prove(applicationMachine, () => applicationSubject(fixtures), surroundings);
prove(shopMachine, () => shopSubject(fixtures), surroundings);
prove(memberMachine, () => memberSubject(fixtures), surroundings);
prove(reviewMachine, () => reviewSubject(fixtures, owner, product), surroundings);
prove(requestMachine, () => requestSubject(fixtures), surroundings);
prove(offerMachine, () => offerSubject(fixtures, owner, product), surroundings);

test("the books are even after all of it", async () => {
  const { legal, refused, real } = count;
  console.info(
    `proof: machines ${legal + refused} pairs of state and event, ${real} of them through the server's own functions; ` +
      `${legal} ended where the table says, ${refused} refused without effect`,
  );
  expect(await brokenInvariants(fixtures.db)).toEqual([]);
});
