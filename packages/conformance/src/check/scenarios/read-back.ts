import { untrue, whenKnown } from "../consistency/claims.js";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { checkOut, itemOf, onSale, product, shipped } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { walletCalls } from "../mutations/wallet.js";
import { methodsOf } from "./edge.js";
import { ownAccount } from "./provoked.js";
import {
  addressBook,
  application,
  country,
  documents,
  fundPassword,
  login,
  profile,
  profilePicture,
  trueDefault,
  wrongTries,
} from "./read-back-account.js";
import { coinProblem, coins, fees, loan, proof } from "./read-back-wallet.js";
import { type Scenario, send } from "./scenario.js";
import { DAY, scenario, unlike } from "./unlike.js";
import { judged, refused, wrong } from "./verdict.js";

const WORDS = "Enamel keeps no smell.";

/** Saves a product with all that it can have, and changes it. */
const everyField = scenario("merchantProducts.save", "every field of a product", async (builder) => {
  const token = builder.merchant();
  const { price: _, stock: __, ...least } = await product(builder);
  const sent: Fields = {
    ...least,
    description: "Holds half a litre.",
    content: `<p>${WORDS}</p>`,
    market_price: "15.00",
    freight_price: "2.50",
    tax_rate: "0.08",
    ship_hours: 48,
    min_order: 2,
    pack_size: 2,
    price_tiers: [{ min_num: 10, price: "11.00" }],
    lead_times: [{ min_num: 10, days: 5 }],
    attributes: [
      { name: "Material", value: "Enamelled steel" },
      { name: "Carton measures", value: "48 × 32 × 30", unit: "cm" },
    ],
    specs: [{ name: "Color", items: ["Sage", "Sand"] }],
    skus: [
      { spec: ["Sage"], price: "12.50", stock: 3 },
      { spec: ["Sand"], price: "13.00", stock: 4 },
    ],
  };
  const made = await send(builder, "merchantProducts.save", sent, token);
  if (!made?.isAccepted) return refused(made);
  const id = fieldOf(made.data, "id");
  try {
    await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
    const [mine, shown] = [
      await builder.data("merchantProducts.get", { id }, token),
      await builder.data("products.get", { id }, undefined),
    ];
    // “HTML; the server keeps a safe part of it.”
    const { content: _, ...exact } = sent;
    const problem =
      unlike(exact, mine) ??
      unlike(exact, shown) ??
      ([mine, shown].every((seen) => String(fieldOf(seen, "content") ?? WORDS).includes(WORDS))
        ? undefined
        : "the words of `content` are lost") ??
      unlike({ price: "12.50", stock: 7 }, shown) ??
      unlike({ sku_code: "" }, mine);
    if (problem) return wrong(problem, made);
    const changes: Fields = {
      ...sent,
      id,
      version: fieldOf(mine, "version"),
      title: `${String(sent.title)} too`,
      // One of the two is sold no more, the other is called otherwise.
      specs: [{ name: "Color", items: ["Moss", "Sand"] }],
      skus: keptSkus(mine)
        .slice(0, 1)
        .map((sku) => ({ ...sku, spec: ["Moss"] })),
    };
    const changed = await send(builder, "merchantProducts.save", changes, token);
    const after = await builder.data("merchantProducts.get", { id }, token);
    if (changed && (changed.code === 422 || changed.error === "field_invalid"))
      return wrong("a change that keeps a variant as it is was refused", changed);
    if (!changed?.isAccepted) return refused(changed);
    const kept = unlike(
      { title: changes.title, stock: 3, price: "12.50", min_order: 2, status: "on" },
      after,
    );
    const left = objectsIn(fieldOf(after, "skus"));
    const variants =
      left.length === 1
        ? unlike({ id: keptSkus(mine)[0]?.id, spec: ["Moss"], stock: 3 }, left[0])
        : `${left.length} variants are there, one was kept`;
    return judged(kept ?? variants ?? versionProblem(mine, after), changed);
  } finally {
    await send(builder, "merchantProducts.delete", { id }, token);
  }
});

/** Combinations as stored, without a new stock. */
const keptSkus = (mine: unknown): Fields[] =>
  objectsIn(fieldOf(mine, "skus")).map(({ id, spec, price }) => ({ id, spec, price }));

const versionProblem = (before: unknown, after: unknown): string | undefined =>
  whenKnown([decimal(fieldOf(before, "version")), decimal(fieldOf(after, "version"))], (a, b) => b > a) ===
  false
    ? "`version` did not rise with the change"
    : undefined;

