import type { orderMachine, paymentMachine } from "../../../src/domain/state-machines/machines";
import { handlers } from "../../../src/features/index";
import { autoComplete, autoReceipt } from "../../../src/features/orders/jobs";
import { transferConfirmed, transferSeen, voidPay } from "../../../src/features/payments/admin";
import { expirePays } from "../../../src/features/payments/jobs";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../../features/merchants/fixtures";
import { addBuyer, cart, FUND_PASSWORD, placeOrder, type TestProduct } from "../../features/orders/fixtures";
import { newTxid } from "../../support/new-txid";
import { answerOn, openOn } from "./disputes";
import { type SubjectOf, unknownState } from "./subject";

/** A time by which everything is due. */
export const FAR = 2_000_000_000;

interface OrderFacts {
  readonly id: number;
  readonly order_no: string;
  readonly pay_no: string;
  readonly total: bigint;
  readonly buyer: Viewer;
}

/** What buyers and shops do with an order, by its id. */
export function orderActs(fixtures: MerchantFixtures, owner: Merchant) {
  const find = async (id: number): Promise<OrderFacts> => {
    const [row] = await fixtures.db<Omit<OrderFacts, "buyer">[] & { member_id: number }[]>`
      select o.id, order_no, pay_no, pay.total, o.member_id from shop_order o join pay on pay.id = o.pay_id where o.id = ${id}`;
    if (!row) throw new Error(`no order ${id}`);
    return { ...row, buyer: { id: row.member_id, username: "buyer", shopId: null, tokenHash: "" } };
  };
  const given = (owned: { order_no: string }) => ({ ...owned, carrier: "Example Post", tracking_no: "EP1" });
  return {
    settle: async (id: number) => {
      const { buyer, pay_no, total } = await find(id);
      const expect_total = `${total / 1_000_000n}.${`${(total / 10_000n) % 100n}`.padStart(2, "0")}`;
      return fixtures.ask(buyer, "payments.payWithBalance", {
        pay_no,
        fund_password: FUND_PASSWORD,
        expect_total,
      });
    },
    cancel: async (id: number) => {
      const { buyer, order_no } = await find(id);
      return fixtures.ask(buyer, "orders.cancel", { order_no });
    },
    receipt: async (id: number) => {
      const { buyer, order_no } = await find(id);
      return fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
    },
    decline: async (id: number) => {
      const { order_no } = await find(id);
      return fixtures.callHandler("merchantOrders.decline", handlers["merchantOrders.decline"], owner, {
        order_no,
        reason: "Sold out",
      });
    },
    ship: async (id: number) => {
      const { order_no } = await find(id);
      return fixtures.callHandler(
        "merchantOrders.ship",
        handlers["merchantOrders.ship"],
        owner,
        given({ order_no }),
      );
    },
    /** Disputed, and refunded whole: the shop accepts what the buyer asks for. */
    refund: async (id: number) => {
      await openOn(fixtures, await find(id));
      return answerOn(fixtures, owner, await find(id), { answer: "accept" });
    },
    /** Disputed, and refunded in part: the buyer takes what the shop offers. */
    resolve: async (id: number) => {
      const facts = await find(id);
      await openOn(fixtures, facts);
      await answerOn(fixtures, owner, facts, { answer: "offer", amount: "1.00" });
      return fixtures.ask(facts.buyer, "disputes.acceptOffer", {
        order_no: facts.order_no,
        expect_amount: "1.00",
      });
    },
    expire: () => expirePays(fixtures.services, FAR),
    auto_receipt: () => autoReceipt(fixtures.services, FAR),
    complete: () => autoComplete(fixtures.services, FAR),
  };
}

/** An order of one piece by a new buyer. */
export async function newOrder(fixtures: MerchantFixtures, product: TestProduct) {
  const buyer = await addBuyer(fixtures);
  const { pay, orders } = await placeOrder(fixtures, buyer, cart(product));
  const order_no = orders[0]?.order_no ?? "";
  const [row] = await fixtures.db<{ id: number; pay_id: number }[]>`
    select id, pay_id from shop_order where order_no = ${order_no}`;
  return { buyer, id: row?.id ?? 0, payId: row?.pay_id ?? 0, payNo: pay.pay_no };
}

