import { MarketplaceProvider } from "marketplace-react";
import { UiProvider } from "marketplace-react/ui";
import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { I18nContext, type Languages } from "../i18n";
import { NavigationRouter } from "../shared/navigation/router";
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
  return (
    <ServicesContext value={services}>
      <NavigationRouter>
        <MarketplaceProvider services={services}>
          <LanguageProvider languages={languages}>
            <Shell screens={screens} />
          </LanguageProvider>
        </MarketplaceProvider>
      </NavigationRouter>
    </ServicesContext>
  );
}

/**
 * The language of everything below. When more texts of the same language have loaded, nothing visible changes, so React renders
 * the page again in the background.
 */
function LanguageProvider({ languages, children }: { languages: Languages; children: ReactNode }) {
  const current = useSyncExternalStore(languages.subscribe, languages.current);
  const deferred = useDeferredValue(current);
  const i18n = current.code === deferred.code ? deferred : current;
  const ui = useMemo(() => uiSettings(i18n), [i18n]);
  return (
    <I18nContext value={i18n}>
      <UiProvider value={ui}>{children}</UiProvider>
    </I18nContext>
  );
}
