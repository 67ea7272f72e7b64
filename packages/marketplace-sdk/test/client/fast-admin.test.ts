import { describe, expect, it, vi } from "vitest";
import { fastAdmin } from "../../src/dialects/index";
import {
  createMarketplace,
  isMarketplaceError,
  type MarketplaceOptions,
  memorySession,
} from "../../src/index";
import { answers } from "./fast-admin-answers";
import { createFetch, failureOf, options } from "./support";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const answer = (body: string, status = 200, headers: Record<string, string> = JSON_TYPE) =>
  new Response(body, { status, headers });

/** A client of a stock server that sends this. */
function stock(response: Response, more: Partial<MarketplaceOptions> = {}) {
  const { fetch, sent } = createFetch(response);
  return {
    market: createMarketplace(options({ fetch, dialect: fastAdmin, retry: { limit: 0 }, ...more })),
    sent,
  };
}

describe("a stock FastAdmin 1.5", () => {
  it("signs in, and its names are decoded", async () => {
    const session = memorySession();
    const { market, sent } = stock(answer(answers.login), { session });
    const { userinfo } = await market.auth.signIn({ account: "mira", password: "lantern-77" });
    expect(userinfo).toMatchObject({
      id: 1,
      nickname: "O'Brien & Sons",
      avatar: "/uploads/x.png",
      mobile: undefined,
    });
    expect(session.get()).toBe("8f14e45f-ceea-467f-a0e6-1795175706aa");
    expect(sent[0]?.url).toBe("https://api.test/api/user/login");
  });

  it("tells a welcome for an account and nothing of its site", async () => {
    expect(await stock(answer(answers.account)).market.account.get()).toEqual({ welcome: "O'Brien & Sons" });
    expect(await stock(answer(answers.home)).market.site.home()).toBeNull();
  });

  it("takes e-mail codes by POST and uploads at its own path", async () => {
    const code = stock(answer(answers.emailCode));
    expect(await code.market.auth.sendEmailCode({ email: "a@example.com" })).toBeNull();
    expect(code.sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["POST", "https://api.test/api/ems/send", '{"email":"a@example.com"}'],
    ]);
    const upload = stock(answer(answers.upload));
    expect(await upload.market.uploads.image({ file: new Blob(["x"]) })).toMatchObject({
      url: "/uploads/20261120/8f14e45f.png",
    });
    expect(upload.sent[0]?.url).toBe("https://api.test/api/common/upload");
  });

  it("sends lists with gaps, pictures with commas, numbers for money", async () => {
    const { data } = await stock(answer(answers.products)).market.products.list();
    expect(data).toEqual([
      {
        id: "7",
        shop_id: "1",
        title: "Mug <blue>",
        price: "14.2",
        images: ["/uploads/a.png", "/uploads/b.png"],
      },
      { id: "8", shop_id: "1", title: "Kettle", price: "9.90", images: [] },
    ]);
    expect(await stock(answer(answers.product)).market.products.get({ id: 7 })).toMatchObject({
      images: ["/uploads/a.png"],
      skus: [{ id: 71, price: "14.2", spec: ["Red & blue"] }],
      shop: {},
      // HTML is left alone, and text is decoded once.
      content: "<p>A &amp; B</p>",
      own: { note: "a &amp; b" },
    });
    expect(await stock(answer(answers.addresses)).market.addresses.list()).toMatchObject([
      { id: "3", zip: undefined },
    ]);
  });

  it.each<[keyof typeof answers, number, object]>([
    ["wrongPassword", 200, { kind: "api", code: 0, msg: "密码不正确" }],
    ["invalid", 200, { kind: "api", code: 0, msg: '请填写 "名称" 年龄不正确' }],
    ["tooSoon", 200, { kind: "api", code: 0 }],
    ["signInFirst", 401, { kind: "api", code: 401, isUnauthorized: true }],
    ["notFound", 404, { kind: "http", status: 404, received: "no route", isMissing: true }],
    ["exception", 500, { kind: "api", code: 500, msg: "Undefined variable $x & more" }],
    ["foreignOrigin", 403, { kind: "http", status: 403, received: "not json" }],
  ])("says %s with HTTP %i", async (name, status, expected) => {
    const onFailure = vi.fn();
    const { market } = stock(answer(answers[name], status), { onFailure, isOnline: () => true });
    const error = await failureOf(market.account.get());
    expect(isMarketplaceError(error)).toBe(true);
    expect(error).toMatchObject(expected);
    // docs/product.md, "Envelope": every code but 401 is shown.
    expect(onFailure).toHaveBeenCalledTimes(name === "signInFirst" ? 0 : 1);
  });

  it("is read without the dialect too, but for texts and paths", async () => {
    const { market } = stock(answer(answers.products), { dialect: undefined });
    const { data } = await market.products.list();
    expect(data[0]).toMatchObject({
      title: "Mug &lt;blue&gt;",
      price: "14.2",
      images: ["/uploads/a.png", "/uploads/b.png"],
    });
  });

  it("can be the beginning of another dialect", async () => {
    const dialect = {
      ...fastAdmin,
      operations: { ...fastAdmin.operations, "site.home": { path: "/api/home" } },
    } as const;
    const { market, sent } = stock(answer(answers.home), { dialect });
    await market.site.home();
    expect(sent[0]?.url).toBe("https://api.test/api/home");
  });
});
