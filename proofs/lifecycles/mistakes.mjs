#!/usr/bin/env node
/**
 * Plants mistakes in the lifecycles and invariants of the contract, one at a time, and says which gates go red: the check of their form
 * and graph (`openapi/scripts/lifecycle-problems.mjs`), the explorer, and with `--server` the sandbox's tests and its random histories,
 * which takes half an hour.
 *
 *   node proofs/lifecycles/mistakes.mjs [--server]
 */
import { fileURLToPath } from "node:url";
import { openapi } from "marketplace-contract";
import { lifecycleProblems } from "../../openapi/scripts/lifecycle-problems.mjs";
import { CONTRACT, explore, SHORT_SCENES } from "./explore.mjs";

/**
 * @typedef {{ transitions: Record<string, any>[], events: Record<string, any[]> }} Changeable
 * @typedef {(lifecycles: Record<string, Changeable>) => void} Change
 * @typedef {{ mistake: string, by: RegExp, change: Change, scene?: keyof typeof SHORT_SCENES, unkeyed?: string }} Planted
 * @typedef {{ mistake: string, schema: string, invariant: string, words?: Record<string, unknown>, by: RegExp | string }} Weakened
 */

/** @param {Changeable | undefined} lifecycle @param {string} from @param {string} event */
const step = (lifecycle, from, event) => {
  const found = lifecycle?.transitions.find((one) => one.from === from && one.event === event);
  if (!found) throw new Error(`no transition ${from} ${event}`);
  return found;
};
/** @param {string} schema @param {string} from @param {string} event @returns {Change} */
const without = (schema, from, event) => (all) => {
  const lifecycle = all[schema];
  const gone = step(lifecycle, from, event);
  if (lifecycle) lifecycle.transitions = lifecycle.transitions.filter((one) => one !== gone);
};
/** @param {string} schema @param {string} from @param {string} event @param {string} to @returns {Change} */
const withStep = (schema, from, event, to) => (all) => {
  all[schema]?.transitions.push({ from, event, to });
};
/** @param {string} schema @param {string} from @param {string} event @param {Record<string, unknown>} words @returns {Change} */
const changed = (schema, from, event, words) => (all) => {
  Object.assign(step(all[schema], from, event), words);
};
const DISPUTE = "an order with a dispute";
const WITHDRAWALS = "two withdrawals";

