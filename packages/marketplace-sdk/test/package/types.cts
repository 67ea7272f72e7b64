import { createMarketplace, type Product, pages } from "marketplace-sdk";
import * as debug from "marketplace-sdk/debug";
import * as query from "marketplace-sdk/query";
import * as state from "marketplace-sdk/state";
import * as storage from "marketplace-sdk/storage";
import * as testing from "marketplace-sdk/testing";

const market = createMarketplace({ baseUrl: "" });
export const titles = async (): Promise<string[]> => {
  const found: Product[] = [];
  for await (const product of pages(market.products.search, { search: "kettle" })) found.push(product);
  return found.map(({ title }) => title);
};
type IsAny<T> = 0 extends 1 & T ? true : false;
export const isUntyped: IsAny<Product> = false;
export const subpaths = [debug, query, state, storage, testing];
