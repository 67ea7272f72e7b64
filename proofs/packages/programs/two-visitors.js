// Run in a folder with the packed packages and one version of React: a server renders two visitors at once, then the document of a
// browser that keeps a session, a cart, favorites and a language takes one page over and changes its cart.
import assert from "node:assert/strict";
import { dehydrate, hydrate, useQuery } from "@tanstack/react-query";
import { Window } from "happy-dom";
import {
  createServices,
  MarketplaceProvider,
  useCart,
  useCheckoutSession,
  useFavorites,
  useLanguage,
  useMarketplace,
  useSession,
} from "marketplace-react";
import { labels } from "marketplace-react/labels/en";
import { Button, createUiSettings, Price, UiProvider } from "marketplace-react/ui";
import { createFactory, createFakeMarketplace, memoryStorage, ok } from "marketplace-sdk/testing";
import { createElement as h, version } from "react";

const settings = createUiSettings({ language: "en", labels });
const make = createFactory();

function Screen() {
  const { queries } = useMarketplace();
  const { isSignedIn } = useSession();
  const { lines, setQuantity } = useCart();
  const { products: favorites } = useFavorites();
  const { code } = useLanguage();
  const { status } = useCheckoutSession();
  const { data: product } = useQuery(queries.products.get({ id: 7 }));
  return h(
    "main",
    null,
    h("p", null, `${isSignedIn ? "signed in" : "signed out"}, ${status}, ${favorites.length}, ${code}`),
    h("h1", null, product?.title),
    lines.map((line) =>
      h(
        "div",
        { key: line.title },
        `${line.title} × ${line.num}`,
        h(Price, { amount: line.price, currency: "EUR" }),
        h(Button, { onClick: () => setQuantity(line, line.num + 1) }, "More"),
      ),
    ),
  );
}

const servicesOf = (serverLanguage, title, storage = memoryStorage()) =>
  createServices({
    baseUrl: "",
    serverLanguage,
    storage: { storage },
    tabStorage: memoryStorage(),
    createClient: (options) =>
      createFakeMarketplace({ "products.get": ok({ ...make("ProductDetail"), title }) }, options),
  });

const page = (services) =>
  h(MarketplaceProvider, { services }, h(UiProvider, { value: settings }, h(Screen)));

// Imported after `window` is known to be missing: what a server has.
assert.equal(typeof window, "undefined");
const { renderToString } = await import("react-dom/server");
const [ada, bob] = [servicesOf("de", "Teapot"), servicesOf("ar", "Lamp")];
await bob.session.save({ id: 2, token: "bob" });
const [first, second] = await Promise.all(
  [ada, bob].map(async (services) => {
    await services.queryClient.prefetchQuery(services.queries.products.get({ id: 7 }));
    return renderToString(page(services));
  }),
);
assert.match(first, /signed out, empty, 0, de.*Teapot/);
assert.doesNotMatch(first, /Lamp/);
assert.match(second, /signed out, empty, 0, ar.*Lamp/);
assert.doesNotMatch(second, /Teapot/);

const browser = new Window();
// Newer versions of Node have a `navigator` that can't be assigned.
for (const name of ["window", "document", "navigator"]) {
  Object.defineProperty(globalThis, name, {
    value: name === "window" ? browser : browser[name],
    configurable: true,
  });
}
const device = memoryStorage();
const before = servicesOf(undefined, "", device);
await before.session.save({ id: 1, token: "ada" });
before.cart.add({ id: 1, shopId: 1, shopName: "Store", title: "Kettle", price: "12.50" });
before.favorites.toggle({ id: 7 });
before.language.set("fr");

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { hydrateRoot } = await import("react-dom/client");
const { act } = await import("react");
const root = document.createElement("div");
document.body.append(root);
root.innerHTML = first;
const problems = [];
for (const kind of ["error", "warn"]) console[kind] = (...texts) => problems.push(texts.join(" "));
const services = servicesOf("de", "Théière", device);
hydrate(services.queryClient, JSON.parse(JSON.stringify(dehydrate(ada.queryClient))));
const mounted = await act(async () =>
  hydrateRoot(root, page(services), { onRecoverableError: (error) => problems.push(error.message) }),
);
assert.match(root.textContent, /signed in, \w+, 1, fr/);
assert.match(root.textContent, /Kettle × 1/);
await act(async () => root.querySelector("button").click());
assert.match(root.textContent, /Kettle × 2/);
assert.deepEqual(ada.cart.state.lines, []);
await act(async () => mounted.unmount());
assert.deepEqual(problems, []);
console.log(
  `React ${version}: two visitors apart, and one page taken over by a device that keeps all it can`,
);
process.exit(0);
