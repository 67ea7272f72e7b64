import { expect, test } from "vitest";
import {
  createCart,
  createFavorites,
  createLanguage,
  createSession,
  createWebsite,
} from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

/** The stores of a device. */
function openStores(device: ReturnType<typeof memoryStorage>) {
  const storage = createTypedStorage({ storage: device });
  return {
    session: createSession({ storage }),
    cart: createCart({ storage }),
    favorites: createFavorites({ storage }),
    website: createWebsite({ storage }),
    language: createLanguage({ storage }),
  };
}

/** What a device keeps must not be in the first picture of a page that a server, which knows nothing of it, has drawn. */
test("the initial state of each store is that of a new device, whatever this one keeps", async () => {
  const device = memoryStorage();
  const used = openStores(device);
  await used.session.save({ id: 1, token: "token" });
  used.cart.add({ id: 1, shopId: 1, shopName: "Harbour" });
  used.favorites.add({ id: 1 });
  used.website.save({
    web_name: "Harbour",
    service_url: "https://help.test",
    footer_news: [{ id: 1, pid: 0 }],
  });
  used.language.set("ar");

  const again = openStores(device);
  const fresh = openStores(memoryStorage());
  for (const [name, { state, initialState }] of Object.entries(again)) {
    const atFirst = fresh[name as keyof typeof fresh];
    expect(initialState, name).toEqual(atFirst.state);
    expect(atFirst.initialState, name).toEqual(atFirst.state);
    expect(state, name).not.toEqual(initialState);
  }
});
