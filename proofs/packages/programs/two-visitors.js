// Run in a folder with the packed packages and one version of React: a server renders two visitors at once, then a browser's document
// takes one page over and changes its cart.
import assert from "node:assert/strict";
import { Window } from "happy-dom";
import {
  createServices,
  MarketplaceProvider,
  useCart,
  useCheckoutSession,
  useSession,
} from "marketplace-react";
import { labels } from "marketplace-react/labels/en";
import { Button, createUiSettings, Price, UiProvider } from "marketplace-react/ui";
import { createFakeMarketplace, memoryStorage } from "marketplace-sdk/testing";
import { createElement as h, version } from "react";

const settings = createUiSettings({ language: "en", labels });

function Screen() {
  const { isSignedIn } = useSession();
  const { lines, setQuantity } = useCart();
  const { status } = useCheckoutSession();
  return h(
    "main",
    null,
    h("p", null, `${isSignedIn ? "signed in" : "signed out"}, ${status}`),
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

function servicesOf(title) {
  const services = createServices({
    baseUrl: "",
    storage: { storage: memoryStorage() },
    tabStorage: memoryStorage(),
    createClient: (options) => createFakeMarketplace({}, options),
  });
  services.cart.add({ id: 1, shopId: 1, shopName: "Store", title, price: "12.50" });
  return services;
}

const page = (services) =>
  h(MarketplaceProvider, { services }, h(UiProvider, { value: settings }, h(Screen)));

// Imported after `window` is known to be missing: what a server has.
assert.equal(typeof window, "undefined");
const { renderToString } = await import("react-dom/server");
const [ada, bob] = [servicesOf("Teapot"), servicesOf("Lamp")];
await bob.session.save({ id: 2, token: "bob" });
const [first, second] = await Promise.all([ada, bob].map(async (services) => renderToString(page(services))));
assert.match(first, /signed out, empty.*Teapot × 1/);
assert.doesNotMatch(first, /Lamp|signed in/);
assert.match(second, /signed in, loading.*Lamp × 1/);
assert.doesNotMatch(second, /Teapot|signed out/);

const browser = new Window();
// Newer versions of Node have a `navigator` that can't be assigned.
for (const name of ["window", "document", "navigator"]) {
  Object.defineProperty(globalThis, name, {
    value: name === "window" ? browser : browser[name],
    configurable: true,
  });
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { hydrateRoot } = await import("react-dom/client");
const { act } = await import("react");
const root = document.createElement("div");
document.body.append(root);
root.innerHTML = first;
const problems = [];
console.error = (...texts) => problems.push(texts.join(" "));
const mounted = await act(async () =>
  hydrateRoot(root, page(ada), { onRecoverableError: (error) => problems.push(error.message) }),
);
await act(async () => root.querySelector("button").click());
assert.match(root.textContent, /Teapot × 2/);
assert.equal(bob.cart.state.lines[0].num, 1);
await act(async () => mounted.unmount());
assert.deepEqual(problems, []);
console.log(`React ${version}: two visitors apart, and one page taken over`);
process.exit(0);
