import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { Db } from "../../../src/db/connect";
import { openSession } from "../../../src/features/users/sessions";
import { createClient } from "../../support/client";
import { addMember } from "../../support/members";
import { callerAt, type Hit, type Shot, uploadOf } from "./traffic";

/** What others of a server's users have seen: how long each call took, and what went wrong. */
export interface Seen {
  /** Milliseconds. */
  readonly member: readonly number[];
  readonly visitors: readonly number[];
  readonly uploads: readonly number[];
  readonly payments: number;
  readonly failures: readonly string[];
}

const LIST: Shot = { path: "/api/index/pro", body: JSON.stringify({ page: 1, limit: 20 }) };

/** Users who have nothing to do with a flood, each at an address of their own. */
export async function createBystanders(url: string, db: Db) {
  const callers = Array.from({ length: 7 }, (_, host) => callerAt(url, `233.252.0.${host + 1}`, 1));
  const [member, uploader, ...visitors] = callers;
  if (!member || !uploader) throw new Error("There is nobody.");
  const now = Math.floor(Date.now() / 1_000);
  const sessionOf = async () => openSession(db, (await addMember(db)).id, now);
  const payer = await createPayer(url);
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a64" } })
    .jpeg()
    .toBuffer();

  return {
    /** Lets them call for so many milliseconds, and until something else has ended, as people do. */
    async watch(milliseconds: number, until: Promise<unknown> = Promise.resolve()): Promise<Seen> {
      const end = performance.now() + milliseconds;
      let hasEnded = false;
      const ended = () => {
        hasEnded = true;
      };
      until.then(ended, ended);
      const isOver = () => hasEnded && performance.now() >= end;
      const failures: string[] = [];
      /** Calls again and again. */
      const repeat = async (pause: number, call: () => Promise<Hit>): Promise<number[]> => {
        const times: number[] = [];
        while (!isOver()) {
          const { status, ms, text } = await call();
          if (status !== 200 || !text.startsWith('{"code":1'))
            failures.push(`${status} ${text.slice(0, 200)}`);
          times.push(ms);
          await wait(pause);
        }
        return times;
      };
      const [token, uploading] = await Promise.all([sessionOf(), sessionOf()]);
      const [members, uploads, payments, ...lists] = await Promise.all([
        repeat(100, () => member.send({ path: "/api/user/index", body: "{}", token })),
        repeat(1_000, () =>
          uploader.send({ path: "/api/index/upload", token: uploading, ...uploadOf(photo) }),
        ),
        payer.pay(isOver),
        ...visitors.map(async ({ send }, host) => {
          await wait(100 * host);
          return repeat(500, () => send(LIST));
        }),
      ]);
      failures.push(...payments.filter((error) => error !== undefined));
      return { member: members, visitors: lists.flat(), uploads, payments: payments.length, failures };
    },
    close() {
      for (const { close } of callers) close();
      payer.close();
    },
  };
}

/**
 * Calls until the code is compiled and the statements are prepared. A new server would be slow while it is quiet, and a flood would
 * seem to slow it down less. Addresses of several networks, each within its share.
 */
export async function warmUp(url: string): Promise<void> {
  await Promise.all(
    Array.from({ length: 10 }, async (_, network) => {
      const { send, close } = callerAt(url, `198.18.${network}.1`, 1);
      for (let call = 0; call < 30; call++) {
        const { status } = await send(LIST);
        if (status !== 200) throw new Error(`A new server answers ${status}.`);
      }
      close();
    }),
  );
}

/** The demonstration's buyer, who orders and pays from the balance, over and over. */
async function createPayer(url: string) {
  const client = createClient([url], 2);
  const data = <Value>({ data, error }: { data?: Value; error?: string }): Value => {
    if (data === undefined) throw new Error(`The buyer was refused: ${error}`);
    return data;
  };
  const { userinfo } = data(await client.call(0, "auth.login", { account: "buyer", password: "buyer-demo" }));
  const token = String(userinfo.token);
  const [address] = data(await client.call(0, "addresses.list", {}, { token }));
  const address_id = Number(address?.id);

  /** The cheapest product with enough in stock. */
  const find = async () => {
    const cheapest = { sort: "price", order: "asc", limit: 20 } as const;
    const { data: products } = data(await client.call(0, "products.list", cheapest));
    for (const { id, shop_id } of products) {
      const { skus = [] } = data(await client.call(0, "products.get", { id }));
      const sku = skus.find(({ stock }) => Number(stock) > 50);
      if (sku) return [{ id, num: 1, shop_id, sku_id: sku.id }];
    }
    throw new Error("The demonstration has nothing to buy.");
  };
  const payOnce = async (items: Awaited<ReturnType<typeof find>>): Promise<string | undefined> => {
    const seen = data(await client.call(0, "orders.preview", { items, address_id }, { token }));
    const { price_token, total: expect_total } = seen;
    const order = { items, address_id, price_token, expect_total };
    const { pay } = data(await client.call(0, "orders.create", order, { token, key: randomUUID() }));
    const payment = { pay_no: pay.pay_no, fund_password: "fund-demo", expect_total: pay.total };
    return (await client.call(0, "payments.payWithBalance", payment, { token, key: randomUUID() })).error;
  };

  return {
    /** @returns for each payment what went wrong */
    async pay(isOver: () => boolean): Promise<(string | undefined)[]> {
      const results: (string | undefined)[] = [];
      const items = await find();
      while (!isOver()) {
        results.push(await payOnce(items).catch((error: Error) => error.message));
        await wait(1_000);
      }
      return results;
    },
    close: client.close,
  };
}
