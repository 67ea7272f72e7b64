// A program for Node that knows no DOM: the declarations must do with what @types/node has.
import { createMarketplace, type Data, memorySession, pages } from "marketplace-sdk";
import { createTypedStorage } from "marketplace-sdk/storage";

const market = createMarketplace({ baseUrl: process.env.MARKET_URL ?? "", session: memorySession() });
export const first = async (): Promise<Data<"products.get">> => {
  for await (const { id } of pages(market.products.list, {})) return market.products.get({ id });
  throw new Error("nothing");
};
export { createTypedStorage };
