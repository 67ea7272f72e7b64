import { describe, expect, test } from "vitest";
import type { Tx } from "../../../src/db/connect";
import { HOUR } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { settleDue } from "../../../src/features/orders/jobs";
import { freezeMember, unfreezeMember } from "../../../src/features/standing/freeze";
import { reopenShop, suspendShop } from "../../../src/features/standing/suspension";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import { approveWithdrawal, broadcastWithdrawal } from "../../../src/features/wallet/withdrawal-admin";
import { shipDemoOrders } from "../../../src/jobs/ship-demo-orders";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { CHEAP_COST, hashPassword, NO_PASSWORD } from "../../../src/kernel/passwords";
import { expectError } from "../../support/errors";
import { giveMoney } from "../../support/members";
import {
  addAddress,
  addBuyer,
  addProduct,
  addShop,
  buy,
  cart,
  FUND_PASSWORD,
  payInput,
  placeOrder,
  USDT as UNIT,
} from "../orders/fixtures";
import { fixtures, shopWith, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const now = () => fixtures.clock.now();
const decide = (work: (tx: Tx) => Promise<void>) => fixtures.db.begin(work);
const suspend = ({ shopId }: Merchant) => decide((tx) => suspendShop(tx, shopId, "Complaints", now()));
const reopen = ({ shopId }: Merchant) => decide((tx) => reopenShop(tx, shopId, "Cleared", now()));
const ship = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.ship", handlers["merchantOrders.ship"], owner, {
    order_no,
    carrier: "Example Post",
    tracking_no: "EP1",
  });

async function withdraw(viewer: Viewer, amount: string) {
  const quote = await fixtures.callHandler("withdrawals.quote", handlers["withdrawals.quote"], viewer, {
    coin: "USDT",
    network: "TRC20",
    amount,
  });
  return fixtures.callHandler("withdrawals.create", handlers["withdrawals.create"], viewer, {
    quote_id: quote.quote_id,
    address: sandboxAddress("tron", Buffer.from("a wallet outside"), `${viewer.id}`),
    fund_password: FUND_PASSWORD,
    expect_fee: quote.fee,
    expect_received: quote.received,
    ack_irreversible: 1,
  });
}

/** Messages from the operator. */
async function titlesFor(viewer: Viewer): Promise<string[]> {
  const { data } = await fixtures.callHandler("messages.list", handlers["messages.list"], viewer, {});
  const texts = data.map(({ title, content }) => ({ title, content }));
  for (const { content } of texts) expect(content).not.toMatch(/Stolen|Returned|Complaints|Cleared/);
  return texts.map(({ title }) => title).filter((title) => /^Your (?:account|store)/.test(title));
}

/** A shop whose owner has a fund password, and money of their own. */
async function richShop(money: bigint) {
  const { owner, product } = await shopWith(fixtures, { price: 100n * UNIT });
  const hash = await hashPassword(FUND_PASSWORD, CHEAP_COST);
  await fixtures.db`update member set fund_hash = ${hash} where id = ${owner.id}`;
  if (money > 0n) await giveMoney(fixtures.db, owner.id, money);
  return { owner, product };
}

