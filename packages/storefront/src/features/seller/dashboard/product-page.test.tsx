// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createFactory, createFakeMarketplace, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../../testing/stage";
import { ProductPage } from "./product-page";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const product = createFactory()("MerchantProduct", { id: 7, title: "Kettle", version: 1 });

/** The form of a product that was read half a minute ago. */
async function openForm(handlers: Handlers): Promise<void> {
  const shop = openShop("", (options) =>
    createFakeMarketplace(handlers, { ...options, onFailure: () => undefined }),
  );
  const { queryKey } = shop.queries.merchantProducts.get({ id: "7" });
  shop.queryClient.setQueryData(queryKey, product, { updatedAt: Date.now() - 30_000 });
  const i18n = await speak("en");
  render(
    <Surroundings services={shop} i18n={i18n}>
      <ProductPage id="7" tab="" words="" contract={null} />
    </Surroundings>,
  );
}

test("a product that another device has changed since is edited as it is now", async () => {
  await openForm({ "merchantProducts.get": ok({ ...product, title: "Steel kettle", version: 2 }) });
  expect(await screen.findByDisplayValue("Steel kettle")).toBeTruthy();
});

test("a product that can't be read now is not edited as it was", async () => {
  await openForm({ "merchantProducts.get": fail(500, "Down") });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByDisplayValue("Kettle")).toBeNull();
});
