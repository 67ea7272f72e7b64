import { readFileSync } from "node:fs";
import { openapi, operationsById } from "marketplace-contract";
import { describe, expect, test } from "vitest";
import { at, type Fields } from "../../src/check/json";
import type { History, Sending } from "../../src/client/history";
import { judgeHistory } from "../../src/client/judge-history";
import { clientRules } from "../../src/client/rules";

interface Told {
  readonly code?: number;
  readonly data?: unknown;
  readonly after?: number;
}

/** A request at a second, answered at once unless told otherwise; `null`: the answer was lost. */
function sent(
  id: string,
  second: number,
  headers: Readonly<Record<string, string>>,
  fields: Fields = {},
  told: Told | null = {},
): Omit<Sending, "number"> {
  const operation = operationsById[id];
  if (!operation) throw new Error(`${id} is no operation`);
  const { code = 1, data = null, after = 1 } = told ?? {};
  const answer = { status: 200, envelope: { code, msg: "", data } };
  return {
    at: second * 1000,
    operation,
    method: operation.method,
    address: operation.path,
    headers: { "accept-language": "en", ...headers },
    fields,
    served: answer,
    ...(told && { told: { ...answer, at: second * 1000 + after } }),
  };
}

function outcomeOf(
  rule: string,
  sendings: readonly Omit<Sending, "number">[],
  seconds = 120,
  restarts: readonly number[] = [],
) {
  const history: History = {
    sendings: sendings.map((one, i) => ({ ...one, number: i + 1 })),
    elsewhere: [],
    restarts,
    endedAt: seconds * 1000,
  };
  return judgeHistory(history, clientRules).find((one) => one.rule === rule);
}

const MIRA = { token: "token-of-mira" };
const NOOR = { token: "token-of-noor" };
const signIn = (second: number, member: string, token: string) =>
  sent(
    "auth.login",
    second,
    {},
    { account: member, password: "lantern-77" },
    {
      data: { userinfo: { id: member, token } },
    },
  );
const order = {
  items: [{ id: 1, shop_id: 1, num: 1 }],
  address_id: 1,
  price_token: "pt",
  expect_total: "9.00",
};
const ordered = {
  pay: { pay_no: "P1", order_nos: ["O1"], total: "9.00" },
  orders: [{ order_no: "O1", pay_no: "P1", total: "4.00" }],
};

test("what was not seen is never called passed", () => {
  for (const { id } of clientRules) expect(outcomeOf(id, []), id).toMatchObject({ outcome: "not seen" });
});

describe("no-flood", () => {
  const polling = (calls: number, everySeconds: number) =>
    Array.from({ length: calls }, (_, i) => sent("payments.get", i * everySeconds, MIRA, { pay_no: "P1" }));

  test("finds the same read more than 30 times in a minute", () => {
    expect(outcomeOf("no-flood", polling(31, 1.9))).toMatchObject({ outcome: "failed" });
  });

  test("passes polling every two seconds", () => {
    expect(outcomeOf("no-flood", polling(60, 2))).toMatchObject({ outcome: "passed" });
  });

  test("can't tell in less than a minute", () => {
    expect(outcomeOf("no-flood", polling(10, 2), 59)).toMatchObject({ outcome: "not seen" });
  });
});

describe("what a right client may do", () => {
  test("buys the same again, under another key", () => {
    const history = [
      signIn(0, "mira", MIRA.token),
      sent("orders.create", 1, { ...MIRA, "idempotency-key": "first-key" }, order, { data: ordered }),
      sent("orders.create", 5, { ...MIRA, "idempotency-key": "other-key" }, order, { data: ordered }),
    ];
    for (const rule of ["new-key-for-new-call", "one-body-per-key"])
      expect(outcomeOf(rule, history), rule).not.toMatchObject({ outcome: "failed" });
  });

  test("sends a fund password again under the key of a wrong one", () => {
    const pay = (second: number, fund_password: string, told: Told) =>
      sent(
        "payments.payWithBalance",
        second,
        { ...MIRA, "idempotency-key": "first-key" },
        { pay_no: "P1", expect_total: "9.00", fund_password },
        told,
      );
    const history = [
      pay(1, "wrong", { code: 0, data: { error: "fund_password_wrong" } }),
      pay(9, "right", {}),
    ];
    expect(outcomeOf("one-body-per-key", history)).toMatchObject({ outcome: "passed" });
    expect(outcomeOf("new-key-for-new-call", history)).not.toMatchObject({ outcome: "failed" });
  });

  test("pays the total of the payment, which is not that of each of its orders", () => {
    const history = [
      sent("orders.create", 1, { ...MIRA, "idempotency-key": "first-key" }, order, { data: ordered }),
      sent(
        "payments.payWithBalance",
        2,
        { ...MIRA, "idempotency-key": "other-key" },
        { pay_no: "P1", expect_total: "9.0", fund_password: "fund" },
      ),
    ];
    expect(outcomeOf("total-as-shown", history)).toMatchObject({ outcome: "passed" });
    const wrong = sent(
      "payments.payWithBalance",
      3,
      { ...MIRA, "idempotency-key": "third-key" },
      { pay_no: "P1", expect_total: "4.00", fund_password: "fund" },
    );
    expect(outcomeOf("total-as-shown", [...history, wrong])).toMatchObject({ outcome: "failed" });
  });

  test("lets two members know the same order, where both were told", () => {
    const history = [
      signIn(0, "mira", MIRA.token),
      sent("orders.create", 1, { ...MIRA, "idempotency-key": "first-key" }, order, { data: ordered }),
      signIn(2, "noor", NOOR.token),
      sent("merchantOrders.list", 3, NOOR, {}, { data: { data: [{ order_no: "O1" }] } }),
      sent("merchantOrders.get", 4, NOOR, { order_no: "O1" }),
    ];
    expect(outcomeOf("one-member", history)).toMatchObject({ outcome: "passed" });
    const unknowing = history.filter(({ operation }) => operation.id !== "merchantOrders.list");
    expect(outcomeOf("one-member", unknowing)).toMatchObject({ outcome: "failed" });
  });

  test("has calls under way while it signs in and out", () => {
    const history = [
      signIn(0, "mira", MIRA.token),
      sent("account.get", 1, MIRA),
      sent("auth.logout", 2, MIRA),
      sent("orders.list", 2.5, MIRA),
      sent("site.config", 3, {}),
    ];
    for (const rule of ["ended-token", "token-on-every-call"])
      expect(outcomeOf(rule, history), rule).not.toMatchObject({ outcome: "failed" });
    const late = sent("orders.list", 4, MIRA);
    expect(outcomeOf("ended-token", [...history, late])).toMatchObject({ outcome: "failed" });
  });
});

