import { useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import { classNames } from "../../ui/class-names";
import { ToastHost } from "../../ui/toast-host";
import { useShop } from "../market";
import { matchRoute } from "../match";
import { paths } from "../paths";
import type { ScreenCache } from "../screens";
import { ErrorBoundary } from "./error-boundary";
import { OfflineNotice } from "./offline-notice";
import { ScreenHost } from "./screen-host";
import styles from "./shell.module.css";
import { TabBar } from "./tab-bar";
import { useLate } from "./use-late";
import { useSite } from "./use-site";
import { showsTabBar } from "./visibility";

/** Props of {@link Shell}. */
export interface ShellProps {
  screens: ScreenCache;
}

/** What stands around every screen. */
export function Shell({ screens }: ShellProps) {
  const { t } = useI18n();
  const { location, toasts } = useShop();
  const place = useSyncExternalStore(location.subscribe, location.current);
  const Late = useLate();
  const isSettled = Late !== undefined;
  // The home page is made of the site's data; elsewhere the screen's own questions come first.
  const site = useSite(isSettled || place.pathname === paths.home());
  const [said, setSaid] = useState("");
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
          <ScreenHost
            route={route}
            params={params}
            place={place}
            screens={screens}
            siteName={site.name}
            onShown={setSaid}
          />
        </ErrorBoundary>
      </main>
      <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
        {said}
      </p>
      {Late && <Late pathname={place.pathname} site={site} />}
      {tabs && <TabBar pathname={place.pathname} settled={isSettled} />}
      <ToastHost toasts={toasts} />
    </div>
  );
}
