// A program for Node that knows no DOM: the declarations must do with what @types/node has.
import { createMarketplace, type Data, memorySession, pages } from "marketplace-sdk";
import { createRecords } from "marketplace-sdk/storage";

const market = createMarketplace({ baseUrl: process.env.MARKET_URL ?? "", session: memorySession() });
export const first = async (): Promise<Data<"index.proInfo">> => {
  for await (const { id } of pages(market.index.pro, {})) return market.index.proInfo({ id });
  throw new Error("nothing");
};
export { createRecords };
