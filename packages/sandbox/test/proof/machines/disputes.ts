import type { Input } from "../../../src/contract/operations";
import type { disputeMachine } from "../../../src/domain/state-machines/machines";
import { decideRefund, decideReject } from "../../../src/features/disputes/admin";
import { escalateDisputes, expireReturns, presumeArrivals } from "../../../src/features/disputes/jobs";
import { handlers } from "../../../src/features/index";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../../features/merchants/fixtures";
import type { TestProduct } from "../../features/orders/fixtures";
import { buyOne, ship } from "../../features/orders/fixtures";
import { type SubjectOf, unknownState } from "./subject";

interface DisputedOrder {
  readonly order_no: string;
  readonly buyer: Viewer;
}

/** The buyer reports a problem. */
export const openOn = (fixtures: MerchantFixtures, { buyer, order_no }: DisputedOrder) =>
  fixtures.ask(buyer, "disputes.open", {
    order_no,
    reason: "not_as_described",
    kind: "return",
    text: "The lid is cracked.",
  });

/** The shop answers. */
export const answerOn = (
  fixtures: MerchantFixtures,
  owner: Merchant,
  { order_no }: Pick<DisputedOrder, "order_no">,
  answer: Omit<Input<"merchantDisputes.answer">, "order_no">,
) =>
  fixtures.callHandler("merchantDisputes.answer", handlers["merchantDisputes.answer"], owner, {
    order_no,
    ...answer,
  });

export function disputeSubject(
  fixtures: MerchantFixtures,
  owner: Merchant,
  product: TestProduct,
): SubjectOf<typeof disputeMachine> {
  const { db, services, clock } = fixtures;
  const find = async (id: number): Promise<DisputedOrder> => {
    const [row] = await db<{ order_no: string; member_id: number }[]>`
      select o.order_no, o.member_id from dispute d join shop_order o on o.id = d.order_id where d.id = ${id}`;
    if (!row) throw new Error(`no dispute ${id}`);
    return {
      order_no: row.order_no,
      buyer: { id: row.member_id, username: "buyer", shopId: null, tokenHash: "" },
    };
  };
  const decision = (id: number) => ({ id, reason: "The picture shows it", now: clock.now() });
  const far = 2_000_000_000;
  const acts = {
    accept: async (id: number) => answerOn(fixtures, owner, await find(id), { answer: "accept" }),
    offer: async (id: number) =>
      answerOn(fixtures, owner, await find(id), { answer: "offer", amount: "2.00" }),
    object: async (id: number) =>
      answerOn(fixtures, owner, await find(id), { answer: "object", text: "It left whole." }),
    accept_offer: async (id: number) => {
      const { buyer, order_no } = await find(id);
      return fixtures.ask(buyer, "disputes.acceptOffer", { order_no, expect_amount: "2.00" });
    },
    agree_return: async (id: number) =>
      answerOn(fixtures, owner, await find(id), { answer: "return", return_to: "Dock 4, Northmill" }),
    send_back: async (id: number) => {
      const { buyer, order_no } = await find(id);
      return fixtures.ask(buyer, "disputes.sendBack", { order_no, carrier: "Post", tracking_no: "R1" });
    },
    arrive: () => presumeArrivals(services, far),
    expire: () => expireReturns(services, far),
    // The scheduler for the first answers, and the buyer where no time leads to it.
    escalate: async (id: number) => {
      await escalateDisputes(services, far);
      const [row] = await db<{ status: string }[]>`select status from dispute where id = ${id}`;
      if (row?.status === "reviewing") return;
      const { buyer, order_no } = await find(id);
      await fixtures.ask(buyer, "disputes.escalate", { order_no });
    },
    refund: (id: number) => db.begin((tx) => decideRefund(tx, decision(id), 5_000_000n, services.settings)),
    reject: (id: number) => db.begin((tx) => decideReject(tx, decision(id))),
    withdraw: async (id: number) => {
      const { buyer, order_no } = await find(id);
      return fixtures.ask(buyer, "disputes.withdraw", { order_no });
    },
  };
  return {
    async at(state) {
      const { buyer, order_no } = await buyOne(fixtures, product);
      await ship(fixtures, owner.shopId, order_no);
      await openOn(fixtures, { buyer, order_no });
      const [row] = await db<{ id: number }[]>`
        select dispute_id as id from shop_order where order_no = ${order_no}`;
      const id = row?.id ?? 0;
      switch (state) {
        case "open":
          break;
        case "offered":
          await acts.offer(id);
          break;
        case "objected":
          await acts.object(id);
          break;
        case "reviewing":
          await acts.escalate(id);
          break;
        case "return_agreed":
          await acts.agree_return(id);
          break;
        case "sent_back":
          await acts.agree_return(id);
          await acts.send_back(id);
          break;
        case "expired":
          await acts.agree_return(id);
          await acts.expire();
          break;
        case "refunded":
          await acts.accept(id);
          break;
        case "rejected":
          await acts.escalate(id);
          await acts.reject(id);
          break;
        case "withdrawn":
          await acts.withdraw(id);
          break;
        default:
          unknownState(state);
      }
      return id;
    },
    act: (event) => acts[event],
  };
}
