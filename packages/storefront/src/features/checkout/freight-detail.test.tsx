import { beforeEach, expect, test } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { withUnread } from "../../testing/with-unread";
import { wordsOf } from "../../testing/words";
import { FreightDetail, type FreightDetailProps } from "./freight-detail";

beforeEach(stubServer);

const ZONE = { areas: [1], base: "4.90", per_piece: "0.10", per_kg: "1.20", free_from: "250.00" };
/** 4.90 + 5 × 0.10 + 3 × 1.20. */
const SUMS = { freight: "9.00", freight_detail: { own: "0.00", zone: ZONE, num: 5, kg: 3 } };

/** With blanks that break: an amount keeps its currency on its line. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

async function told(sums: FreightDetailProps["sums"], code = "en", country?: string) {
  const i18n = await speak(code);
  const shown = rendered(<FreightDetail sums={sums} currency="USDT" country={country} />, openShop(), i18n);
  return { words: plain(wordsOf(shown)).trim(), i18n };
}

test.each(["en", "de", "ar"])("a buyer reads how a store's shipping is made (%s)", async (code) => {
  const { words, i18n } = await told(SUMS, code, "Exampleland");
  const { t } = i18n;
  const amount = (text: string) => i18n.money(text, "USDT");
  for (const part of [
    t("checkout.freightTo", { country: "Exampleland" }),
    t("checkout.freightBase", { money: amount("4.90") }),
    `5 × ${t("product.perPiece", { money: amount("0.10") })}`,
    `3 × ${t("product.perKg", { money: amount("1.20") })}`,
    t("product.freeFrom", { money: amount("250.00") }),
  ])
    expect(words).toContain(plain(part));
});

test("free from a sum is said to be free, and what comes on top of it", async () => {
  const detail = { ...SUMS.freight_detail, own: "3.00" };
  const { words } = await told({ freight: "3.00", freight_detail: detail });
  expect(words).toBe(
    "Shipping: Free shipping + 3.00 USDT for products with their own shipping price · free from 250.00 USDT",
  );
});

test("amounts of zero are left out, and so is all of it where each product has its own freight", async () => {
  const zone = { areas: [], base: "5.00", per_piece: "0.00" };
  const { words } = await told({ freight: "5.00", freight_detail: { own: "0.00", zone, num: 2, kg: 0 } });
  expect(words).toBe("Shipping: 5.00 USDT per order");
  expect((await told({ freight: "5.00" })).words).toBe("");
});

test("what can't be read of it is not known, and never free", async () => {
  const zone = withUnread(ZONE, "per_piece");
  const detail = withUnread({ ...SUMS.freight_detail, zone }, "own", "kg");
  const { words } = await told({ freight: "9.00", freight_detail: detail });
  expect(words).toContain("5 × – per piece + – × 1.20 USDT per kg");
  expect(words).not.toContain("Free shipping");
});
