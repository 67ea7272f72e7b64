import { createMarketplace, memorySession } from "marketplace-sdk";

export function create({ baseUrl, token, language, fetch }) {
  const market = createMarketplace({ baseUrl, language, fetch, session: memorySession(token) });
  return {
    get: (id) => market.article.detail({ id }),
    post: (page) => market.index.pro({ page }),
  };
}
