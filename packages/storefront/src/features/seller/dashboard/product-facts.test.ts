import type { MerchantProduct } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { withUnread } from "../../../testing/with-unread";
import { factsInput, factValues, validateFacts } from "./product-facts";
import { productValues } from "./product-form";
import { mergeEdits, readValues } from "./product-values";

const POT: MerchantProduct = {
  ...{ id: 1003, version: 3, shop_id: 1, shopname: "Harbour", title: "Teapot", image: "/a.webp" },
  ...{ price: "12.50", status: "on" },
  attributes: [
    { name: "Material", value: "Stoneware" },
    { name: "Weight", value: "1.1", unit: "kg" },
  ],
  lead_times: [
    { min_num: 120, days: 5 },
    { min_num: 600, days: 14 },
  ],
};
const base = factValues(POT);
const { attributes, lead_times } = base;

test("what was not edited is left out, so nothing of it is lost", () => {
  expect(validateFacts(base, "en")).toEqual({});
  expect(factsInput(base, "en", base)).toEqual({});
  // Servers from before these fields send neither.
  const { attributes: _, lead_times: __, ...older } = POT;
  expect(factsInput(factValues(older), "en", factValues(older))).toEqual({});
});

test("what can't be read is asked for again, and lists that are none are empty", () => {
  const [material, ...others] = POT.attributes ?? [];
  const [first, ...later] = POT.lead_times ?? [];
  if (!material || !first) throw new Error("the product has no facts");
  const unread = {
    ...POT,
    attributes: [withUnread(material, "name", "value", "unit"), ...others],
    lead_times: [withUnread(first, "min_num", "days"), ...later],
  };
  expect(Object.keys(validateFacts(factValues(unread), "en"))).toEqual([
    "attributes.0.name",
    "attributes.0.value",
    "lead_times.0.min_num",
    "lead_times.0.days",
  ]);
  // Whatever JSON brings, beyond the types.
  const none = { ...POT, attributes: null, lead_times: null } as object as MerchantProduct;
  expect(factValues(none)).toEqual({ attributes: [], lead_times: [] });
});

test("an edited list is sent whole, trimmed, and empty where all its rows were removed", () => {
  const more = [...attributes, { name: " Origin ", value: " Portugal ", unit: " " }];
  expect(factsInput({ ...base, attributes: more }, "en", base)).toEqual({
    attributes: [...(POT.attributes ?? []), { name: "Origin", value: "Portugal" }],
  });
  expect(factsInput({ ...base, lead_times: [] }, "en", base)).toEqual({ lead_times: [] });
  const fewer = { ...base, lead_times: [{ min_num: "1,200", days: "20" }] };
  expect(factsInput(fewer, "en", base)).toEqual({ lead_times: [{ min_num: 1200, days: 20 }] });
});

describe("rows with a fault are told by field", () => {
  test("names are there once and values are not empty", () => {
    const rows = [
      ...attributes,
      { name: "MATERIAL ", value: "", unit: "" },
      { name: "", value: "x", unit: "" },
    ];
    expect(validateFacts({ ...base, attributes: rows }, "en")).toEqual({
      "attributes.2.name": "dashboard.attributeRule",
      "attributes.2.value": "dashboard.enterValue",
      "attributes.3.name": "dashboard.attributeRule",
    });
  });

  test.each([
    [["1", "2"], { "lead_times.0.min_num": "dashboard.tierFromRule" }],
    [["9", ""], { "lead_times.0.days": "dashboard.leadDaysRule" }],
    [["9", "366"], { "lead_times.0.days": "dashboard.leadDaysRule" }],
    [["120", "5"], {}],
  ])("a first lead time of %j", ([min_num = "", days = ""], errors) => {
    expect(validateFacts({ ...base, lead_times: [{ min_num, days }] }, "en")).toEqual(errors);
  });

  test("quantities and days rise", () => {
    const rows = [...lead_times, { min_num: "600", days: "14" }];
    expect(validateFacts({ ...base, lead_times: rows }, "en")).toEqual({
      "lead_times.2.min_num": "dashboard.tierFromRule",
      "lead_times.2.days": "dashboard.leadDaysRule",
    });
  });
});

test("a draft keeps the rows, and a change elsewhere is merged list by list", () => {
  const values = productValues("en", POT);
  expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
  const mine = { ...values, attributes: attributes.slice(1) };
  const theirs = { ...values, version: "4", lead_times: lead_times.slice(1) };
  const { values: merged, conflicts } = mergeEdits(values, mine, theirs);
  expect(merged).toMatchObject({ attributes: mine.attributes, lead_times: theirs.lead_times, version: "4" });
  expect(conflicts).toEqual([]);
});
