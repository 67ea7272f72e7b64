import type { Preview, PreviewItem } from "marketplace-sdk";

/** A line of a cart, with a variant. */
export const teapot = {
  id: 1003,
  skuId: 32,
  shopId: 1,
  shopName: "Harbour",
  num: 2,
  title: "Teapot",
  price: "14.20",
};

/** A priced line of one piece. */
export const previewRow = (pro_id: number, sku_id: number, price: string): PreviewItem => ({
  pro_id,
  sku_id,
  title: `Title ${pro_id}`,
  price,
  num: 1,
  amount: price,
});

const noCharges = { freight: "0.00", tax: "0.00" };

/** A preview of a teapot, and of a plant that can't be ordered. */
export const teapotAndPlant = (teapotPrice: string, total: string): Preview => ({
  currency: "USDT",
  groups: [
    {
      shop_id: 1,
      shopname: "Harbour Trading",
      goods: [previewRow(1003, 32, teapotPrice)],
      goods_amount: teapotPrice,
      ...noCharges,
      total: teapotPrice,
      problems: [],
    },
    {
      shop_id: 2,
      shopname: "North",
      goods: [previewRow(1007, 0, "11.90")],
      goods_amount: "0.00",
      ...noCharges,
      total: "0.00",
      problems: [
        { error: "address_required", id: 0 },
        { error: "stock_short", id: 1007, sku_id: 0, left: 0 },
      ],
    },
  ],
  goods_amount: total,
  ...noCharges,
  total,
  price_token: "",
});

/** A preview that can be ordered. */
export function teapotPreview(fields: Partial<Preview> = {}): Preview {
  const both = teapotAndPlant("14.20", "28.40");
  return { ...both, groups: both.groups.slice(0, 1), price_token: "pt_1", ...fields };
}
