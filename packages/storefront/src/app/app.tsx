import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useSyncExternalStore } from "react";
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
  // With another session there are no answers any more: whatever is on screen asks for its own. Signed in before and after,
  // nothing else would tell it.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => shop.session.subscribe(drawAgain), [shop.session]);
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
