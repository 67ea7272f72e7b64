import { setTimeout as sleep } from "node:timers/promises";
import { createMarketplace, isMarketplaceError, memorySession } from "marketplace-sdk";
import { memoryStorage } from "marketplace-sdk/testing";

/** An account of the market. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** What the market has. */
export interface Stock {
  /** Who looks around first. */
  readonly guest: Account;
  /** Who buys then, with a balance and an address. */
  readonly buyer: Account;
  readonly product: { readonly id: number | string; readonly shop_id: number | string };
  /** A request of the buyer's with an offer. */
  readonly requestId?: number;
}

const CHANGED = ["price_changed", "offer_changed"];

/** Uses marketplace-sdk as users of an app do who try again, after a reload, until they know how a call ended. */
export async function tellStory(baseUrl: string, { guest, buyer, product, requestId }: Stock): Promise<void> {
  const session = memorySession();
  const storages = new Map<string, ReturnType<typeof memoryStorage>>();
  let member = "";
  const keyStorage = () => {
    const storage = storages.get(member) ?? memoryStorage();
    storages.set(member, storage);
    return storage;
  };
  /** A page: what it stores survives the next one, and belongs to one member. */
  const open = () =>
    createMarketplace({ baseUrl, session, keyStorage, retry: { limit: 1, baseMs: 50, idempotent: true } });
  const signIn = async (who: Account) => {
    await open().auth.signIn({ ...who });
    member = who.account;
  };
  const look = () =>
    insist(() => open().account.get()).catch(async () => {
      await signIn(guest);
      await insist(() => open().account.get());
    });
  const items = [{ ...product, num: 1 }];
  const buy = async () => {
    const { total, price_token, address } = await insist(() => open().orders.preview({ items }));
    if (!address) throw new Error("The buyer has no address");
    const order = { items, address_id: address.id, price_token, expect_total: total };
    const { pay } = await insist(() => open().orders.create(order));
    const bill = { pay_no: pay.pay_no, fund_password: "fund-demo", expect_total: pay.total };
    await insist(() => open().payments.payWithBalance(bill));
  };
  const accept = async (request_id: number) => {
    const [offer] = (await open().offers.list({ request_id })).data;
    if (!offer) throw new Error("There is no offer");
    const { id, terms_hash, total } = offer;
    await insist(() => open().offers.accept({ id, address_id: 1, terms_hash, expect_total: total }));
  };

  await signIn(guest);
  for (let read = 1; read <= 5; read++) await look();
  const late = open()
    .orders.list()
    .catch(() => undefined);
  // Until it has reached the server.
  await sleep(300);
  await open().auth.logout();
  await signIn(buyer);
  await late;
  for (let bought = 1; bought <= 3; bought++) await buy().catch(buy);
  if (requestId !== undefined) await accept(requestId).catch(() => accept(requestId));
  // Its outcome is unknown, so nothing is sent for a while.
  await open()
    .stores.toggleFollow({ id: product.shop_id })
    .catch(() => undefined);
  await sleep(2100);
  await open().site.config();
}

/** @throws what the user has to decide about */
async function insist<Data>(call: () => Promise<Data>): Promise<Data> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!isMarketplaceError(error) || attempt > 5) throw error;
      if (error.isUnauthorized || (error.reason !== undefined && CHANGED.includes(error.reason))) throw error;
      await sleep((error.retryAfter ?? 0) * 1000);
    }
  }
}
