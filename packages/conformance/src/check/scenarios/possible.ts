import type { Answer } from "../ask.js";
import { truthOf } from "../consistency/claims.js";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, isFields, objectsIn, rowsOf } from "../json.js";
import { ADDRESS, accountCalls } from "../mutations/account.js";
import { checkOut, payment, product, unpaid } from "../mutations/purchases.js";
import { NotPossible, newKey, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { walletCalls } from "../mutations/wallet.js";
import { CENT } from "./edge.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { inconclusive, judged, refused, wrong } from "./verdict.js";

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
    return judged(
      isEnough && answer?.error === "insufficient_balance"
        ? `${String(purchase.total)} were too much for ${String(fieldOf(account, "money"))}`
        : undefined,
      answer,
    );
  },
};

/** A balance is enough for exactly its own amount. */
const wholeBalance: Scenario = {
  operation: "orders.preview",
  name: "goods for all of the balance",
  rule: "effect",
  async run(builder) {
    const account = await builder.data("account.get", {}, builder.user());
    const isPlain = truthOf(fieldOf(account, "is_merchant")) === false;
    const money = decimal(fieldOf(account, "money")) ?? 0n;
    const price = money - (money % CENT);
    if (!isPlain || price !== money || truthOf(fieldOf(account, "has_fund_password")) !== true || price <= 0n)
      throw new NotPossible("the buyer can't spend all of the balance");
    const token = builder.merchant();
    const made = await builder.data(
      "merchantProducts.save",
      { ...(await product(builder)), price: amountText(price) },
      token,
    );
    const id = fieldOf(made, "id");
    try {
      await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
      const { fields } = await checkOut(builder, { productId: id });
      const { items, address_id } = fields;
      const answer = await send(builder, "orders.preview", { items, address_id }, builder.user());
      const method = objectsIn(fieldOf(answer?.data, "pay_methods")).find((one) => one.method === "balance");
      const isExact = [fieldOf(answer?.data, "total"), fieldOf(answer?.data, "money")].every(
        (sum) => decimal(sum) === price,
      );
      return judged(
        isExact && method?.enabled === false
          ? `${amountText(price)} were too much for ${amountText(money)}`
          : undefined,
        answer,
      );
    } finally {
      await send(builder, "merchantProducts.delete", { id }, token);
    }
  },
};

/** Languages in which a country is selected. */
const LANGUAGES = ["en", "zh-CN", "ar"];

/** The first country that has parts: “an empty list means the area has no parts, or is not open yet”. */
async function openCountry(builder: TestDataBuilder): Promise<Fields> {
  for (const country of rowsOf(await builder.data("addresses.areas", {}, undefined)).slice(0, 20)) {
    if (rowsOf(await builder.data("addresses.areas", { pid: country.id }, undefined)).length > 0)
      return country;
  }
  throw new NotPossible("no country has parts");
}

/** A country as the server names it in a language is that country, and kept under the names it has. */
const countryNames: Scenario = {
  operation: "addresses.save",
  name: "an open country in another language",
  rule: "effect",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const { id, name } = await openCountry(builder);
    const { ask } = builder.context.subject("addresses.areas");
    let last: Answer | undefined;
    for (const language of LANGUAGES) {
      const areas = rowsOf((await ask({}, { token: undefined, language }))?.data);
      const country = areas.find((area) => String(area.id) === String(id))?.name;
      if (country === undefined) continue;
      const saved = await send(builder, "addresses.save", { ...ADDRESS, country }, token);
      if (saved?.error === "area_not_open") return wrong(`${String(country)} is not open`, saved);
      if (saved?.isAccepted || !last) last = saved;
      if (!saved?.isAccepted) continue;
      const shown = String(fieldOf(saved.data, "country") ?? country);
      if (shown !== country && shown !== name) return wrong(`${String(country)} became ${shown}`, saved);
    }
    return judged(undefined, last);
  },
};

/** In an open country, no order is rejected because of its area. */
const area: Scenario = {
  operation: "orders.preview",
  name: "an open country",
  rule: "effect",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const { name: country } = await openCountry(builder);
    const saved = await send(builder, "addresses.save", { ...ADDRESS, country }, token);
    const { id, shop_id } = await builder.first("products.list", { limit: 1, in_stock: 1 }, undefined);
    const fields = { items: [{ id, shop_id, num: 1 }], address_id: fieldOf(saved?.data, "id") };
    const answer = saved?.isAccepted ? await send(builder, "orders.preview", fields, token) : saved;
    const problems = objectsIn(fieldOf(answer?.data, "groups")).flatMap((group) => objectsIn(group.problems));
    const isClosed = [answer, ...problems].some((one) => fieldOf(one, "error") === "area_not_open");
    return judged(isClosed ? `${String(country)} is not open` : undefined, answer);
  },
};

/** Whether something is done; what cannot be tried is not. */
const tried = async (does: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await does();
  } catch (error) {
    if (error instanceof NotPossible) return false;
    throw error;
  }
};

/** Whether a key identifies one call: a purchase request sent twice is one. */
const repeats = (builder: TestDataBuilder) =>
  tried(async () => {
    const { token } = await ownAccount(builder);
    const { fields } = await walletCalls["purchaseRequests.create"](builder);
    const key = newKey();
    const ids: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      ids.push(fieldOf((await send(builder, "purchaseRequests.create", fields, token, key))?.data, "id"));
    }
    await send(builder, "purchaseRequests.close", { id: ids[0] }, token);
    return ids[0] !== undefined && ids[0] === ids[1];
  });

/** Whether a new store can register. */
const registers = (builder: TestDataBuilder) =>
  tried(async () => {
    const { fields, token } = await accountCalls["merchant.apply"]({ ...builder, newUser: builder.register });
    return (await send(builder, "merchant.apply", fields, token))?.isAccepted === true;
  });

/** A server announces the features it has, because clients do not request others. */
const features: Scenario = {
  operation: "site.config",
  name: "what the server does",
  rule: "consistency",
  async run(builder) {
    const answer = await send(builder, "site.config", {}, undefined);
    const claimed = fieldOf(answer?.data, "features");
    if (!answer?.isAccepted) return refused(answer);
    if (!isFields(claimed)) return inconclusive("the server announces no features");
    const works = async (id: string) =>
      !(await builder.context.missing(id)) &&
      ((await send(builder, id, {}, builder.user()))?.isAccepted ?? false);
    const loans = (await works("loans.terms"))
      ? await builder.data("loans.terms", {}, builder.user())
      : undefined;
    const wrong = Object.entries({
      idempotency: await repeats(builder),
      merchant: await registers(builder),
      member_lists: await works("memberLists.get"),
      loan: fieldOf(loans, "enabled") === true,
    }).find(([name, does]) => does && truthOf(claimed[name]) !== true);
    return judged(wrong && `\`features.${wrong[0]}\` is ${String(claimed[wrong[0]])}, and it works`, answer);
  },
};

/** Scenarios about what the server says is possible. */
export const possible: readonly Scenario[] = [balance, wholeBalance, area, countryNames, features];
