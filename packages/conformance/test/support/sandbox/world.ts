import { createMarketplace, type Data, type Marketplace, memorySession } from "marketplace-sdk";
import { type AdminApi, createAdminApi } from "./admin-api.js";
import type { RunningSandbox } from "./start.js";

/** A signed-in user. */
export interface Person {
  readonly token: string;
  readonly market: Marketplace;
  readonly password: string;
}

/** Passwords of the sandbox's demonstration. */
export const FUND_PASSWORD = "fund-demo";
const PASSWORD = "lantern-77";

/** The smallest picture there is: one pixel. */
export const picture = () =>
  new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "dot.png",
    { type: "image/png" },
  );

/** An order with what its calls need. */
export interface Purchase {
  readonly order_no: string;
  readonly pay_no: string;
  readonly total: string;
  readonly lineId: number;
}

/** A sandbox with people in it, and ways to bring things into the state a call needs. */
export interface World {
  readonly admin: AdminApi;
  /** The demonstration's buyer, with money and an address. */
  readonly buyer: Person;
  readonly addressId: number;
  /** Owner of the first shop. */
  readonly merchant: Person;
  readonly product: Data<"merchantProducts.get">;
  /** A picture that the merchant has uploaded. */
  readonly image: string;
  /** A name or number that nothing had before. */
  unused(): string;
  /** A new account. */
  newUser(): Promise<Person>;
  /** A new session. */
  signIn(username: string, password: string): Promise<Person>;
  /** A product of the merchant's, without variants. */
  addProduct(): Promise<Data<"merchantProducts.save">>;
  unpaid(): Promise<Purchase>;
  paid(): Promise<Purchase>;
  shipped(): Promise<Purchase>;
  received(): Promise<Purchase>;
}

/** @param sandbox with its demonstration */
export async function createWorld(sandbox: Pick<RunningSandbox, "url" | "adminToken">): Promise<World> {
  const { url } = sandbox;
  const start = Date.now();
  let count = 0;
  const unused = () => `${start.toString(36)}${(count++).toString(36)}`;
  const market = (token?: string) => createMarketplace({ baseUrl: url, session: memorySession(token) });
  const person = (token: string, password: string): Person => ({ token, password, market: market(token) });
  const signIn = async (account: string, password: string) =>
    person((await market().auth.login({ account, password })).userinfo.token, password);

  const [buyer, merchant] = await Promise.all([
    signIn("buyer", "buyer-demo"),
    signIn("merchant", "merchant-demo"),
  ]);
  const [address] = await buyer.market.addresses.list();
  if (!address || Array.isArray(address)) throw new Error("The buyer has no address");

  const image = (await merchant.market.uploads.image({ file: picture() })).url ?? "";
  const [category] = (await market().products.list({ shop_id: 1, limit: 1 })).data;
  const addProduct = () =>
    merchant.market.merchantProducts.save({
      category_id: category?.category_id ?? 0,
      title: `Enamelled kettle ${unused()}`,
      images: [image],
      price: "12.50",
      stock: 500,
    });
  // What shops add is not on sale before they say so.
  const product = await merchant.market.merchantProducts.setStatus({
    id: (await addProduct()).id,
    status: "on",
  });

  const unpaid = async (): Promise<Purchase> => {
    const items = [{ id: product.id, num: 1, shop_id: product.shop_id }];
    const seen = await buyer.market.orders.preview({ items, address_id: address.id });
    const { pay, orders } = await buyer.market.orders.create({
      items,
      address_id: address.id,
      price_token: seen.price_token,
      expect_total: seen.total,
    });
    const [order] = orders;
    const [line] = order?.goods ?? [];
    if (!order || !line) throw new Error("Nothing was ordered");
    return { order_no: order.order_no, pay_no: pay.pay_no, total: pay.total, lineId: Number(line.id) };
  };
  const paid = async () => {
    const purchase = await unpaid();
    const { pay_no, total } = purchase;
    await buyer.market.payments.payWithBalance({ pay_no, fund_password: FUND_PASSWORD, expect_total: total });
    return purchase;
  };
  const shipped = async () => {
    const purchase = await paid();
    const { order_no } = purchase;
    await merchant.market.merchantOrders.ship({ order_no, carrier: "Example Post", tracking_no: unused() });
    return purchase;
  };
  const received = async () => {
    const purchase = await shipped();
    await buyer.market.orders.confirmReceipt({ order_no: purchase.order_no });
    return purchase;
  };

  return {
    admin: createAdminApi(sandbox),
    buyer,
    addressId: Number(address.id),
    merchant,
    product,
    image,
    unused,
    signIn,
    newUser: async () => {
      const { userinfo } = await market().auth.register({ username: `n${unused()}`, password: PASSWORD });
      return person(userinfo.token, PASSWORD);
    },
    addProduct,
    unpaid,
    paid,
    shipped,
    received,
  };
}
