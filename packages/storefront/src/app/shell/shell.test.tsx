// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MarketplaceProvider } from "marketplace-react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { I18nContext } from "../../i18n";
import { type Services, ServicesContext } from "../../shared/services";
import { openShop, Surroundings, speak } from "../../testing/stage";
import type { ScreenCache } from "../router/screen-cache";
import { FooterAndNotices } from "./footer-and-notices";
import { Shell } from "./shell";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The shell around a loaded screen. */
async function showShell(services: Services, pathname: string, Screen: () => ReactNode): Promise<void> {
  const place = { pathname, search: "", key: "", index: 0, action: "load" as const };
  const loaded = { status: "loaded" as const, Screen };
  const screens: ScreenCache = {
    state: () => loaded,
    prefetch: async () => undefined,
    load: async () => undefined,
    subscribe: () => () => undefined,
  };
  const i18n = await speak("en");
  render(
    <Surroundings
      services={{ ...services, navigation: { ...services.navigation, current: () => place } }}
      i18n={i18n}
    >
      <Shell screens={screens} />
    </Surroundings>,
  );
}

test("the site's data, which come late, name the document and don't render the whole screen again", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const services = openShop();
  const Screen = vi.fn(() => <h1>Products</h1>);
  await showShell(services, "/product", Screen);
  expect(screen.getByRole("heading", { name: "Products" })).toBeTruthy();
  Screen.mockClear();
  const site = { web_name: "Harbor", service_url: "https://help.example" };
  await act(async () => services.website.save(site));
  expect(document.title).toBe("Products · Harbor");
  expect(Screen).not.toHaveBeenCalled();
});

test("what one user has typed is not on the next one's screen, and still there when the same one returns", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const services = openShop();
  const signIn = (id: number, token: string) =>
    act(async () => {
      await services.session.save({ id, token });
      await services.session.user();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  await services.session.save({ id: 7, token: "of Anna" });
  await showShell(services, "/account", () => <input aria-label="Name" />);
  await signIn(7, "of Anna");
  const typed = () => screen.getByLabelText<HTMLInputElement>("Name").value;
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Anna" } });
  await act(async () => services.session.logout());
  await signIn(7, "of Anna again");
  expect(typed()).toBe("Anna");
  await signIn(9, "of Nova");
  expect(typed()).toBe("");
});

test("the offline worker is registered once, however often React renders what registers it", async () => {
  vi.stubEnv("PROD", true);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const register = vi.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker });
  const services = openShop();
  const i18n = await speak("en");
  // Renders everything twice, as React may do with what it renders in slices.
  render(
    <StrictMode>
      <ServicesContext value={services}>
        <MarketplaceProvider services={services}>
          <I18nContext value={{ ...i18n, isComplete: false }}>
            <FooterAndNotices pathname="/product" isTask={false} />
          </I18nContext>
        </MarketplaceProvider>
      </ServicesContext>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(register).toHaveBeenCalledTimes(1);
});
