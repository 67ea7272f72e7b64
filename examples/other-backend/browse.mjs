import { createMarketplace, memorySession, pages } from "marketplace-sdk";
import { serveBackend } from "./backend.mjs";
import { dialect } from "./dialect.mjs";

const backend = await serveBackend(0);
const market = createMarketplace({ baseUrl: backend.url, dialect, session: memorySession() });

for await (const { title, price } of pages(market.products.search, { search: "Kettle" }))
  console.log(title, price);

await market.auth.signIn({ account: "buyer", password: "buyer-demo" });
console.log("balance", (await market.account.get()).money);
backend.close();
