import { createMarketplace, memorySession } from "marketplace-sdk";

export function create({ baseUrl, token, language, fetch }) {
  const market = createMarketplace({ baseUrl, language, fetch, session: memorySession(token) });
  return {
    get: (id) => market.articles.get({ article_id: id }),
    post: (page) => market.products.list({ page }),
  };
}
