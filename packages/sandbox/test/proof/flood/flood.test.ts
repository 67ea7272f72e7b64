import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { createClient } from "../../support/client";
import { startServer } from "./server";
import { prepareFlood } from "./start-flood";
import { callerAt, percentile, type Shot } from "./traffic";

const FLOOD_MS = isFull ? 60_000 : 10_000;
const QUIET_MS = isFull ? 10_000 : 4_000;
const CONNECTIONS = 64;
/** Addresses of four networks, behind each of which are as many connections. */
const ATTACKERS = ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8:1::1"];
/** The catalog may be so many times slower. In a short run the flood's beginning weighs more, and the machine may be busy. */
const SLOWDOWN = isFull ? 3 : 10;
/** In a short run a catalog that answers within this many milliseconds is not slow, however quick it is alone. */
const USABLE_MS = isFull ? 0 : 750;
const RECOVERY_MS = 5_000;

const form = (path: string, fields: object): Shot => ({ path, body: JSON.stringify(fields) });
const CATALOG = form("/api/index/pro", { page: 1, limit: 20 });

test(
  "a flood of strangers leaves the catalog and payments to everybody else",
  async () => {
    const server = await startServer(["--seed", "1", "--trust-proxy", "127.0.0.1"]);
    onTestFinished(server.close);
    const { url } = server;

    /** Visitors of the shop, each at an address of their own, ten calls a second together. */
    const visitors = Array.from({ length: 5 }, (_, i) => callerAt(url, `233.252.0.${i + 1}`, 1));
    const browse = async (milliseconds: number): Promise<number[]> => {
      const end = performance.now() + milliseconds;
      const times: number[] = [];
      await Promise.all(
        visitors.map(async ({ send }, i) => {
          await wait(i * 100);
          while (performance.now() < end) {
            const { status, ms } = await send(CATALOG);
            expect(status).toBe(200);
            times.push(ms);
            await wait(500);
          }
        }),
      );
      return times;
    };

    await warmUp(url);
    const quiet = percentile(await browse(QUIET_MS), 0.95);

    const payer = await createPayer(url);
    const connectionsEach = CONNECTIONS / ATTACKERS.length;
    const flood = await prepareFlood({ url, milliseconds: FLOOD_MS, addresses: ATTACKERS, connectionsEach });
    onTestFinished(() => {
      for (const caller of visitors) caller.close();
    });
    const [during, paid, { calls, statuses, withoutRetryAfter }] = await Promise.all([
      browse(FLOOD_MS),
      payer.pay(FLOOD_MS),
      flood(),
    ]);
    const ended = performance.now();

    let after = Number.POSITIVE_INFINITY;
    while (after > quiet * 1.5 && performance.now() - ended < RECOVERY_MS) {
      after = percentile(await browse(1_000), 0.95);
    }
    const recovery = performance.now() - ended;

    const p95 = percentile(during, 0.95);
    console.log(
      `proof: ${calls} calls of a flood from ${CONNECTIONS} connections in ${FLOOD_MS / 1_000} s (${JSON.stringify(statuses)}): ` +
        `catalog p95 ${quiet.toFixed(1)} ms quiet, ${p95.toFixed(1)} ms during (${(p95 / quiet).toFixed(2)} ×), ` +
        `${after.toFixed(1)} ms ${(recovery / 1_000).toFixed(1)} s after its end; ${paid.length} payments`,
    );
    expect(paid.filter((error) => error !== undefined)).toEqual([]);
    expect(paid.length).toBeGreaterThan(FLOOD_MS / 10_000);
    expect((statuses[429] ?? 0) + (statuses[503] ?? 0)).toBeGreaterThan(0);
    expect(withoutRetryAfter).toBe(0);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503")).toEqual([]);
    expect(p95).toBeLessThanOrEqual(Math.max(SLOWDOWN * quiet, USABLE_MS));
    expect(after / quiet).toBeLessThanOrEqual(1.5);
  },
  FLOOD_MS + 120_000,
);

/**
 * Calls the catalog until its code is compiled and its statements are prepared. A new server would be slow while it is quiet, and
 * the flood would seem to slow it down less. Addresses of several networks, each within its share.
 */
async function warmUp(url: string): Promise<void> {
  await Promise.all(
    Array.from({ length: 10 }, async (_, network) => {
      const { send, close } = callerAt(url, `198.18.${network}.1`, 1);
      for (let call = 0; call < 100; call++) expect((await send(CATALOG)).status).toBe(200);
      close();
    }),
  );
}

/** The demonstration's buyer, who orders and pays from the balance, over and over. */
async function createPayer(url: string) {
  const client = createClient([url], 2);
  onTestFinished(client.close);
  const data = <Value>({ data, error }: { data?: Value; error?: string }): Value => {
    if (data === undefined) throw new Error(`The buyer was refused: ${error}`);
    return data;
  };
  const { userinfo } = data(await client.call(0, "auth.login", { account: "buyer", password: "buyer-demo" }));
  const token = String(userinfo.token);
  const [address] = data(await client.call(0, "addresses.list", {}, { token }));
  const { data: products } = data(
    await client.call(0, "products.list", { sort: "price", order: "asc", limit: 20 }),
  );
  const [product] = products;
  if (!address || !product) throw new Error("The demonstration has no address or nothing to buy.");
  const { skus = [] } = data(await client.call(0, "products.get", { id: product.id }));
  const sku = skus.find(({ stock }) => Number(stock) > 50);
  const items = [{ id: product.id, num: 1, shop_id: product.shop_id, ...(sku && { sku_id: sku.id }) }];
  const address_id = Number(address.id);

  const payOnce = async (): Promise<string | undefined> => {
    const seen = data(await client.call(0, "orders.preview", { items, address_id }, { token }));
    const { price_token, total: expect_total } = seen;
    const order = { items, address_id, price_token, expect_total };
    const { pay } = data(await client.call(0, "orders.create", order, { token, key: randomUUID() }));
    const payment = { pay_no: pay.pay_no, fund_password: "fund-demo", expect_total: pay.total };
    return (await client.call(0, "payments.payWithBalance", payment, { token, key: randomUUID() })).error;
  };

  return {
    /** @returns for each payment what went wrong */
    async pay(milliseconds: number): Promise<(string | undefined)[]> {
      const end = performance.now() + milliseconds;
      const results: (string | undefined)[] = [];
      while (performance.now() < end) {
        results.push(await payOnce());
        await wait(1_000);
      }
      return results;
    },
  };
}