/** @type {readonly Planted[]} */
export const MISTAKES = [
  // A transition that is missing.
  {
    mistake: "a store can't decline",
    change: without("Order", "paid", "decline"),
    by: /Order: decline leads nowhere/,
  },
  {
    mistake: "an unpaid order can't be cancelled",
    change: without("Order", "unpaid", "cancel"),
    by: /unpaid awaits the buyer/,
  },
  {
    mistake: "a withdrawal can't be rejected",
    change: without("Withdrawal", "pending", "reject"),
    by: /Withdrawal: reject leads nowhere/,
  },
  {
    mistake: "a recharge never expires",
    change: without("Recharge", "created", "expire"),
    by: /Recharge: expire leads nowhere/,
  },
  {
    mistake: "goods are never sent back",
    change: without("Dispute", "return_agreed", "send_back"),
    by: /nothing leads to sent_back/,
  },
  {
    mistake: "an order is never completed",
    change: without("Order", "received", "complete"),
    by: /received has no way out/,
  },
  // A transition too many.
  {
    mistake: "a cancelled order is shipped",
    change: withStep("Order", "cancelled", "ship", "shipped"),
    by: /cancelled is final/,
  },
  {
    mistake: "an expired payment is paid",
    change: withStep("Payment", "expired", "settle", "settled"),
    by: /expired is final/,
  },
  {
    mistake: "a completed withdrawal fails",
    change: withStep("Withdrawal", "completed", "fail", "failed"),
    by: /completed is final/,
  },
  {
    mistake: "a paid order is shipped to two states",
    change: withStep("Order", "paid", "ship", "received"),
    by: /paid ship leads to two states/,
  },
  {
    mistake: "a shipped order is cancelled",
    change: withStep("Order", "shipped", "cancel", "cancelled"),
    scene: DISPUTE,
    by: /Order money_is_held/,
  },
  {
    mistake: "an approved withdrawal is cancelled",
    change: withStep("Withdrawal", "approved", "cancel", "cancelled"),
    scene: WITHDRAWALS,
    by: /Withdrawal amount_is_held/,
  },
  // What only one invariant notices: the gate is red without it.
  {
    mistake: "a receipt pays nobody",
    change: changed("Order", "shipped", "receipt", { money: undefined }),
    scene: DISPUTE,
    by: /Order money_is_held/,
  },
  {
    mistake: "a cancelled order gives a part back",
    change: changed("Order", "paid", "cancel", {
      money: [{ from: "escrow", to: "balance", amount: "part" }],
    }),
    scene: DISPUTE,
    by: /Order money_is_held/,
  },
  {
    mistake: "a failed withdrawal keeps its amount",
    change: changed("Withdrawal", "processing", "fail", { money: undefined }),
    scene: WITHDRAWALS,
    by: /Withdrawal amount_is_held/,
  },
  {
    mistake: "a recharge is credited when it is seen",
    change: changed("Recharge", "submitted", "see", {
      money: [{ from: "outside", to: "balance", amount: "all" }],
    }),
    scene: "a recharge",
    by: /Recharge credited_once_found/,
  },
  {
    mistake: "an accepted offer of the store is refunded by everybody",
    change: changed("Dispute", "offered", "accept_offer", {
      money: [
        { from: "order", to: "balance", amount: "all" },
        { from: "outside", to: "balance", amount: "all" },
      ],
    }),
    scene: DISPUTE,
    by: /Dispute refund_is_a_part/,
  },
  {
    mistake: "a dispute that is accepted counts as withdrawn",
    change: changed("Dispute", "open", "accept", { to: "withdrawn" }),
    scene: DISPUTE,
    by: /Dispute refund_is_at_the_end/,
  },
  {
    mistake: "a repeated withdrawal is made again",
    change: () => undefined,
    unkeyed: "withdrawals.create",
    scene: WITHDRAWALS,
    by: /withdrawals\.create took effect twice/,
  },
];

/**
 * An invariant that is weakened, or dropped where no words are given. The explorer notices it itself, or the test of the mistake that
 * nothing else notices does.
 * @type {readonly Weakened[]}
 */
export const WEAKENED = [
  {
    mistake: "money need not be held once an order is shipped",
    schema: "Order",
    invariant: "money_is_held",
    words: { in: ["paid"] },
    by: /Order money_is_held/,
  },
  {
    mistake: "money need not be held at all",
    schema: "Order",
    invariant: "money_is_held",
    by: "a receipt pays nobody",
  },
  {
    mistake: "a withdrawal's amount need not be held",
    schema: "Withdrawal",
    invariant: "amount_is_held",
    by: "a failed withdrawal keeps its amount",
  },
  {
    mistake: "a recharge may be credited in any state",
    schema: "Recharge",
    invariant: "credited_once_found",
    by: "a recharge is credited when it is seen",
  },
  {
    mistake: "more may be refunded than was paid",
    schema: "Dispute",
    invariant: "refund_is_a_part",
    by: "an accepted offer of the store is refunded by everybody",
  },
  {
    mistake: "a withdrawn dispute may have a refund",
    schema: "Dispute",
    invariant: "refund_is_at_the_end",
    words: { unless: ["refunded", "withdrawn"] },
    by: "a dispute that is accepted counts as withdrawn",
  },
];

