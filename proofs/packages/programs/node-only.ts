// A program for Node without the DOM library: the declarations must compile with @types/node alone.
import { createMarketplace, type Data, memorySession, pages } from "marketplace-sdk";
import { createTypedStorage } from "marketplace-sdk/storage";

const market = createMarketplace({ baseUrl: process.argv[2] ?? "", session: memorySession() });
export const first = async (): Promise<Data<"products.get">> => {
  for await (const { id } of pages(market.products.list, {})) return market.products.get({ id });
  throw new Error("nothing");
};
export { createTypedStorage };
