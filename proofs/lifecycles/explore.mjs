#!/usr/bin/env node
/**
 * Walks every order in which buyers, stores, the operator, networks and the clock can act on the lifecycles of the contract, with
 * requests and answers that get lost, and checks its invariants in each state:
 *
 *   node proofs/lifecycles/explore.mjs [--short]
 */
import { fileURLToPath } from "node:url";
import { invariants, lifecycles, operationsById } from "marketplace-contract";
import { beginning, createModel, WORTH } from "./model.mjs";

/**
 * @typedef {import("./model.mjs").Contract} Contract
 * @typedef {import("./model.mjs").Scene} Scene
 * @typedef {import("./model.mjs").World} World
 * @typedef {import("./model.mjs").Row} Row
 * @typedef {{ states: number, edges: number, violations: string[] }} Result
 */

const PEOPLE = ["buyer", "store"];

/** @type {Readonly<Record<string, Scene>>} */
export const SHORT_SCENES = {
  "an order with a dispute": {
    rows: ["Payment", "Order", "Dispute"],
    balance: 3,
    outside: 2,
    actors: PEOPLE,
  },
  "offers on a request": {
    rows: ["PurchaseRequest", "Offer", "Offer"],
    balance: 0,
    outside: 0,
    actors: PEOPLE,
  },
  "two withdrawals": { rows: ["Withdrawal", "Withdrawal"], balance: 3, outside: 0, actors: ["member"] },
  "a recharge": { rows: ["Recharge", "Recharge"], balance: 0, outside: 4, actors: ["member"] },
  "a store and its product": {
    rows: ["MerchantApplication", "Store", "MerchantProduct"],
    balance: 0,
    outside: 0,
    actors: ["member", "store"],
  },
  "a member, a review and a loan": {
    rows: ["User", "Review", "Loan"],
    balance: 0,
    outside: 0,
    actors: ["member", "buyer"],
  },
};

/** @type {Readonly<Record<string, Scene>>} */
export const LONG_SCENES = {
  ...SHORT_SCENES,
  "two orders of one payment": {
    rows: ["Payment", "Order", "Order"],
    balance: 4,
    outside: 4,
    actors: PEOPLE,
  },
  "an offer that becomes a disputed order": {
    rows: ["PurchaseRequest", "Offer", "Payment", "Order", "Dispute"],
    balance: 3,
    outside: 2,
    actors: PEOPLE,
  },
  "a recharge and withdrawals": {
    rows: ["Recharge", "Withdrawal", "Withdrawal"],
    balance: 2,
    outside: 2,
    actors: ["member"],
  },
};

/** How many kinds of violation are told; the search ends with the last. */
const TOLD = 5;

/** @param {Contract} contract @param {Scene} scene @returns {Result} */
export function explore(contract, scene) {
  const { next, isAwaiting } = createModel(contract);
  const check = checksOf(contract);
  const first = beginning(scene);
  const worlds = [first];
  const numbers = new Map([[JSON.stringify(first), 0]]);
  /** Where each state was first reached from. @type {[from: number, label: string][]} */
  const ways = [[-1, ""]];
  /** @type {number[][]} */
  const backwards = [[]];
  /** How each violation is first reached. @type {Map<string, string>} */
  const violations = new Map();
  let edges = 0;
  /** @param {number} at @returns {string} */
  const wayTo = (at) => {
    const [from, label] = ways[at] ?? [-1, ""];
    return from < 0 ? "" : `${wayTo(from)} → ${label}`;
  };
  for (let at = 0; at < worlds.length && violations.size < TOLD; at++) {
    const world = /** @type {World} */ (worlds[at]);
    for (const { label, world: after } of next(world)) {
      edges++;
      const key = JSON.stringify(after);
      const known = numbers.get(key) ?? worlds.length;
      if (known === worlds.length) {
        numbers.set(key, known);
        worlds.push(after);
        ways.push([at, label]);
        backwards.push([]);
      }
      backwards[known]?.push(at);
      for (const problem of check(world, after))
        if (!violations.has(problem)) violations.set(problem, `${wayTo(at)} → ${label}`);
    }
  }
  // Whatever happened, a state can be reached in which nobody waits for anybody.
  const atRest = worlds.flatMap(({ rows }, at) => (rows.some(isAwaiting) ? [] : [at]));
  const canRest = new Set(atRest);
  for (const at of canRest) for (const before of backwards[at] ?? []) canRest.add(before);
  const stuck = worlds.findIndex((_world, at) => !canRest.has(at));
  if (stuck >= 0 && violations.size === 0) violations.set("somebody waits for ever", wayTo(stuck));
  return {
    states: worlds.length,
    edges,
    violations: [...violations].map(([problem, way]) => `${problem}:${way}`),
  };
}

