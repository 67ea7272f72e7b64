import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { approveApplication } from "./admin-api";
import { callApi, FUND_PASSWORD, MERCHANT, newMember, tokenOf } from "./members";

/** Id of the store that the demonstration's merchant runs. */
const STORE = 1;

interface Product {
  id: number;
  shop_id: number;
  title: string;
  skus?: { id: number; stock: number }[];
}

/** An order of the demonstration's buyer, placed and paid for on another device. */
export interface PaidOrder {
  no: string;
  title: string;
  /** What was paid, as a decimal string. */
  total: string;
}

/** An order that isn't paid yet. */
export interface UnpaidOrder extends PaidOrder {
  payNo: string;
}

/**
 * Orders a product of the merchant's store.
 *
 * @param token of a buyer with an address
 * @param id of the product; the first one otherwise
 */
export async function order(
  request: APIRequestContext,
  token: string,
  id?: number,
  num = 1,
): Promise<UnpaidOrder> {
  const page = await callApi<{ data: Product[] }>(request, "index/pro", { shop_id: STORE, limit: 1 });
  const product = await callApi<Product>(request, "index/pro_info", { id: id ?? page.data[0]?.id });
  const sku = product.skus?.find(({ stock }) => stock >= num);
  const items = [{ id: product.id, shop_id: STORE, num, ...(sku && { sku_id: sku.id }) }];
  const preview = await callApi<{ price_token: string; total: string; address: { id: number } }>(
    request,
    "order/preview",
    { items },
    token,
  );
  const { total } = preview;
  const made = await callApi<{ pay: { pay_no: string }; orders: { order_no: string }[] }>(
    request,
    "order/create",
    { items, address_id: preview.address.id, price_token: preview.price_token, expect_total: total },
    token,
  );
  return { no: made.orders[0]?.order_no ?? "", payNo: made.pay.pay_no, title: product.title, total };
}

/** Places an order with {@link order}, and pays for it from the balance. */
export async function buy(
  request: APIRequestContext,
  token: string,
  id?: number,
  num = 1,
): Promise<PaidOrder> {
  const { payNo, ...made } = await order(request, token, id, num);
  const payment = { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: made.total };
  await callApi(request, "pay/balance", payment, token);
  return made;
}

/** The merchant hands an order over to a carrier. @param token of the store's owner */
export async function ship(
  request: APIRequestContext,
  no: string,
  tracking: string,
  token?: string,
): Promise<void> {
  const parcel = { order_no: no, carrier: "Example Post", tracking_no: tracking };
  await callApi(request, "merchant/order_ship", parcel, token ?? (await tokenOf(request, MERCHANT)));
}

const PICTURE = fileURLToPath(new URL("../../public/icon-512.png", import.meta.url));

/** Registers a user who applies for a store. */
export async function apply(request: APIRequestContext) {
  const owner = newMember();
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/register", owner);
  const { token } = userinfo;
  const [logo, paper] = await Promise.all([upload(request, token), upload(request, token, "kyc")]);
  const name = `Example ${owner.username}`;
  const documents = { image_front: paper, image_back: paper, image_hold: paper, sign: paper };
  const signed = { agree: 1, sign_date: new Date().toISOString().slice(0, 10) };
  const person = { name: "Mira Example", number: `X${owner.username}` };
  const application = { logo, shopname: name, ...person, ...documents, ...signed };
  const { id } = await callApi<{ id: number }>(request, "merchant/reg", application, token);
  return { owner, token, name, logo, id };
}

/** Opens a store for one test, with one product: registers a user whose application is approved. @param price decimal string */
export async function openStore(request: APIRequestContext, price: string) {
  const { owner, token, name, logo, id } = await apply(request);
  await approveApplication(request, id);

  const [other] = (await callApi<{ data: { category_id: number }[] }>(request, "index/pro", { limit: 1 }))
    .data;
  const title = `Linen towel of ${owner.username}`;
  const draft = { category_id: other?.category_id ?? 0, title, images: [logo], price, stock: 5_000 };
  const product = await callApi<Product>(request, "merchant/pro_save", draft, token);
  await callApi(request, "merchant/pro_state", { id: product.id, status: "on" }, token);
  return { owner, token, name, product, draft };
}

async function upload(request: APIRequestContext, token: string, category?: string): Promise<string> {
  const file = { name: "picture.png", mimeType: "image/png", buffer: await readFile(PICTURE) };
  const answer = await request.post("/api/index/upload", {
    headers: { token },
    multipart: { file, ...(category && { category }) },
  });
  const body: { data: { url: string } } = await answer.json();
  return body.data.url;
}
