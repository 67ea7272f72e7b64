import { render } from "@testing-library/react";
import {
  createFakeMarketplace,
  type FakeMarketplace,
  type Handlers,
  memoryStorage,
} from "marketplace-sdk/testing";
import type { ReactNode } from "react";
import { blockLabels } from "../src/block-labels/en";
import { labels } from "../src/labels/en";
import { MarketplaceProvider } from "../src/provider";
import { createServices, type MarketplaceServices, type ServicesOptions } from "../src/services";
import { UiProvider, type UiSettings } from "../src/ui/ui-provider";

/** Where a page keeps things. Give it to two of {@link fakeServices} for a page before and after a reload. */
export const fakeStorages = () => ({ device: memoryStorage(), tab: memoryStorage() });

/** Services on a fake server, with storages of their own. */
export function fakeServices(
  handlers: Handlers,
  { device, tab } = fakeStorages(),
  options: Pick<ServicesOptions, "onFailure" | "serverLanguage"> = {},
): { services: MarketplaceServices; market: FakeMarketplace } {
  let market: FakeMarketplace | undefined;
  const services = createServices({
    baseUrl: "",
    retry: { limit: 0 },
    ...options,
    storage: { storage: device },
    tabStorage: tab,
    createClient: (client) => {
      market = createFakeMarketplace(handlers, client);
      return market;
    },
  });
  if (!market) throw new Error("createServices made no client.");
  return { services, market };
}

/** Renders below a provider with services on a fake server. */
export function renderWith(children: ReactNode, handlers: Handlers = {}, fake = fakeServices(handlers)) {
  const view = render(
    <MarketplaceProvider services={fake.services}>
      <UiProvider value={englishUi}>{children}</UiProvider>
    </MarketplaceProvider>,
  );
  return { ...fake, ...view };
}

/** Words and formats for the primitives. */
export const englishUi: UiSettings = {
  language: "en",
  Link: ({ replace: _, ...props }) => <a {...props} />,
  formatNumber: String,
  formatPrice: (amount, currency) => ({ amount, currency, currencyFirst: false }),
  labels,
  blockLabels,
};