/** All that a purchase request can say, and how long it is open. */
const request = scenario("purchaseRequests.create", "every field of a purchase request", async (builder) => {
  const { token } = await ownAccount(builder);
  const { category_id } = await builder.first("products.list", { limit: 1 }, undefined);
  const { fields } = await walletCalls["purchaseRequests.create"](builder);
  const sent = {
    ...fields,
    target_price: "2.35",
    country: "Germany",
    category_id,
    images: [await builder.upload(token)],
  };
  const made = await send(builder, "purchaseRequests.create", sent, token);
  if (!made?.isAccepted) return refused(made);
  const id = fieldOf(made.data, "id");
  const shown = await builder.data("purchaseRequests.get", { id }, token);
  const [start, end] = [Number(fieldOf(shown, "createtime")), Number(fieldOf(shown, "expires_at"))];
  const problem =
    unlike({ ...sent, status: "open", is_own: 1 }, shown) ??
    (end - start === Number(fields.days) * DAY
      ? undefined
      : `it is open for ${end - start} seconds, ${String(fields.days)} days were asked for`);
  if (problem) return wrong(problem, made);
  const found = async (by: Fields) =>
    rowsOf(await builder.data("purchaseRequests.list", { limit: 100, ...by }, token)).some(
      (row) => String(row.id) === String(id),
    );
  const word = String(fields.title).split(" ").at(-1);
  const byWord = await found({ search: word });
  const byCategory = category_id === undefined || (await found({ category_id }));
  const foreign = await builder.data("purchaseRequests.get", { id }, builder.merchant());
  const closed = await send(builder, "purchaseRequests.close", { id }, token);
  const state = await builder.data("purchaseRequests.get", { id }, token);
  return judged(
    untrue([
      [byWord, `it is not found by “${word}”`],
      [byCategory, "it is not found by its category"],
    ]) ??
      unlike({ is_own: 0 }, foreign) ??
      (closed?.isAccepted ? unlike({ status: "closed" }, state) : undefined),
    made,
  );
});

/** What was ordered, where to, and in whose words: for the buyer and for the store, whatever changes later. */
const order = scenario("orders.create", "what was ordered", async (builder) => {
  const { token } = await ownAccount(builder);
  const address = await builder.data("addresses.save", ADDRESS, token);
  const id = await onSale(builder, 40);
  const { fields } = await checkOut(builder, { productId: id, token });
  const made = await send(builder, "orders.create", { ...fields, remark: "Ring twice." }, token);
  if (!made?.isAccepted) return refused(made);
  const [created] = objectsIn(fieldOf(made.data, "orders"));
  const { order_no } = created ?? {};
  const cancel = () => send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  await builder.data(
    "addresses.save",
    { ...ADDRESS, id: fieldOf(address, "id"), name: "Someone Else" },
    token,
  );
  const shown = await builder.data("orders.get", { order_no }, token);
  const pay = await builder.data("payments.get", { pay_no: fieldOf(shown, "pay_no") }, token);
  const store = await send(builder, "merchantOrders.get", { order_no }, builder.merchant());
  const [line] = objectsIn(fieldOf(shown, "goods"));
  const [item] = objectsIn(fields.items);
  const price = await builder.data("products.get", { id }, undefined);
  await cancel();
  await send(builder, "merchantProducts.delete", { id }, builder.merchant());
  const { is_default: _, id: __, ...where } = objectsIn([address])[0] ?? {};
  const problem =
    unlike({ remark: "Ring twice.", total: fields.expect_total, status: "unpaid" }, shown) ??
    unlike(where, fieldOf(shown, "address")) ??
    unlike(
      {
        pro_id: item?.id,
        num: item?.num,
        title: fieldOf(price, "title"),
        price: fieldOf(price, "price"),
        sku_code: fieldOf(price, "sku_code"),
      },
      line,
    ) ??
    unlike({ total: fields.expect_total, order_nos: [order_no], status: "created" }, pay) ??
    (store?.isAccepted
      ? unlike({ remark: "Ring twice.", goods: fieldOf(shown, "goods") }, store.data)
      : undefined);
  return judged(problem, made);
});

