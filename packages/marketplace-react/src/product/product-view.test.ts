import type { ProductDetail } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { toProductView } from "./product-view";

const row: ProductDetail = {
  id: 1003,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  title: "Stoneware teapot",
  image: "/front.svg",
  price: "14.20",
};

/** What servers send outside the contract arrives as parsed JSON. */
const sent = (fields: string): ProductDetail => ({ ...row, ...JSON.parse(fields) });

describe("toProductView", () => {
  it("fills the gaps of the shortest answer", () => {
    const view = toProductView(row);
    expect(view).toMatchObject({
      specs: [],
      skus: [],
      comments: [],
      attributes: [],
      leadTimes: [],
      skuCode: "",
      stock: undefined,
      goodRate: undefined,
      rating: undefined,
    });
    expect(view.pictures).toEqual(["/front.svg"]);
    expect(view.shop).toEqual({ id: 1, shopname: "Example Harbour Trading" });
    // Nothing is promised that the server doesn't say.
    expect(view.shipHours).toBeUndefined();
  });

  it("accepts null for every list, object and text", () => {
    const nulls = Object.keys({
      ...row,
      specs: 0,
      skus: 0,
      comments: 0,
      shop: 0,
      images: 0,
      attributes: 0,
      lead_times: 0,
      sku_code: 0,
      good_rate: 0,
    });
    const view = toProductView(
      sent(JSON.stringify(Object.fromEntries(nulls.map((key) => [key, key === "id" ? 1 : null])))),
    );
    expect(view).toMatchObject({ title: "", price: "", specs: [], skus: [], comments: [] });
    expect(view).toMatchObject({ attributes: [], leadTimes: [], skuCode: "" });
    expect(view.goodRate).toBeUndefined();
    expect(view.rating).toBeUndefined();
  });

  describe("freight by country", () => {
    const fields = (flag: string, areas = "[]") => {
      const zones = `[{"areas": [1], "base": "4.90"}, {"areas": ${areas}, "base": "9.00"}]`;
      const shop = `{"id": 1, "shopname": "A", "freight_zones": ${zones}}`;
      return sent(`{"freight_price": "0.00", "is_store_freight": ${flag}, "shop": ${shop}}`);
    };

    it("is the store's only where that applies", () => {
      for (const flag of ["1", "true", '"1"'])
        expect(toProductView(fields(flag)).freightZones.map(({ areas }) => areas)).toEqual([[1], []]);
      for (const flag of ["0", "false", "null"]) expect(toProductView(fields(flag)).freightZones).toEqual([]);
      expect(toProductView(sent('{"is_store_freight": 1, "shop": []}')).freightZones).toEqual([]);
    });

    it("is not known where the countries of a zone can't be read: it is not for all", () => {
      for (const areas of ["null", '"1,2"', "{}"])
        expect(toProductView(fields("true", areas)).freightZones).toEqual([]);
    });

    it("leaves no freight of its own, nor where it can't be read whose counts: 0 is no free shipping then", () => {
      for (const flag of ["true", "1", "null"]) expect(toProductView(fields(flag)).freight).toBeUndefined();
      for (const flag of ["false", "0"]) expect(toProductView(fields(flag)).freight).toBe("0.00");
      expect(toProductView(sent('{"freight_price": "0.00"}')).freight).toBe("0.00");
    });

    it("is free where the store's table is empty, and not known where none was sent", () => {
      const of = (shop: string, flag = "1") => sent(`{"is_store_freight": ${flag}, "shop": ${shop}}`);
      for (const flag of ["1", "true", '"1"'])
        expect(toProductView(of('{"freight_zones": []}', flag)).freight).toBe("0");
      for (const shop of ["{}", "null", '{"freight_zones": null}', '{"freight_zones": "none"}'])
        expect(toProductView(of(shop)).freight).toBeUndefined();
    });
  });

  it("drops attributes without a name or value, and puts lead times in order", () => {
    const attributes =
      '[{"name": "Material", "value": "Steel"}, {"name": "Weight", "value": 2, "unit": "kg"}, {"name": "Care"}, {"value": "x"}]';
    expect(toProductView(sent(`{"attributes": ${attributes}}`)).attributes).toEqual([
      { name: "Material", value: "Steel", unit: "" },
      { name: "Weight", value: "2", unit: "kg" },
    ]);
    const times =
      '[{"min_num": "600", "days": "14"}, {"min_num": 120, "days": 5}, {"min_num": 9}, {"days": 3}]';
    expect(toProductView(sent(`{"lead_times": ${times}}`)).leadTimes).toEqual([
      { min_num: 120, days: 5 },
      { min_num: 600, days: 14 },
    ]);
  });

  it("takes an empty list where an object is meant", () => {
    const view = toProductView(sent('{"shop": [], "comment_counts": []}'));
    expect(view.shop).toEqual({ id: 1, shopname: "Example Harbour Trading" });
    expect(view.commentCounts).toBeUndefined();
  });

  it("cuts pictures out of one text, each once", () => {
    expect(toProductView({ ...row, images: "/a.svg, /b.svg,/a.svg," }).pictures).toEqual([
      "/a.svg",
      "/b.svg",
    ]);
    expect(toProductView({ ...row, image: "", images: ["/a.svg"] }).image).toBe("/a.svg");
  });

  it("reads the values of a combination from one text", () => {
    const view = toProductView(
      sent(
        '{"specs":[{"name":"Color","items":["Sage"]},{"name":"Size","items":["L"]}],"skus":[{"id":1,"spec":"Sage, L","price":"1","stock":4}]}',
      ),
    );
    expect(view.skus[0]).toMatchObject({ spec: ["Sage", "L"], stock: 4 });
  });

  it("drops combinations that do not fit the choices, empty choices and repeated values", () => {
    const view = toProductView({
      ...row,
      specs: [
        { name: "Color", items: ["Sage", "Sage", ""] },
        { name: "Size", items: [] },
      ],
      skus: [
        { id: 1, spec: ["Sage"], price: "1", stock: 1 },
        { id: 2, spec: ["Sage", "L"], price: "1", stock: 1 },
      ],
    });
    expect(view.specs).toEqual([{ name: "Color", items: ["Sage"] }]);
    expect(view.skus.map(({ id }) => id)).toEqual([1]);
  });

  it("makes the choices from the combinations where the server names none", () => {
    const view = toProductView({
      ...row,
      skus: [
        { id: 1, spec: ["Sage", "L"], price: "1", stock: 1 },
        { id: 2, spec: ["Clay", "L"], price: "1", stock: 1 },
      ],
    });
    expect(view.specs).toEqual([
      { name: "", items: ["Sage", "Clay"] },
      { name: "", items: ["L"] },
    ]);
  });
});
