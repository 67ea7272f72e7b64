/** The calls of marketplace-sdk.ts with the client that hey-api generates from the contract. */
import {
  accountGet,
  accountUpdate,
  addressesList,
  addressesSave,
  articlesGet,
  authLogin,
  categoriesList,
  ordersCreate,
  ordersGet,
  ordersList,
  ordersPreview,
  paymentsPayWithBalance,
  productsGet,
  productsList,
  productsReviews,
  productsSearch,
  siteConfig,
  siteHome,
  uploadsImage,
  withdrawalsQuote,
} from "./hey-api-client";
import { client } from "./hey-api-client/client.gen";

client.setConfig({ baseUrl: "https://api.example.com", headers: { token: "token" } });

/** The `data` of a success, which every caller of this API has to take out of the envelope. */
async function dataOf<Body extends { code?: number }>(
  call: Promise<{ data: Body | undefined }>,
): Promise<Extract<Body, { code: 1; data: unknown }>["data"]> {
  const { data: body } = await call;
  if (isSuccess(body)) return body.data;
  throw new Error(`Code ${body?.code}`);
}

const isSuccess = <Body extends { code?: number }>(
  body: Body | undefined,
): body is Extract<Body, { code: 1; data: unknown }> => body?.code === 1;

export async function catalog(): Promise<(string | number | undefined)[]> {
  const home = await dataOf(siteHome());
  const config = await dataOf(siteConfig());
  const categories = await dataOf(categoriesList({ body: {} }));
  const products = await dataOf(productsList({ body: { flag: "hot", page: 1, limit: 20 } }));
  const found = await dataOf(productsSearch({ body: { search: "kettle", page: 1 } }));
  const product = await dataOf(productsGet({ body: { id: 1003 } }));
  const reviews = await dataOf(productsReviews({ body: { id: 1003, page: 1 } }));
  const article = await dataOf(articlesGet({ query: { article_id: 101 } }));
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
  const { userinfo } = await dataOf(authLogin({ body: { account: "mira", password: "secret-1" } }));
  const user = await dataOf(accountGet());
  await dataOf(
    accountUpdate({ body: { avatar: "/mira.webp", nickname: "Mira", username: "mira", bio: "" } }),
  );
  const addresses = await dataOf(addressesList());
  const address = await dataOf(
    addressesSave({
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
  const upload = await dataOf(uploadsImage({ body: { file: new File(["…"], "logo.png") } }));
  return [userinfo.token, user.money, addresses[0]?.name, address.id, upload.url];
}

export async function purchase(): Promise<(string | number | undefined)[]> {
  const items = [{ id: 1003, num: 1, shop_id: 1 }];
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const preview = await dataOf(ordersPreview({ body: { items, address_id: 301 } }));
  const created = await dataOf(
    ordersCreate({
      headers,
      body: { items, address_id: 301, price_token: "pt-1", expect_total: "12.50" },
    }),
  );
  const paid = await dataOf(
    paymentsPayWithBalance({
      headers,
      body: { pay_no: created.pay.pay_no, fund_password: "fund-pass-1", expect_total: "12.50" },
    }),
  );
  const orders = await dataOf(ordersList({ body: { page: 1 } }));
  const order = await dataOf(ordersGet({ body: { order_no: "O2026112000731" } }));
  const quote = await dataOf(withdrawalsQuote({ body: { coin: "USDT", network: "TRC20", amount: "37.00" } }));
  return [preview.currency, paid.money, orders.data[0]?.order_no, order.status, quote.quote_id];
}
