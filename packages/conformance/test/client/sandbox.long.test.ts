import { createMarketplace } from "marketplace-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkClient } from "../../src/client/check-client";
import { tellStory } from "../support/client/sdk-story";
import { type RunningSandbox, startSandbox } from "../support/sandbox/start";

/** Without variants, and cheap enough to be bought again and again. */
const PRODUCT = 1007;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test("marketplace-sdk in Node breaks no rule in front of the sandbox, and orders no more than was wanted", async () => {
  const { shop_id } = await createMarketplace({ baseUrl: sandbox.url }).products.get({ id: PRODUCT });
  if (shop_id === undefined) throw new Error("The product has no store");
  const buyer = { account: "buyer", password: "buyer-demo" };
  const signedIn = createMarketplace({ baseUrl: sandbox.url });
  const { userinfo } = await signedIn.auth.login(buyer);
  const count = async () => (await signedIn.orders.list({}, { headers: { token: userinfo.token } })).total;
  const before = await count();
  const check = await checkClient({ server: sandbox.url });
  try {
    await tellStory(check.url, {
      guest: { account: "merchant", password: "merchant-demo" },
      buyer,
      product: { id: PRODUCT, shop_id },
    });
    const { results } = check.report();
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    const untold = results.filter(({ outcome }) => outcome === "not seen").map(({ rule }) => rule);
    expect(untold).toEqual(["read-after-offer-change", "no-flood"]);
    expect(await count()).toBe(before + 3);
  } finally {
    await check.close();
  }
});
