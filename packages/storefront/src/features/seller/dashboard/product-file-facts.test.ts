import type { MerchantProduct } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "../../../shared/csv";
import { withUnread } from "../../../testing/with-unread";
import { exportRows } from "./export-products";
import { FILE_LIMITS } from "./product-file";
import { importVerdicts } from "./product-import";
import { readProducts } from "./read-products";

const LID: MerchantProduct = {
  ...{ id: 1004, version: 3, shop_id: 1, shopname: "Harbour", category_id: 12, title: "Lid" },
  ...{ image: "/uploads/l.webp", images: ["/uploads/l.webp"], price: "3.00", stock: 9, status: "on" },
  ...{ freight_price: "4.80", tax_rate: "0.08", ship_hours: 48, specs: [], skus: [], sku_code: "LID" },
};
const FACTS: MerchantProduct = {
  ...LID,
  attributes: [
    { name: "Material", value: "Stoneware, glazed; lead-free" },
    { name: "Carton measures", value: "48 × 32 × 30", unit: "cm" },
  ],
  lead_times: [
    { min_num: 120, days: 5 },
    { min_num: 600, days: 14 },
  ],
};

async function judge(text: string, stored: MerchantProduct = FACTS) {
  const read = await readCsv(text, FILE_LIMITS, "en");
  const products = "rows" in read ? readProducts(read, 2) : undefined;
  if (!products) throw new Error("the file was not read");
  return importVerdicts(products, { stored: [stored], category: "", files: new Set() });
}
const HEAD = "Product ID,Title,Variant Price,Image Src,Category ID,Lead Times,Attributes";
const judged = async (line: string, stored = FACTS) => (await judge(`${HEAD}\n${line}`, stored))[0];

describe("lead times and attributes", () => {
  test("leave in columns of their own, and change nothing when they come back", async () => {
    const [names = [], cells = []] = exportRows([FACTS]);
    const told = ["Lead Times", "Attributes"].map((name) => cells[names.indexOf(name)]);
    expect(told).toEqual([
      "120+ 5; 600+ 14",
      "Material: Stoneware, glazed; lead-free\nCarton measures: 48 × 32 × 30 [cm]",
    ]);
    expect(await judge(await writeCsv(exportRows([FACTS])))).toMatchObject([{ kind: "same" }]);
    expect(await judge(await writeCsv(exportRows([LID])), LID)).toMatchObject([{ kind: "same" }]);
  });

  test("that a line can't say leave an empty cell, which changes nothing", async () => {
    const odd = { ...FACTS, attributes: [{ name: "HS: code", value: "69.12" }] };
    const [names = [], cells = []] = exportRows([odd]);
    expect(cells[names.indexOf("Attributes")]).toBe("");
    expect(await judge(await writeCsv(exportRows([odd])), odd)).toMatchObject([{ kind: "same" }]);
  });

  test.each<[string, object]>([
    ["lists", withUnread(FACTS, "attributes", "lead_times")],
    ["lists, for which it writes null,", { ...FACTS, attributes: null, lead_times: null }],
    [
      "rows",
      {
        ...FACTS,
        attributes: [withUnread({ name: "Material", value: "Tin" }, "value")],
        lead_times: [withUnread({ min_num: 120, days: 5 }, "days")],
      },
    ],
  ])("of which the server sent no readable %s leave empty cells", async (_what, sent) => {
    const product = sent as MerchantProduct;
    const [names = [], cells = []] = exportRows([product]);
    expect(["Lead Times", "Attributes"].map((name) => cells[names.indexOf(name)])).toEqual(["", ""]);
    expect(await judge(await writeCsv(exportRows([product])), product)).toMatchObject([{ kind: "same" }]);
  });

  test("may have a space before their colon, as French has", async () => {
    expect(await judged('1004,,3.00,,,,"Poids\u00a0: 1.1 [kg]"')).toMatchObject({
      input: { attributes: [{ name: "Poids", value: "1.1", unit: "kg" }] },
    });
  });

  test("are changed, removed by “none”, and given to new products", async () => {
    expect(await judged('1004,,3.00,,,24+ 3,"Material: Steel"')).toMatchObject({
      kind: "changed",
      columns: ["Lead Times", "Attributes"],
      input: { lead_times: [{ min_num: 24, days: 3 }], attributes: [{ name: "Material", value: "Steel" }] },
    });
    const removed = { lead_times: [], attributes: [] };
    expect(await judged("1004,,3.00,,,none,None")).toMatchObject({ kind: "changed", input: removed });
    expect(await judged("1004,,3.00,,,,")).toMatchObject({ kind: "same" });
    expect(await judged(',New,3.00,/uploads/n.webp,12,24+ 3,"Weight: 1.1 [kg]"')).toMatchObject({
      kind: "new",
      input: {
        lead_times: [{ min_num: 24, days: 3 }],
        attributes: [{ name: "Weight", value: "1.1", unit: "kg" }],
      },
    });
  });

  test.each([
    ["24", "", "Lead Times", "leadTimes"],
    ["24+ 5; 12+ 9", "", "Lead Times", "leadTimes"],
    ["24+ 5; 48+ 5", "", "Lead Times", "leadTimes"],
    ["24+ 366", "", "Lead Times", "leadTimes"],
    ["", "Steel", "Attributes", "attributes"],
    ["", '"Material: Steel\nmaterial: Tin"', "Attributes", "attributes"],
    ["", `${"n".repeat(61)}: x`, "Attributes", "attributes"],
  ])("“%s” and “%s” are errors of their cell", async (times, lines, column, reason) => {
    const line = `1004,,3.00,,,${times},${lines}`;
    expect(await judged(line)).toMatchObject({ kind: "error", error: { column, reason } });
  });
});
