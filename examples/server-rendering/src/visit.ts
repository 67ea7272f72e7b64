import { QueryClient } from "@tanstack/react-query";
import { createMarketplace, memorySession } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";

/**
 * Everything one request needs: its own session, client and cache. None of it may outlive the request or be shared with
 * another one: what a client or cache knows belongs to the person who asked.
 *
 * @param api origin of the API
 * @param token of the person's cookie; a visitor has none
 */
export function beginVisit(api: string, token: string | undefined) {
  const session = memorySession(token);
  const market = createMarketplace({ baseUrl: api, session });
  return { session, market, queries: createQueries(market), cache: new QueryClient() };
}

export type Visit = ReturnType<typeof beginVisit>;
