import { type Fields, fieldOf, objectsIn } from "../json";
import { firstMethod } from "./wallet";
import { type Attempt, NotPossible, type Writer } from "./writer";

const SHIPMENT = { carrier: "Example Post", tracking_no: "EX-1" };

interface Purchase {
  readonly token: string;
  readonly order_no: unknown;
  readonly pay_no: unknown;
  readonly total: unknown;
  readonly line: unknown;
  readonly product: unknown;
}

/** One piece of the merchant's own goods where there is a merchant, so that both sides can act on the order. */
async function checkOut(writer: Writer): Promise<{ readonly fields: Fields; readonly product: unknown }> {
  const token = writer.user();
  const { user, merchant } = writer.context.people;
  const own =
    merchant !== undefined && merchant !== user
      ? await writer.first("merchantProducts.list", { status: "on", limit: 1 }, merchant)
      : await writer.first("products.list", { limit: 1 }, undefined);
  const detail = await writer.data("products.get", { id: own.id }, undefined);
  const sku = objectsIn(fieldOf(detail, "skus")).find(
    ({ stock }) => stock === undefined || Number(stock) > 0,
  )?.id;
  const shop_id = fieldOf(detail, "shop_id");
  const items = [{ id: own.id, num: 1, shop_id, ...(sku !== undefined && { sku_id: sku }) }];
  const address_id = (await writer.first("addresses.list", {}, token)).id;
  const preview = await writer.data("orders.preview", { items, address_id }, token);
  const price_token = fieldOf(preview, "price_token");
  if (price_token === "") throw new NotPossible("the first product cannot be ordered to the first address");
  return {
    fields: { items, address_id, price_token, expect_total: fieldOf(preview, "total") },
    product: own.id,
  };
}

async function unpaid(writer: Writer): Promise<Purchase> {
  const token = writer.user();
  const { fields, product } = await checkOut(writer);
  const created = await writer.data("orders.create", fields, token);
  const [order] = objectsIn(fieldOf(created, "orders"));
  const pay = fieldOf(created, "pay");
  const line = objectsIn(order?.goods)[0]?.id;
  return {
    token,
    order_no: order?.order_no,
    pay_no: fieldOf(pay, "pay_no"),
    total: fieldOf(pay, "total"),
    line,
    product,
  };
}

function payment({ pay_no, total }: Purchase, { fundPassword }: Writer): Fields {
  if (fundPassword === undefined) throw new NotPossible("needs --fund-password");
  return { pay_no, fund_password: fundPassword, expect_total: total };
}

async function paid(writer: Writer): Promise<Purchase> {
  const purchase = await unpaid(writer);
  await writer.data("payments.payWithBalance", payment(purchase, writer), purchase.token);
  return purchase;
}

async function shipped(writer: Writer): Promise<Purchase> {
  const merchant = writer.merchant();
  const purchase = await paid(writer);
  await writer.data("merchantOrders.ship", { order_no: purchase.order_no, ...SHIPMENT }, merchant);
  return purchase;
}

async function received(writer: Writer): Promise<Purchase> {
  const purchase = await shipped(writer);
  await writer.data("orders.confirmReceipt", { order_no: purchase.order_no }, purchase.token);
  return purchase;
}

const review = ({ order_no, line }: Purchase): Fields => ({
  order_no,
  comments: [{ order_goods_id: line, star: 5, content: "As described.", images: [] }],
});

const product = async (writer: Writer): Promise<Fields> => {
  const token = writer.merchant();
  const { category_id } = await writer.first("products.list", { limit: 1 }, undefined);
  const title = `Enamelled kettle ${writer.unused()}`;
  return { category_id, title, images: [await writer.upload(token)], price: "12.50", stock: 3 };
};

const productId = async (writer: Writer): Promise<unknown> =>
  fieldOf(await writer.data("merchantProducts.save", await product(writer), writer.merchant()), "id");

/** Orders from the cart to the review, by the buyer and the store, and the store's goods. */
export const tradeAttempts = {
  "orders.create": async (writer: Writer) => ({
    fields: (await checkOut(writer)).fields,
    token: writer.user(),
  }),
  "orders.cancel": async (writer: Writer) => {
    const { order_no, token } = await unpaid(writer);
    return { fields: { order_no, reason: "Ordered twice" }, token };
  },
  "payments.payWithBalance": async (writer: Writer) => {
    const purchase = await unpaid(writer);
    return { fields: payment(purchase, writer), token: purchase.token };
  },
  "payments.payWithCrypto": async (writer: Writer) => {
    const { pay_no, token } = await unpaid(writer);
    const { coin, network } = await firstMethod(writer, "recharges.methods");
    return { fields: { pay_no, coin, network }, token };
  },
  "orders.confirmReceipt": async (writer: Writer) => {
    const { order_no, token } = await shipped(writer);
    return { fields: { order_no }, token };
  },
  "orders.review": async (writer: Writer) => {
    const purchase = await received(writer);
    return { fields: review(purchase), token: purchase.token };
  },
  "merchantOrders.ship": async (writer: Writer) => ({
    fields: { order_no: (await paid(writer)).order_no, ...SHIPMENT },
    token: writer.merchant(),
  }),
  "merchantOrders.decline": async (writer: Writer) => ({
    fields: { order_no: (await paid(writer)).order_no, reason: "Broken in the store" },
    token: writer.merchant(),
  }),
  "merchantReviews.reply": async (writer: Writer) => {
    const purchase = await received(writer);
    await writer.data("orders.review", review(purchase), purchase.token);
    const comment = await writer.first("products.reviews", { id: purchase.product, limit: 1 }, undefined);
    return { fields: { id: comment.id, reply: "Thank you." }, token: writer.merchant() };
  },
  "merchantProducts.save": async (writer: Writer) => ({
    fields: await product(writer),
    token: writer.merchant(),
  }),
  "merchantProducts.setStatus": async (writer: Writer) => ({
    fields: { id: await productId(writer), status: "off" },
    token: writer.merchant(),
  }),
  "merchantProducts.delete": async (writer: Writer) => ({
    fields: { id: await productId(writer) },
    token: writer.merchant(),
  }),
} satisfies Readonly<Record<string, (writer: Writer) => Promise<Attempt>>>;
