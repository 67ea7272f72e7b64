import { MarketplaceProvider } from "marketplace-react";
import { UiProvider } from "marketplace-react/ui";
import { useEffect, useMemo, useReducer, useSyncExternalStore } from "react";
import { I18nProvider, type Languages } from "../i18n";
import { type Services, ServicesContext } from "../shared/services";
import type { ScreenCache } from "./router/screen-cache";
import { Shell } from "./shell/shell";
import { uiSettings } from "./ui-settings";

/** Props of {@link App}. */
export interface AppProps {
  services: Services;
  languages: Languages;
  screens: ScreenCache;
}

/** Providers around the shell. */
export function App({ services, languages, screens }: AppProps) {
  const i18n = useSyncExternalStore(languages.subscribe, languages.current);
  // A new session clears the query cache, which mounted queries only notice when they render again.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => services.session.subscribe(rerender), [services.session]);
  const ui = useMemo(() => uiSettings(i18n), [i18n]);
  return (
    <ServicesContext value={services}>
      <MarketplaceProvider services={services}>
        <I18nProvider value={i18n}>
          <UiProvider value={ui}>
            <Shell screens={screens} />
          </UiProvider>
        </I18nProvider>
      </MarketplaceProvider>
    </ServicesContext>
  );
}
