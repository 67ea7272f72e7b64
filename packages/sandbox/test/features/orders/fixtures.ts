import { randomUUID } from "node:crypto";
import type { Data, Input, OperationId } from "../../../src/contract/operations";
import type { Tx } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { BusinessError } from "../../../src/domain/errors";
import { countSales } from "../../../src/features/catalog/jobs";
import { handlers } from "../../../src/features/index";
import { declineOrder, shipOrder } from "../../../src/features/orders/merchant-actions";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import type { Handler, Viewer } from "../../../src/kernel/handler";
import type { Services } from "../../../src/kernel/services";
import type { Settings } from "../../../src/kernel/settings";
import { invokeHandler, START, type TestClock, testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase } from "../../support/database";
import { addMember } from "../../support/members";

export const FUND_PASSWORD = "fund-secret";
/** Ledger units of one USDT. */
export const USDT = 1_000_000n;

type Called = Extract<OperationId, `orders.${string}` | `payments.${string}` | `disputes.${string}`>;

/** A product with its only or first variant. */
export interface TestProduct {
  readonly id: number;
  readonly shopId: number;
  readonly skuIds: readonly number[];
}

export interface ProductOptions {
  readonly price?: bigint;
  readonly freight?: bigint;
  readonly taxPpm?: number;
  /** One variant for each number; named variants when there is more than one. */
  readonly stocks?: readonly number[];
}

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>;

/** A database with networks, an area that is closed, and ways to make shops, products and buyers. */
export async function createFixtures(settings: Partial<Settings> = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const services: Services & { clock: TestClock } = testServices(db, { settings });
  await seedNetworks(db, { enabled: true });
  await db`insert into area (id, pid, level, name, is_open) values (1, 0, 1, 'Germany', true), (2, 0, 1, 'Farland', false)`;
  await db`insert into category (id, names) values (1, '{"en": "Things"}')`;

  const call = <Id extends Called>(viewer: Viewer, id: Id, input: Input<Id>, key: string = randomUUID()) => {
    const handler: Handler<Id> = handlers[id];
    return invokeHandler<Id>(services, handler, { id, input, viewer, key });
  };
  const checked = createCallHandler(services);
  const ask = <Id extends Called>(viewer: Viewer, id: Id, input: Input<Id>): Promise<Data<Id>> => {
    const handler: Handler<Id> = handlers[id];
    return checked<Id>(id, handler, viewer, input);
  };

  return { ...database, services, clock: services.clock, call, ask };
}

/** A member who runs a new shop. */
export async function addShop({ db }: Fixtures): Promise<Viewer & { shopId: number }> {
  const owner = await addMember(db);
  const [shop] = await db<{ id: number }[]>`
    insert into shop (owner_id, shopname, createtime) values (${owner.id}, ${`Shop ${owner.username}`}, ${START}) returning id`;
  const shopId = shop?.id ?? 0;
  await db`insert into shop_figures (shop_id) values (${shopId})`;
  return { ...owner, shopId };
}

export async function addProduct(
  { db }: Fixtures,
  shopId: number,
  { price = 12_500_000n, freight = 0n, taxPpm = 0, stocks = [100] }: ProductOptions = {},
): Promise<TestProduct> {
  const stock = stocks.reduce((sum, each) => sum + each, 0);
  const [row] = await db<{ id: number }[]>`
    insert into product (shop_id, category_id, title, image, price, freight_price, tax_ppm, stock, createtime, updatetime)
    values (${shopId}, 1, 'Thing', '/uploads/thing.svg', ${price.toString()}, ${freight.toString()}, ${taxPpm}, ${stock}, ${START}, ${START})
    returning id`;
  const id = row?.id ?? 0;
  const skus = await db<{ id: number }[]>`
    insert into sku ${db(
      stocks.map((each, i) => ({
        pro_id: id,
        spec: db.json(stocks.length > 1 ? [`Variant ${i}`] : []),
        price: price.toString(),
        stock: each,
      })),
    )} returning id`;
  return { id, shopId, skuIds: skus.map((sku) => sku.id) };
}

