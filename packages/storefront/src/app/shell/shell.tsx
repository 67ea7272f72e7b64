import { classNames, ToastHost } from "marketplace-react/ui";
import { useState, useSyncExternalStore } from "react";
import { useSite } from "../../entities/site/use-site";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { ImagesContext } from "../../shared/ui/images";
import { matchRoute } from "../router/match";
import type { ScreenCache } from "../router/screen-cache";
import { useImages } from "../use-images";
import { ErrorBoundary } from "./error-boundary";
import { ScreenHost } from "./screen-host";
import styles from "./shell.module.css";
import { TabBar } from "./tab-bar";
import { useDeferredShell } from "./use-deferred-shell";
import { useDesktopShell } from "./use-desktop-shell";
import { showsTabBar } from "./visibility";

/** Props of {@link Shell}. */
export interface ShellProps {
  screens: ScreenCache;
}

/** What stands around every screen. */
export function Shell({ screens }: ShellProps) {
  const { t } = useI18n();
  const { location, toasts } = useServices();
  const place = useSyncExternalStore(location.subscribe, location.current);
  const DeferredShell = useDeferredShell();
  const DesktopShell = useDesktopShell();
  const isSettled = DeferredShell !== undefined;
  // The home page is made of the site's data; elsewhere the screen's own questions come first.
  const site = useSite(isSettled || place.pathname === paths.home());
  const images = useImages(isSettled);
  const [announcement, setAnnouncement] = useState("");
  const { route, params } = matchRoute(place.pathname);
  const tabs = showsTabBar(place.pathname);
  return (
    <div className={classNames(styles.shell, tabs && styles.withTabs)}>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <div className={styles.top}>{DesktopShell && <DesktopShell place={place} site={site} />}</div>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={place.pathname} texts={t}>
          <ImagesContext value={images}>
            <ScreenHost
              route={route}
              params={params}
              place={place}
              screens={screens}
              siteName={site.name}
              onShown={setAnnouncement}
            />
          </ImagesContext>
        </ErrorBoundary>
      </main>
      <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
      {DeferredShell && <DeferredShell pathname={place.pathname} site={site} />}
      {tabs && <TabBar pathname={place.pathname} settled={isSettled} />}
      <ToastHost toasts={toasts} />
    </div>
  );
}
