import { expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import { expectError } from "../../support/errors";
import { fixtures, info, newOwnerIn, plain, save, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const attributes = [
  { name: "Material", value: "Stoneware" },
  { name: "Carton measures", value: "48 × 32 × 30", unit: "cm" },
];
const lead_times = [
  { min_num: 120, days: 5 },
  { min_num: 600, days: 14 },
];

test("a product has the attributes and lead times that its store gave, for buyers and in lookups too", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const sent = { ...plain(picture), attributes, lead_times, sku_code: "FACTS-1" };
  const { id } = await save(fixtures, owner, sent);
  expect(await info(owner, id)).toMatchObject({ attributes, lead_times });
  await fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
    id,
    status: "on",
  });
  const detail = await fixtures.callHandler("products.get", handlers["products.get"], undefined, { id });
  expect(detail).toMatchObject({ attributes, lead_times });
  const found = await fixtures.callHandler("products.lookup", handlers["products.lookup"], undefined, {
    sku_codes: ["FACTS-1"],
  });
  expect(found).toMatchObject([{ id, lead_times }]);
});

test("a product without them has empty lists", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const { id } = await save(fixtures, owner, plain(picture));
  expect(await info(owner, id)).toMatchObject({ attributes: [], lead_times: [] });
});

test("what a change leaves out stays; an empty list removes it", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const { id } = await save(fixtures, owner, { ...plain(picture), attributes, lead_times });
  const renamed = await save(fixtures, owner, { ...plain(picture), id, version: 1, title: "Jug" });
  expect(renamed).toMatchObject({ attributes, lead_times });
  const removed = { ...plain(picture), id, version: 2, attributes: [], lead_times: [] };
  expect(await save(fixtures, owner, removed)).toMatchObject({ attributes: [], lead_times: [] });
});

test("names are trimmed and each there once; quantities and days rise", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const refused = (fields: Partial<Parameters<typeof save>[2]>) =>
    expectError(save(fixtures, owner, { ...plain(picture), ...fields }), "field_invalid");
  const twice = [...attributes, { name: " MATERIAL ", value: "Steel" }];
  expect(await refused({ attributes: twice })).toEqual({ field: "attributes.2.name" });
  expect(await refused({ attributes: [{ name: " ", value: "x" }] })).toEqual({ field: "attributes.0.name" });
  expect(await refused({ attributes: [{ name: "x", value: " " }] })).toEqual({ field: "attributes.0.value" });
  const time = (min_num: number, days: number) => ({ min_num, days });
  expect(await refused({ lead_times: [time(9, 2), time(9, 3)] })).toEqual({ field: "lead_times.1.min_num" });
  expect(await refused({ lead_times: [time(9, 2), time(10, 2)] })).toEqual({ field: "lead_times.1.days" });
  const spaced = [{ name: " Weight ", value: " 1.1 ", unit: " kg " }];
  expect(await save(fixtures, owner, { ...plain(picture), attributes: spaced })).toMatchObject({
    attributes: [{ name: "Weight", value: "1.1", unit: "kg" }],
  });
});
