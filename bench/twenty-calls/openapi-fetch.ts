/** The calls of marketplace-sdk.ts with openapi-fetch, on types that openapi-typescript generates from the contract. */
import createClient from "openapi-fetch";
import type { paths } from "./.cache/schema";

const client = createClient<paths>({ baseUrl: "https://api.example.com", headers: { token: "token" } });

/** The `data` of a success, which every caller of this API has to take out of the envelope. */
async function dataOf<Body extends { code?: number }>(
  call: Promise<{ data?: Body }>,
): Promise<Extract<Body, { code: 1; data: unknown }>["data"]> {
  const { data: body } = await call;
  if (isSuccess(body)) return body.data;
  throw new Error(`Code ${body?.code}`);
}

const isSuccess = <Body extends { code?: number }>(
  body: Body | undefined,
): body is Extract<Body, { code: 1; data: unknown }> => body?.code === 1;

export async function catalog(): Promise<(string | number | undefined)[]> {
  const home = await dataOf(client.POST("/api/index/index"));
  const config = await dataOf(client.POST("/api/index/config"));
  const categories = await dataOf(client.POST("/api/index/category", { body: {} }));
  const products = await dataOf(client.POST("/api/index/pro", { body: { flag: "hot", page: 1, limit: 20 } }));
  const found = await dataOf(client.POST("/api/index/search_pro", { body: { search: "kettle", page: 1 } }));
  const product = await dataOf(client.POST("/api/index/pro_info", { body: { id: 1003 } }));
  const reviews = await dataOf(client.POST("/api/index/pro_comment", { body: { id: 1003, page: 1 } }));
  const article = await dataOf(client.GET("/api/Article/detail", { params: { query: { article_id: 101 } } }));
  return [
    home?.web_name,
    config.currency?.code,
    categories[0]?.name,
    products.data[0]?.price,
    found.data[0]?.title,
    product.title,
    reviews.data[0]?.content,
    article.title,
  ];
}

export async function account(): Promise<(string | number | undefined)[]> {
  const { userinfo } = await dataOf(
    client.POST("/api/user/login", { body: { account: "mira", password: "secret-1" } }),
  );
  const user = await dataOf(client.POST("/api/user/index"));
  await dataOf(
    client.POST("/api/user/profile", {
      body: { avatar: "/mira.webp", nickname: "Mira", username: "mira", bio: "" },
    }),
  );
  const addresses = await dataOf(client.POST("/api/aera/index"));
  const address = await dataOf(
    client.POST("/api/aera/addEdit", {
      body: {
        name: "Mira Example",
        mobile: "+00 555 0100",
        country: "Samplia",
        province: "Lumen Region",
        city: "Lumen City",
        address: "7 Lantern Square",
        zip: "44018",
        is_default: 0,
      },
    }),
  );
  const upload = await dataOf(
    client.POST("/api/index/upload", {
      // The types have a string for a file; the serializer adds the real file, as the documentation of openapi-fetch shows.
      body: { file: "" },
      bodySerializer: () => {
        const form = new FormData();
        form.append("file", new File(["…"], "logo.png"));
        return form;
      },
    }),
  );
  return [userinfo.token, user.money, addresses[0]?.name, address.id, upload.url];
}

export async function purchase(): Promise<(string | number | undefined)[]> {
  const items = [{ id: 1003, num: 1, shop_id: 1 }];
  const header = { "Idempotency-Key": crypto.randomUUID() };
  const preview = await dataOf(client.POST("/api/order/preview", { body: { items, address_id: 301 } }));
  const created = await dataOf(
    client.POST("/api/order/create", {
      params: { header },
      body: { items, address_id: 301, price_token: "pt-1", expect_total: "12.50" },
    }),
  );
  const paid = await dataOf(
    client.POST("/api/pay/balance", {
      params: { header },
      body: { pay_no: created.pay.pay_no, fund_password: "fund-pass-1", expect_total: "12.50" },
    }),
  );
  const orders = await dataOf(client.POST("/api/order/list", { body: { page: 1 } }));
  const order = await dataOf(client.POST("/api/order/info", { body: { order_no: "O2026112000731" } }));
  const quote = await dataOf(
    client.POST("/api/withdraw/quote", { body: { coin: "USDT", network: "TRC20", amount: "37.00" } }),
  );
  return [preview.currency, paid.money, orders.data[0]?.order_no, order.status, quote.quote_id];
}
