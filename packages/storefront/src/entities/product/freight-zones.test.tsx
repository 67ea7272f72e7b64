import type { FreightZone } from "marketplace-sdk";
import { beforeEach, expect, test } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { withUnread } from "../../testing/with-unread";
import { wordsOf } from "../../testing/words";
import { FreightZones } from "./freight-zones";

beforeEach(stubServer);

const HOME = { areas: [1], base: "4.90", per_piece: "0.00", per_kg: "0.60", free_from: "150.00" };
const OTHERS = { areas: [], base: "12.00", per_piece: "0.50" };

test.each(["en", "de", "ar"])("a store's shipping is told by country and in full (%s)", async (code) => {
  const shop = openShop();
  await shop.queryClient.fetchQuery(shop.queries.addresses.areas({}));
  const i18n = await speak(code);
  const { t } = i18n;
  const amount = (text: string) => i18n.money(text, "USDT");
  const words = wordsOf(rendered(<FreightZones zones={[HOME, OTHERS]} currency="USDT" />, shop, i18n));
  for (const part of [
    "Exampleland",
    amount("4.90"),
    t("product.perKg", { money: amount("0.60") }),
    t("product.freeFrom", { money: amount("150.00") }),
    t("product.elsewhere"),
    t("product.perPiece", { money: amount("0.50") }),
  ])
    expect(words).toContain(part);
  // What is zero is not listed.
  expect(words).not.toContain(t("product.perPiece", { money: amount("0.00") }));
});

test("an amount that can't be read is not known, and no part of a promise", async () => {
  const shop = openShop();
  const i18n = await speak("en");
  const zone = withUnread<FreightZone>({ areas: [], base: "0.00" }, "per_piece");
  const words = wordsOf(rendered(<FreightZones zones={[zone]} currency="USDT" />, shop, i18n));
  expect(words).toContain(i18n.t("product.perPiece", { money: i18n.money(undefined, "USDT") }));
  expect(words).not.toContain(i18n.t("shell.freeShipping"));
});

test("one zone for all countries needs no name, and one without amounts is free", async () => {
  const shop = openShop();
  const i18n = await speak("en");
  const words = (base: string) =>
    wordsOf(rendered(<FreightZones zones={[{ areas: [], base }]} currency="USDT" />, shop, i18n)).trim();
  expect(words("5.00")).toBe(i18n.money("5.00", "USDT"));
  expect(words("0.00")).toBe(i18n.t("shell.freeShipping"));
});
