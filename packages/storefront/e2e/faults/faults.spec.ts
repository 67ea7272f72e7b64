import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { createMarketplace, type Marketplace, memorySession } from "marketplace-sdk";
import { addDecimals, compareDecimals } from "marketplace-sdk/money";
import { isFull } from "../../../../scripts/lib/cases.mjs";
import { pageText } from "../page-errors";
import { decide } from "../sandbox/admin-api";
import { type Member, NEW_FUND_PASSWORD, newMember } from "../sandbox/members";
import { openStore } from "../sandbox/trade";
import {
  buying,
  INITIAL_BALANCE,
  RECHARGE_AMOUNT,
  recharging,
  WITHDRAWAL_AMOUNT,
  withdrawing,
} from "./errands";
import { carryOut } from "./person";
import { type FaultProxy, startFaultProxy } from "./proxy";

/*
 * Real pages on a server that fails every second call, used by someone who reloads, goes offline and closes the tab. To repeat
 * a failed journey, use its seed: FAULT_SEED=17 FAULT_JOURNEYS=1. To continue an interrupted run: FAULT_SEED=212
 * FAULT_JOURNEYS=289.
 */
const FIRST = Number(process.env.FAULT_SEED ?? 1);
const JOURNEYS = Number(process.env.FAULT_JOURNEYS ?? (isFull ? 500 : 20));
/** Share of the calls that fail: about ten per journey. */
const RATE = 0.5;
/** Faults of each journey in the long run, one per line. */
const RECORD = isFull ? `${process.env.E2E_RESULTS ?? "test-results"}/faults.jsonl` : undefined;

/** A product to buy, one per test process. */
const test = base.extend<object, { productId: number }>({
  productId: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
      const { product } = await openStore(request, "12.40");
      await use(product.id);
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

/** Checks the server's books once the shop says that the journey is done. @throws if they are wrong */
type Books = (market: Marketplace) => Promise<void>;

const bought: Books = async (market) => {
  const { total, data } = await market.orders.list({ tab: "all" });
  expect(total, "orders").toBe(1);
  const [order] = data;
  expect(order?.status).toBe("paid");
  const { money = "" } = await market.account.get();
  expect(compareDecimals(money, addDecimals([INITIAL_BALANCE, `-${order?.total}`]))).toBe(0);
};

const broughtIn: Books = async (market) => {
  const { total, data } = await market.recharges.list({});
  expect(total, "recharges").toBe(1);
  expect(data[0]).toMatchObject({ status: "submitted" });
  expect(Number(data[0]?.amount)).toBe(Number(RECHARGE_AMOUNT));
};

const takenOut: Books = async (market) => {
  const { total, data } = await market.withdrawals.list({});
  expect(total, "withdrawals").toBe(1);
  expect(data[0]).toMatchObject({ status: "cancelled" });
  expect(Number(data[0]?.amount)).toBe(Number(WITHDRAWAL_AMOUNT));
  const { money, hold_money } = await market.account.get();
  expect([Number(money), Number(hold_money ?? 0)]).toEqual([Number(INITIAL_BALANCE), 0]);
};

for (let seed = FIRST; seed < FIRST + JOURNEYS; seed++) {
  const { name, errand, books } = [
    { name: "buys and pays", errand: buying, books: bought },
    { name: "recharges with a proof", errand: recharging, books: broughtIn },
    { name: "withdraws and cancels", errand: withdrawing, books: takenOut },
  ][seed % 3] ?? { name: "buys and pays", errand: buying, books: bought };

  test(`a user ${name} while calls go wrong, seed ${seed}`, async ({
    browser,
    request,
    baseURL,
    productId,
  }) => {
    // Takes ten seconds on an idle machine.
    test.setTimeout(240_000);
    const member = newMember();
    const market = await settle(baseURL ?? "", member);
    // A user who recharges has no earlier recharge, so there may be only the journey's own.
    if (errand !== recharging) {
      const id = await bringIn(market);
      await decide(request, "recharges/confirm", { id, amount_received: INITIAL_BALANCE });
    }
    const proxy = await startFaultProxy(baseURL ?? "", seed, RATE);
    const context = await browser.newContext({ baseURL: proxy.url });
    const thrown: string[] = [];
    context.on("weberror", (error) => thrown.push(error.error().message));
    try {
      await carryOut(context, errand(productId), { seed, member, proxy });
      expect(thrown).toEqual([]);
      await books(market);
      expect(proxy.happened).toBeGreaterThan(0);
      note(seed, proxy);
    } catch (error) {
      for (const page of context.pages()) process.stdout.write(await pageText(page));
      throw error;
    } finally {
      await context.close();
      await proxy.close();
    }
  });
}

function note(seed: number, { happened, kinds }: FaultProxy): void {
  if (RECORD === undefined) return;
  appendFileSync(RECORD, `${JSON.stringify({ seed, faults: happened, ...Object.fromEntries(kinds) })}\n`);
}

/** A user with an address and a fund password, and a client for the books that bypasses all faults. */
async function settle(baseUrl: string, member: Member): Promise<Marketplace> {
  const session = memorySession();
  const market = createMarketplace({ baseUrl, session });
  const { userinfo } = await market.auth.register(member);
  await session.set(userinfo.token);
  await market.fundPassword.set({ newpassword: NEW_FUND_PASSWORD, password: member.password });
  const home = {
    name: "Mira Example",
    mobile: "+49 30 5550100",
    country: "Germany",
    province: "Berlin",
    city: "Berlin",
  };
  await market.addresses.save({ ...home, address: "Example Street 7", is_default: 1 });
  return market;
}

/** @returns the recharge that waits for confirmation */
async function bringIn(market: Marketplace): Promise<number> {
  const { id } = await market.recharges.create({ coin: "USDT", network: "TRC20", amount: INITIAL_BALANCE });
  await market.recharges.submitProof({ id, amount: INITIAL_BALANCE, txid: randomBytes(32).toString("hex") });
  return Number(id);
}
