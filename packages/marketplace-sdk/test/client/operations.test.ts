import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMarketplace } from "../../src/index";
import { operationList as operations } from "../../src/operation";
import { methods } from "./every-method";
import { createFetch, envelope, options } from "./support";

/** The table of docs/product.md, "Documented calls", with the contract's ids. */
const DOCUMENTED = `
POST /api/user/login auth.login
POST /api/user/loginsocial auth.socialLogin
POST /api/user/register auth.register
POST /api/user/profile account.update
POST /api/user/index account.get
POST /api/user/logout auth.logout
POST /api/user/change auth.changePassword
GET /api/ems/send auth.sendEmailCode
GET /api/user/recharge_list recharges.list
GET /api/merchant/index merchant.get
POST /api/merchant/index merchant.getByPost
POST /api/merchant/reg merchant.apply
POST /api/index/index site.home
POST /api/index/pro products.list
POST /api/index/shop_info stores.get
POST /api/index/upload uploads.image
POST /api/index/search_pro products.search
POST /api/index/search_shop stores.search
POST /api/index/pro_info products.get
GET /api/Article/category articles.list
GET /api/Article/detail articles.get
POST /api/user/followers_list stores.followed
POST /api/user/followers stores.toggleFollow
POST /api/aera/addEdit addresses.save
POST /api/aera/index addresses.list
POST /api/aera/del addresses.delete
POST /api/aera/readArea addresses.areas
`;
const documented = DOCUMENTED.trim()
  .split("\n")
  .map((row) => row.split(" "));

describe("operations", () => {
  it.each(documented)("%s %s is %s", async (method, path, id) => {
    const call = methods.find(([known]) => known === id)?.[1];
    const { fetch, sent } = createFetch(envelope(1, {}));
    await call?.(createMarketplace(options({ fetch }))).catch(() => undefined);
    expect(sent.map(({ url, init }) => [init.method, new URL(url).pathname])).toEqual([[method, path]]);
  });

  it("have a method each, and methods an operation each", () => {
    const market = createMarketplace(options({}));
    const ids = operations.map(({ id }) => id);
    const { safe, fetch, clock, ...groups } = market;
    const found = Object.entries(groups).flatMap(([tag, group]) =>
      Object.keys(group).map((name) => `${tag}.${name}`),
    );
    expect(found.sort()).toEqual([...ids, "auth.signIn"].sort());
    expect(methods.map(([id]) => id).sort()).toEqual([...ids].sort());
    expect([typeof fetch, typeof safe, Object.keys(clock)]).toEqual([
      "function",
      "function",
      ["now", "subscribe"],
    ]);
  });

  it("are the table of the source, with a comment for each method", () => {
    const source = readFileSync(new URL("../../src/generated/methods.ts", import.meta.url), "utf8");
    for (const { id, method, path } of operations) {
      expect(source).toContain(`\`${method} ${path}\``);
      expect(source).toMatch(new RegExp(`\\*/\\n  ${id.split(".")[1]}\\((input|options)`));
    }
  });

  it("are not named in the client's code: what is special about one is data of the contract", () => {
    const src = new URL("../../src/", import.meta.url);
    const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.startsWith("generated"),
    );
    expect(files.length).toBeGreaterThan(50);
    const ids = operations.map(({ id }) => `"${id}"`);
    const named = files.flatMap((file) => {
      const code = readFileSync(new URL(file, src), "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\b(?:Input|Data)<"[^"]+">/g, "");
      return ids.filter((id) => code.includes(id)).map((id) => `${file} ${id}`);
    });
    // What stock servers do differently is a table by its nature.
    expect(named.sort()).toEqual([
      'dialects/fast-admin.ts "auth.sendEmailCode"',
      'dialects/fast-admin.ts "uploads.image"',
    ]);
  });
});
