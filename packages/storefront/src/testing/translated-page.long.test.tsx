// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { I18n } from "../i18n";
import type { ScreenProps } from "../shared/navigation/paths";
import { openShop, Surroundings, speak, stubServer } from "./stage";
import { translatePage } from "./translate-page";

/* A page translator replaces text that React goes on writing into: no screen may break, and its sums stay true. */

beforeEach(stubServer);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const screens = import.meta.glob<{ Screen: (props: ScreenProps) => ReactNode }>([
  "../routes/*.tsx",
  "!../routes/{not-found,nested-screens}.tsx",
]);
/** Addresses need a product, store, order or payment. */
const SEARCH = "?id=1001&no=ODEMO00003306&q=tea&pid=1";
const params = Object.fromEntries(new URLSearchParams(SEARCH));

/** What a screen shows of amounts, once its answers have come. */
const sumsOf = (root: Element): readonly (string | null)[] =>
  [...root.querySelectorAll("[data-sum]")].map(({ textContent }) => textContent);

/** Lets answers and files come, until nothing has changed for a while. */
async function settle(root: Element): Promise<void> {
  for (let [quiet, before] = [0, ""]; quiet < 5; quiet = root.innerHTML === before ? quiet + 1 : 0) {
    before = root.innerHTML;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}

async function open(Screen: (props: ScreenProps) => ReactNode) {
  const services = openShop(SEARCH);
  services.cart.clear();
  services.cart.add({ id: 1, shopId: 1, shopName: "Harbour", title: "Kettle", price: "10.00" }, 2);
  const page = (i18n: I18n) => (
    <Surroundings services={services} i18n={i18n}>
      <Screen params={params} />
    </Surroundings>
  );
  const [english, german] = [await speak("en"), await speak("de")];
  const { container, rerender, unmount } = render(page(english));
  await settle(container);
  return {
    container,
    unmount,
    speak: (language: "en" | "de") => rerender(page(language === "en" ? english : german)),
  };
}

test.each(Object.keys(screens))("%s", async (file) => {
  const { Screen } = (await screens[file]?.()) ?? {};
  if (!Screen) throw new Error(`${file} has no screen.`);
  const translated = await open(Screen);
  expect(translated.container.textContent).not.toBe("");
  for (const language of ["de", "en"] as const) {
    translatePage(translated.container, true);
    translated.speak(language);
    await settle(translated.container);
  }
  const fresh = await open(Screen);
  // Some files of a screen come later.
  await waitFor(() => expect(sumsOf(translated.container)).toEqual(sumsOf(fresh.container)));
  translatePage(translated.container, true);
  translated.unmount();
});
