import { fieldOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { checkOut, onSale, payment, product, received, unpaid } from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { asMerchant, asUser, type Case, ownAccount } from "./provoked.js";
import { send } from "./scenario.js";

const SPAM = "Write to me@mail.example or www.mail.example";

const cancel = (builder: TestDataBuilder, token: string, order_no: unknown) =>
  send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);

/** Removes a product from the store: being the newest, other checks would order it. */
const remove = (builder: TestDataBuilder, id: unknown) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

/** A purchase whose order was cancelled, with its payment. */
async function cancelled(builder: TestDataBuilder) {
  const purchase = await unpaid(builder);
  await cancel(builder, purchase.token, purchase.order_no);
  return purchase;
}

/** An unpaid order of a new account, which has no balance. */
async function ofNewAccount(builder: TestDataBuilder) {
  const { token, password } = await ownAccount(builder);
  await builder.data("addresses.save", ADDRESS, token);
  return { ...(await unpaid(builder, { token })), password };
}

/** Errors about unavailable products, insufficient balances and reviews. */
export const stockErrors: readonly Case[] = [
  ["orders.create", "cart_empty", async (b) => asUser(b, { ...(await checkOut(b)).fields, items: [] })],
  [
    "orders.preview",
    "stock_short",
    async (b) => {
      const id = await onSale(b, 1);
      return { ...(await asUser(b, { items: [{ id, num: 2 }] })), after: () => remove(b, id) };
    },
  ],
  [
    "orders.create",
    "product_unavailable",
    async (b) => {
      const id = await onSale(b, 1);
      const { fields } = await checkOut(b, { productId: id });
      await b.data("merchantProducts.setStatus", { id, status: "off" }, b.merchant());
      return { ...(await asUser(b, fields)), after: () => remove(b, id) };
    },
  ],
  [
    "orders.create",
    "stock_short",
    async (b) => {
      const id = await onSale(b, 1);
      const { fields } = await checkOut(b, { productId: id });
      const made = await b.data("orders.create", fields, b.user());
      const [order] = [fieldOf(made, "orders")].flat();
      const after = async () => {
        await cancel(b, b.user(), fieldOf(order, "order_no"));
        await remove(b, id);
      };
      return { ...(await asUser(b, fields)), after };
    },
  ],
  ["payments.payWithBalance", "pay_expired", async (b) => asUser(b, payment(await cancelled(b), b))],
  [
    "payments.payWithCrypto",
    "pay_expired",
    async (b) => asUser(b, { pay_no: (await cancelled(b)).pay_no, coin: "USDT", network: "TRC20" }),
  ],
  [
    "payments.payWithBalance",
    "fund_password_unset",
    async (b) => {
      const purchase = await ofNewAccount(b);
      const { token, order_no } = purchase;
      return { fields: payment(purchase, b), token, after: () => cancel(b, token, order_no) };
    },
  ],
  [
    "payments.payWithBalance",
    "insufficient_balance",
    async (b) => {
      const purchase = await ofNewAccount(b);
      const { token, order_no, password } = purchase;
      const fund_password = `kettle-${b.unused()}`;
      await b.data("fundPassword.set", { newpassword: fund_password, password }, token);
      const after = () => cancel(b, token, order_no);
      return { fields: { ...payment(purchase, b), fund_password }, token, after };
    },
  ],
  [
    "orders.review",
    "content_rejected",
    async (b) => {
      const purchase = await received(b);
      const comments = [{ order_goods_id: purchase.line, star: 5, content: SPAM, images: [] }];
      return asUser(b, { order_no: purchase.order_no, comments });
    },
    { isOptional: true },
  ],
  [
    "merchantProducts.save",
    "version_conflict",
    async (b) => {
      const fields = await product(b);
      const made = await b.data("merchantProducts.save", fields, b.merchant());
      const [id, version] = [fieldOf(made, "id"), fieldOf(made, "version")];
      await b.data("merchantProducts.save", { ...fields, id, version, price: "13.50" }, b.merchant());
      return asMerchant(b, { ...fields, id, version });
    },
  ],
  [
    "merchantProducts.save",
    "field_invalid",
    async (b) => asMerchant(b, { ...(await product(b)), category_id: 999_999_999 }),
  ],
];
