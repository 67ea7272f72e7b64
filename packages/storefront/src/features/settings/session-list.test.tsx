import { expect, test, vi } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { wordsOf } from "../../testing/words";
import { SessionList } from "./session-list";

// The shop is never rendered on a server, so its stores need not say what they would be there.
vi.mock("react", async (load) => {
  const react = await load<typeof import("react")>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get) =>
    react.useSyncExternalStore(subscribe, get, get);
  return { ...react, useSyncExternalStore };
});

test.each(["en", "ar"])("every device can be logged out but this one (%s)", async (language) => {
  stubServer();
  const shop = openShop();
  await shop.queryClient.fetchQuery(shop.queries.account.sessions());
  const i18n = await speak(language);
  const words = wordsOf(rendered(<SessionList />, shop, i18n));
  for (const device of ["Chrome · Android", "Firefox · Windows"]) {
    expect(words).toContain(device);
  }
  const { t } = i18n;
  expect(words.split(t("account.thisDevice"))).toHaveLength(2);
  expect(words).toContain(t("account.endOthers"));
});