/** A buyer with money, a fund password and a default address. */
export async function addBuyer({ db }: Fixtures, money = 1_000n * USDT): Promise<Viewer> {
  const buyer = await addMember(db, { money, fundPassword: FUND_PASSWORD });
  await addAddress(db, buyer.id, "Germany", true);
  return buyer;
}

export async function addAddress(db: Fixtures["db"], memberId: number, country: string, isDefault = false) {
  const [row] = await db<{ id: number }[]>`
    insert into address (member_id, name, mobile, country, city, address, is_default, createtime)
    values (${memberId}, 'Mira Example', '+49 30 5550100', ${country}, 'Berlin', 'Street 7', ${isDefault}, ${START})
    returning id`;
  return row?.id ?? 0;
}

/** Lines of a cart: by default one of each product. */
export const cart = (...products: readonly (TestProduct | readonly [TestProduct, number])[]) =>
  products.map((entry) => {
    const [product, num] = "id" in entry ? [entry, 1] : entry;
    const variant = product.skuIds.length > 1 ? product.skuIds[0] : undefined;
    return {
      id: product.id,
      num,
      shop_id: product.shopId,
      ...(variant === undefined ? {} : { sku_id: variant }),
    };
  });

/** Previews and orders. @returns what orders.create takes, and what it answered */
export async function placeOrder(fixtures: Fixtures, buyer: Viewer, items: ReturnType<typeof cart>) {
  const input = await orderInput(fixtures, buyer, items);
  return fixtures.ask(buyer, "orders.create", input);
}

export async function orderInput(fixtures: Fixtures, buyer: Viewer, items: ReturnType<typeof cart>) {
  const seen = await fixtures.ask(buyer, "orders.preview", { items });
  return {
    items,
    address_id: seen.address?.id ?? 0,
    price_token: seen.price_token,
    expect_total: seen.total,
  };
}

export const payInput = (placed: { pay: { pay_no: string; total: string } }) => ({
  pay_no: placed.pay.pay_no,
  fund_password: FUND_PASSWORD,
  expect_total: placed.pay.total,
});

/** Orders one piece of each product and pays from the balance. @returns the numbers of the orders */
export async function buy(fixtures: Fixtures, buyer: Viewer, ...products: readonly TestProduct[]) {
  const placed = await placeOrder(fixtures, buyer, cart(...products));
  await fixtures.ask(buyer, "payments.payWithBalance", payInput(placed));
  return placed.orders.map(({ order_no }) => order_no);
}

/** A new buyer's order of one piece, paid. */
export async function buyOne(fixtures: Fixtures, product: TestProduct) {
  const buyer = await addBuyer(fixtures);
  const [order_no = ""] = await buy(fixtures, buyer, product);
  return { buyer, order_no };
}

export const ship = (fixtures: Fixtures, shopId: number, orderNo: string) =>
  fixtures.db.begin((tx: Tx) =>
    shipOrder(tx, {
      shopId,
      orderNo,
      carrier: "Example Post",
      trackingNo: "EP1",
      now: fixtures.clock.now(),
      settings: fixtures.services.settings,
    }),
  );

export const decline = (fixtures: Fixtures, shopId: number, orderNo: string) =>
  fixtures.db.begin((tx: Tx) =>
    declineOrder(tx, { shopId, orderNo, reason: "Out of paper", now: fixtures.clock.now() }),
  );

/** What a refused call said. @throws {Error} when it was not refused */
export async function errorOf(work: Promise<unknown>): Promise<{ error: string } & Record<string, unknown>> {
  const result = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(result instanceof BusinessError)) throw new Error("the call was not refused", { cause: result });
  return { error: result.error, ...result.details };
}

export const broken = ({ db }: Fixtures) => brokenInvariants(db);

/** Stock of a product, and items sold, once they are counted. */
export async function stockOf({ db, services }: Fixtures, { id }: TestProduct) {
  await countSales(services);
  const [row] = await db<
    { stock: number; sales: number }[]
  >`select stock, sales from product where id = ${id}`;
  return row;
}