/** Two products of two stores become two orders and one payment. */
const twoStores = scenario("orders.create", "orders of two stores", async (builder) => {
  const { token } = await ownAccount(builder);
  await builder.data("addresses.save", ADDRESS, token);
  const address_id = (await builder.first("addresses.list", {}, token)).id;
  const rows = rowsOf(await builder.data("products.list", { limit: 100, in_stock: 1 }, undefined));
  const shops = [...new Set(rows.map(({ shop_id }) => String(shop_id)))].slice(0, 2);
  const items: Fields[] = [];
  for (const shop of shops) {
    const row = rows.find(
      ({ shop_id, stock }) => String(shop_id) === shop && (stock === undefined || Number(stock) > 5),
    );
    items.push(await itemOf(builder, row?.id));
  }
  if (items.length < 2) throw new NotPossible("needs two stores");
  const preview = await builder.data("orders.preview", { items, address_id }, token);
  const fields = {
    items,
    address_id,
    price_token: fieldOf(preview, "price_token"),
    expect_total: fieldOf(preview, "total"),
  };
  const made = await send(builder, "orders.create", fields, token);
  if (!made?.isAccepted) return refused(made);
  const orders = objectsIn(fieldOf(made.data, "orders"));
  const sum = orders.reduce((all, { total }) => all + (decimal(total) ?? 0n), 0n);
  const pay = fieldOf(made.data, "pay");
  const digits = await askCoins(builder, fieldOf(pay, "pay_no"), token);
  const before = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  const [first, second] = orders;
  await send(builder, "orders.cancel", { order_no: first?.order_no, reason: "Ordered twice" }, token);
  const after = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  await send(builder, "orders.cancel", { order_no: second?.order_no, reason: "Ordered twice" }, token);
  const last = await builder.data("payments.get", { pay_no: fieldOf(pay, "pay_no") }, token);
  const problem =
    untrue([
      [orders.length === 2, `${orders.length} orders were made`],
      [String(first?.pay_no) === String(second?.pay_no), "their payments are two"],
    ]) ??
    unlike({ total: amountText(sum) }, before) ??
    unlike({ total: second?.total, status: "created" }, after) ??
    (digits === undefined
      ? undefined
      : coinProblem(fieldOf(after, "amount"), fieldOf(after, "rate"), second?.total, digits)) ??
    unlike({ status: "expired" }, last);
  return judged(problem, made);
});

/** Asks for the coins of a payment. @returns the digits that the coin may have; undefined where no way is open */
async function askCoins(
  builder: TestDataBuilder,
  pay_no: unknown,
  token: string,
): Promise<number | undefined> {
  const [method] = await methodsOf(builder, "recharges.methods");
  const { coin, network, decimals } = method ?? {};
  const answer = await send(builder, "payments.payWithCrypto", { pay_no, coin, network }, token);
  return answer?.isAccepted ? Number(decimals ?? 18) : undefined;
}

/** A review and its reply, for the buyers and for the store. */
const reply = scenario("merchantReviews.reply", "a review and its reply", async (builder) => {
  const id = await onSale(builder, 40);
  const { order_no, line, token } = await shipped(builder, { productId: id });
  await builder.data("orders.confirmReceipt", { order_no }, token);
  const images = [await builder.upload(token)];
  const comment = { order_goods_id: line, star: 2, content: "The lid is cracked.", images };
  await builder.data("orders.review", { order_no, comments: [comment] }, token);
  const shown = await builder.first("products.reviews", { id, limit: 1 }, undefined);
  const sent = await send(
    builder,
    "merchantReviews.reply",
    { id: shown.id, reply: "We send a new one." },
    builder.merchant(),
  );
  const after = await builder.first("products.reviews", { id, limit: 1 }, undefined);
  const store = await builder.first("merchantReviews.list", { limit: 1, pro_id: id }, builder.merchant());
  const account = String(fieldOf(await builder.data("account.get", {}, token), "username") ?? "");
  const { order_goods_id: _, ...rest } = comment;
  const written = { ...rest, level: "negative" };
  return judged(
    unlike({ ...written, reply: "" }, shown) ??
      (shown.username_masked !== undefined && shown.username_masked === account && account.length > 3
        ? "the buyer's name is not masked"
        : undefined) ??
      (sent?.isAccepted
        ? (unlike({ username_masked: shown.username_masked, star: 2 }, sent.data) ??
          unlike({ ...written, reply: "We send a new one." }, after) ??
          unlike({ ...written, reply: "We send a new one.", pro_id: id }, store))
        : undefined),
    sent,
  );
});

/** What was written is read again, by who wrote it and by others. */
export const readBack: readonly Scenario[] = [
  everyField,
  addressBook,
  country,
  trueDefault,
  profile,
  profilePicture,
  login,
  fundPassword,
  wrongTries,
  request,
  order,
  twoStores,
  coins,
  proof,
  fees,
  loan,
  application,
  documents,
  reply,
];
