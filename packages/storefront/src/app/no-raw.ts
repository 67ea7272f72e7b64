/** In place of the client behind `market.raw`: the shop calls by method alone and ships without it. */
export function createRawClient(): never {
  throw new Error("The shop is built without market.raw");
}
