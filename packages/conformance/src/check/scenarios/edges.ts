import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { checkOut, disputed, onSale, PROBLEM, RETURN_TO, shipped } from "../mutations/purchases.js";
import { NotPossible } from "../mutations/test-data-builder.js";
import { addressFor, withdrawal } from "../mutations/wallet.js";
import { CENT, type Edge, edges, methodsOf, plus, stepFor } from "./edge.js";
import { networkAddresses } from "./network-addresses.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { products, stats } from "./store-edges.js";

/** Minimum and maximum recharge of each network: both are accepted, one step beyond is not. */
const recharges = edges("recharges.create", "least and greatest amounts", async (builder) => {
  const made: Edge[] = [];
  for (const { coin, network, min_amount, max_amount, decimals } of (
    await methodsOf(builder, "recharges.methods")
  ).slice(0, 4)) {
    const { token } = await ownAccount(builder);
    const at = (what: string, amount: unknown, refusedBy?: readonly string[]): Edge => ({
      what: `${String(amount)} ${String(coin)}, ${what},`,
      fields: { coin, network, amount },
      token,
      ...(refusedBy && { refusedBy }),
    });
    const step = stepFor(decimals);
    if ((decimal(min_amount) ?? 0n) > step) {
      made.push(
        at("the least", min_amount),
        // “Digits an amount of this coin may have.”
        at("with all of its digits", plus(min_amount, step)),
        at("below the least", plus(min_amount, -step), ["amount_too_small"]),
      );
    }
    if ((decimal(max_amount) ?? 0n) > 0n) {
      made.push(
        at("the greatest", max_amount),
        at("above the greatest", plus(max_amount, step), ["amount_too_large"]),
      );
    }
  }
  return made;
});

/** The same for withdrawals, and amounts between two steps. */
const quotes = edges("withdrawals.quote", "least and greatest amounts", async (builder) => {
  const token = builder.user();
  const methods = await methodsOf(builder, "withdrawals.methods");
  const money = decimal(fieldOf(await builder.data("account.get", {}, token), "money")) ?? 0n;
  return methods.flatMap(({ coin, network, min, max, step }): Edge[] => {
    const at = (what: string, amount: unknown, refusedBy?: readonly string[]): Edge => ({
      what: `${String(amount)} by ${String(network)}, ${what},`,
      fields: { coin, network, amount },
      token,
      ...(refusedBy && { refusedBy }),
    });
    const [least, most, each] = [decimal(min) ?? 0n, decimal(max) ?? 0n, decimal(step) ?? 0n];
    const unit = each > 0n ? each : CENT;
    return [
      ...(least > unit ? [at("below the least", plus(min, -unit), ["amount_too_small"])] : []),
      ...(least > 0n && least <= money ? [at("the least", min)] : []),
      ...(most > 0n && most <= money ? [at("the greatest", max)] : []),
      ...(most > 0n
        ? [at("above the greatest", plus(max, unit), ["amount_too_large", "insufficient_balance"])]
        : []),
      ...(each > 1n && least > 0n ? [at("between two steps", plus(min, each / 2n), ["amount_step"])] : []),
      at("more than there is", amountText(money + unit), ["insufficient_balance", "amount_too_large"]),
    ];
  });
});

/** Minimum and maximum loan of each term. */
const loans = edges("loans.apply", "least and greatest amounts", async (builder) => {
  const data = await builder.data("loans.terms", {}, builder.user());
  const agree = fieldOf(data, "terms_version");
  const made: Edge[] = [];
  for (const { term_days, min, max } of objectsIn(fieldOf(data, "terms"))) {
    const at = async (amount: unknown, refusedBy?: readonly string[]) => {
      const { token } = await ownAccount(builder);
      const what = `${String(amount)} for ${String(term_days)} days`;
      made.push({ what, fields: { amount, term_days, agree }, token, ...(refusedBy && { refusedBy }) });
    };
    await at(plus(min, -CENT), ["amount_range"]);
    await at(min);
    await at(max);
    await at(plus(max, CENT), ["amount_range"]);
  }
  if (made.length === 0) throw new NotPossible("the server offers no loan");
  return made;
});

/** A claim may reach the amount paid, and an offer must be below the claim. */
const disputes = edges("disputes.open", "all of it and more", async (builder) => {
  const { order_no, total, token } = await shipped(builder);
  const fields = (amount: unknown): Fields => ({ order_no, ...PROBLEM, amount });
  const undo = () => send(builder, "disputes.withdraw", { order_no }, token);
  return [
    {
      what: "a cent more than was paid",
      fields: fields(plus(total, CENT)),
      token,
      refusedBy: ["amount_too_large"],
    },
    { what: "nothing", fields: fields("0"), token, refusedBy: ["amount_too_small"] },
    { what: "all that was paid", fields: fields(total), token, undo },
    { what: "half a cent less", fields: fields("0.005"), token, refusedBy: ["field_invalid"] },
    {
      what: "a second report after a withdrawal",
      fields: { order_no, ...PROBLEM, reason: "not_arrived" },
      token,
      undo,
    },
  ];
});
const offers = edges("merchantDisputes.answer", "an offer of all of it", async (builder) => {
  const { order_no, total } = await disputed(builder, false);
  const fields = (amount?: unknown): Fields => ({
    order_no,
    answer: "offer",
    ...(amount !== undefined && { amount }),
  });
  const token = builder.merchant();
  return [
    { what: "an offer without an amount", fields: fields(), token, refusedBy: ["field_invalid"] },
    {
      what: "an objection without words",
      fields: { order_no, answer: "object" },
      token,
      refusedBy: ["field_invalid"],
    },
    {
      what: "a return of what the buyer wants to keep",
      fields: { order_no, answer: "return", return_to: RETURN_TO },
      token,
      refusedBy: ["field_invalid", "bad_state"],
    },
    {
      what: "an offer of all that is asked for",
      fields: fields(total),
      token,
      refusedBy: ["amount_too_large"],
    },
    {
      what: "an offer of nothing",
      fields: fields("0"),
      token,
      refusedBy: ["amount_too_small", "field_invalid"],
    },
    { what: "an offer of a cent less", fields: fields(plus(total, -CENT)), token },
  ];
});

