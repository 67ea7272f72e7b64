// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { MerchantApplication } from "marketplace-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CurrentStage } from "../../../testing/current-stage";
import { textOf } from "../../../testing/show";
import { openShop, speak, stubServer } from "../../../testing/stage";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

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
  textOf(<CurrentStage />, shop, await speak("en"));
  const described = document.querySelector('input[name="shopname"]')?.getAttribute("aria-describedby") ?? "";
  const words = described.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(words.join(" ")).toContain(note);
});
