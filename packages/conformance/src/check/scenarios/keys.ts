import type { Answer } from "../ask.js";
import { type Fields, fieldOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { payment, unpaid } from "../mutations/purchases.js";
import { newKey, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { recharge, walletCalls, withdrawal } from "../mutations/wallet.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { scenario } from "./unlike.js";
import { judged, judgedRefusal, refused, wrong } from "./verdict.js";

/** A recharge and a purchase request: objects of two operations whose responses differ by their id. */
async function bodies(builder: TestDataBuilder): Promise<Readonly<Record<string, Fields>>> {
  return {
    "recharges.create": await recharge(builder),
    "purchaseRequests.create": (await walletCalls["purchaseRequests.create"](builder)).fields,
  };
}

/** “Same key, same answer”, even if other keys, or the same key in other operations, were used since. */
const ownAnswers: Scenario = {
  operation: "recharges.create",
  name: "answers of several keys",
  rule: "repeat",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const sent = await bodies(builder);
    const [one, other] = [newKey(), newKey()];
    const call = (id: string, key: string) => send(builder, id, sent[id] ?? {}, token, key);
    const first = await call("recharges.create", one);
    const second = await call("recharges.create", other);
    await call("purchaseRequests.create", one);
    if (!first?.isAccepted) return refused(first);
    if (!second?.isAccepted) return refused(second);
    for (const [key, { data }] of [
      [one, first],
      [other, second],
    ] as const) {
      const again = await call("recharges.create", key);
      if (!again?.isAccepted) continue;
      const [wanted, got] = [data, again.data].map((row) => String(fieldOf(row, "id")));
      if (wanted !== got) {
        return wrong(`a repeated call was answered with ${got}, not with ${wanted}`, again);
      }
    }
    return judged(undefined, first);
  },
};

/** A key of one operation is new to every other. */
const ofAnother = scenario("fundPassword.change", "a key of another operation", async (builder) => {
  const { token, password } = await ownAccount(builder);
  const fund = `kettle-${builder.unused()}`;
  const key = newKey();
  const set = await send(builder, "fundPassword.set", { newpassword: fund, password }, token, key);
  if (!set?.isAccepted) return refused(set);
  const change = { oldpassword: `${fund}y`, newpassword: `${fund}z` };
  const answer = await send(builder, "fundPassword.change", change, token, key);
  const isTold = answer?.code === 409 || answer?.code === 422;
  return judgedRefusal(
    answer?.isAccepted
      ? "with it a wrong password was taken"
      : isTold
        ? `a wrong password is answered with code ${answer.code}`
        : undefined,
    answer,
  );
});

/** A payment and a withdrawal that a wrong password must not make, whatever their key was used for. */
const PAID_OUT: Readonly<
  Record<string, (builder: TestDataBuilder) => Promise<{ fields: Fields; undo(): Promise<unknown> }>>
> = {
  async "payments.payWithBalance"(b) {
    const purchase = await unpaid(b);
    const cancel = { order_no: purchase.order_no, reason: "Ordered twice" };
    return { fields: payment(purchase, b), undo: () => send(b, "orders.cancel", cancel, purchase.token) };
  },
  "withdrawals.create": async (b) => ({ fields: await withdrawal(b), undo: async () => undefined }),
};

const usedKeys = Object.entries(PAID_OUT).map(([operation, make]) =>
  scenario(operation, "a wrong password under a used key", async (builder) => {
    const token = builder.user();
    const { fields, undo } = await make(builder);
    const key = newKey();
    const { fields: wanted } = await walletCalls["purchaseRequests.create"](builder);
    const used = await send(builder, "purchaseRequests.create", wanted, token, key);
    const wrong = { ...fields, fund_password: "kettle-wrong-1" };
    const answer = used?.isAccepted ? await send(builder, operation, wrong, token, key) : undefined;
    // Undo it: a payment is refunded, a withdrawal is cancelled.
    const id = fieldOf(answer?.data, "id");
    if (answer?.isAccepted && id !== undefined) await send(builder, "withdrawals.cancel", { id }, token);
    await undo();
    await send(builder, "purchaseRequests.close", { id: fieldOf(used?.data, "id") }, token);
    return used?.isAccepted ? judgedRefusal(usedProblem(answer), answer) : refused(used);
  }),
);

/** A new key must be neither in progress nor known with another body. */
const usedProblem = (answer: Answer | undefined): string | undefined => {
  if (answer?.isAccepted) return "it was accepted";
  return answer?.code === 409 || answer?.code === 422 ? `it is answered with code ${answer.code}` : undefined;
};

/** A key of one account means nothing to another. */
const ofAnotherAccount = scenario("payments.payWithBalance", "a key of another account", async (builder) => {
  const key = newKey();
  const paid = await unpaid(builder);
  const done = await send(builder, "payments.payWithBalance", payment(paid, builder), paid.token, key);
  await send(builder, "orders.cancel", { order_no: paid.order_no, reason: "Ordered twice" }, paid.token);
  if (!done?.isAccepted) return refused(done);
  const { token, password } = await ownAccount(builder);
  await builder.data("addresses.save", ADDRESS, token);
  const own = await unpaid(builder, { token });
  await builder.data("fundPassword.set", { newpassword: `kettle-${builder.unused()}`, password }, token);
  const fields = { ...payment(own, builder), fund_password: "kettle-wrong-1" };
  const answer = await send(builder, "payments.payWithBalance", fields, token, key);
  await send(builder, "orders.cancel", { order_no: own.order_no, reason: "Ordered twice" }, token);
  return judgedRefusal(usedProblem(answer), answer);
});

/** Scenarios about idempotency keys: a key belongs to one call of one operation. */
export const keys: readonly Scenario[] = [ownAnswers, ofAnother, ...usedKeys, ofAnotherAccount];
