import { createInvariantWatch } from "marketplace-contract";
import type { Answer, Parts } from "../ask.js";
import { jsonOf } from "../call.js";
import { type Fields, fieldOf, isFields, objectsIn, rowsOf } from "../json.js";
import {
  addressesProblem,
  areasProblem,
  categoriesProblem,
  productProblem,
  reviewProblem,
  reviewsProblem,
  sessionsProblem,
  signedInProblem,
} from "./catalog.js";
import { numberOf } from "./claims.js";
import { offerProblem, offersProblem } from "./offers.js";
import { orderProblem, previewProblem } from "./orders.js";
import { askedCoinsProblem, paymentProblem } from "./payments.js";
import { statsProblem, storeProblem } from "./store.js";
import { loanTermsProblem, payoutProblem, rechargeProblem, settlementsProblem } from "./wallet.js";

/** The request behind a response. */
interface Asked {
  readonly id: string;
  readonly fields: Fields;
  /** The server's time, in seconds. */
  readonly now: number | undefined;
}

/** A check of one part of a response: which objects to look at, and what contradicts itself in one. */
type Part = readonly [
  objects: (data: unknown) => Fields[],
  problem: (object: Fields, asked: Asked) => string | undefined,
];

const whole = (data: unknown): Fields[] => (isFields(data) ? [data] : []);
const at =
  (...names: readonly string[]) =>
  (data: unknown) =>
    names.flatMap((name) => {
      const found = fieldOf(data, name);
      return Array.isArray(found) ? objectsIn(found) : objectsIn([found]);
    });

const isBuyers = ({ id }: Asked) => !id.startsWith("merchant");
const order = (object: Fields, asked: Asked) => orderProblem(object, isBuyers(asked), asked.now);
const product = (object: Fields) => productProblem(object);
const inRow =
  (what: string, problem: (row: Fields) => string | undefined) =>
  (row: Fields): string | undefined => {
    const found = problem(row);
    return found && `${what} ${String(row.id ?? row.quote_id)}: ${found}`;
  };
const payout = inRow("withdrawal", payoutProblem);
const recharge = inRow("recharge", rechargeProblem);
const sentOffer = (offer: Fields, { now }: Asked) => offerProblem(offer, false, now);
const rows = (problem: (rows: Fields[], asked: Fields) => string | undefined): Part => [
  (data) => [{ rows: rowsOf(data) }],
  ({ rows: all }, { fields }) => problem(objectsIn(all), fields),
];

/** What a message is about is known by `id` or by `no`. */
const refProblem = ({ id, ref }: Fields): string | undefined => {
  const { id: number, no } = objectsIn([ref])[0] ?? {};
  if (number === undefined || typeof no !== "string") return undefined;
  return no !== "" && String(number) !== "0"
    ? `message ${String(id)} is about ${no} and has the id ${String(number)}`
    : undefined;
};

