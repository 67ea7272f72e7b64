import { truthOf } from "../consistency/claims";
import { decimal } from "../decimals";
import { fieldOf, isFields, objectsIn, rowsOf } from "../json";
import { ADDRESS } from "../mutations/account";
import { payment, unpaid } from "../mutations/purchases";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder";
import { ownAccount } from "./provoked";
import { type Scenario, send } from "./scenario";
import { nothing } from "./unlike";

/** “Balance the user may spend.” What a store owes its buyers may be kept back. */
const balance: Scenario = {
  operation: "payments.payWithBalance",
  name: "what the balance suffices for",
  rule: "effect",
  async run(builder) {
    const account = await builder.data("account.get", {}, builder.user());
    if (truthOf(fieldOf(account, "is_merchant")) !== false) throw new NotPossible("the buyer has a store");
    const purchase = await unpaid(builder);
    const [money, total] = [decimal(fieldOf(account, "money")), decimal(purchase.total)];
    const answer = await send(builder, "payments.payWithBalance", payment(purchase, builder), purchase.token);
    const cancel = { order_no: purchase.order_no, reason: "Ordered twice" };
    await send(builder, "orders.cancel", cancel, purchase.token);
    const isEnough = money !== undefined && total !== undefined && money >= total;
    return {
      problem:
        isEnough && answer?.error === "insufficient_balance"
          ? `${String(purchase.total)} were too much for ${String(fieldOf(account, "money"))}`
          : undefined,
      exchange: answer?.exchange,
    };
  },
};

/** The first country that has parts: “an empty list means the area has no parts, or is not open yet”. */
async function openCountry(builder: TestDataBuilder): Promise<unknown> {
  for (const { id, name } of rowsOf(await builder.data("addresses.areas", {}, undefined)).slice(0, 20)) {
    if (rowsOf(await builder.data("addresses.areas", { pid: id }, undefined)).length > 0) return name;
  }
  throw new NotPossible("no country has parts");
}

/** Where a country is open, nothing is refused because it is not. */
const area: Scenario = {
  operation: "orders.preview",
  name: "an open country",
  rule: "effect",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const country = await openCountry(builder);
    const saved = await send(builder, "addresses.save", { ...ADDRESS, country }, token);
    const { id, shop_id } = await builder.first("products.list", { limit: 1, in_stock: 1 }, undefined);
    const fields = { items: [{ id, shop_id, num: 1 }], address_id: fieldOf(saved?.data, "id") };
    const answer = saved?.isAccepted ? await send(builder, "orders.preview", fields, token) : saved;
    const problems = objectsIn(fieldOf(answer?.data, "groups")).flatMap((group) => objectsIn(group.problems));
    const isClosed = [answer, ...problems].some((one) => fieldOf(one, "error") === "area_not_open");
    return { problem: isClosed ? `${String(country)} is not open` : undefined, exchange: answer?.exchange };
  },
};

/** What a server does, it says that it does: clients do not ask for the rest. */
const features: Scenario = {
  operation: "site.config",
  name: "what the server does",
  rule: "consistency",
  async run(builder) {
    const answer = await send(builder, "site.config", {}, undefined);
    const told = fieldOf(answer?.data, "features");
    if (!answer?.isAccepted || !isFields(told)) return nothing;
    const works = async (id: string) =>
      !(await builder.context.missing(id)) &&
      ((await send(builder, id, {}, builder.user()))?.isAccepted ?? false);
    const loans = (await works("loans.terms"))
      ? await builder.data("loans.terms", {}, builder.user())
      : undefined;
    const wrong = Object.entries({
      member_lists: await works("memberLists.get"),
      loan: fieldOf(loans, "enabled") === true,
    }).find(([name, does]) => does && truthOf(told[name]) !== true);
    return {
      problem: wrong && `\`features.${wrong[0]}\` is ${String(told[wrong[0]])}, and it works`,
      exchange: answer.exchange,
    };
  },
};

/** What the server has said is possible. */
export const possible: readonly Scenario[] = [balance, area, features];
