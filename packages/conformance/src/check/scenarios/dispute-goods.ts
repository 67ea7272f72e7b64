import { truthOf, whenKnown } from "../consistency/claims.js";
import { decimal } from "../decimals.js";
import { type Fields, fieldOf, isFields, objectsIn } from "../json.js";
import { onSale, RETURN_TO, received, SHIPMENT, shipped } from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { CENT, type Edge, edges } from "./edge.js";
import { changeProblems } from "./journey.js";
import { send } from "./scenario.js";
import { ONE, scenario, unlike } from "./unlike.js";
import { inconclusive, judged, refused, right, wrong } from "./verdict.js";

const remove = (builder: TestDataBuilder, id: unknown) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

/** “What was paid for these goods, with their tax and their share of the freight”: of two equal items, one is half. */
export const halfProblem = (dispute: Fields, total: unknown): string | undefined => {
  const half = (name: string) =>
    whenKnown([decimal(dispute[name]), decimal(total)], (part, all) => {
      const difference = 2n * part - all;
      return difference >= -2n * CENT && difference <= 2n * CENT;
    });
  const wrong = ["max_amount", "amount"].find((name) => half(name) === false);
  return (
    wrong && `\`${wrong}\` is ${String(dispute[wrong])} for one of two pieces that cost ${String(total)}`
  );
};

/** One of two items is returned, because the buyer changed their mind: what both sides see, and what is refunded. */
const oneOfTwo = scenario("disputes.open", "one of two pieces goes back", async (builder) => {
  const product = await onSale(builder, 40);
  try {
    const { token, order_no, line, total } = await received(builder, { productId: product, num: 2 });
    const about: Fields = { reason: "changed_mind", kind: "return", goods: [{ id: line, num: 1 }] };
    const words: Fields = { text: "One is enough.", images: [await builder.upload(token)] };
    const opened = await send(builder, "disputes.open", { order_no, ...about, ...words }, token);
    if (!opened?.isAccepted) return refused(opened);
    const { exchange } = opened;
    const wanted = { ...about, status: "open", offer_amount: "0", refund_amount: "0", return_to: "" };
    const seen: unknown[] = [];
    for (const [id, by] of [
      ["orders.get", token],
      ["merchantOrders.get", builder.merchant()],
    ] as const) {
      const dispute = fieldOf(await builder.data(id, { order_no }, by), "dispute");
      const [event] = objectsIn(fieldOf(dispute, "events"));
      const problem = isFields(dispute)
        ? (unlike(wanted, dispute) ??
          halfProblem(dispute, total) ??
          unlike({ event: "opened", by: "buyer", amount: dispute.amount, ...words }, event))
        : "it shows no dispute";
      if (problem) return wrong(`${id}: ${problem}`, exchange);
      seen.push(fieldOf(dispute, "amount"));
    }
    const answer = (fields: Fields) =>
      send(builder, "merchantDisputes.answer", { order_no, ...fields }, builder.merchant());
    const agreed = await answer({ answer: "return", return_to: RETURN_TO });
    const sent = agreed?.isAccepted
      ? await send(builder, "disputes.sendBack", { order_no, ...SHIPMENT }, token)
      : agreed;
    if (!sent?.isAccepted) return refused(sent);
    const figures = async () => ({
      money: fieldOf(await builder.data("account.get", {}, token), "money"),
      stock: fieldOf(await builder.data("products.get", { id: product }, undefined), "stock"),
    });
    const before = await figures();
    const taken = await answer({ answer: "accept" });
    if (!taken?.isAccepted) return refused(taken);
    const [amount] = seen;
    const order = await builder.data("orders.get", { order_no }, token);
    return judged(
      changeProblems(before, await figures(), { money: decimal(amount) ?? 0n, stock: ONE })[0] ??
        unlike({ status: "received", refund_status: "partial", refund_amount: amount }, order) ??
        unlike(
          { ...about, status: "refunded", refund_amount: amount, return_to: RETURN_TO },
          fieldOf(order, "dispute"),
        ),
      taken,
    );
  } finally {
    await remove(builder, product);
  }
});

const TEXT = "It is another one.";

/** Reasons, kinds and goods that fit an order, and that do not. */
const reasons = edges("disputes.open", "reasons and goods", async (builder) => {
  const { order_no, line, token } = await shipped(builder);
  const kept = await received(builder);
  const undo = () => send(builder, "disputes.withdraw", { order_no }, token);
  const about = (what: string, fields: Fields, refusedBy?: readonly string[]): Edge => ({
    what,
    fields: { order_no, text: TEXT, ...fields },
    token,
    undo,
    ...(refusedBy && { refusedBy }),
  });
  const returned = { reason: "wrong_item", kind: "return" };
  return [
    about("a return of what has not arrived", { reason: "not_arrived", kind: "return" }, ["field_invalid"]),
    about("a change of mind that sends nothing back", { reason: "changed_mind" }, [
      "field_invalid",
      "bad_state",
    ]),
    about("a change of mind on the way", { reason: "changed_mind", kind: "return" }, ["bad_state"]),
    about("a line of no order", { ...returned, goods: [{ id: 999_999_999, num: 1 }] }, ["field_invalid"]),
    about("more pieces than were ordered", { ...returned, goods: [{ id: line, num: 99_999 }] }, [
      "field_invalid",
    ]),
    about(
      "a line twice",
      {
        ...returned,
        goods: [
          { id: line, num: 1 },
          { id: line, num: 1 },
        ],
      },
      ["field_invalid"],
    ),
    {
      what: "what was received as not arrived",
      fields: { order_no: kept.order_no, reason: "not_arrived", text: TEXT },
      token: kept.token,
      refusedBy: ["bad_state"],
    },
    about("another thing than was ordered, by its line", { ...returned, goods: [{ id: line, num: 1 }] }),
  ];
});

/** Reports of one order that are tried at most. */
const MAX_REPORTS = 6;

/** “While the order's `can.dispute` is true”: as often as the button is shown, and no more. */
const asOften = scenario("disputes.open", "as often as the button is there", async (builder) => {
  const { order_no, token } = await shipped(builder);
  for (let made = 0; made < MAX_REPORTS; made++) {
    const order = await builder.data("orders.get", { order_no }, token);
    const may = truthOf(fieldOf(fieldOf(order, "can"), "dispute"));
    const fields = { order_no, reason: "not_arrived", text: TEXT };
    const answer = await send(builder, "disputes.open", fields, token);
    if (!answer) return refused(answer);
    if (may === undefined) return inconclusive("the server does not tell whether there is a button");
    const { exchange, error = "" } = answer;
    if (answer.isAccepted && !may)
      return wrong(`${made} were withdrawn, the button is gone, and another one was taken`, exchange);
    if (may && (error === "already_disputed" || error === "bad_state"))
      return wrong(`the button is there after ${made}, and another one is refused (${error})`, exchange);
    if (!answer.isAccepted) return made > 0 && !may ? right : refused(answer);
    await builder.data("disputes.withdraw", { order_no }, token);
  }
  return right;
});

/** Disputes about a part of an order, and what they may be about. */
export const disputeGoods = [oneOfTwo, reasons, asOften];
