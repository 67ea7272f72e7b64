import { memoryStorage } from "marketplace-sdk/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createServices } from "./services";

/** Deno has both of these on servers, Node from 25 on. */
beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("two visitors of a server share nothing, even where it has a global localStorage", async () => {
  const ada = createServices({ baseUrl: "https://api.test" });
  await ada.session.save({ id: 1, token: "ada's" });
  ada.cart.add({ id: 1, shopId: 1, shopName: "Store", title: "Teapot", price: "1.00" });
  ada.favorites.toggle({ id: 7 });
  ada.language.set("ar");
  ada.website.save({ web_name: "Ada's" });
  ada.drafts.forUser("1").setItem("order", "Ada's order");
  ada.drafts.tab.setItem("address", "Ada's street");

  const bob = createServices({ baseUrl: "https://api.test" });
  expect(bob.session.get()).toBeUndefined();
  expect(await bob.session.user()).toBeUndefined();
  expect(bob.session.state.loggedIn).toBe(false);
  expect(bob.cart.state.lines).toEqual([]);
  expect(bob.favorites.state.products).toEqual([]);
  expect(bob.language.state.code).toBe("en");
  expect(bob.website.state.web_name).toBe("welcome");
  expect(bob.drafts.forUser("1").getItem("order")).toBeNull();
  expect(bob.drafts.tab.getItem("address")).toBeNull();
});

test("dispose stops everything that listens", () => {
  const added: string[] = [];
  const removed: string[] = [];
  vi.stubGlobal("document", {});
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      onmessage = null;
      postMessage() {}
      close() {
        removed.push("channel");
      }
    },
  );
  vi.stubGlobal("addEventListener", (type: string) => added.push(type));
  vi.stubGlobal("removeEventListener", (type: string) => removed.push(type));
  const services = createServices({ baseUrl: "https://api.test" });
  services.dispose();
  expect(added.length).toBeGreaterThan(0);
  expect(removed.sort()).toEqual([...added, "channel"].sort());
});
