import { describe, expect, it } from "vitest";
import { sampleOf } from "../../../../scripts/lib/cases.mjs";
import type { CheckOptions } from "../../src/check/options";
import { checkServer } from "../../src/check/run";
import { totalsProblem, transactionsProblem } from "../../src/check/scenarios/books";
import { BUYER } from "../support/fake-market";
import { type Mistake, statefulMarket } from "../support/stateful-market";

/** New accounts are answered with examples there, which are not of one purchase. */
const OF_NEW_ACCOUNTS = /orders of two stores/;
const RULES = new Set(["race", "books", "transition", "named-error", "effect", "robust"]);
const ONLY = [
  "orders.create",
  "orders.get",
  "orders.cancel",
  "payments.payWithBalance",
  "account.transactions",
  "addresses.delete",
];

const check = (mistake?: Mistake | readonly Mistake[], more: Partial<CheckOptions> = {}) =>
  checkServer({
    baseUrl: "http://stateful.example",
    token: BUYER,
    fundPassword: "fund-demo",
    write: true,
    races: true,
    only: ONLY,
    properties: 0,
    fetch: statefulMarket(...[mistake ?? []].flat()),
    ...more,
  });

async function found(mistake?: Mistake): Promise<string[]> {
  const { findings } = await check(mistake);
  return findings
    .filter(({ operation, rule }) => RULES.has(rule) || `${operation} ${rule}` === "orders.create success")
    .map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`)
    .filter((one) => !OF_NEW_ACCOUNTS.test(one));
}

const MISTAKES: [Mistake, readonly RegExp[]][] = [
  [
    "reads first and writes then",
    [
      /^orders\.create race: .* orders were made$/,
      /^payments\.payWithBalance race: /,
      /^orders\.cancel race: /,
    ],
  ],
  [
    "cancels what it has cancelled",
    [/^orders\.get transition: an order that is cancelled: orders\.cancel was accepted$/],
  ],
  [
    "takes no price",
    [/^orders\.create success: failed \(price_changed\), although the contract allows this call$/],
  ],
  ["fails at a wrong price", [/^orders\.create robust: failed with code 500$/]],
  ["takes any price", [/^orders\.create named-error: price_changed: the call was accepted$/]],
  [
    "keeps a part of the refund",
    [/^orders\.cancel books: payment and refund: the balance lacks 1\.00 afterwards$/],
  ],
  [
    "takes a payment for what is being cancelled",
    [/^orders\.cancel race: .* the payment succeeded, and the order is cancelled without a refund$/],
  ],
  ["deletes no address", [/^addresses\.delete effect: it succeeded, but addresses\.list still shows it$/]],
];

describe("what spans several calls", () => {
  it("accuses no server that keeps its books", async () => {
    expect(await found()).toEqual([]);
  });

  it.each(sampleOf(MISTAKES, 2))("finds a server that %s", async (mistake, problems) => {
    const seen = await found(mistake);
    for (const problem of problems) expect(seen).toContainEqual(expect.stringMatching(problem));
  });
});

describe("races alone", () => {
  it.runIf(process.env.VERIFY)(
    "find what they find beside the other checks, in far fewer calls",
    async () => {
      const alone = await check("reads first and writes then", { effects: false });
      const rules = new Set(alone.findings.map(({ operation, rule }) => `${operation} ${rule}`));
      expect(rules).toContain("payments.payWithBalance race");
      expect(rules).toContain("orders.cancel race");
      expect(alone.checks.filter(({ rule }) => rule === "books" || rule === "transition")).toEqual([]);
      const both = await check("reads first and writes then");
      expect(alone.requests).toBeLessThan(both.requests / 2);
    },
  );
});

describe("books", () => {
  const row = (id: number, before: string, money: string, after: string) => ({ id, before, money, after });

  it.each([
    ["a gap", [row(2, "6.00", "-1.00", "5.00"), row(1, "0", "5.00", "5.00")], 5n, "row 2 begins at 6.00"],
    ["a wrong end", [row(1, "0", "5.00", "6.00")], 6n, "row 1 is 0 and 5.00, but ends at 6.00"],
    ["another balance", [row(1, "0", "5.00", "5.00")], 4n, "the last one ends at 5.00, the balance is 4.00"],
    ["rows without ends", [{ id: 1, money: "5.00" }], 4n, "their sum is 5.00, the balance is 4.00"],
  ])("notice %s", (_, rows, balance, problem) => {
    expect(transactionsProblem(rows, balance * 10n ** 18n, true)).toContain(problem);
  });

  it.each([
    ["a total", { goods_amount: "5.00", freight: "1.00", tax: "0.50", total: "6.00" }, "its parts 6.50"],
    ["a line", { goods: [{ price: "2.00", num: 3, amount: "5.00" }] }, "3 at 2.00 are 5.00"],
    ["lines", { goods_amount: "5.00", goods: [{ price: "2.00", num: 3, amount: "6.00" }] }, "lines of 6.00"],
    [
      "a refund",
      { total: "5.00", refund_status: "refunded", refund_amount: "4.00" },
      "refunded with 4.00 of 5.00",
    ],
  ])("notice %s that does not fit", (_, order, problem) => {
    expect(totalsProblem(order)).toContain(problem);
  });
});
