import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import { LANGUAGES, type Language } from "../../../src/i18n/languages";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase } from "../../support/database";
import { type SmallShop, smallShop } from "./small-shop";

let shop: SmallShop;
beforeAll(async () => {
  shop = await smallShop({ settings: { serviceUrl: "mailto:service@marketplace.example" } });
});
afterAll(() => shop.close());

const home = (language: Language = "en", services = shop.services) =>
  createCallHandler(services)("site.home", handlers["site.home"], undefined, {}, { language });
const config = (language: Language = "en", services = shop.services) =>
  createCallHandler(services)("site.config", handlers["site.config"], undefined, {}, { language });
const ids = (rows: readonly { id?: number }[] | undefined) => rows?.map(({ id }) => id);

describe("the home page", () => {
  test("has everything the first screen shows", async () => {
    const site = await home();
    expect(site).toMatchObject({
      web_name: "Example Market",
      service_url: "mailto:service@marketplace.example",
      currency: { code: "USDT", scale: 2, symbol: "USDT" },
      banners: [{ id: 1, image: "/uploads/banners/1.webp", title: "Welcome", url: "/category/10" }],
      pay_logos: [{ image: "/uploads/logos/vellora.webp", alt: "Vellora", verified_by: "A test" }],
      partner_logos: [],
      footer_text: "Made for a test",
    });
    expect(ids(site?.categories)).toEqual([10, 20, 12, 11]);
    expect([ids(site?.daily), ids(site?.recommend), ids(site?.hot), ids(site?.month)]).toEqual([
      [2],
      [1],
      [1, 2, 8, 6],
      [1, 8, 6],
    ]);
    expect(ids(site?.shops)).toEqual([1, 2]);
    expect(site?.footer_news).toEqual([
      { id: 1, pid: 0, name: "Buying", weigh: 100 },
      { id: 2, pid: 0, name: "Selling", weigh: 90 },
      { id: 102, pid: 1, name: "Delivery", weigh: 90 },
      { id: 101, pid: 1, name: "How ordering works", weigh: 80 },
      { id: 121, pid: 2, name: "Fees", weigh: 10 },
    ]);
  });

  test("speaks the caller's language where the site does", async () => {
    const site = await home("de");
    expect(site?.web_name).toBe("Beispielmarkt");
    expect(site?.footer_news?.[0]).toMatchObject({ name: "Kaufen" });
    expect(site?.categories?.[0]).toMatchObject({ name: "Wohnen" });
    expect(site?.banners?.[0]).toMatchObject({ title: "Willkommen" });
  });

  test("falls back to English for what no one translated", async () => {
    const own = await smallShop();
    await own.services.db`update category set names = names - 'ja'`;
    await own.services.db`update article set texts = texts - 'ja'`;
    await own.services.db`update setting set value = value #- '{texts,ja}' where key = 'site'`;
    const site = await home("ja", own.services);
    expect(site?.web_name).toBe("Example Market");
    expect(site?.categories?.[0]).toMatchObject({ name: "Home" });
    expect(site?.footer_news?.at(-1)).toMatchObject({ name: "Fees" });
    await own.close();
  });

  test("of an empty database is empty", async () => {
    const { db, close } = await createTestDatabase();
    const services = testServices(db);
    const site = await home("en", services);
    expect(site).not.toHaveProperty("web_name");
    expect(site).toMatchObject({ pay_logos: [], partner_logos: [], footer_text: "" });
    expect(site).toMatchObject({ service_url: "", footer_news: [], daily: [], shops: [], categories: [] });
    expect(await config("en", services)).toMatchObject({ notices: [], features: { crypto_pay: false } });
    await close();
  });
});

