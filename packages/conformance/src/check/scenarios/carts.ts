import { type Fields, fieldOf, objectsIn } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { itemOf, onSale, product } from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { productElsewhere } from "./elsewhere.js";
import { ownAccount } from "./provoked.js";
import { send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { judged, judgedRefusal } from "./verdict.js";

const remove = (builder: TestDataBuilder, id: unknown) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

/** A cart of one store with lines that can be ordered, and lines that can't. */
async function mixedCart(builder: TestDataBuilder) {
  const token = builder.merchant();
  const ids: unknown[] = [];
  const make = async (num: number, change: Fields): Promise<Fields> => {
    const fields = { ...(await product(builder)), stock: 40, ...change };
    const id = fieldOf(await builder.data("merchantProducts.save", fields, token), "id");
    ids.push(id);
    await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
    return { id, num };
  };
  const good = await make(2, {});
  const few = await make(2, { stock: 1 });
  const least = await make(1, { min_order: 5 });
  const pack = await make(2, { pack_size: 3 });
  const gone = await make(1, {});
  await builder.data("merchantProducts.setStatus", { id: gone.id, status: "off" }, token);
  const detail = await builder.data("products.get", { id: good.id }, undefined);
  const [shop_id, shopname] = [fieldOf(detail, "shop_id"), fieldOf(detail, "shopname")];
  return {
    items: [good, few, least, pack, gone].map((line) => ({ ...line, shop_id })),
    good: { ...good, shop_id },
    shopname,
    problems: [
      { error: "stock_short", id: few.id, left: 1 },
      { error: "below_minimum", id: least.id, min_order: 5 },
      { error: "pack_mismatch", id: pack.id, pack_size: 3 },
      { error: "product_unavailable", id: gone.id },
    ] satisfies readonly Fields[],
    async end() {
      for (const id of ids) await remove(builder, id);
    },
  };
}

/** The first mistake in the problems of a priced cart. */
export function problemsOfCart(preview: unknown, wanted: readonly Fields[]): string | undefined {
  const problems = objectsIn(fieldOf(preview, "groups")).flatMap(({ problems }) => objectsIn(problems));
  for (const expected of wanted) {
    const own = problems.find(({ id }) => String(id) === String(expected.id));
    if (!own)
      return `nothing stands against product ${String(expected.id)}, which is ${String(expected.error)}`;
    const other = unlike(expected, own);
    if (other) return `what stands against product ${String(expected.id)}: ${other}`;
  }
  const ofLines = problems.filter(({ id }) => id !== undefined && String(id) !== "0");
  return ofLines.length > wanted.length
    ? `${ofLines.length} lines are refused of ${wanted.length}`
    : undefined;
}

/** “Lines that can't be ordered stay in their group with an entry in `problems` and count in no sum.” */
const mixed = scenario("orders.preview", "lines that cannot be ordered", async (builder) => {
  const { token } = await ownAccount(builder);
  const address_id = fieldOf(await builder.data("addresses.save", ADDRESS, token), "id");
  const { items, good, shopname, problems, end } = await mixedCart(builder);
  try {
    const whole = await send(builder, "orders.preview", { items, address_id }, token);
    if (!whole?.isAccepted) {
      // “A server that prices no partial carts refuses with the first problem it meets.”
      const isKnown = whole?.error === undefined || problems.some(({ error }) => error === whole.error);
      return judgedRefusal(isKnown ? undefined : `refused with ${whole?.error}`, whole);
    }
    const alone = await builder.data("orders.preview", { items: [good], address_id }, token);
    const sums = Object.fromEntries(
      ["goods_amount", "freight", "tax", "total"].map((name) => [name, fieldOf(alone, name)]),
    );
    return judged(
      problemsOfCart(whole.data, problems) ??
        unlike({ ...sums, price_token: "" }, whole.data) ??
        unlike({ shopname }, objectsIn(fieldOf(whole.data, "groups"))[0]) ??
        (fieldOf(alone, "price_token") === ""
          ? "nothing stands against the good line, and it has no token"
          : undefined),
      whole,
    );
  } finally {
    await end();
  }
});

/** A merchant's cart: the store's own product is the only one that cannot be ordered. */
const ownAmongOthers = scenario("orders.preview", "an own product among others", async (builder) => {
  const token = builder.merchant();
  const own = await onSale(builder, 3);
  try {
    const items = [await itemOf(builder, own), await itemOf(builder, (await productElsewhere(builder)).id)];
    const answer = await send(builder, "orders.preview", { items }, token);
    return judged(
      answer?.isAccepted ? problemsOfCart(answer.data, [{ error: "own_product", id: own }]) : undefined,
      answer,
    );
  } finally {
    await remove(builder, own);
  }
});

/** Scenarios about carts with several lines. */
export const carts = [mixed, ownAmongOthers];
