import { beforeEach, expect, test, vi } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../../testing/stage";
import { wordsOf } from "../../../testing/words";
import { ProfilePage } from "./profile-page";

vi.mock("react", async (load) => (await import("../../../testing/server-react")).withStores(await load()));

beforeEach(stubServer);

test.each(["en", "ar"])(
  "a store's owner reads what is public at once and what is reviewed first (%s)",
  async (code) => {
    const shop = openShop();
    const options = shop.queries.merchant.dashboard();
    const center = await shop.queryClient.fetchQuery(options);
    const note = "It promises too much.";
    shop.queryClient.setQueryData(options.queryKey, {
      ...center,
      shop: { ...center.shop, contact: "hello@kettles.example" },
      review: { status: "rejected", shopname: "Best Kettles", note, createtime: 1 },
    });
    const i18n = await speak(code);
    const { t } = i18n;
    const html = rendered(<ProfilePage />, shop, i18n);
    const words = wordsOf(html);
    for (const part of [t("stores.profileLead"), t("stores.needsReview"), t("stores.refusedText"), note])
      expect(words).toContain(part);
    // The field shows what was typed last.
    expect(html).toMatch(/<input[^>]*value="Best Kettles"/);
    expect(html).toMatch(/<input[^>]*value="hello@kettles\.example"/);
  },
);