describe("the site's settings", () => {
  test("follow what the operator set up", async () => {
    expect(await config()).toMatchObject({
      currency: { code: "USDT", scale: 2 },
      currencies: [
        { code: "USDT", scale: 6 },
        { code: "BTC", scale: 8 },
        { code: "ETH", scale: 18 },
      ],
      features: { idempotency: true, loan: false, social_login: false, merchant: true },
      limits: { password_min: 8, comment_images: 6, upload_max_bytes: 10_485_760 },
      notices: [{ id: 1, content: "All of this is made up.", url: "" }],
    });
    const { langs } = await config();
    expect(langs).toHaveLength(LANGUAGES.length);
    expect(langs?.filter(({ dir }) => dir === "rtl")).toEqual([{ code: "ar", name: "العربية", dir: "rtl" }]);
    expect(await config("de")).toMatchObject({ notices: [{ content: "Alles hier ist erfunden." }] });
  });

  test("show loans and social login where they are offered", async () => {
    const services = testServices(shop.services.db, {
      settings: { ...DEMO_SETTINGS, socialPlatforms: ["example"] },
    });
    expect(await config("en", services)).toMatchObject({ features: { loan: true, social_login: true } });
  });

  test("show crypto payments once a network takes them", async () => {
    const own = await smallShop();
    await own.services.db`delete from network`;
    await own.services
      .db`insert into network (coin, network, network_name, family, decimals, confirmations, recharge_min,
        recharge_max, withdraw_min, withdraw_max, pay_enabled, rate)
      values ('USDT', 'TRC20', 'Tron', 'tron', 6, 20, 1, 1, 1, 1, true, null)`;
    expect(await config("en", own.services)).toMatchObject({ features: { crypto_pay: false } });
    await own.services.db`update network set rate = 1000000`;
    expect(await config("en", own.services)).toMatchObject({ features: { crypto_pay: true } });
    await own.close();
  });
});

describe("categories", () => {
  const tree = (input: { pid?: number }, language: Language = "en") =>
    createCallHandler(shop.services)("categories.list", handlers["categories.list"], undefined, input, {
      language,
    });

  test("are a tree, heaviest first", async () => {
    expect(await tree({}, "de")).toMatchObject([
      {
        id: 10,
        pid: 0,
        name: "Wohnen",
        childlist: [
          { id: 12, pid: 10, name: "Tisch", childlist: [] },
          { id: 11, pid: 10, name: "Küche", childlist: [] },
        ],
      },
      { id: 20, childlist: [] },
    ]);
  });

  test("can be read from a branch on", async () => {
    expect((await tree({ pid: 10 })).map(({ id }) => id)).toEqual([12, 11]);
    expect(await tree({ pid: 99 })).toEqual([]);
  });
});

describe("articles", () => {
  const list = (ids?: string, language: Language = "en") =>
    createCallHandler(shop.services)(
      "articles.list",
      handlers["articles.list"],
      undefined,
      ids === undefined ? {} : { ids },
      {
        language,
      },
    );

  test.each([
    [undefined, [102, 101, 121]],
    ["1", [102, 101]],
    ["2,1", [102, 101, 121]],
    ["99", []],
    ["99999999999999999999999999,2", [121]],
  ])("of groups %s", async (groups, found) => {
    expect(ids(await list(groups))).toEqual(found);
  });

  test("come without their text in lists", async () => {
    expect((await list("2", "de"))[0]).toEqual({
      id: 121,
      category_id: 2,
      title: "Gebühren",
      description: "Gebühren.",
      createtime: expect.any(Number),
    });
  });

  test("can be read one by one", async () => {
    const read = (article_id: number, language: Language) =>
      createCallHandler(shop.services)(
        "articles.get",
        handlers["articles.get"],
        undefined,
        { article_id },
        { language },
      );
    expect(await read(101, "de")).toMatchObject({
      title: "So bestellen Sie",
      content: "<h2>So bestellen Sie</h2>",
    });
    expect(await read(101, "hi")).toMatchObject({ title: "How ordering works" });
    await expect(read(999, "en")).rejects.toMatchObject({ status: 404 });
    await expect(read(Number.MAX_SAFE_INTEGER, "en")).rejects.toMatchObject({ status: 404 });
  });
});