/** The whole remaining stock can be ordered, and not one more; the store must be the product's own. */
const stock = edges("orders.preview", "the last piece", async (builder) => {
  const token = builder.user();
  const id = await onSale(builder, 3);
  const { fields } = await checkOut(builder, { productId: id });
  const [line] = objectsIn(fields.items);
  const { address_id } = fields;
  const cart = (what: string, change: Fields, refusedBy?: readonly string[]): Edge => ({
    what,
    fields: { items: [{ ...line, ...change }], address_id },
    token,
    ...(refusedBy && { refusedBy }),
  });
  const gone = ["product_unavailable"];
  return [
    cart("all pieces in stock", { num: 3 }),
    cart("one piece more than there is", { num: 4 }, ["stock_short"]),
    cart("a product of another store than it is sold in", { shop_id: 999_999_999 }, gone),
    cart("a variant that does not exist", { sku_id: 999_999_999 }, gone),
    cart("a product that does not exist", { id: 999_999_999 }, gone),
    {
      what: "two lines of one product with more pieces than there are",
      fields: {
        items: [
          { ...line, num: 2 },
          { ...line, num: 2 },
        ],
        address_id,
      },
      token,
      refusedBy: ["stock_short"],
    },
  ];
});
/** An order succeeds for exactly what the preview accepts, down to the last item. */
const lastPieces = edges("orders.create", "the last piece", async (builder) => {
  const token = builder.user();
  const id = await onSale(builder, 3);
  const { fields } = await checkOut(builder, { productId: id });
  const { address_id } = fields;
  const items = objectsIn(fields.items).map((line) => ({ ...line, num: 3 }));
  const preview = await builder.data("orders.preview", { items, address_id }, token);
  const price_token = fieldOf(preview, "price_token");
  const wanted = { items, address_id, price_token, expect_total: fieldOf(preview, "total") };
  const undo = async (data: unknown) => {
    const [order] = objectsIn(fieldOf(data, "orders"));
    await send(builder, "orders.cancel", { order_no: order?.order_no, reason: "Ordered twice" }, token);
    await send(builder, "merchantProducts.delete", { id }, builder.merchant());
  };
  return [{ what: "all pieces in stock", fields: wanted, token, undo }];
});
const ownProducts = edges("orders.create", "the store's own product", async (builder) => {
  const token = builder.merchant();
  const id = await onSale(builder, 3);
  const shop_id = fieldOf(await builder.data("products.get", { id }, undefined), "shop_id");
  const items = [{ id, num: 1, shop_id }];
  return [
    {
      what: "an own product",
      fields: { items, price_token: "none", expect_total: "12.50" },
      token,
      refusedBy: ["own_product", "address_required", "price_changed", "area_not_open"],
    },
  ];
});

/** Every network accepts its address formats and rejects those with a mistake. */
const addresses = edges("withdrawals.create", "addresses of a network", async (builder) => {
  const made: Edge[] = [];
  const token = builder.user();
  const seen = new Set<string>();
  for (const { coin, network, min } of await methodsOf(builder, "withdrawals.methods")) {
    const sample = addressFor(network);
    // Networks that share an address format count as one.
    if (sample === undefined || seen.has(sample)) continue;
    seen.add(sample);
    const { valid, invalid } = networkAddresses(network);
    const at = async (address: string, refusedBy?: readonly string[]) => {
      const fields = await withdrawal(builder, { coin, network, amount: min });
      const undo = (data: unknown) => send(builder, "withdrawals.cancel", { id: fieldOf(data, "id") }, token);
      made.push({
        what: `${address} on ${String(network)}`,
        fields: { ...fields, address },
        token,
        undo,
        ...(refusedBy && { refusedBy }),
      });
    };
    for (const address of valid) await at(address);
    for (const address of invalid) await at(address, ["address_invalid", "address_wrong_network"]);
  }
  return made;
});

/** Scenarios at the limits of what is allowed: amounts, quantities, times and formats. */
export const edgeCases: readonly Scenario[] = [
  recharges,
  quotes,
  loans,
  disputes,
  offers,
  stock,
  lastPieces,
  ownProducts,
  stats,
  products,
  addresses,
];
