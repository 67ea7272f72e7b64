import { beforeEach, expect, test, vi } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { wordsOf } from "../../testing/words";
import { StoreHead } from "./store-head";

vi.mock("react", async (load) => (await import("../../testing/server-react")).withStores(await load()));

beforeEach(stubServer);

test("buyers read how a store is reached", async () => {
  const shop = openShop();
  const { shop: store } = await shop.queryClient.fetchQuery(shop.queries.merchant.dashboard());
  const i18n = await speak("en");
  const head = (contact: string) => wordsOf(rendered(<StoreHead shop={{ ...store, contact }} />, shop, i18n));
  expect(head("hello@kettles.example")).toContain(`${i18n.t("stores.contact")}: hello@kettles.example`);
  expect(head("")).not.toContain(i18n.t("stores.contact"));
});
