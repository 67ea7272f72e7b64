import fc from "fast-check";
import type { Input } from "../../../src/contract/operations";
import { priceText } from "../../../src/domain/money";
import * as admin from "../../../src/features/disputes/admin";
import { handlers } from "../../../src/features/index";
import { type Command, command, type Deed } from "./command";
import * as disputes from "./dispute-rules";
import { downToCents, isDisputed } from "./order-rules";
import type { Server } from "./server";
import type { Dispute, Model, Order } from "./state";

/** Commands of buyers, stores and the operator around disputes. */

const choice = fc.nat(1_000);
const ofOrders = (model: Model) => model.orders;
const isReviewed = ({ dispute }: Order) => dispute?.status === "reviewing";
const isIn =
  (...states: readonly Dispute["status"][]) =>
  ({ dispute }: Order) =>
    dispute !== undefined && states.includes(dispute.status);

/** How much of an amount; undefined leaves the field out, which means all of it. */
type Share = "all" | "half" | "too much";
function shareOf(amount: bigint, share: Share): bigint | undefined {
  if (share === "all") return undefined;
  return share === "half" ? downToCents(amount / 2n) : amount + 10_000n;
}

const open = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      chosen: choice,
      reason: fc.constantFrom<disputes.Reason>(
        "not_arrived",
        "not_as_described",
        "not_as_described",
        "changed_mind",
      ),
      wantsReturn: fc.boolean(),
      share: fc.constantFrom<Share>("all", "all", "half", "half", "too much"),
    })
    .map(({ chosen, reason, share, wantsReturn }) => {
      // What has not come can't go back, and what is as ordered can only go back.
      const isReturn = reason === "changed_mind" || (reason === "not_as_described" && wantsReturn);
      const asked = ({ total }: Order) => shareOf(total, share);
      return command<Order>(
        {
          name: `the buyer says ${reason}, and asks for ${share}`,
          among: ofOrders,
          choice: chosen,
          fits: ({ status, dispute }) =>
            (!dispute || dispute.status === "withdrawn") &&
            (status === "shipped"
              ? reason !== "changed_mind"
              : reason !== "not_arrived" && status === "received"),
          real(server, order) {
            const amount = asked(order);
            return server.ask("disputes.open", handlers["disputes.open"], server.member(order.buyer), {
              order_no: order.no,
              reason,
              kind: isReturn ? "return" : "refund",
              text: "The lid is cracked.",
              ...(amount !== undefined && { amount: priceText(amount) }),
            });
          },
          rule: (model, order) => disputes.open(model, order, { reason, isReturn, amount: asked(order) }),
        },
        limit,
      );
    });

const answer = (
  server: Server,
  { no, shop }: Order,
  words: Omit<Input<"merchantDisputes.answer">, "order_no">,
) =>
  server.ask("merchantDisputes.answer", handlers["merchantDisputes.answer"], server.merchant(shop), {
    order_no: no,
    ...words,
  });

const offer = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, isLess: fc.constantFrom(true, true, false) }).map(({ chosen, isLess }) => {
    const offered = ({ dispute }: Order) => {
      const asked = dispute?.amount ?? 20_000n;
      return isLess ? downToCents(asked / 2n) : asked;
    };
    return command<Order>(
      {
        name: `the store offers ${isLess ? "half of what is asked" : "what is asked"}`,
        among: ofOrders,
        choice: chosen,
        fits: isIn("open"),
        real: (server, order) =>
          answer(server, order, { answer: "offer", amount: priceText(offered(order)) }),
        rule: (model, order) => disputes.offer(model, order, offered(order)),
      },
      limit,
    );
  });

const decide = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({ chosen: choice, decision: fc.constantFrom("all", "all", "half", "half", "too much", "none") })
    .map(({ chosen, decision }) => {
      const share = decision === "none" ? undefined : (decision as Share);
      return command<Order>(
        {
          name: `the operator refunds ${decision}`,
          among: ofOrders,
          choice: chosen,
          fits: isReviewed,
          async real({ db, clock, services }, { no, total }) {
            const [row] = await db<{ id: number | null }[]>`
              select dispute_id as id from shop_order where order_no = ${no}`;
            const decision = { id: row?.id ?? 0, reason: "The picture shows it", now: clock.now() };
            await db.begin((tx) =>
              share === undefined
                ? admin.decideReject(tx, decision)
                : admin.decideRefund(tx, decision, shareOf(total, share), services.settings),
            );
          },
          rule: (model, order) =>
            share === undefined
              ? disputes.decideReject(model, order)
              : disputes.decideRefund(model, order, shareOf(order.total, share)),
        },
        limit,
      );
    });

const deeds: readonly Omit<Deed<Order>, "choice" | "among">[] = [
  {
    name: "the store refunds what is asked",
    fits: isDisputed,
    real: (server, order) => answer(server, order, { answer: "accept" }),
    rule: disputes.accept,
  },
  {
    name: "the store takes the goods back",
    fits: ({ dispute }) => dispute?.status === "open" && dispute.isReturn,
    real: (server, order) => answer(server, order, { answer: "return", return_to: "Dock 4, Northmill" }),
    rule: disputes.agreeReturn,
  },
  {
    name: "the buyer sends the goods back",
    fits: isIn("return_agreed"),
    real: (server, { no, buyer }) =>
      server.ask("disputes.sendBack", handlers["disputes.sendBack"], server.member(buyer), {
        order_no: no,
        carrier: "Example Post",
        tracking_no: "R1",
      }),
    rule: disputes.sendBack,
  },
  {
    name: "the store has the goods again",
    fits: isIn("sent_back"),
    real: (server, order) => answer(server, order, { answer: "accept" }),
    rule: disputes.accept,
  },
  {
    name: "the store objects",
    fits: isIn("open", "sent_back"),
    real: (server, order) => answer(server, order, { answer: "object", text: "It left whole." }),
    rule: disputes.object,
  },
  {
    name: "the buyer takes the offer",
    fits: isIn("offered"),
    real: (server, { no, buyer, dispute }) =>
      server.ask("disputes.acceptOffer", handlers["disputes.acceptOffer"], server.member(buyer), {
        order_no: no,
        expect_amount: priceText(dispute?.offer ?? 0n),
      }),
    rule: disputes.acceptOffer,
  },
  {
    name: "the buyer withdraws the dispute",
    fits: isDisputed,
    real: (server, { no, buyer }) =>
      server.ask("disputes.withdraw", handlers["disputes.withdraw"], server.member(buyer), { order_no: no }),
    rule: disputes.withdraw,
  },
  {
    name: "the buyer asks for the operator",
    fits: isIn("offered", "objected", "return_agreed"),
    real: (server, { no, buyer }) =>
      server.ask("disputes.escalate", handlers["disputes.escalate"], server.member(buyer), { order_no: no }),
    rule: disputes.escalate,
  },
];

/** With how often each is to come. */
export const disputeCommands = (limit: number): fc.WeightedArbitrary<Command>[] => [
  { weight: 6, arbitrary: open(limit) },
  { weight: 2, arbitrary: offer(limit) },
  { weight: 5, arbitrary: decide(limit) },
  ...deeds.map((deed) => ({
    weight: 1,
    arbitrary: choice.map((chosen) => command({ ...deed, among: ofOrders, choice: chosen }, limit)),
  })),
];
