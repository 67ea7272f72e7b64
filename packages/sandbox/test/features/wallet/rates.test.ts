import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { balancesOf } from "../../../src/db/ledger/post";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { transferConfirmed, transferSeen } from "../../../src/features/payments/admin";
import { expirePays } from "../../../src/features/payments/jobs";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import { setRate } from "../../../src/features/wallet/networks";
import { confirmRecharge, rechargeSeen, rejectRecharge } from "../../../src/features/wallet/recharge-admin";
import { approveWithdrawal } from "../../../src/features/wallet/withdrawal-admin";
import { createCallHandler } from "../../support/call-handler";
import { expectError, expectStatus } from "../../support/errors";
import { newTxid } from "../../support/new-txid";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  cart,
  createFixtures,
  type Fixtures,
  FUND_PASSWORD,
  placeOrder,
  USDT,
} from "../orders/fixtures";

const BTC = 100_000_000n;
const RATE = 91_250n * USDT;
const WALLET = "1BoatSLRHtKNngkdXEeobR76b53LETtpyT";

let fixtures: Fixtures;
let ask: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  fixtures = await createFixtures();
  ask = createCallHandler(fixtures.services);
});
beforeEach(() => setBitcoin(RATE));
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const setBitcoin = (rate: bigint, until: number | null = null) =>
  setRate(fixtures.db, { coin: "BTC", rate, source: "test", at: fixtures.clock.now(), until });
const moneyOf = async ({ id }: { id: number }) => (await balancesOf(fixtures.db, id)).money;

async function recharge(amount = "1") {
  const viewer = await addBuyer(fixtures, 0n);
  const input = { coin: "BTC", network: "Bitcoin", amount };
  const { id } = await ask("recharges.create", handlers["recharges.create"], viewer, input);
  const prove = (declared = amount) =>
    ask("recharges.submitProof", handlers["recharges.submitProof"], viewer, {
      id,
      amount: declared,
      txid: newTxid(),
    });
  const see = () =>
    fixtures.db.begin((tx) => rechargeSeen(tx, id, { confirmations: 1 }, fixtures.clock.now()));
  const confirm = (units: bigint, found?: { txid: string; output?: number }) =>
    fixtures.db.begin((tx) => confirmRecharge(tx, id, units, fixtures.clock.now(), found));
  const reject = () =>
    fixtures.db.begin((tx) => rejectRecharge(tx, id, "Nothing arrived.", fixtures.clock.now()));
  return { viewer, prove, see, confirm, reject };
}

describe("the rate of a recharge", () => {
  test("holds when the transfer is seen in time, however long its confirmations take", async () => {
    const { viewer, prove, see, confirm } = await recharge();
    await prove();
    await see();
    fixtures.clock.advance(DAY);
    await setBitcoin(RATE / 2n);
    await confirm(BTC);
    expect(await moneyOf(viewer)).toBe(RATE);
  });

  test("is over when the transfer comes late: it is worth what the coin is worth then", async () => {
    const { viewer, prove, confirm } = await recharge();
    fixtures.clock.advance(23 * DAY);
    await expireRecharges(fixtures.services, fixtures.clock.now());
    await setBitcoin(RATE / 2n);
    await prove();
    await confirm(BTC);
    expect(await moneyOf(viewer)).toBe(RATE / 2n);
  });

  test("is over for a second transfer, also when a first one was seen in time and rejected", async () => {
    const { viewer, prove, see, reject, confirm } = await recharge();
    await prove();
    await see();
    await reject();
    fixtures.clock.advance(DAY);
    await setBitcoin(RATE / 2n);
    await prove();
    await confirm(BTC);
    expect(await moneyOf(viewer)).toBe(RATE / 2n);
  });

  test("is over for another transfer than the one that was seen in time", async () => {
    const { viewer, prove, see, confirm } = await recharge();
    await prove();
    await see();
    fixtures.clock.advance(DAY);
    await setBitcoin(RATE / 2n);
    await confirm(BTC, { txid: newTxid() });
    expect(await moneyOf(viewer)).toBe(RATE / 2n);
  });

  test("is over for another output of the transaction that was seen in time", async () => {
    const { viewer, prove, see, confirm } = await recharge();
    const { txid = "" } = await prove();
    await see();
    fixtures.clock.advance(DAY);
    await setBitcoin(RATE / 2n);
    await confirm(BTC, { txid, output: 1 });
    expect(await moneyOf(viewer)).toBe(RATE / 2n);
  });

  test("holds for the amount it was quoted for, not for what is declared later or arrives besides", async () => {
    const { viewer, prove, confirm } = await recharge();
    await setBitcoin(RATE / 2n);
    await prove("2");
    await confirm(2n * BTC);
    expect(await moneyOf(viewer)).toBe(RATE + RATE / 2n);
  });
});