/** Parts to check in the responses of each operation. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  "orders.get": [[whole, order]],
  "orders.list": [[rowsOf, order]],
  "orders.create": [
    [at("orders"), order],
    [at("pay"), paymentProblem],
  ],
  "orders.cancel": [[at("order"), order]],
  "orders.confirmReceipt": [[whole, order]],
  "orders.review": [[whole, order]],
  "orders.preview": [[whole, (preview, { now }) => previewProblem(preview, now)]],
  "disputes.open": [[whole, order]],
  "disputes.sendBack": [[whole, order]],
  "disputes.withdraw": [[whole, order]],
  "disputes.escalate": [[whole, order]],
  "disputes.acceptOffer": [[whole, order]],
  "merchantOrders.get": [[whole, order]],
  "merchantOrders.list": [[rowsOf, order]],
  "merchantOrders.ship": [[whole, order]],
  "merchantOrders.decline": [[whole, order]],
  "merchantDisputes.answer": [[whole, order]],
  "payments.get": [[whole, paymentProblem]],
  "payments.payWithBalance": [[at("pay"), paymentProblem]],
  "payments.payWithCrypto": [[whole, (payment, { now }) => askedCoinsProblem(payment, now)]],
  "withdrawals.quote": [[whole, payout]],
  "withdrawals.create": [[whole, payout]],
  "withdrawals.cancel": [[whole, payout]],
  "withdrawals.get": [[whole, payout]],
  "withdrawals.list": [[rowsOf, payout]],
  "recharges.create": [[whole, recharge]],
  "recharges.submitProof": [[whole, recharge]],
  "recharges.get": [[whole, recharge]],
  "recharges.list": [[rowsOf, recharge]],
  "stores.get": [[whole, (store) => storeProblem(store)]],
  "stores.followed": [[rowsOf, (store) => storeProblem(store)]],
  "stores.search": [[rowsOf, (store) => storeProblem(store)]],
  "merchant.dashboard": [[at("shop"), (store) => storeProblem(store)]],
  "loans.terms": [[whole, (data) => loanTermsProblem(data)]],
  "products.list": [[rowsOf, product]],
  "products.search": [[rowsOf, product]],
  "products.get": [
    [whole, product],
    [at("comments"), reviewProblem],
  ],
  "products.reviews": [
    [rowsOf, reviewProblem],
    [whole, (page, { fields }) => reviewsProblem(page, fields)],
  ],
  "merchantProducts.list": [[rowsOf, product]],
  "merchantProducts.get": [[whole, product]],
  "merchantProducts.save": [[whole, product]],
  "merchantReviews.list": [[rowsOf, reviewProblem]],
  "merchant.settlements": [[whole, (page, { fields }) => settlementsProblem(page, fields)]],
  "merchant.stats": [[whole, (stats, { fields }) => statsProblem(stats, fields)]],
  "categories.list": [rows((all, { pid }) => categoriesProblem(all, pid))],
  "addresses.areas": [rows(areasProblem)],
  "addresses.list": [rows((all) => addressesProblem(all))],
  "account.sessions": [rows((all) => sessionsProblem(all))],
  "messages.list": [[at("data"), refProblem]],
  "messages.get": [[whole, refProblem]],
  "offers.list": [[whole, (page, { now }) => offersProblem(page, now)]],
  "offers.decline": [[whole, (offer, { now }) => offerProblem(offer, true, now)]],
  "merchantOffers.list": [[rowsOf, sentOffer]],
  "merchantOffers.save": [[whole, sentOffer]],
  "merchantOffers.withdraw": [[whole, sentOffer]],
  "offers.accept": [
    [at("orders"), order],
    [at("pay"), paymentProblem],
  ],
  "auth.login": [[at("userinfo"), signedInProblem]],
  "auth.register": [[at("userinfo"), signedInProblem]],
};

/**
 * Contradictions in a successful response, with itself or with the request; without one, the contract's invariants that it breaks.
 * Nothing is claimed about fields a server doesn't send.
 */
export function contradictions(id: string, fields: Fields, { data, exchange }: Answer): string[] {
  const asked = { id, fields, now: numberOf(fieldOf(jsonOf(exchange), "time")) };
  const found = (PARTS[id] ?? []).flatMap(([objects, problem]) =>
    objects(data).flatMap((object) => problem(object, asked) ?? []),
  );
  return found.length > 0 ? found : createInvariantWatch()(id, data);
}

/** Records whether a response is consistent. Examples are skipped: they do not describe one market. */
export function checkConsistency(
  { results, profile }: Parts,
  id: string,
  fields: Fields,
  answer: Answer,
): void {
  if (!answer.isAccepted || profile.examples) return;
  // Malformed values prove nothing.
  if (results.hasFailed(id, "types")) return;
  const { exchange } = answer;
  const problems = contradictions(id, fields, answer);
  if (problems.length === 0 && Object.hasOwn(PARTS, id)) results.pass(id, "consistency");
  for (const problem of problems) results.fail(id, "consistency", { problem, exchange });
}
