import type { APIRequestContext } from "@playwright/test";
import { callApi, FUND_PASSWORD, MERCHANT, tokenOf } from "./members";

/** The store that the demonstration's merchant runs. */
const STORE = 1;

interface Product {
  id: number;
  title: string;
  skus?: { id: number; stock: number }[];
}

/** An order of the demonstration's buyer, made and paid for on another device. */
export interface PaidOrder {
  no: string;
  title: string;
  /** What was paid, as a decimal string. */
  total: string;
}

/**
 * Buys one piece of a product of the merchant's store.
 *
 * @param token of the buyer
 * @param id of the product; the first one otherwise
 */
export async function buy(request: APIRequestContext, token: string, id?: number): Promise<PaidOrder> {
  const page = await callApi<{ data: Product[] }>(request, "index/pro", { shop_id: STORE, limit: 1 });
  const product = await callApi<Product>(request, "index/pro_info", { id: id ?? page.data[0]?.id });
  const sku = product.skus?.find(({ stock }) => stock > 0);
  const items = [{ id: product.id, shop_id: STORE, num: 1, ...(sku && { sku_id: sku.id }) }];
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
  const payment = { pay_no: made.pay.pay_no, fund_password: FUND_PASSWORD, expect_total: total };
  await callApi(request, "pay/balance", payment, token);
  return { no: made.orders[0]?.order_no ?? "", title: product.title, total };
}

/** The merchant hands an order over to a carrier. */
export async function ship(request: APIRequestContext, no: string, tracking: string): Promise<void> {
  const parcel = { order_no: no, carrier: "Example Post", tracking_no: tracking };
  await callApi(request, "merchant/order_ship", parcel, await tokenOf(request, MERCHANT));
}