export function orderSubject(
  fixtures: MerchantFixtures,
  owner: Merchant,
  product: TestProduct,
): SubjectOf<typeof orderMachine> {
  const acts = orderActs(fixtures, owner);
  return {
    async at(state, event) {
      const { id } = await newOrder(fixtures, product);
      const all = [acts.settle, acts.ship, acts.receipt, acts.complete] as const;
      const upTo = async (steps: number) => {
        for (const act of all.slice(0, steps)) await act(id);
      };
      // Two ways into cancelled: with and without money having been there.
      const wasPaid = event !== "settle" && event !== "expire";
      switch (state) {
        case "unpaid":
          break;
        case "paid":
          await upTo(1);
          break;
        case "shipped":
          await upTo(2);
          break;
        case "received":
          await upTo(3);
          break;
        case "completed":
          await upTo(4);
          break;
        case "cancelled":
          await upTo(wasPaid ? 1 : 0);
          await acts.cancel(id);
          break;
        default:
          unknownState(state);
      }
      return id;
    },
    // A received order is refunded as well, and stays received.
    act: (event, state) => {
      const isRefund = event === "refund" || event === "resolve";
      return isRefund && (state === "received" || state === "completed") ? null : acts[event];
    },
  };
}

export function paySubject(
  fixtures: MerchantFixtures,
  owner: Merchant,
  product: TestProduct,
): SubjectOf<typeof paymentMachine> {
  const { services, clock } = fixtures;
  const txids = new Map<number, string>();
  const find = async (id: number) => {
    const [row] = await fixtures.db<{ pay_no: string; amount: bigint; order: number }[]>`
      select pay_no, amount, (select min(id) from shop_order where pay_id = pay.id) as order from pay where id = ${id}`;
    if (!row) throw new Error(`no payment ${id}`);
    return row;
  };
  const see = async (id: number, missing = 0n) => {
    const { pay_no, amount } = await find(id);
    const txid = newTxid();
    await fixtures.db.begin((tx) =>
      transferSeen(tx, pay_no, { txid, amount: amount - missing }, clock.now()),
    );
    txids.set(id, txid);
  };
  const confirm = async (id: number) => {
    const { pay_no } = await find(id);
    const txid = txids.get(id) ?? "0".repeat(64);
    await fixtures.db.begin((tx) =>
      transferConfirmed(tx, pay_no, { txid }, { now: clock.now(), settings: services.settings }),
    );
  };
  const end = async (id: number) => {
    const { pay_no } = await find(id);
    await fixtures.db.begin((tx) => voidPay(tx, pay_no, "Double-spent", clock.now()));
  };
  const late = async (id: number) => {
    await see(id);
    await confirm(id);
  };
  const acts = {
    settle: async (id: number) => orderActs(fixtures, owner).settle((await find(id)).order),
    see: (id: number) => see(id),
    confirm,
    expire: () => expirePays(services, FAR),
    late,
    void: end,
  };
  return {
    async at(state, event) {
      const { buyer, payId, payNo } = await newOrder(fixtures, product);
      await fixtures.ask(buyer, "payments.payWithCrypto", { pay_no: payNo, coin: "USDT", network: "TRC20" });
      // Too little, and all of it confirmed, is what lets a payment expire that money came for.
      const isShort = event === "expire";
      switch (state) {
        case "created":
          break;
        case "processing":
          await see(payId, isShort ? 1n : 0n);
          if (isShort) await confirm(payId);
          break;
        case "settled":
          await see(payId);
          await confirm(payId);
          break;
        case "expired":
          await expirePays(services, FAR);
          break;
        case "invalid":
          await see(payId);
          await end(payId);
          break;
        default:
          unknownState(state);
      }
      return payId;
    },
    // Money is only late for a payment that is over; before that the same transfer is seen in time.
    act: (event, state) =>
      event === "late" && state !== "expired" && state !== "invalid" ? null : acts[event],
    beyond: {
      "processing see": "processing",
      "settled see": "settled",
      "expired see": "expired",
      "invalid see": "invalid",
      "invalid confirm": "invalid",
      "invalid late": "invalid",
    },
  };
}
