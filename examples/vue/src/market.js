import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";

export const market = createMarketplace({ baseUrl: "" });
export const queries = createQueries(market);
