import { createMarketplace, isMarketplaceError, memorySession } from "marketplace-sdk";

const session = memorySession();
const market = createMarketplace({ baseUrl: "http://127.0.0.1:4020", session });

const { data: products } = await market.index.pro({ flag: "hot", limit: 4 });
for (const { title, price, currency } of products) console.log(title, price, currency);

try {
  const { userinfo } = await market.user.login({ account: "buyer", password: "buyer-demo" });
  session.set(userinfo.token);
  console.log("balance", (await market.user.index()).money);
} catch (error) {
  if (isMarketplaceError(error)) console.log(error.kind, error.message);
}
