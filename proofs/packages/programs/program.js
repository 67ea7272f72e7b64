// Uses every part of the package as an integrator would, without Node's APIs, so that bundlers can make one file of it.
import { createMarketplace, isErrorOf, memorySession, pages, take } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { createRawClient } from "marketplace-sdk/raw";

const calls = [];
const answers = {
  "/api/index/shop_info": { code: 1, msg: "", data: { id: 3, shopname: "Shop", trade_amount: 12.5 } },
  "/api/order/create": { code: 0, msg: "Gone", data: { error: "stock_short" } },
  "/api/index/pro": { code: 1, msg: "", data: { data: [{ id: 1 }, { id: 2 }], total: 2, last_page: 1 } },
  "/api/Article/detail": { code: 1, msg: "", data: { id: 7 } },
};

function expect(found, wanted, what) {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

async function use() {
  const market = createMarketplace({
    baseUrl: "https://api.example.com",
    session: memorySession("t"),
    fetch: async (url, init) => {
      const { pathname } = new URL(url);
      calls.push({ pathname, key: new Headers(init.headers).get("Idempotency-Key") });
      return new Response(JSON.stringify(answers[pathname]));
    },
  });
  expect((await market.stores.get({ id: 3 })).trade_amount, "12.5", "money is a string");

  const order = { items: [], address_id: 1, price_token: "p", expect_total: "1.00" };
  const failure = await market.orders.create(order).catch((error) => error);
  expect(
    [isErrorOf(failure, "orders.create"), failure.reason],
    [true, "stock_short"],
    "an error has its name",
  );
  expect(typeof calls.at(-1).key, "string", "an order has its key");

  expect((await take(pages(market.products.list, {}), 5)).length, 2, "a list is walked");
  const { queryKey } = createQueries(market).products.get({ id: 1 });
  expect(queryKey, ["marketplace", "products.get", { id: 1 }, "en"], "a query has its key");

  const { data } = await createRawClient(market).GET("/api/Article/detail", {
    params: { query: { article_id: 7 } },
  });
  expect(data.code, 1, "the raw client answers");
}

globalThis.finished = use();