describe("a suspended store", () => {
  test("sells nothing: no product, no order, no payment by balance or coins", async () => {
    const { owner, product } = await shopWith(fixtures);
    const other = await addProduct(fixtures, (await addShop(fixtures)).shopId);
    const buyer = await addBuyer(fixtures);
    const placed = await placeOrder(fixtures, buyer, cart(product, other));
    await suspend(owner);

    await expectError(placeOrder(fixtures, await addBuyer(fixtures), cart(product)), "product_unavailable");
    await expectError(fixtures.ask(buyer, "payments.payWithBalance", payInput(placed)), "shop_suspended");
    const byCoin = { pay_no: placed.pay.pay_no, coin: "USDT", network: "TRC20" };
    await expectError(fixtures.ask(buyer, "payments.payWithCrypto", byCoin), "shop_suspended");
    const put = (status: "on" | "off") =>
      fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
        id: product.id,
        status,
      });
    expect(await put("off")).toMatchObject({ status: "off" });
    await expectError(put("on"), "shop_suspended");

    // Without the suspended store's order the rest can be paid.
    const [own = ""] = placed.orders
      .filter(({ shop_id }) => shop_id === owner.shopId)
      .map(({ order_no }) => order_no);
    await fixtures.ask(buyer, "orders.cancel", { order_no: own });
    const rest = await fixtures.ask(buyer, "payments.get", { pay_no: placed.pay.pay_no });
    const paid = await fixtures.ask(buyer, "payments.payWithBalance", payInput({ pay: rest }));
    expect(paid.pay).toMatchObject({ status: "settled" });
    await reopen(owner);
    expect(await put("on")).toMatchObject({ status: "on" });
  });

  test("ships nothing until it is open again; its buyers can cancel", async () => {
    const { owner, product } = await shopWith(fixtures);
    const buyer = await addBuyer(fixtures);
    const [first = ""] = await buy(fixtures, buyer, product);
    const [second = ""] = await buy(fixtures, buyer, product);
    await suspend(owner);
    await expectError(ship(owner, first), "shop_suspended");
    const { refund } = await fixtures.ask(buyer, "orders.cancel", { order_no: second });
    expect(refund.money).toBe("12.500000");
    await reopen(owner);
    expect(await ship(owner, first)).toMatchObject({ status: "shipped" });
  });

  test("ships nothing automatically either", async () => {
    const { owner, product } = await shopWith(fixtures);
    const [order = ""] = await buy(fixtures, await addBuyer(fixtures), product);
    await fixtures.db`update member set password_hash = ${NO_PASSWORD} where id = ${owner.id}`;
    await suspend(owner);
    const later = now() + 13 * HOUR;
    await shipDemoOrders(fixtures.services, later);
    const status = async () =>
      (await fixtures.db<{ status: string }[]>`select status from shop_order where order_no = ${order}`)[0]
        ?.status;
    expect(await status()).toBe("paid");
    await reopen(owner);
    await shipDemoOrders(fixtures.services, later);
    expect(await status()).toBe("shipped");
  });

  test("withdraws what its buyers are not owed, and no more", async () => {
    const { owner, product } = await richShop(250n * UNIT);
    const buyer = await addBuyer(fixtures);
    const [shipped = ""] = await buy(fixtures, buyer, product);
    await ship(owner, shipped);
    await buy(fixtures, buyer, product);
    await suspend(owner);
    const left = async (amount: string) =>
      (await expectError(withdraw(owner, amount), "owed_to_buyers")).left;
    expect(await left("60")).toBe("50.000000");
    expect(await withdraw(owner, "20")).toMatchObject({ status: "pending" });
    expect(await left("40")).toBe("30.000000");

    // Received is still owed until it is settled: only then it is the store's own.
    await fixtures.ask(buyer, "orders.confirmReceipt", { order_no: shipped });
    expect(await left("40")).toBe("30.000000");
    fixtures.clock.advance(fixtures.services.settings.settleAfter);
    await settleDue(fixtures.services, now());
    expect(await withdraw(owner, "40")).toMatchObject({ status: "pending" });
    await reopen(owner);
    expect(await withdraw(owner, "150")).toMatchObject({ status: "pending" });
    expect(await titlesFor(owner)).toEqual(["Your store is open again", "Your store is suspended"]);
  });

  test("buys nothing with what its buyers are owed, however many of its payments come at once", async () => {
    const { owner, product } = await richShop(150n * UNIT);
    await addAddress(fixtures.db, owner.id, "US", true);
    await buy(fixtures, await addBuyer(fixtures), product);
    const thing = await addProduct(fixtures, (await addShop(fixtures)).shopId, { price: 30n * UNIT });
    const [first, second] = [
      await placeOrder(fixtures, owner, cart(thing)),
      await placeOrder(fixtures, owner, cart(thing)),
    ];
    await suspend(owner);
    const pay = (placed: typeof first) => fixtures.ask(owner, "payments.payWithBalance", payInput(placed));
    const results = await Promise.allSettled([pay(first), pay(second)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({
      reason: { error: "insufficient_balance", details: { money: "20.000000" } },
    });
  });

  test("is not sent what it asked for before, unless the rest covers what its buyers are owed", async () => {
    const { owner, product } = await richShop(250n * UNIT);
    await buy(fixtures, await addBuyer(fixtures), product);
    const { id } = await withdraw(owner, "200");
    await suspend(owner);
    fixtures.clock.advance(fixtures.services.settings.firstAddressHold);
    const approve = () => decide((tx) => approveWithdrawal(tx, id, now()));
    const send = () => decide((tx) => broadcastWithdrawal(tx, id, "cd".repeat(32), now()));
    await expectError(approve(), "owed_to_buyers");
    await reopen(owner);
    await approve();
    // Approved is not sent yet.
    await suspend(owner);
    await expectError(send(), "owed_to_buyers");
    await giveMoney(fixtures.db, owner.id, 50n * UNIT);
    await send();
  });

  test("does not owe its buyers what a dispute has given back already", async () => {
    const { owner, product } = await richShop(150n * UNIT);
    const buyer = await addBuyer(fixtures);
    const [order_no = ""] = await buy(fixtures, buyer, product);
    await ship(owner, order_no);
    await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
    await fixtures.ask(buyer, "disputes.open", {
      order_no,
      reason: "not_as_described",
      text: "The lid is cracked.",
      amount: "60.00",
    });
    await suspend(owner);
    expect(await expectError(withdraw(owner, "60"), "owed_to_buyers")).toMatchObject({ left: "50.000000" });
    await fixtures.callHandler("merchantDisputes.answer", handlers["merchantDisputes.answer"], owner, {
      order_no,
      answer: "accept",
    });
    expect(await expectError(withdraw(owner, "120"), "owed_to_buyers")).toMatchObject({
      left: "110.000000",
    });
    expect(await withdraw(owner, "110")).toMatchObject({ status: "pending" });
  });
});

