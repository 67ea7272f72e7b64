import type { MerchantApplication } from "marketplace-react";
import { beforeEach, expect, test, vi } from "vitest";
import { CurrentStage } from "../../../testing/current-stage";
import { openShop, rendered, speak, stubServer } from "../../../testing/stage";

vi.mock("react", async (load) => (await import("../../../testing/server-react")).withStores(await load()));

beforeEach(stubServer);

test("a field that was refused says why, where it is corrected", async () => {
  const shop = openShop();
  const options = shop.queries.merchant.get();
  const application = await shop.queryClient.fetchQuery(options);
  await shop.queryClient.fetchQuery(shop.queries.account.get());
  const note = "This name belongs to another store.";
  const reasons = [{ field: "shopname", error: "name_taken", note }];
  const rejected: MerchantApplication = { id: 1, ...application, status: "rejected", reasons };
  shop.queryClient.setQueryData(options.queryKey, rejected);
  const html = rendered(<CurrentStage />, shop, await speak("en"));
  const input = html.split("<input").find((part) => part.includes('name="shopname"')) ?? "";
  const [, id] = /aria-describedby="([^" ]+)/.exec(input) ?? [];
  expect(input).toContain(`<p id="${id}"`);
  expect(input.slice(input.indexOf(`<p id="${id}"`))).toContain(note);
});
