import { toProductView } from "marketplace-react";
import { beforeEach, expect, test } from "vitest";
import { LeadTimes } from "../../entities/product/lead-times";
import { SkuCode } from "../../shared/ui/sku-code";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { wordsOf } from "../../testing/words";
import { Specifications } from "./specifications";

beforeEach(stubServer);

const PRODUCT = toProductView({
  ...{ id: 1003, shop_id: 1, shopname: "Harbour", title: "Teapot", image: "/a.webp", price: "12.50" },
  attributes: [
    { name: "Material", value: "Stoneware" },
    { name: "Weight", value: "1.25", unit: "kg" },
    { name: "Customs heading (HS)", value: "6912.00" },
  ],
  lead_times: [
    { min_num: 120, days: 5 },
    { min_num: 600, days: 14 },
  ],
});

test.each([
  ["en", "1.25\u00a0kg"],
  ["de", "1,25\u00a0kg"],
])(
  "facts are a table; numbers with a unit are written as the language does, codes are left (%s)",
  async (code, weight) => {
    const i18n = await speak(code);
    const html = rendered(<Specifications attributes={PRODUCT.attributes} />, openShop(), i18n);
    expect(html).toContain(i18n.t("product.specifications"));
    expect(html.match(/<th scope="row"/g)).toHaveLength(3);
    for (const part of ["Material", "Stoneware", weight, "6912.00"]) expect(wordsOf(html)).toContain(part);
  },
);

test.each(["en", "de", "ar"])(
  "lead times are told by quantity, and for one piece where it is known (%s)",
  async (code) => {
    const i18n = await speak(code);
    const { t } = i18n;
    const words = (shipHours: number | undefined, leadTimes = PRODUCT.leadTimes) =>
      wordsOf(rendered(<LeadTimes shipHours={shipHours} leadTimes={leadTimes} />, openShop(), i18n));
    const all = words(24);
    for (const part of [
      t("product.shipsWithin", { count: 24 }),
      t("wholesale.from", { count: 120 }),
      t("requests.days", { count: 5 }),
      t("wholesale.from", { count: 600 }),
      t("requests.days", { count: 14 }),
    ])
      expect(all).toContain(part);
    expect(words(undefined)).not.toContain(t("product.shipsWithin", { count: 24 }));
    expect(words(24, []).trim()).toBe(t("product.shipsWithin", { count: 24 }));
  },
);

test("what a server doesn't say has no place on the page", async () => {
  const i18n = await speak("en");
  for (const part of [<Specifications key="a" attributes={[]} />, <SkuCode key="b" code="" />])
    expect(rendered(part, openShop(), i18n)).toBe("");
  const code = rendered(<SkuCode code="POT-S" />, openShop(), i18n);
  expect(wordsOf(code).trim()).toBe("SKU: POT-S");
});
