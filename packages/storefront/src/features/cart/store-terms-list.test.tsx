import type { ProductDetail } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { beforeEach, expect, test } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { wordsOf } from "../../testing/words";
import { StoreTermsList } from "./store-terms-list";

beforeEach(stubServer);

const LINE: CartLine = { id: 7, shopId: 1, shopName: "Harbour", num: 2, price: "6.50", currency: "USDT" };
const ZONES = [
  { areas: [1], base: "4.90" },
  { areas: [], base: "12.00" },
];

/** With blanks that break: an amount keeps its currency on its line. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** What the cart says of a store whose product is known as `product`. */
async function told(product: Partial<ProductDetail> | undefined, code = "en") {
  const shop = openShop();
  await shop.queryClient.fetchQuery(shop.queries.addresses.areas({}));
  const known = product && {
    id: 7,
    shop_id: 1,
    title: "Pot",
    image: "",
    price: "6.50",
    currency: "USDT",
    ...product,
  };
  const { queryKey } = shop.queries.products.get({ id: "7" });
  if (known) shop.queryClient.setQueryData(queryKey, known as ProductDetail);
  const i18n = await speak(code);
  const words = wordsOf(rendered(<StoreTermsList lines={[LINE]} />, shop, i18n));
  return { words: plain(words), i18n };
}

test.each(["en", "fr", "ar"])(
  "the smallest order of a store is told, with what is missing (%s)",
  async (code) => {
    const shop = { id: 1, shopname: "Harbour", min_order_amount: "20.00", freight_zones: ZONES };
    const { words, i18n } = await told({ is_store_freight: true, shop }, code);
    const { t, money } = i18n;
    for (const part of [
      t("product.minAmount"),
      t("cart.toMinimum", { money: money("7.00", "USDT") }),
      "Exampleland",
      money("4.90", "USDT"),
      t("product.elsewhere"),
      money("12.00", "USDT"),
      t("cart.byAddress"),
    ])
      expect(words).toContain(plain(part));
  },
);

test("an order that is large enough misses nothing, and a product's own freight is an amount", async () => {
  const shop = { id: 1, shopname: "Harbour", min_order_amount: "13.00" };
  const { words } = await told({ freight_price: "4.80", shop });
  expect(words).toContain("4.80 USDT");
  expect(words).not.toContain("more to reach");
  expect((await told({ freight_price: "0.00" })).words).toContain("Free shipping");
});

test("nothing is said of a product that is not known", async () => {
  expect((await told(undefined)).words.trim()).toBe("");
});
