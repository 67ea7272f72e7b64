import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMarketplace, readOperations } from "../../src/index";
import { methods } from "./every-method";
import { createFetch, envelope, options } from "./support";

/** The specification's table of calls (section 7), with the contract's ids. */
const SPECIFICATION = `
POST /api/user/login user.login
POST /api/user/loginsocial user.loginSocial
POST /api/user/register user.register
POST /api/user/profile user.profile
POST /api/user/index user.index
POST /api/user/logout user.logout
POST /api/user/change user.change
GET /api/ems/send ems.send
GET /api/user/recharge_list user.rechargeList
GET /api/merchant/index merchant.index
POST /api/merchant/index merchant.indexPost
POST /api/merchant/reg merchant.reg
POST /api/index/index index.index
POST /api/index/pro index.pro
POST /api/index/shop_info index.shopInfo
POST /api/index/upload index.upload
POST /api/index/search_pro index.searchPro
POST /api/index/search_shop index.searchShop
POST /api/index/pro_info index.proInfo
GET /api/Article/category article.category
GET /api/Article/detail article.detail
POST /api/user/followers_list user.followersList
POST /api/user/followers user.followers
POST /api/aera/addEdit aera.addEdit
POST /api/aera/index aera.index
POST /api/aera/del aera.del
POST /api/aera/readArea aera.readArea
`;
const documented = SPECIFICATION.trim()
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
    const ids = readOperations().map(({ id }) => id);
    const { raw, safe, ...groups } = market;
    const found = Object.entries(groups).flatMap(([tag, group]) =>
      Object.keys(group).map((name) => `${tag}.${name}`),
    );
    expect(found.sort()).toEqual([...ids].sort());
    expect(methods.map(([id]) => id)).toEqual([...ids].sort());
    expect([typeof raw.GET, typeof safe]).toEqual(["function", "function"]);
  });

  it("are the table of the source, with a comment for each method", () => {
    const source = readFileSync(new URL("../../src/generated/methods.ts", import.meta.url), "utf8");
    for (const { name, id, method, path } of readOperations()) {
      expect(source).toContain(`\`${method} ${path}\`.`);
      expect(source).toMatch(new RegExp(`\\*/\\n  ${name}: Method<"${id}">;`));
    }
  });
});