/** The contract's document after a change of its lifecycles, and these. @param {Change} change */
function changedContract(change) {
  const document = structuredClone(openapi);
  /** @type {Record<string, any>} */
  const schemas = document.components.schemas;
  const lifecycles = Object.fromEntries(
    Object.keys(CONTRACT.lifecycles).map((name) => [name, schemas[name]["x-lifecycle"]]),
  );
  change(lifecycles);
  return { document, lifecycles };
}

/**
 * What notices a mistake: the check of the form, or the explorer.
 * @param {Planted} planted @param {typeof CONTRACT.invariants} [invariants]
 * @returns {string | undefined}
 */
export function noticedBy({ change, by, scene, unkeyed }, invariants = CONTRACT.invariants) {
  const { document, lifecycles } = changedContract(change);
  const form = lifecycleProblems(document).find((problem) => by.test(problem));
  if (form || !scene) return form && `check: ${form}`;
  const contract = {
    lifecycles,
    invariants,
    idempotencyOf: (/** @type {string} */ operation) =>
      operation === unkeyed ? "none" : CONTRACT.idempotencyOf(operation),
  };
  const { violations } = explore(contract, /** @type {import("./model.mjs").Scene} */ (SHORT_SCENES[scene]));
  const found = violations.find((violation) => by.test(violation));
  return found && `explorer: ${found.split(":")[0]}`;
}

/** What notices that an invariant was weakened: the explorer, or the test of a mistake. @param {Weakened} weakened @returns {string | undefined} */
export function weaknessNoticedBy({ schema, invariant, words, by }) {
  const { [invariant]: before, ...others } = CONTRACT.invariants[schema] ?? {};
  if (!before) throw new Error(`${schema} has no ${invariant}`);
  const invariants = {
    ...CONTRACT.invariants,
    [schema]: { ...others, ...(words && { [invariant]: { ...before, ...words } }) },
  };
  if (typeof by === "string") {
    const planted = MISTAKES.find(({ mistake }) => mistake === by);
    if (!planted) throw new Error(`no mistake “${by}”`);
    return noticedBy(planted, invariants) === undefined ? `test: is noticed: ${by}` : undefined;
  }
  const scenes = Object.values(SHORT_SCENES).filter(({ rows }) => rows.includes(schema));
  const { violations } = scenes
    .map((scene) => explore({ ...CONTRACT, invariants }, scene))
    .find(({ violations: some }) => some.length > 0) ?? { violations: [] };
  const found = violations.find((violation) => by.test(violation));
  return found && `explorer: ${found.split(":")[0]}`;
}

/** @param {Readonly<Record<string, { readonly transitions: readonly { from?: string, event?: string, to?: string }[] }>>} lifecycles */
const transitionsOf = (lifecycles) =>
  JSON.stringify(
    Object.entries(lifecycles).map(([name, { transitions }]) => [
      name,
      transitions.map(({ from, event, to }) => `${from} ${event} ${to}`),
    ]),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = process.argv.includes("--server") ? await import("./server-gates.mjs") : undefined;
  let missed = 0;
  /** @param {string} mistake @param {readonly (string | undefined)[]} gates */
  const tell = (mistake, gates) => {
    const red = gates.filter((gate) => gate !== undefined);
    if (red.length === 0) missed++;
    console.log(`${mistake} → ${red.join("; ") || "NOTHING"}`);
  };
  for (const planted of MISTAKES) {
    const { lifecycles } = changedContract(planted.change);
    // Only the transitions move the server's rows.
    const isOnServer = transitionsOf(lifecycles) !== transitionsOf(CONTRACT.lifecycles);
    const more = isOnServer ? await server?.serverGates(lifecycles) : [];
    tell(planted.mistake, [noticedBy(planted), ...(more ?? [])]);
  }
  for (const weakened of WEAKENED) tell(weakened.mistake, [weaknessNoticedBy(weakened)]);
  await server?.close();
  const count = MISTAKES.length + WEAKENED.length;
  console.log(`proof: mistakes in lifecycles: ${count - missed} of ${count} noticed`);
  if (missed > 0) process.exitCode = 1;
}
