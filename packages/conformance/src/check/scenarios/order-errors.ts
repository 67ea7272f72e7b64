import { type Fields, fieldOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { checkOut, onSale, payment, product, received, review, unpaid } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { addressFor, withdrawal } from "../mutations/wallet.js";
import { methodsOf } from "./edge.js";
import { asMerchant, asUser, type Case, ownAccount, type Provoked } from "./provoked.js";
import { send } from "./scenario.js";
import { unlike } from "./unlike.js";

/** Tries of a fund password that no server allows. */
const MANY = 25;

const remove = (builder: TestDataBuilder, id: unknown) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

/** One item is previewed, then its store changes the terms, then it is ordered. @param expectedDetails of the error */
async function changedSince(
  builder: TestDataBuilder,
  change: Fields,
  expectedDetails: (id: unknown) => Fields,
): Promise<Provoked> {
  const fields = await product(builder);
  const made = await builder.data("merchantProducts.save", fields, builder.merchant());
  const [id, version] = [fieldOf(made, "id"), fieldOf(made, "version")];
  const on = await builder.data("merchantProducts.setStatus", { id, status: "on" }, builder.merchant());
  const { fields: wanted } = await checkOut(builder, { productId: id });
  await builder.data(
    "merchantProducts.save",
    { ...fields, id, version: fieldOf(on, "version") ?? version, ...change },
    builder.merchant(),
  );
  return {
    ...(await asUser(builder, wanted)),
    after: () => remove(builder, id),
    problem: (data) => unlike(expectedDetails(id), data),
  };
}

/** Something of the store's own, ordered by its merchant to an address that is taken away again. */
async function ownProduct(builder: TestDataBuilder): Promise<Provoked> {
  const token = builder.merchant();
  const id = await onSale(builder, 3);
  const address_id = fieldOf(await builder.data("addresses.save", ADDRESS, token), "id");
  const shop_id = fieldOf(await builder.data("products.get", { id }, undefined), "shop_id");
  const items = [{ id, num: 1, shop_id }];
  const after = async () => {
    await send(builder, "addresses.delete", { id: address_id }, token);
    await remove(builder, id);
  };
  return { fields: { items, address_id, price_token: "none", expect_total: "12.50" }, token, after };
}

/** Orders whose terms have changed since, or that are never allowed. */
export const orderErrors: readonly Case[] = [
  [
    "orders.create",
    "below_minimum",
    (b) => changedSince(b, { min_order: 2 }, (id) => ({ id, min_order: 2 })),
  ],
  [
    "orders.create",
    "pack_mismatch",
    (b) => changedSince(b, { pack_size: 2 }, (id) => ({ id, pack_size: 2 })),
  ],
  // “The answer is `price_changed` with the new `total`.”
  [
    "orders.create",
    "price_changed",
    (b) => changedSince(b, { price: "13.00" }, () => ({ total: "13.00" })),
    { by: "a new price" },
  ],
  [
    "orders.create",
    "price_changed",
    (b) => changedSince(b, { freight_price: "2.50" }, () => ({ total: "15.00" })),
    { by: "a new freight" },
  ],
  [
    "orders.create",
    "price_changed",
    (b) => changedSince(b, { tax_rate: "0.08" }, () => ({ total: "13.50" })),
    { by: "a new tax" },
  ],
  ["orders.create", "own_product", ownProduct],
  [
    "orders.preview",
    "own_product",
    async (b) => {
      const { fields, ...rest } = await ownProduct(b);
      return { ...rest, fields: { items: fields.items, address_id: fields.address_id } };
    },
  ],
  [
    "payments.payWithBalance",
    "fund_password_locked",
    async (b) => {
      const { token, password } = await ownAccount(b);
      await b.data("addresses.save", ADDRESS, token);
      const purchase = await unpaid(b, { token });
      await b.data("fundPassword.set", { newpassword: `kettle-${b.unused()}`, password }, token);
      const fields = { ...payment(purchase, b), fund_password: "kettle-wrong-1" };
      const cancel = { order_no: purchase.order_no, reason: "Ordered twice" };
      const after = () => send(b, "orders.cancel", cancel, token);
      for (let i = 0; i < MANY; i++) {
        const answer = await send(b, "payments.payWithBalance", fields, token);
        if (answer?.error === "fund_password_wrong") continue;
        if (i > 0) break;
        await after();
        throw new NotPossible("the balance is looked at before the password");
      }
      return { fields, token, after };
    },
  ],
  [
    "merchantReviews.reply",
    "already_replied",
    async (b) => {
      const purchase = await received(b);
      await b.data("orders.review", review(purchase), purchase.token);
      const { id } = await b.first("products.reviews", { id: purchase.product, limit: 1 }, undefined);
      await b.data("merchantReviews.reply", { id, reply: "Thank you." }, b.merchant());
      return asMerchant(b, { id, reply: "Thank you again." });
    },
  ],
  // Coins that would come back to where they were sent from.
  [
    "withdrawals.create",
    "self_address",
    async (b) => {
      const { token } = await ownAccount(b);
      const [payouts, topUps] = [
        await methodsOf(b, "withdrawals.methods"),
        await methodsOf(b, "recharges.methods"),
      ];
      const method = payouts.find(
        ({ coin, network }) =>
          addressFor(network) !== undefined &&
          topUps.some((other) => other.coin === coin && other.network === network),
      );
      const topUp = topUps.find(({ coin, network }) => coin === method?.coin && network === method?.network);
      if (!method || !topUp) throw new NotPossible("no network is open for both ways");
      const { coin, network, min_amount: amount } = topUp;
      const made = await b.data("recharges.create", { coin, network, amount }, token);
      const address = fieldOf(made, "address");
      if (typeof address !== "string") throw new NotPossible("the server tells no address");
      const fields = await withdrawal(b, { coin, network, amount: method.min });
      return asUser(b, { ...fields, address });
    },
  ],
];