/** An order of 100 USDT that its buyer wants to pay in Bitcoin. */
async function bitcoinPayment() {
  const { clock, db, services } = fixtures;
  const thing = await addProduct(fixtures, (await addShop(fixtures)).shopId, { price: 100n * USDT });
  const buyer = await addBuyer(fixtures, 0n);
  const { pay } = await placeOrder(fixtures, buyer, cart(thing));
  const input = { pay_no: pay.pay_no, coin: "BTC", network: "Bitcoin" };
  await fixtures.ask(buyer, "payments.payWithCrypto", input);
  const [row] = await db<{ amount: bigint }[]>`select amount from pay where pay_no = ${pay.pay_no}`;
  const amount = row?.amount ?? 0n;
  return {
    buyer,
    amount,
    status: async () => (await db`select status from pay where pay_no = ${pay.pay_no}`)[0]?.status,
    see: async (units = amount, txid = newTxid()) => {
      await db.begin((tx) => transferSeen(tx, pay.pay_no, { txid, amount: units }, clock.now()));
      return txid;
    },
    confirm: (txid: string) =>
      db.begin((tx) =>
        transferConfirmed(tx, pay.pay_no, { txid }, { now: clock.now(), settings: services.settings }),
      ),
    expire: () => expirePays(services, clock.now()),
  };
}

describe("the rate of a payment", () => {
  test("is over when coins come after it expired: they are worth what they are worth then", async () => {
    const { buyer, amount, see, confirm, expire } = await bitcoinPayment();
    fixtures.clock.advance(fixtures.services.settings.payWithin);
    await expire();
    fixtures.clock.advance(3 * DAY);
    await setBitcoin(RATE / 2n);
    await confirm(await see());
    expect(await moneyOf(buyer)).toBe((amount * (RATE / 2n)) / BTC);
  });

  test("holds for a transfer that was seen in time, as long as its address is watched", async () => {
    const { buyer, see, confirm, expire, status } = await bitcoinPayment();
    const txid = await see();
    fixtures.clock.advance(DAY);
    await expire();
    await setBitcoin(RATE / 2n);
    await confirm(txid);
    expect([await status(), await moneyOf(buyer)]).toEqual(["settled", 0n]);
  });

  test("is not kept open for later coins by one that was seen in time and never confirmed", async () => {
    const { buyer, amount, see, confirm, expire, status } = await bitcoinPayment();
    const first = await see();
    fixtures.clock.advance(DAY);
    await expire();
    await setBitcoin(RATE / 2n);
    await confirm(await see());
    expect([await status(), await moneyOf(buyer)]).toEqual(["processing", (amount * (RATE / 2n)) / BTC]);
    await confirm(first);
    expect([await status(), await moneyOf(buyer)]).toEqual(["settled", (amount * (RATE / 2n)) / BTC]);
  });

  test("is not completed by coins that come after its time", async () => {
    const { buyer, amount, see, confirm, expire, status } = await bitcoinPayment();
    const part = amount / 2n;
    const first = await see(part);
    fixtures.clock.advance(DAY);
    const late = await see(amount - part);
    await setBitcoin(RATE / 2n);
    await confirm(first);
    // What is on its way too late holds the order no longer.
    await expire();
    expect(await status()).toBe("expired");
    await confirm(late);
    const worth = (units: bigint) => (units * (RATE / 2n)) / BTC;
    expect(await moneyOf(buyer)).toBe(worth(part) + worth(amount - part));
  });
});

test("a feed that has fallen silent closes what needs its rate, and what is owed waits for it", async () => {
  const { clock } = fixtures;
  const open = await recharge();
  await open.prove("2");
  await setBitcoin(RATE, clock.now() + 600);
  clock.advance(600);
  await expectError(recharge(), "network_disabled");
  const buyer = await addBuyer(fixtures);
  const quote = { coin: "BTC", network: "Bitcoin", amount: "500" };
  await expectError(
    ask("withdrawals.quote", handlers["withdrawals.quote"], buyer, quote),
    "network_disabled",
  );
  await expectStatus(open.confirm(2n * BTC), 503);
  await setBitcoin(RATE);
  await open.confirm(2n * BTC);
  expect(await moneyOf(open.viewer)).toBe(2n * RATE);
});

test("a withdrawal whose coin has become dearer is not approved at the old figures", async () => {
  const { clock, db } = fixtures;
  const buyer = await addBuyer(fixtures);
  const asked = { coin: "BTC", network: "Bitcoin", amount: "500" };
  const quoted = await ask("withdrawals.quote", handlers["withdrawals.quote"], buyer, asked);
  const { id } = await ask("withdrawals.create", handlers["withdrawals.create"], buyer, {
    quote_id: quoted.quote_id,
    address: WALLET,
    fund_password: FUND_PASSWORD,
    expect_fee: quoted.fee,
    expect_received: quoted.received,
    ack_irreversible: 1,
  });
  clock.advance(DAY);
  const approve = () => db.begin((tx) => approveWithdrawal(tx, id, clock.now()));
  await setBitcoin(RATE * 2n);
  expect(await expectError(approve(), "quote_changed")).toMatchObject({ fee: quoted.fee });
  await setBitcoin((RATE * 1_005n) / 1_000n);
  await approve();
});