test("two sessions of one member are not taken for one client", () => {
  const limited = sent("orders.list", 1, MIRA, {}, { code: 429 });
  const history = [
    signIn(0, "mira", MIRA.token),
    {
      ...limited,
      played: { rule: "wait-after-429", fault: { answer: "too-many" as const } },
      told: { at: 1001, status: 429, envelope: { code: 429 }, retryAt: 3001 },
    },
    signIn(1.5, "mira", "other-token"),
    sent("products.list", 1.6, {}),
    sent("orders.list", 2, { token: "other-token" }),
  ];
  for (const rule of ["wait-after-429", "token-on-every-call"])
    expect(outcomeOf(rule, history), rule).toMatchObject({ outcome: "not seen" });
});

test("a program that begins anew has ended no session", () => {
  const page = {
    ...sent("orders.list", 1, MIRA),
    played: { rule: "session-after-page", fault: { answer: "page" as const } },
    told: { at: 1001, status: 200, envelope: undefined },
  };
  const history = [page, sent("products.list", 9, {}), signIn(10, "mira", NOOR.token)];
  expect(outcomeOf("session-after-page", history)).toMatchObject({ outcome: "failed" });
  expect(outcomeOf("session-after-page", history, 120, [5000])).toMatchObject({ outcome: "not seen" });
  expect(outcomeOf("token-on-every-call", history)).toMatchObject({ outcome: "not seen" });
});

test("a page that is loaded anew may ask at once", () => {
  const limited = {
    ...sent("orders.list", 1, MIRA),
    played: { rule: "wait-after-429", fault: { answer: "too-many" as const } },
    told: { at: 1001, status: 429, envelope: { code: 429 }, retryAt: 3001 },
  };
  const history = [limited, sent("orders.list", 2, MIRA)];
  expect(outcomeOf("wait-after-429", history)).toMatchObject({ outcome: "failed" });
  expect(outcomeOf("wait-after-429", history, 120, [1500])).toMatchObject({ outcome: "not seen" });
});

test("evidence has no secrets", () => {
  const login = signIn(0, "mira", MIRA.token);
  const shown = { ...sent("account.get", 1, MIRA), address: `/api/user/index?token=${MIRA.token}` };
  const result = outcomeOf("no-secret-in-address", [login, shown]);
  expect(result).toMatchObject({ outcome: "failed" });
  expect(JSON.stringify(result)).not.toContain(MIRA.token);
  expect(JSON.stringify(outcomeOf("language-on-every-call", [login]))).not.toContain("lantern-77");
});

describe("the rules", () => {
  test("are in the README, each with its sentence", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    for (const { id, severity, sentence } of clientRules) {
      expect(readme).toContain(`| \`${id}\` | ${sentence} | ${severity} |`);
    }
  });

  const plain = (text: unknown) => String(text).replace(/\s+/g, " ");

  test.each(clientRules)("$id has its sentence in the contract", ({ contract: { pointer, sentence } }) => {
    expect(plain(at(openapi, pointer.slice(1)))).toContain(plain(sentence));
  });

  test.each(clientRules)("$id names operations of the contract", ({ operations, expect: { reads = [] } }) => {
    for (const id of [...(operations.ids ?? []), ...reads]) expect(operationsById).toHaveProperty([id]);
  });

  test("have names of their own", () => {
    expect(new Set(clientRules.map(({ id }) => id)).size).toBe(clientRules.length);
  });
});
