/** Twenty different calls, as an application makes them. The other files make the same calls. */
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({ baseUrl: "https://api.example.com", session: memorySession("token") });

export async function catalog(): Promise<(string | number | undefined)[]> {
  const home = await market.site.home();
  const config = await market.site.config();
  const categories = await market.categories.list({});
  const products = await market.products.list({ flag: "hot", page: 1, limit: 20 });
  const found = await market.products.search({ search: "kettle", page: 1 });
  const product = await market.products.get({ id: 1003 });
  const reviews = await market.products.reviews({ id: 1003, page: 1 });
  const article = await market.articles.get({ article_id: 101 });
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
  const { userinfo } = await market.auth.login({ account: "mira", password: "secret-1" });
  const user = await market.account.get();
  await market.account.update({ avatar: "/mira.webp", nickname: "Mira", username: "mira", bio: "" });
  const addresses = await market.addresses.list();
  const address = await market.addresses.save({
    name: "Mira Example",
    mobile: "+00 555 0100",
    country: "Samplia",
    province: "Lumen Region",
    city: "Lumen City",
    address: "7 Lantern Square",
    zip: "44018",
    is_default: 0,
  });
  const upload = await market.uploads.image({ file: new File(["…"], "logo.png") });
  return [userinfo.token, user.money, addresses[0]?.name, address.id, upload.url];
}

export async function purchase(): Promise<(string | number | undefined)[]> {
  const items = [{ id: 1003, num: 1, shop_id: 1 }];
  const preview = await market.orders.preview({ items, address_id: 301 });
  const created = await market.orders.create({
    items,
    address_id: 301,
    price_token: "pt-1",
    expect_total: "12.50",
  });
  const paid = await market.payments.payWithBalance({
    pay_no: created.pay.pay_no,
    fund_password: "fund-pass-1",
    expect_total: "12.50",
  });
  const orders = await market.orders.list({ page: 1 });
  const order = await market.orders.get({ order_no: "O2026112000731" });
  const quote = await market.withdrawals.quote({ coin: "USDT", network: "TRC20", amount: "37.00" });
  return [preview.currency, paid.money, orders.data[0]?.order_no, order.status, quote.quote_id];
}
