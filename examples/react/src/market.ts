import { QueryClient } from "@tanstack/react-query";
import { createMarketplace, memorySession } from "marketplace-sdk";
import { createMutations, createQueries } from "marketplace-sdk/query";

export const session = memorySession();
export const cache = new QueryClient();

/** One client for the page. Keys hold no token: the next user must not find the last one's data. */
export const market = createMarketplace({ baseUrl: "", session, onUnauthorized: () => cache.clear() });
export const queries = createQueries(market);
export const mutations = createMutations(market);
