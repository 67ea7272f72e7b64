// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createFactory, createFakeMarketplace, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../../testing/stage";
import { OfferPage } from "./offer-page";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const make = createFactory();
const request = make("PurchaseRequest", { id: 5, status: "open" });
const pageWith = (note: string) =>
  make("SentOfferPage", { data: [make("SentOffer", { id: 8, status: "open", note })], last_page: 1 });

/** The page of an offer that was read half a minute ago. */
async function openPage(handlers: Handlers): Promise<void> {
  const shop = openShop("", (options) =>
    createFakeMarketplace(
      { "purchaseRequests.get": ok(request), ...handlers },
      { ...options, onFailure: () => undefined },
    ),
  );
  const { queryKey } = shop.queries.merchantOffers.list.infinite({ request_id: "5", limit: 1 });
  const known = { pages: [pageWith("Old note")], pageParams: [1] };
  shop.queryClient.setQueryData<unknown>(queryKey, known, { updatedAt: Date.now() - 30_000 });
  const i18n = await speak("en");
  render(
    <Surroundings services={shop} i18n={i18n}>
      <OfferPage id="5" tab="" words="" contract={null} />
    </Surroundings>,
  );
}

test("an offer that another device has changed since is shown as it is now", async () => {
  await openPage({ "merchantOffers.list": ok(pageWith("New note")) });
  expect(await screen.findByText("New note")).toBeTruthy();
});

test("an offer that can't be read now is not changed from what it was", async () => {
  await openPage({ "merchantOffers.list": fail(500, "Down") });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText("Old note")).toBeNull();
});
