import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fieldOf, objectsIn } from "../../src/check/json";
import { checkClient } from "../../src/client/check-client";
import { clientRules } from "../../src/client/rules";
import { CallError, type CarefulClient, createCarefulClient } from "../support/client/careful-client";
import { smallMarket } from "../support/client/small-market";

type Story = (client: CarefulClient, reload: () => CarefulClient) => Promise<unknown>;

const ignore = (error: unknown) => {
  if (!(error instanceof CallError)) throw error;
};

const buy: Story = async (client) => {
  await client.signIn("mira");
  await client.pay(await client.order());
  await client.call("account.get");
};

const read: Story = async (client) => {
  await client.signIn("mira");
  await client.insist("orders.list").catch(ignore);
  await client.call("account.get").catch(ignore);
};

const buyAndReload: Story = async (client, reload) => {
  await client.signIn("mira");
  const wanted = { items: [{ id: 1, shop_id: 1, num: 1 }], address_id: 1 };
  const preview = () => client.call("orders.preview", { items: wanted.items });
  for (const browser of [client, reload(), reload()]) {
    const seen = await preview();
    const figures = { price_token: fieldOf(seen, "price_token"), expect_total: fieldOf(seen, "total") };
    await browser.call("orders.create", { ...wanted, ...figures }).catch(ignore);
  }
};

const order = {
  items: [{ id: 1, shop_id: 1, num: 1 }],
  address_id: 1,
  price_token: "pt",
  expect_total: "0.30",
};

/** How each rule is brought about; `read` where nothing is said. */
const stories: Readonly<Record<string, Story>> = {
  "preview-after-price-change": buy,
  "read-after-offer-change": async (client) => {
    await client.signIn("mira");
    await client.acceptOffer();
  },
  "key-after-lost-answer": buy,
  "key-after-outage": buyAndReload,
  "key-after-page": buy,
  "key-after-unavailable": buy,
  "key-while-in-progress": buy,
  "never-repeated": async (client) => {
    await client.signIn("mira");
    await client.call("stores.toggleFollow", { id: 1 }).catch(ignore);
    await sleep(2100);
    await client.call("account.get");
  },
  "stop-after-401": async (client) => {
    await client.signIn("mira");
    await client.call("orders.list").catch(ignore);
    await client.signIn("mira");
    await client.call("orders.list");
  },
  "late-answer": async (client) => {
    await client.signIn("mira");
    await client.call("orders.create", order);
    const late = client.call("orders.list");
    // Until it has reached the server.
    await sleep(300);
    await client.signOut();
    await client.signIn("noor");
    const rows = objectsIn(fieldOf(await late.catch(ignore), "data"));
    for (const { order_no } of rows) await client.call("orders.get", { order_no });
    await client.call("account.get");
  },
  "one-member": async (client) => {
    await client.signIn("mira");
    await client.call("orders.create", order).catch(ignore);
    await client.signOut();
    await client.signIn("noor");
    await client.insist("orders.create", order);
  },
  "ended-token": async (client) => {
    await client.signIn("mira");
    await client.signOut();
    await client.signIn("noor");
    await sleep(1100);
    await client.call("account.get").catch(ignore);
  },
  "token-on-every-call": async (client) => {
    await client.signIn("mira");
    await client.call("account.get");
    await client.call("site.config");
    await client.call("account.get");
  },
  "total-as-shown": buy,
  "one-body-per-key": async (client) => {
    await client.signIn("mira");
    await client.order();
    await client.order({ remark: "please wrap" });
  },
  "new-key-for-new-call": async (client) => {
    await client.signIn("mira");
    await client.order();
    await sleep(1100);
    await client.order();
  },
  "valid-request": buy,
};

/** Rules whose faults bring other rules about. */
const besides: Readonly<Record<string, readonly string[]>> = {
  "one-member": ["key-after-outage"],
  "one-body-per-key": ["key-after-lost-answer"],
};

async function outcomeOf(rule: string, mistakes: readonly string[]) {
  const fetch = smallMarket();
  const check = await checkClient({
    server: "http://market.example",
    only: [rule, ...(besides[rule] ?? [])],
    fetch,
  });
  const storage = { token: "", keys: new Map<string, string>() };
  const open = () => createCarefulClient(check.url, mistakes, storage);
  try {
    await (stories[rule] ?? read)(open(), open).catch(ignore);
    return check.report().results.find((one) => one.rule === rule);
  } finally {
    await check.close();
  }
}

/** It takes a minute to tell: see judges.test.ts. */
const SLOW = "no-flood";

describe.concurrent("each rule, with a client that keeps it and one that breaks it", () => {
  for (const { id } of clientRules) {
    if (id === SLOW) continue;
    test(`${id}: passes`, async () => {
      const result = await outcomeOf(id, []);
      expect(result).toMatchObject({ outcome: "passed" });
    });

    test(`${id}: is found`, async () => {
      const result = await outcomeOf(id, [id]);
      expect(result).toMatchObject({ outcome: "failed" });
      expect(result?.evidence).not.toEqual([]);
    });
  }
});
