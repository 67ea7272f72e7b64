// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { translatePage } from "../../testing/translate-page";
import { CartScreen } from "./cart-screen";

// The cart needs no answers.
beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A cart with two lines of one store: 2 × 10.00 and 1 × 5.00. */
async function open() {
  const [services, i18n] = [openShop(), await speak("en")];
  const store = { shopId: 1, shopName: "Harbour", currency: "USDT" };
  services.cart.add({ ...store, id: 1, title: "Kettle", price: "10.00" }, 2);
  services.cart.add({ ...store, id: 2, title: "Lamp", price: "5.00" }, 1);
  render(
    <Surroundings services={services} i18n={i18n}>
      <CartScreen />
    </Surroundings>,
  );
  await act(async () => undefined);
  const total = (): string | null | undefined => {
    const bar = within(screen.getByRole("region", { name: i18n.t("cart.total") }));
    return bar.getByRole("status").querySelector("[data-sum]")?.textContent;
  };
  return { total, services };
}

test.each([
  ["all text", true],
  ["what may be translated", false],
])("a page translator that replaces %s leaves the sums of the cart true", async (_what, isRude) => {
  const { total } = await open();
  const before = total();
  translatePage(document.body, isRude);
  expect(total()).toBe(before);
  const [more] = screen.getAllByRole("button", { name: /Increase quantity/ });
  await act(async () => void fireEvent.click(more as HTMLElement));
  expect(total()).toBe("35.00 USDT");
  translatePage(document.body, isRude);
  const [tick] = screen.getAllByRole("checkbox");
  await act(async () => void fireEvent.click(tick as HTMLElement));
  await act(async () => void fireEvent.click(tick as HTMLElement));
  expect(total()).toBe("35.00 USDT");
});
