import assert from "node:assert/strict";
import { createMarketplace, isMarketplaceError, memorySession } from "marketplace-sdk";
import { createRawClient } from "marketplace-sdk/raw";

const answers = [
  { code: 1, msg: "", data: { id: 3, shopname: "Shop", trade_amount: 12.5 } },
  { code: 0, msg: "No such shop", data: null },
  { code: 1, msg: "", data: { id: 7, name: "Shipping" } },
];
const fetch = async () => new Response(JSON.stringify(answers.shift()));
const market = createMarketplace({ baseUrl: "https://api.example.com", fetch, session: memorySession("t") });

assert.deepEqual(await market.stores.get({ id: 3 }), { id: 3, shopname: "Shop", trade_amount: "12.5" });
await assert.rejects(market.stores.get({ id: 4 }), (error) => isMarketplaceError(error) && error.code === 0);
const { data } = await createRawClient(market).GET("/api/Article/detail", {
  params: { query: { article_id: 7 } },
});
assert.equal(data.code, 1);
