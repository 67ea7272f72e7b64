import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { expireRequests } from "../../../src/features/requests/jobs";
import type { Viewer } from "../../../src/kernel/handler";
import { invokeHandler } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { expectError, expectStatus } from "../../support/errors";
import { type SmallShop, smallShop } from "../catalog/small-shop";

const MAX_OPEN = 3;

let shop: SmallShop;
let ask: ReturnType<typeof createCallHandler>;
let mira: Viewer;
let other: Viewer;
beforeEach(async () => {
  shop = await smallShop({ settings: { maxOpenRequests: MAX_OPEN } });
  ask = createCallHandler(shop.services);
  [mira, other] = await Promise.all([shop.viewer("buyer1"), shop.viewer("buyer2")]);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.services.db)).toEqual([]);
  await shop.close();
});

const jars: Input<"purchaseRequests.create"> = {
  title: "Glass jars with lids",
  content: "Half a litre, for jam.",
  num: 500,
  unit: "pieces",
};
const list = (input: Input<"purchaseRequests.list"> = {}, viewer?: Viewer) =>
  ask("purchaseRequests.list", handlers["purchaseRequests.list"], viewer, input);
const ids = (page: { data: readonly { id: number }[] }) => page.data.map(({ id }) => id);

/** Uploads a picture the short way. @returns its address */
async function picture(owner: Viewer, category: "public" | "kyc" = "public") {
  const id = randomUUID().replaceAll("-", "");
  await shop.services.db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
    values (${id}, ${owner.id}, ${category}, 'image/webp', 1, 1, ${Buffer.from([0])}, ${shop.services.clock.now()})`;
  return category === "public" ? `/uploads/files/${id}.webp` : `kyc:${id}`;
}

describe("the list", () => {
  test("has what is open, newest first", async () => {
    expect(await list()).toMatchObject({ total: 2, data: [{ id: 2, is_own: 0 }, { id: 1 }] });
    expect(await list({ limit: 1, page: 2 })).toMatchObject({ total: 2, last_page: 2, data: [{ id: 1 }] });
    expect(await list({ page: 9 })).toMatchObject({ total: 2, current_page: 1, data: [] });
  });

  test("is narrowed by words, however they are written, and by category", async () => {
    const wanted: readonly [Input<"purchaseRequests.list">, readonly number[]][] = [
      [{ search: "TENTS waterproof" }, [2]],
      [{ search: "café" }, [1]],
      [{ search: "CAFE" }, [1]],
      [{ search: "%" }, []],
      [{ search: "lanterns" }, []],
      [{ search: "" }, [2, 1]],
      [{ category_id: 10 }, [1]],
      [{ category_id: 99 }, []],
    ];
    for (const [input, found] of wanted) expect(ids(await list(input)), JSON.stringify(input)).toEqual(found);
  });

  test("names countries in the reader's language, and who wrote only in part", async () => {
    const info = await ask(
      "purchaseRequests.get",
      handlers["purchaseRequests.get"],
      mira,
      { id: 1 },
      { language: "de" },
    );
    expect(info).toEqual({
      id: 1,
      title: "Forty enamel kettles",
      content: "For a café, any color.",
      category_id: 11,
      num: 40,
      unit: "pieces",
      target_price: "9.90",
      currency: "USDT",
      country: "Deutschland",
      images: [],
      status: "open",
      quote_count: 2,
      username_masked: "b***1",
      is_own: 1,
      createtime: expect.any(Number),
      expires_at: expect.any(Number),
    });
    expect(
      await ask("purchaseRequests.get", handlers["purchaseRequests.get"], undefined, { id: 2 }),
    ).not.toHaveProperty("target_price");
    await expectStatus(
      ask("purchaseRequests.get", handlers["purchaseRequests.get"], undefined, { id: 99 }),
      404,
    );
  });

  test("of the member's own includes closed ones", async () => {
    const mine = await ask("purchaseRequests.mine", handlers["purchaseRequests.mine"], other, {});
    expect(mine).toMatchObject({
      total: 2,
      data: [
        { id: 3, status: "closed", is_own: 1 },
        { id: 2, status: "open" },
      ],
    });
  });
});

describe("writing one", () => {
  test("publishes it for as many days as wished", async () => {
    const image = await picture(mira);
    const made = await ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, {
      ...jars,
      target_price: "1.5",
      category_id: 12,
      country: "Exampleland",
      images: [image],
      days: 7,
    });
    const now = shop.services.clock.now();
    expect(made).toMatchObject({
      ...jars,
      target_price: "1.50",
      category_id: 12,
      country: "Exampleland",
      images: [image],
      status: "open",
      is_own: 1,
      createtime: now,
      expires_at: now + 7 * DAY,
    });
    expect(ids(await list())).toEqual([made.id, 2, 1]);
  });

  test("stays open for the operator's time when nothing else is said", async () => {
    const made = await ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, {
      ...jars,
      category_id: 0,
    });
    const { clock, settings } = shop.services;
    expect(made).toMatchObject({
      category_id: 0,
      country: "",
      images: [],
      expires_at: clock.now() + settings.requestDays * DAY,
    });
  });

  test("happens once per key", async () => {
    const again = { id: "purchaseRequests.create" as const, input: jars, viewer: mira, key: "key-0001" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        invokeHandler(shop.services, handlers["purchaseRequests.create"], again),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect((await list()).total).toBe(3);
    await expectStatus(
      invokeHandler(shop.services, handlers["purchaseRequests.create"], {
        ...again,
        input: { ...jars, num: 2 },
      }),
      422,
    );
  });

  test("has a limit that parallel calls keep", async () => {
    const create = () => ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, jars);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, create));
    // One was open before.
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(MAX_OPEN - 1);
    expect(await expectError(create(), "too_many_open")).toEqual({ max: MAX_OPEN });
    shop.services.clock.advance(40 * DAY);
    await create();
  });

  test("with a text that leads away is refused, and names the field", async () => {
    const leading = [
      { field: "title", text: "See https://jars.example" },
      { field: "content", text: "Call +49 30 555 01 00-17" },
      { field: "content", text: "Write to me@mail.example" },
      { field: "unit", text: "www.jars.ex" },
      { field: "content", text: "ｗｗｗ.jars.ex" },
    ];
    for (const { field, text } of leading) {
      const attempt = ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, {
        ...jars,
        [field]: text,
      });
      expect(await expectError(attempt, "content_rejected"), text).toEqual({ field });
    }
    expect((await list()).total).toBe(2);
  });

  test("may have numbers in it", async () => {
    await ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, {
      ...jars,
      title: "10 000 jars, 0.5 l, DIN 6075",
      content: "Delivered between 2026-12-01 and 2027-01-15 in lots of 2.500 @ 12 a box.",
    });
  });

  test("with a wrong field is refused by its name", async () => {
    const wrong = [
      { field: "category_id", more: { category_id: 99 } },
      { field: "target_price", more: { target_price: "1.234" } },
      { field: "images.0", more: { images: ["https://elsewhere.example/a.webp"] } },
      { field: "images.0", more: { images: ["/uploads/products/1/front.svg"] } },
    ];
    for (const { field, more } of wrong) {
      const thrown = await expectStatus(
        ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, { ...jars, ...more }),
        422,
      );
      expect(thrown.options.details, JSON.stringify(more)).toEqual({ field });
    }
  });

  test("takes no pictures of others, and no documents", async () => {
    const [own, foreign, document] = await Promise.all([picture(mira), picture(other), picture(mira, "kyc")]);
    for (const image of [foreign, document]) {
      const images = [own, image];
      const thrown = await expectStatus(
        ask("purchaseRequests.create", handlers["purchaseRequests.create"], mira, { ...jars, images }),
        422,
      );
      expect(thrown.options.details).toEqual({ field: "images.1" });
    }
  });
});

describe("closing", () => {
  const close = (viewer: Viewer, id: number) =>
    ask("purchaseRequests.close", handlers["purchaseRequests.close"], viewer, { id });

  test("is the writer's, and for good", async () => {
    expect(await close(mira, 1)).toMatchObject({ id: 1, status: "closed", is_own: 1 });
    expect(await close(mira, 1)).toMatchObject({ status: "closed" });
    expect(ids(await list())).toEqual([2]);
    expect(
      await ask("purchaseRequests.get", handlers["purchaseRequests.get"], undefined, { id: 1 }),
    ).toMatchObject({ status: "closed" });
  });

  test("is private", async () => {
    for (const id of [1, 99, Number.MAX_SAFE_INTEGER]) await expectStatus(close(other, id), 404);
    expect((await list()).total).toBe(2);
  });

  test("happens automatically when the time is over, seen at once and written by the scheduler", async () => {
    const { services } = shop;
    services.clock.advance(2 * DAY);
    expect(ids(await list())).toEqual([1]);
    expect(
      await ask("purchaseRequests.get", handlers["purchaseRequests.get"], undefined, { id: 2 }),
    ).toMatchObject({ status: "closed" });
    const runs = [1, 2].map(() => expireRequests(services, services.clock.now()));
    expect((await Promise.all(runs)).sort()).toEqual([0, 1]);
    const [row] = await services.db<{ status: string }[]>`select status from purchase_request where id = 2`;
    expect(row?.status).toBe("closed");
    expect(await expireRequests(services, services.clock.now())).toBe(0);
  });
});
