// @vitest-environment happy-dom
import { dehydrate, hydrate, useQuery } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { createFactory, fail, type Handlers, ok, page } from "marketplace-sdk/testing";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { englishUi, fakeServices, fakeStorages } from "../test/render";
import { useAccount, useSession } from "./account/use-session";
import { useLanguage, useWebsite } from "./account/use-site-and-language";
import { useCart } from "./cart/use-cart";
import { useCheckoutSession } from "./checkout/use-checkout-session";
import { useFavorites } from "./favorites/use-favorites";
import { useMerchantApplication } from "./merchant/use-merchant-application";
import { usePreferredMethod } from "./payment/use-payment";
import { MarketplaceProvider, useMarketplace } from "./provider";
import type { MarketplaceServices } from "./services";
import { createToasts } from "./ui/toast/create-toasts";
import { ToastHost } from "./ui/toast/toast-host";
import { UiProvider } from "./ui/ui-provider";

const make = createFactory();
const teapot = { id: 1, shopId: 1, shopName: "Harbour", title: "Teapot", price: "12.50" };
const handlers: Handlers = {
  "products.list": (input) => ok(page([{ ...make("Product"), title: "Lamp" }], input)),
  "site.home": fail(0, "Closed"),
  "account.get": ok({ ...make("UserInfo"), money: "8.00" }),
  "merchant.get": fail(0, "Not applied yet"),
};
const toasts = createToasts();

/** Whatever a page may show of what the device keeps, and a list that the server has asked for. */
function Screen() {
  const { queries } = useMarketplace();
  const { isSignedIn, user } = useSession();
  const { data: account } = useAccount();
  const { count, groups, totals } = useCart();
  const { products: kept } = useFavorites();
  const { code, dir } = useLanguage();
  const { name } = useWebsite();
  const checkout = useCheckoutSession();
  const [method] = usePreferredMethod();
  const { draft } = useMerchantApplication();
  const { data: products } = useQuery(queries.products.list({ limit: 1 }));
  const texts = {
    session: isSignedIn ? `signed in as ${user?.id ?? "?"}, ${account?.money ?? "?"}` : "signed out",
    cart: [count, ...groups.map(({ shopName }) => shopName), ...totals.map(({ amount }) => amount)].join(" "),
    favorites: kept.length,
    language: `${code} ${dir}`,
    website: name,
    checkout: `${checkout.status} ${checkout.lines.length} ${checkout.remark}`,
    method: method ?? "none",
    draft: draft.shopname,
    products: products?.data.map(({ title }) => title).join() ?? "loading",
  };
  return (
    <main>
      {Object.entries(texts).map(([part, text]) => (
        <p key={part} id={part}>
          {text}
        </p>
      ))}
      <ToastHost toasts={toasts} />
    </main>
  );
}

const app = (services: MarketplaceServices): ReactNode => (
  <MarketplaceProvider services={services}>
    <UiProvider value={englishUi}>
      <Screen />
    </UiProvider>
  </MarketplaceProvider>
);

/** The device of somebody who was here before. */
async function usedDevice() {
  const storages = fakeStorages();
  const { services } = fakeServices(handlers, storages);
  await services.session.save({ id: 7, token: "token-of-7" });
  services.cart.add(teapot, 2);
  services.favorites.toggle({ id: 7 });
  services.language.set("ar");
  services.website.save({ web_name: "Harbour" });
  const { tab } = services.drafts;
  tab.setItem("shopCart", JSON.stringify([{ ...teapot, num: 2 }]));
  tab.setItem("checkout", JSON.stringify({ origin: "cart", remark: "Ring twice", userId: "7" }));
  tab.setItem("payment", JSON.stringify({ method: "crypto" }));
  tab.setItem("merchant-application", JSON.stringify({ shopname: "My shop" }));
  return storages;
}

const problems: unknown[] = [];
let root: Root | undefined;
beforeEach(() => {
  problems.length = 0;
  for (const kind of ["error", "warn"] as const) {
    vi.spyOn(console, kind).mockImplementation((...texts) => void problems.push(texts));
  }
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const shown = (part: string): string => document.getElementById(part)?.textContent ?? "";

test("a page of a server is taken over on a device that keeps all it can, without an error", async () => {
  const server = fakeServices(handlers, fakeStorages(), { serverLanguage: "de" });
  const query = server.services.queries.products.list({ limit: 1 });
  await server.services.queryClient.prefetchQuery(query);
  const html = renderToString(app(server.services));
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = html;
  const drawn = Object.fromEntries([...container.querySelectorAll("p")].map((p) => [p.id, p.textContent]));
  expect(drawn).toEqual({
    session: "signed out",
    cart: "0",
    favorites: "0",
    language: "de ltr",
    website: "welcome",
    checkout: "empty 0 ",
    method: "none",
    draft: "",
    products: "Lamp",
  });

  const { services } = fakeServices(handlers, await usedDevice(), { serverLanguage: "de" });
  hydrate(services.queryClient, JSON.parse(JSON.stringify(dehydrate(server.services.queryClient))));
  root = await act(async () =>
    hydrateRoot(container, app(services), {
      onRecoverableError: (error) => void problems.push(error),
    }),
  );
  await vi.waitFor(() => expect(shown("session")).toBe("signed in as 7, 8.00"));
  expect(shown("cart")).toBe("2 Harbour 25.00");
  expect(shown("favorites")).toBe("1");
  expect(shown("language")).toBe("ar rtl");
  expect(shown("website")).toBe("Harbour");
  expect(shown("checkout")).toMatch(/ 1 Ring twice$/);
  expect(shown("method")).toBe("crypto");
  expect(shown("draft")).toBe("My shop");
  // In the visitor's own language now.
  await vi.waitFor(() => expect(shown("products")).toBe("Lamp"));
  expect(
    services.queryClient.getQueryData(services.queries.products.list({ limit: 1 }).queryKey),
  ).toBeDefined();
  expect(problems).toEqual([]);
});

test("a visitor who has chosen nothing keeps the server's language only until the browser's is known", async () => {
  vi.stubGlobal("navigator", { languages: ["fr-CA"] });
  const { services } = fakeServices(handlers, fakeStorages(), { serverLanguage: "de" });
  vi.unstubAllGlobals();
  expect(services.language.state.code).toBe("de");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(
    app(fakeServices(handlers, fakeStorages(), { serverLanguage: "de" }).services),
  );
  expect(container.querySelector("#language")?.textContent).toBe("de ltr");
  root = await act(async () => hydrateRoot(container, app(services)));
  expect(shown("language")).toBe("fr ltr");
  expect(problems).toEqual([]);
});

test("a page that no server draws has the visitor's language from its first call", async () => {
  const { services } = fakeServices(handlers, await usedDevice());
  expect(services.language.state.code).toBe("ar");
});
