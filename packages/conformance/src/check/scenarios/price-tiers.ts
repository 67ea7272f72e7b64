import type { Answer } from "../ask.js";
import { decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { product } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { totalsProblem } from "./books.js";
import { type Scenario, send } from "./scenario.js";
import { judged } from "./verdict.js";

const PRICE = "12.50";
const TERMS = {
  price: PRICE,
  stock: 60,
  price_tiers: [
    { min_num: 12, price: "11.00" },
    { min_num: 24, price: "9.95" },
  ],
  min_order: 6,
  pack_size: 3,
};

/** The unit price at quantity `num` by the contract. */
export function tierPrice(price: unknown, tiers: readonly Fields[], num: number): unknown {
  return tiers.filter(({ min_num }) => Number(min_num) <= num).at(-1)?.price ?? price;
}

/** The problem of lines with quantity `num`, in a preview's group or an order. */
export function tierProblem(group: Fields | undefined, num: number): string | undefined {
  const [line] = objectsIn(group?.goods);
  if (!group || !line) return `${num} pieces are in no line`;
  const expected = tierPrice(PRICE, TERMS.price_tiers, num);
  if (decimal(line.price) !== decimal(expected)) {
    return `${num} pieces cost ${String(line.price)} each, the tier says ${String(expected)}`;
  }
  return totalsProblem(group);
}

/** A new product with tiers, on sale. @throws {NotPossible} where a server keeps no tiers */
async function tieredProduct(builder: TestDataBuilder) {
  const merchant = builder.merchant();
  const made = await builder.data(
    "merchantProducts.save",
    { ...(await product(builder)), ...TERMS },
    merchant,
  );
  const id = fieldOf(made, "id");
  await builder.data("merchantProducts.setStatus", { id, status: "on" }, merchant);
  const detail = await builder.data("products.get", { id }, undefined);
  const clean = () => send(builder, "merchantProducts.delete", { id }, merchant);
  if (objectsIn(fieldOf(detail, "price_tiers")).length === 0) {
    await clean();
    throw new NotPossible("the server keeps no price tiers");
  }
  return { id, shop_id: fieldOf(detail, "shop_id"), clean };
}

/** Errors of a rejected preview, or of one with problems. */
const errorsOf = (answer: Answer | undefined): unknown[] =>
  answer?.isAccepted
    ? objectsIn(fieldOf(answer.data, "groups")).flatMap(({ problems }) =>
        objectsIn(problems).map(({ error }) => error),
      )
    : [answer?.error];

/** Quantities on both sides of each tier, of the minimum and of a pack. */
const tiers: Scenario = {
  name: "price tiers, minimum and packs",
  rule: "books",
  operation: "orders.preview",
  async run(builder) {
    const token = builder.user();
    const address_id = (await builder.first("addresses.list", {}, token)).id;
    const { id, shop_id, clean } = await tieredProduct(builder);
    let last: Answer | undefined;
    const preview = async (num: number) => {
      const answer = await send(
        builder,
        "orders.preview",
        { items: [{ id, num, shop_id }], address_id },
        token,
      );
      if (answer?.isAccepted || !last) last = answer;
      return answer;
    };
    const problem = await findProblem(builder, token, preview, { id, shop_id, address_id });
    await clean();
    return judged(problem, last, {
      sentence: "All pieces of the product in one order count together, whatever their variant.",
    });
  },
};

async function findProblem(
  builder: TestDataBuilder,
  token: string,
  preview: (num: number) => Promise<Answer | undefined>,
  { id, shop_id, address_id }: Fields,
): Promise<string | undefined> {
  for (const [num, error] of [
    [3, "below_minimum"],
    [7, "pack_mismatch"],
  ] as const) {
    const errors = errorsOf(await preview(num));
    if (!errors.includes(error)) return `${num} pieces are not refused by \`${error}\``;
  }
  let total: unknown;
  let price_token: unknown;
  for (const num of [6, 9, 12, 21, 24]) {
    const answer = await preview(num);
    if (!answer?.isAccepted) return `${num} pieces are refused (${answer?.error ?? answer?.code})`;
    const found = tierProblem(objectsIn(fieldOf(answer.data, "groups"))[0], num);
    if (found) return found;
    total = fieldOf(answer.data, "total");
    price_token = fieldOf(answer.data, "price_token");
  }
  const fields = { items: [{ id, num: 24, shop_id }], address_id, price_token, expect_total: total };
  const created = await builder.data("orders.create", fields, token);
  const [order] = objectsIn(fieldOf(created, "orders"));
  await send(builder, "orders.cancel", { order_no: order?.order_no, reason: "Ordered twice" }, token);
  return tierProblem(order, 24);
}

/** Scenarios about prices by quantity. */
export const priceTiers: readonly Scenario[] = [tiers];