/** What the model has of the fields that invariants name. @type {Readonly<Record<string, (row: Row) => number>>} */
const FIELDS = {
  total: () => WORTH,
  amount: () => WORTH,
  max_amount: () => WORTH,
  refund_amount: ({ back }) => back,
  credit_money: ({ schema, back }) => (schema === "Payment" ? 0 : back),
};

/** @param {Contract} contract @returns {(before: World, after: World) => string[]} */
function checksOf({ lifecycles: all, invariants: those, idempotencyOf }) {
  /** @param {World} world */
  const sum = ({ rows, balance, outside }) =>
    rows.reduce((total, { escrow, hold, store }) => total + escrow + hold + store, balance + outside);

  /** @param {Row} row @param {Row} before */
  const rowProblems = (row, before) => {
    if (row.status === null) return [];
    const broken = Object.entries(those[row.schema] ?? {}).filter(([, one]) => {
      const read = (/** @type {string} */ name) => FIELDS[name]?.(row);
      const isIn = (/** @type {readonly string[]} */ states) => states.includes(row.status ?? "");
      if ("account" in one) {
        const held = one.account === "escrow" ? row.escrow : row.hold;
        return held !== (isIn(one.in) ? (read(one.holds) ?? held) : 0);
      }
      if ("least" in one) return (read(one.least) ?? 0) > (read(one.most) ?? Number.POSITIVE_INFINITY);
      if ("zero" in one) return !isIn(one.unless) && (read(one.zero) ?? 0) !== 0;
      if ("grows" in one) return one.grows.some((name) => (read(name) ?? 0) < (FIELDS[name]?.(before) ?? 0));
      return false;
    });
    const wasFinal = before.status !== null && all[row.schema]?.final.includes(before.status);
    return [
      ...broken.map(([name, { says }]) => `${row.schema} ${name} (${says})`),
      ...(wasFinal && before.status !== row.status
        ? [`${row.schema} left ${before.status}, which is final`]
        : []),
      ...(Math.min(row.escrow, row.hold, row.store) < 0 ? [`money of ${row.schema} left twice`] : []),
    ];
  };

  return (before, after) => [
    ...after.rows.flatMap((row, at) => rowProblems(row, before.rows[at] ?? row)),
    ...(sum(before) === sum(after) ? [] : ["money appeared or was lost"]),
    ...Object.values(after.calls).flatMap((call) =>
      call && call.effects > 1 && idempotencyOf(call.operation) !== "natural"
        ? [`${call.operation} took effect twice`]
        : [],
    ),
  ];
}

/** The contract as it is. @type {Contract} */
export const CONTRACT = {
  lifecycles,
  invariants,
  idempotencyOf: (operation) => operationsById[operation]?.idempotency ?? "none",
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const total = { states: 0, edges: 0, violations: 0 };
  for (const [name, scene] of Object.entries(process.argv.includes("--short") ? SHORT_SCENES : LONG_SCENES)) {
    const { states, edges, violations } = explore(CONTRACT, scene);
    total.states += states;
    total.edges += edges;
    total.violations += violations.length;
    console.log(`${name}: ${states} states, ${edges} edges, ${violations.length} violations`);
    for (const violation of violations) console.log(`  ${violation}`);
  }
  console.log(
    `proof: lifecycles: ${total.states} states, ${total.edges} edges, ${total.violations} violations`,
  );
  if (total.violations > 0) process.exitCode = 1;
}
