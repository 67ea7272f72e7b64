import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutOf, MarketplaceProvider, SESSION_USER_KEY, type ServicesOptions } from "marketplace-react";
import { UiProvider } from "marketplace-react/ui";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { uiSettings } from "../app/ui-settings";
import { createLanguages, type I18n, I18nContext } from "../i18n";
import type { Navigation } from "../shared/navigation/navigation";
import { NavigationRouter } from "../shared/navigation/router";
import { createAppServices, type Services, ServicesContext } from "../shared/services";

/** The built contract, as far as it is read here. */
interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Response200> }>>;
}
interface Response200 {
  content?: { "application/json": { examples: Record<string, { value: unknown }> } };
}

/** Answers every call with the contract's example of it. */
export function stubServer(): void {
  const file = join(import.meta.dirname, "../../../../openapi/dist/openapi.json");
  const { paths }: Contract = JSON.parse(readFileSync(file, "utf8"));
  if (typeof document === "undefined") {
    vi.stubGlobal("navigator", { onLine: true });
    // The shop's own origin has the API.
    vi.stubGlobal("location", new URL("https://api.example.com/"));
  }
  vi.stubGlobal("fetch", async (address: unknown, init?: RequestInit) => {
    const { pathname } = new URL(String(address), "https://api.example.com");
    const operation = paths[pathname]?.[(init?.method ?? "GET").toLowerCase()];
    return Response.json(operation?.responses["200"]?.content?.["application/json"].examples.ok?.value);
  });
}

/**
 * A shop of a user logged in, on an address that stays.
 *
 * @param search of the address, with its "?"
 * @param createClient default: one whose server answers as `stubServer` says
 * @param i18n for what toasts say. Default: nothing should be said
 */
export function openShop(search = "", createClient?: ServicesOptions["createClient"], i18n?: I18n): Services {
  const place = { pathname: "/", search, key: "", index: 0, action: "load" as const };
  const navigation: Navigation = {
    current: () => place,
    navigate: () => undefined,
    back: () => undefined,
    subscribe: () => () => undefined,
  };
  const texts = () => {
    if (!i18n) throw new Error("Nothing should be said.");
    return i18n;
  };
  const services = createAppServices(navigation, texts, createClient && { createClient });
  void services.session.save({ id: 7, token: "token" });
  services.queryClient.setQueryData([...SESSION_USER_KEY, true], { id: 7, token: "token" });
  // Markup is drawn as on a server, which knows nothing of what a device keeps. Here it shows what the device shows.
  const { session, cart, favorites, website, language } = services;
  for (const store of [session, cart, favorites, website, language, checkoutOf(services)]) {
    Object.assign(store, { initialState: store.state });
  }
  return services;
}

/** The languages the shop speaks, by code. */
export async function speak(code: string): Promise<I18n> {
  const languages = createLanguages();
  await languages.complete(true);
  await languages.choose({ code, tag: code === "tw" ? "zh-Hant" : code, dir: code === "ar" ? "rtl" : "ltr" });
  return languages.current();
}

/** What stands around every screen. */
export function Surroundings({ services, i18n, children }: SurroundingsProps) {
  return (
    <ServicesContext value={services}>
      <NavigationRouter>
        <MarketplaceProvider services={services}>
          <I18nContext value={i18n}>
            <UiProvider value={uiSettings(i18n)}>{children}</UiProvider>
          </I18nContext>
        </MarketplaceProvider>
      </NavigationRouter>
    </ServicesContext>
  );
}

/** Props of {@link Surroundings}. */
interface SurroundingsProps {
  services: Services;
  i18n: I18n;
  children: ReactNode;
}

/** What a screen shows first, from what `services` have read already. @param search of the address, with its "?" */
export function rendered(screen: ReactNode, services: Services, i18n: I18n, search = ""): string {
  const place = { ...services.navigation.current(), search };
  const navigation = { ...services.navigation, current: () => place };
  return renderToStaticMarkup(
    <StrictMode>
      <Surroundings services={{ ...services, navigation }} i18n={i18n}>
        {screen}
      </Surroundings>
    </StrictMode>,
  );
}