describe("a frozen member", () => {
  test("is not sent what was asked for before, perhaps by a thief", async () => {
    const buyer = await addBuyer(fixtures);
    const { id } = await withdraw(buyer, "20");
    fixtures.clock.advance(fixtures.services.settings.firstAddressHold);
    const freeze = () => decide((tx) => freezeMember(tx, buyer.id, "Stolen", now()));
    const unfreeze = () => decide((tx) => unfreezeMember(tx, buyer.id, "Returned", now()));
    const approve = () => decide((tx) => approveWithdrawal(tx, id, now()));
    const send = () => decide((tx) => broadcastWithdrawal(tx, id, "ab".repeat(32), now()));
    await freeze();
    await expectError(approve(), "account_frozen");
    await unfreeze();
    await approve();
    await freeze();
    await expectError(send(), "account_frozen");
    await unfreeze();
    await send();
  });

  test("reads, and moves no money; what comes in is credited", async () => {
    const { owner, product } = await shopWith(fixtures);
    const buyer = await addBuyer(fixtures);
    const [toCancel = ""] = await buy(fixtures, buyer, product);
    const [toReceive = ""] = await buy(fixtures, buyer, product);
    await ship(owner, toReceive);
    const placed = await placeOrder(fixtures, buyer, cart(product));
    await decide((tx) => freezeMember(tx, buyer.id, "Stolen", now()));

    const pay = () => fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
    const receive = () => fixtures.ask(buyer, "orders.confirmReceipt", { order_no: toReceive });
    const coins = { coin: "USDT", network: "TRC20" };
    await expectError(pay(), "account_frozen");
    await expectError(
      fixtures.ask(buyer, "payments.payWithCrypto", { ...coins, pay_no: placed.pay.pay_no }),
      "account_frozen",
    );
    await expectError(receive(), "account_frozen");
    await expectError(withdraw(buyer, "20"), "account_frozen");
    await expectError(
      fixtures.callHandler("recharges.create", handlers["recharges.create"], buyer, {
        ...coins,
        amount: "20",
      }),
      "account_frozen",
    );
    expect((await fixtures.ask(buyer, "orders.list", {})).data).toHaveLength(3);
    const { refund } = await fixtures.ask(buyer, "orders.cancel", { order_no: toCancel });
    expect(refund.money).toBe("12.500000");

    await decide((tx) => unfreezeMember(tx, buyer.id, "Returned", now()));
    expect(await receive()).toMatchObject({ status: "received" });
    expect((await pay()).pay).toMatchObject({ status: "settled" });
    const decisions = await fixtures.db`
      select event, reason from decision where subject = 'member' and subject_id = ${`${buyer.id}`} order by id`;
    expect(decisions).toEqual([
      { event: "freeze", reason: "Stolen" },
      { event: "unfreeze", reason: "Returned" },
    ]);
    expect(await titlesFor(buyer)).toEqual(["Your account works again", "Your account is frozen"]);
  });
});
