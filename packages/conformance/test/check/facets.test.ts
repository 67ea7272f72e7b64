import { expect, it } from "vitest";
import { checkServer } from "../../src/check/run";
import { fakeMarket } from "../support/fake-market";
import { inRows, onSuccess, withoutField } from "../support/faults/mutators";

const findingsOf = async (mutate: Parameters<typeof fakeMarket>[0]) => {
  const { findings } = await checkServer({
    baseUrl: "http://market.example",
    only: ["products.list"],
    properties: 0,
    fetch: fakeMarket(mutate),
  });
  return findings.map(({ rule, problem }) => `${rule}: ${problem}`);
};

const ignores = onSuccess("products.list", (reply, { fields }) =>
  fields.in_stock === undefined ? reply : inRows("stock", 0)(reply),
);

it("a server that counts nothing may ignore the filters that came later", async () => {
  const plain = onSuccess("products.list", withoutField("facets"));
  expect(await findingsOf((reply, seen) => plain(ignores(reply, seen), seen))).toEqual([]);
});

it("one that counts them is held to them", async () => {
  expect(await findingsOf(ignores)).toEqual([
    expect.stringMatching(/^filter: row \d+ came, `in_stock` was 1/),
  ]);
});
