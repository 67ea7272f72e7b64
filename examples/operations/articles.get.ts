// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Read an article: `GET /api/Article/detail`.
const data = await market.articles.get({ article_id: 101 });
console.log(data);
