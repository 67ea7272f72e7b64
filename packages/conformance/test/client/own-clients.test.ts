import { setTimeout as sleep } from "node:timers/promises";
import { createMarketplace, isMarketplaceError, memorySession } from "marketplace-sdk";
import { memoryStorage } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { checkClient } from "../../src/client/check-client";
import { smallMarket } from "../support/client/small-market";

const CHANGED = ["price_changed", "offer_changed"];
const ITEMS = [{ id: 1, shop_id: 1, num: 1 }];

/** The client as a page has it: what is stored survives a reload, and belongs to one member. */
function openPage(baseUrl: string) {
  const session = memorySession();
  const storages = new Map<string, ReturnType<typeof memoryStorage>>();
  let member = "";
  const keyStorage = () => {
    const storage = storages.get(member) ?? memoryStorage();
    storages.set(member, storage);
    return storage;
  };
  const open = () =>
    createMarketplace({ baseUrl, session, keyStorage, retry: { limit: 1, baseMs: 50, idempotent: true } });
  return {
    open,
    async signIn(account: string) {
      await open().auth.signIn({ account, password: "lantern-77" });
      member = account;
    },
  };
}

/** A user who tries again, after a reload, until the outcome is known. */
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

test("marketplace-sdk in Node keeps every rule that a session of a few seconds shows", async () => {
  const fetch = smallMarket();
  const check = await checkClient({ server: "http://market.example", fetch });
  const page = openPage(check.url);
  const buy = async () => {
    const { total, price_token } = await insist(() => page.open().orders.preview({ items: ITEMS }));
    const order = { items: ITEMS, address_id: 1, price_token, expect_total: total };
    const { pay } = await insist(() => page.open().orders.create(order));
    const { pay_no } = pay;
    const bill = { pay_no, fund_password: "fund-demo", expect_total: pay.total };
    await insist(() => page.open().payments.payWithBalance(bill));
  };
  const accept = async () => {
    const [offer] = (await page.open().offers.list({ request_id: 1 })).data;
    if (!offer) throw new Error("There is no offer");
    const { id, terms_hash, total } = offer;
    await insist(() => page.open().offers.accept({ id, address_id: 1, terms_hash, expect_total: total }));
  };
  const asked = async () => {
    await insist(() => page.open().account.get()).catch(async () => {
      await page.signIn("mira");
      await insist(() => page.open().account.get());
    });
  };
  try {
    await page.signIn("mira");
    for (let read = 1; read <= 5; read++) await asked();
    const late = page
      .open()
      .orders.list()
      .catch(() => undefined);
    await page.open().auth.logout();
    await page.signIn("noor");
    await late;
    for (let bought = 1; bought <= 3; bought++) await buy().catch(buy);
    await accept().catch(accept);
    const follow = page.open().stores.toggleFollow({ id: 1 });
    await expect(follow).rejects.toMatchObject({ kind: "network" });
    await sleep(2100);
    await page.open().site.config();
    const { results } = check.report();
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    // Polling takes a minute to tell.
    const untold = results.filter(({ outcome }) => outcome === "not seen").map(({ rule }) => rule);
    expect(untold).toEqual(["no-flood"]);
    // However often they were sent.
    expect(fetch.ordered).toHaveLength(3);
  } finally {
    await check.close();
  }
});
