import type { Answer } from "../ask.js";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf } from "../json.js";
import { type NewUser, NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { recharge, withdrawal } from "../mutations/wallet.js";
import { accepted, atOnce, balanceOf, type Scenario, send } from "./scenario.js";
import { judgedRace } from "./verdict.js";

/** Each takes the least amount that the method allows, so a balance covers all of them: none may be lost. */
const WITHDRAWALS = 6;

const withdrawals = async (builder: TestDataBuilder): Promise<Fields[]> => {
  const made: Fields[] = [];
  for (let i = 0; i < WITHDRAWALS; i++) made.push(await withdrawal(builder));
  return made;
};

const sumOf = (answers: readonly Answer[]): bigint =>
  answers.reduce((sum, { data }) => sum + (decimal(fieldOf(data, "amount")) ?? 0n), 0n);

/** Made at once and taken back at once: the balance falls and rises by all of them. A taken-back one waits for no password, so those meet. */
const withdrawInParallel: Scenario = {
  name: "six withdrawals at once",
  rule: "race",
  operation: "withdrawals.create",
  async run(builder) {
    const token = builder.user();
    const inputs = await withdrawals(builder);
    const before = await balanceOf(builder, token);
    const made = await atOnce(
      (i) => send(builder, "withdrawals.create", inputs[i] ?? {}, token),
      inputs.length,
    );
    const done = accepted(made);
    const between = await balanceOf(builder, token);
    const back = await atOnce(
      (i) => send(builder, "withdrawals.cancel", { id: fieldOf(done[i]?.data, "id") }, token),
      done.length,
    );
    const after = await balanceOf(builder, token);
    for (const [what, answers, moved] of [
      ["withdrawals", made, before - between],
      ["cancellations", back, after - between],
    ] as const) {
      const [all, expected] = [accepted(answers), sumOf(accepted(answers))];
      if (moved === expected) continue;
      const problem = `${all.length} ${what} of ${amountText(expected)} in all moved the balance by ${amountText(moved)}`;
      return judgedRace(problem, answers);
    }
    return judgedRace(undefined, made);
  },
};

const sameQuote: Scenario = {
  name: "one quote six times at once",
  rule: "race",
  operation: "withdrawals.create",
  async run(builder) {
    const token = builder.user();
    const fields = await withdrawal(builder);
    const answers = await atOnce(() => send(builder, "withdrawals.create", fields, token));
    const done = accepted(answers);
    for (const { data } of done)
      await send(builder, "withdrawals.cancel", { id: fieldOf(data, "id") }, token);
    return judgedRace(done.length > 1 ? `${done.length} withdrawals were made` : undefined, answers);
  },
};

const cancelTwice: Scenario = {
  name: "six cancellations of one withdrawal at once",
  rule: "race",
  operation: "withdrawals.cancel",
  async run(builder) {
    const token = builder.user();
    const before = await balanceOf(builder, token);
    const id = fieldOf(await builder.data("withdrawals.create", await withdrawal(builder), token), "id");
    const answers = await atOnce(() => send(builder, "withdrawals.cancel", { id }, token));
    const missing = before - (await balanceOf(builder, token));
    const count = accepted(answers).length;
    const problem =
      count > 1
        ? `${count} of them succeeded`
        : missing === 0n || count === 0
          ? undefined
          : `the balance lacks ${amountText(missing)} afterwards`;
    return judgedRace(problem, answers);
  },
};

/** Both may be named, as whose it is shows at the review; a server that credits automatically may credit one of them. */
const transferTwice: Scenario = {
  name: "one transfer for two recharges at once",
  rule: "race",
  operation: "recharges.submitProof",
  async run(builder) {
    const user = await builder.register();
    const claims = [await openRecharge(builder, user), await openRecharge(builder, user)];
    const txid = Buffer.from(builder.unused().padEnd(32, "x")).toString("hex");
    const answers = await atOnce((i) => {
      const { token, ...fields } = claims[i] ?? { token: "" };
      return send(builder, "recharges.submitProof", { ...fields, txid }, token);
    }, claims.length);
    const states = await Promise.all(
      claims.map(async ({ id, token }) =>
        fieldOf(await builder.data("recharges.get", { id }, token), "status"),
      ),
    );
    const isTwice = states.every((status) => status === "credited");
    return judgedRace(isTwice ? "both were credited" : undefined, answers);
  },
};

async function openRecharge(builder: TestDataBuilder, user: NewUser) {
  if (user.isLogin) throw new NotPossible("needs a new account");
  const token = await builder.signIn(user);
  const { amount, ...method } = await recharge(builder);
  const id = fieldOf(await builder.data("recharges.create", { ...method, amount }, token), "id");
  return { token, id, amount };
}

/** Calls on money of which one may win, or all must count. */
export const walletRaces: readonly Scenario[] = [withdrawInParallel, sameQuote, cancelTwice, transferTwice];
