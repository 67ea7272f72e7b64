import { useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import { classNames } from "../../ui/class-names";
import { ToastHost } from "../../ui/toast-host";
import { useShop } from "../market";
import { matchRoute } from "../match";
import type { ScreenCache } from "../screens";
import type { Updates } from "../updates";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { RouteAnnouncer } from "./route-announcer";
import { ScreenHost } from "./screen-host";
import styles from "./shell.module.css";
import { SupportButton } from "./support-button";
import { TabBar } from "./tab-bar";
import { UpdateBanner } from "./update-banner";
import { useSite } from "./use-site";
import { showsFooter, showsTabBar } from "./visibility";

/** Props of {@link Shell}. */
export interface ShellProps {
  screens: ScreenCache;
  updates: Updates;
}

/** What stands around every screen. */
export function Shell({ screens, updates }: ShellProps) {
  const { t } = useI18n();
  const { location, toasts } = useShop();
  const place = useSyncExternalStore(location.subscribe, location.current);
  const site = useSite();
  const { route, params } = matchRoute(place.pathname);
  const tabs = showsTabBar(place.pathname);
  return (
    <div className={classNames(styles.shell, tabs && styles.withTabs)}>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={place.pathname} texts={t}>
          <ScreenHost route={route} params={params} place={place} screens={screens} />
        </ErrorBoundary>
      </main>
      {showsFooter(place.pathname) && <Footer site={site} />}
      <RouteAnnouncer title={t(route.title)} place={place} siteName={site.name} />
      <SupportButton address={site.service} />
      {tabs && <TabBar pathname={place.pathname} />}
      <UpdateBanner updates={updates} />
      <ToastHost toasts={toasts} />
    </div>
  );
}
