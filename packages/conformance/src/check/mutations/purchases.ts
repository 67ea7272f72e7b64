import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { smallestLine } from "../smallest-line.js";
import { NotPossible, type TestDataBuilder } from "./test-data-builder.js";

export const PROBLEM = { reason: "not_as_described", text: "The lid is cracked." };
export const OFFER = "0.01";
/** The return address. */
export const RETURN_TO = "Example Returns, 8 Weir Street, Northmill";
export const SHIPMENT = { carrier: "Example Post", tracking_no: "EX-1" };

/** An order and what its calls need. */
export interface Purchase {
  readonly token: string;
  readonly order_no: unknown;
  readonly pay_no: unknown;
  readonly total: unknown;
  readonly line: unknown;
  readonly product: unknown;
}

/** What is ordered, and by whom. */
interface CheckOut {
  readonly productId?: unknown;
  readonly token?: string;
  /** Different products, all of one store. */
  readonly lines?: number;
  /** Quantity of each; by default the smallest possible. */
  readonly num?: number;
}

/**
 * The smallest possible quantity of each product: by default the merchant's own where there is a merchant, so that both sides can act on the order.
 */
export async function checkOut(
  builder: TestDataBuilder,
  { productId, token = builder.user(), lines = 1, num }: CheckOut = {},
): Promise<{ readonly fields: Fields; readonly product: unknown }> {
  const products = productId !== undefined ? [{ id: productId }] : await productsToOrder(builder, lines);
  const items: Fields[] = [];
  for (const { id } of products)
    items.push({ ...(await itemOf(builder, id)), ...(num !== undefined && { num }) });
  const address_id = (await builder.first("addresses.list", {}, token)).id;
  const preview = await builder.data("orders.preview", { items, address_id }, token);
  const price_token = fieldOf(preview, "price_token");
  if (price_token === "") throw new NotPossible("the first product cannot be ordered to the first address");
  return {
    fields: { items, address_id, price_token, expect_total: fieldOf(preview, "total") },
    product: products[0]?.id,
  };
}

/** Rows that are looked through for something with plenty of stock. */
const LOOKED_AT = 50;
/** As many as a run orders. */
const PLENTY = 100;

async function productsToOrder(builder: TestDataBuilder, count: number): Promise<readonly Fields[]> {
  const { user, merchant } = builder.context.people;
  const listed =
    merchant !== undefined && merchant !== user
      ? await builder.data("merchantProducts.list", { status: "on", limit: LOOKED_AT }, merchant)
      : await builder.data("products.list", { limit: LOOKED_AT }, undefined);
  const products = rowsOf(listed);
  if (products.length < count) throw new NotPossible(`needs ${count} products on sale`);
  const plenty = products.filter(({ stock }) => stock === undefined || Number(stock) >= PLENTY);
  return (plenty.length >= count ? plenty : products).slice(0, count);
}

/** A cart line with the smallest possible quantity of a product. */
export const itemOf = async (builder: TestDataBuilder, id: unknown): Promise<Fields> => ({
  ...smallestLine(await builder.data("products.get", { id }, undefined)),
  id,
});

export async function unpaid(builder: TestDataBuilder, options?: CheckOut): Promise<Purchase> {
  const token = options?.token ?? builder.user();
  const { fields, product } = await checkOut(builder, options);
  const created = await builder.data("orders.create", fields, token);
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

/** A product on sale that no other check orders. */
export async function onSale(builder: TestDataBuilder, stock: number): Promise<unknown> {
  const token = builder.merchant();
  const made = await builder.data("merchantProducts.save", { ...(await product(builder)), stock }, token);
  const id = fieldOf(made, "id");
  await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
  return id;
}

export function payment({ pay_no, total }: Purchase, { fundPassword }: TestDataBuilder): Fields {
  if (fundPassword === undefined) throw new NotPossible("needs --fund-password");
  return { pay_no, fund_password: fundPassword, expect_total: total };
}

export async function paid(builder: TestDataBuilder, options?: CheckOut): Promise<Purchase> {
  const purchase = await unpaid(builder, options);
  await builder.data("payments.payWithBalance", payment(purchase, builder), purchase.token);
  return purchase;
}

export async function shipped(builder: TestDataBuilder, options?: CheckOut): Promise<Purchase> {
  const merchant = builder.merchant();
  const purchase = await paid(builder, options);
  await builder.data("merchantOrders.ship", { order_no: purchase.order_no, ...SHIPMENT }, merchant);
  return purchase;
}

export async function received(builder: TestDataBuilder, options?: CheckOut): Promise<Purchase> {
  const purchase = await shipped(builder, options);
  await builder.data("orders.confirmReceipt", { order_no: purchase.order_no }, purchase.token);
  return purchase;
}

export const review = ({ order_no, line }: Purchase): Fields => ({
  order_no,
  comments: [{ order_goods_id: line, star: 5, content: "As described.", images: [] }],
});

export const product = async (builder: TestDataBuilder): Promise<Fields> => {
  const token = builder.merchant();
  const { category_id } = await builder.first("products.list", { limit: 1 }, undefined);
  const title = `Enamelled kettle ${builder.unused()}`;
  return { category_id, title, images: [await builder.upload(token)], price: "12.50", stock: 3 };
};

export const productId = async (builder: TestDataBuilder): Promise<unknown> =>
  fieldOf(await builder.data("merchantProducts.save", await product(builder), builder.merchant()), "id");

/** A shipped order that the store takes back. */
export async function toSendBack(builder: TestDataBuilder): Promise<Purchase> {
  const purchase = await shipped(builder);
  const { order_no, token } = purchase;
  await builder.data("disputes.open", { order_no, ...PROBLEM, reason: "damaged", kind: "return" }, token);
  await builder.data(
    "merchantDisputes.answer",
    { order_no, answer: "return", return_to: RETURN_TO },
    builder.merchant(),
  );
  return purchase;
}

/** A shipped order that its buyer disputes; with an offer of the store where one is wanted. */
export async function disputed(builder: TestDataBuilder, hasOffer: boolean): Promise<Purchase> {
  const purchase = await shipped(builder);
  const { order_no } = purchase;
  await builder.data("disputes.open", { order_no, ...PROBLEM }, purchase.token);
  if (hasOffer) {
    await builder.data(
      "merchantDisputes.answer",
      { order_no, answer: "offer", amount: OFFER },
      builder.merchant(),
    );
  }
  return purchase;
}
