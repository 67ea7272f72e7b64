import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { Router } from "wouter";
import { I18nProvider, type Languages } from "../i18n";
import { routerHooks } from "./location";
import { type Shop, ShopContext } from "./market";
import type { ScreenCache } from "./screens";
import { Shell } from "./shell/shell";

/** Props of {@link App}. */
export interface AppProps {
  shop: Shop;
  languages: Languages;
  screens: ScreenCache;
}

/** Providers around the shell. */
export function App({ shop, languages, screens }: AppProps) {
  const i18n = useSyncExternalStore(languages.subscribe, languages.current);
  const hooks = useMemo(() => routerHooks(shop.location), [shop.location]);
  return (
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.queryClient}>
        <Router hook={hooks.useLocation} searchHook={hooks.useSearch}>
          <I18nProvider value={i18n}>
            <Shell screens={screens} />
          </I18nProvider>
        </Router>
      </QueryClientProvider>
    </ShopContext>
  );
}
