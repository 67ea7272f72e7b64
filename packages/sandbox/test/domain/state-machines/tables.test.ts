import { expect, test } from "vitest";
import { applicationMachine } from "../../../src/domain/state-machines/application";
import { disputeMachine } from "../../../src/domain/state-machines/dispute";
import { loanMachine } from "../../../src/domain/state-machines/loan";
import { offerMachine } from "../../../src/domain/state-machines/offer";
import { orderMachine } from "../../../src/domain/state-machines/order";
import { paymentMachine } from "../../../src/domain/state-machines/payment";
import { requestMachine } from "../../../src/domain/state-machines/purchase-request";
import { rechargeMachine } from "../../../src/domain/state-machines/recharge";
import { reviewMachine } from "../../../src/domain/state-machines/review";
import { shopMachine } from "../../../src/domain/state-machines/shop";
import { eventsOf, type StateMachine, targets } from "../../../src/domain/state-machines/state-machine";
import { withdrawalMachine } from "../../../src/domain/state-machines/withdrawal";

/*
 * The states of money written down a second time, independently: server and proofs read the tables, so a
 * wrong line in one would be carried out faithfully.
 */
const TABLES: readonly (readonly [StateMachine, table: string, states: string, steps: readonly string[]])[] =
  [
    [
      orderMachine,
      "shop_order",
      "unpaid paid shipped received completed cancelled",
      [
        "unpaid settle paid",
        "unpaid cancel cancelled",
        "unpaid expire cancelled",
        "paid cancel cancelled",
        "paid decline cancelled",
        "paid ship shipped",
        "shipped receipt received",
        "shipped auto_receipt received",
        "shipped resolve received",
        "shipped refund cancelled",
        "received complete completed",
      ],
    ],
    [
      disputeMachine,
      "dispute",
      "open offered objected return_agreed sent_back reviewing refunded rejected withdrawn expired",
      [
        "open offer offered",
        "open object objected",
        "open escalate reviewing",
        "offered accept_offer refunded",
        "offered escalate reviewing",
        "objected escalate reviewing",
        "open agree_return return_agreed",
        "return_agreed send_back sent_back",
        "return_agreed expire expired",
        "return_agreed escalate reviewing",
        "sent_back arrive refunded",
        "sent_back object reviewing",
        "reviewing refund refunded",
        "reviewing reject rejected",
        "open accept refunded",
        "offered accept refunded",
        "objected accept refunded",
        "return_agreed accept refunded",
        "sent_back accept refunded",
        "reviewing accept refunded",
        "open withdraw withdrawn",
        "offered withdraw withdrawn",
        "objected withdraw withdrawn",
        "return_agreed withdraw withdrawn",
        "reviewing withdraw withdrawn",
      ],
    ],
    [
      paymentMachine,
      "pay",
      "created processing settled expired invalid",
      [
        "created settle settled",
        "created see processing",
        "processing confirm settled",
        "created expire expired",
        "processing expire expired",
        "expired late expired",
        "created void invalid",
        "processing void invalid",
      ],
    ],
    [
      rechargeMachine,
      "recharge",
      "created submitted confirming credited rejected expired",
      [
        "created submit submitted",
        "expired submit submitted",
        "rejected submit submitted",
        "submitted see confirming",
        "confirming credit credited",
        "submitted reject rejected",
        "confirming reject rejected",
        "created expire expired",
      ],
    ],
    [
      withdrawalMachine,
      "withdrawal",
      "pending approved processing completed rejected failed cancelled",
      [
        "pending approve approved",
        "approved broadcast processing",
        "processing confirm completed",
        "pending reject rejected",
        "pending cancel cancelled",
        "approved fail failed",
        "processing fail failed",
      ],
    ],
    [
      applicationMachine,
      "merchant_application",
      "submitted reviewing approved rejected",
      [
        "submitted take reviewing",
        "submitted approve approved",
        "reviewing approve approved",
        "submitted reject rejected",
        "reviewing reject rejected",
        "rejected resubmit submitted",
      ],
    ],
    [
      loanMachine,
      "loan",
      "submitted reviewing approved rejected cancelled",
      [
        "submitted take reviewing",
        "reviewing approve approved",
        "reviewing reject rejected",
        "submitted cancel cancelled",
      ],
    ],
    [
      shopMachine,
      "shop",
      "open suspended closed",
      ["open suspend suspended", "suspended reopen open", "open close closed", "suspended close closed"],
    ],
    [
      reviewMachine,
      "comment",
      "pending published rejected",
      ["pending publish published", "pending reject rejected", "published reject rejected"],
    ],
    [requestMachine, "purchase_request", "open closed", ["open close closed"]],
    [
      offerMachine,
      "offer",
      "open accepted declined withdrawn expired closed",
      [
        "open accept accepted",
        "open decline declined",
        "open withdraw withdrawn",
        "open expire expired",
        "open close closed",
        "withdrawn renew open",
        "expired renew open",
      ],
    ],
  ];

for (const [machine, table, states, steps] of TABLES) {
  test(`${machine.name}: exactly the states and steps listed here`, () => {
    expect(machine.table).toBe(table);
    expect(machine.states).toEqual(states.split(" "));
    expect(machine.steps.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual(steps);
  });
}

test("an event leads from each state that allows it, and from no other", () => {
  expect(targets(rechargeMachine, "submit")).toEqual({
    created: "submitted",
    expired: "submitted",
    rejected: "submitted",
  });
  expect(targets(orderMachine, "ship")).toEqual({ paid: "shipped" });
});

test("events are named once", () => {
  expect(eventsOf(shopMachine)).toEqual(["suspend", "reopen", "close"]);
});
