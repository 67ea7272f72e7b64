import { expect, it } from "vitest";
import { createMarketplace } from "../../src/index";
import { toQuery } from "../../src/query-string";
import { createFetch, envelope, options } from "./support";

it.each<[object, string]>([
  [{ day: new Date(0) }, "day=1970-01-01T00%3A00%3A00.000Z"],
  [{ day: new Date("never") }, ""],
  [{ price: { toJSON: () => "1.50" } }, "price=1.50"],
  [{ images: [] }, "images="],
  [{ address: {} }, "address="],
  [{ skus: [{ images: [] }] }, "skus%5B0%5D%5Bimages%5D="],
  [{ images: [null] }, ""],
  [{ none: undefined, nothing: null, empty: "", zero: 0 }, "empty=&zero=0"],
  [{}, ""],
])("%j is written %j", (input, query) => {
  expect(toQuery(input)).toBe(query);
});

it("a form clears a list, and has its days, as JSON does", async () => {
  const { fetch, sent } = createFetch(envelope(1, {}));
  const market = createMarketplace(options({ fetch, dialect: { body: "form" } }));
  await market.merchant.apply({ id: 1, images: [], since: new Date(0) } as never);
  expect(sent[0]?.init.body).toBe("id=1&images=&since=1970-01-01T00%3A00%3A00.000Z");
});
