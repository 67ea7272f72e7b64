import { useOtherUser } from "marketplace-react";
import { classNames, ToastHost } from "marketplace-react/ui";
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useDesktop } from "../../shared/ui/desktop";
import { ImagesContext } from "../../shared/ui/picture";
import { TaskContext } from "../../shared/ui/task-help";
import { matchScreen } from "../router/match-screen";
import type { ScreenCache } from "../router/screen-cache";
import type { DesktopShellProps } from "./desktop/desktop-shell";
import { ErrorBoundary } from "./error-boundary";
import type { FooterAndNoticesProps } from "./footer-and-notices";
import { ScreenHost } from "./screen-host";
import styles from "./shell.module.css";
import { showsTabBar, TabBar } from "./tab-bar";
import { useImages } from "./use-images";

/** Props of {@link Shell}. */
export interface ShellProps {
  screens: ScreenCache;
}

/** The frame around every screen. */
export function Shell({ screens }: ShellProps) {
  const { t } = useI18n();
  const { navigation, toasts } = useServices();
  const place = useSyncExternalStore(navigation.subscribe, navigation.current);
  const FooterAndNotices = useFooterAndNotices();
  const DesktopShell = useDesktopShell();
  const isSettled = FooterAndNotices !== undefined;
  const images = useImages(isSettled);
  const [announcement, setAnnouncement] = useState("");
  const { screen, params } = matchScreen(place.pathname);
  const tabs = showsTabBar(place.pathname);
  return (
    <div className={classNames(styles.shell, tabs && styles.withTabs)} data-shell>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <div className={styles.top}>{DesktopShell && <DesktopShell place={place} />}</div>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary key={place.pathname} texts={t}>
          <ImagesContext value={images}>
            <TaskContext value={screen.task === true}>
              <ForOneUser isSigningIn={SIGNING_IN.includes(place.pathname)}>
                <ScreenHost
                  screen={screen}
                  params={params}
                  place={place}
                  screens={screens}
                  onShown={setAnnouncement}
                />
              </ForOneUser>
            </TaskContext>
          </ImagesContext>
        </ErrorBoundary>
      </main>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {FooterAndNotices && <FooterAndNotices pathname={place.pathname} isTask={screen.task === true} />}
      {tabs && <TabBar pathname={place.pathname} settled={isSettled} />}
      <ToastHost toasts={toasts} />
    </div>
  );
}

/** Screens that end by themselves once somebody has signed in. */
const SIGNING_IN: readonly string[] = [paths.login(), paths.register()];

/**
 * A screen that begins anew when another user is there than the one before: what one has typed is neither shown to the next, nor sent for
 * them. It stays for the same user, whose session has ended and who signs in again.
 */
function ForOneUser({ isSigningIn, children }: { isSigningIn: boolean; children: ReactNode }) {
  const [users, setUsers] = useState(1);
  useOtherUser(() => {
    if (!isSigningIn) setUsers((before) => before + 1);
  });
  return <Fragment key={users}>{children}</Fragment>;
}

/** The desktop's parts of the shell once they have arrived; a phone never asks for them. */
function useDesktopShell(): ComponentType<DesktopShellProps> | undefined {
  const isDesktop = useDesktop();
  const [module, setModule] = useState<{ DesktopShell: ComponentType<DesktopShellProps> }>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./desktop/desktop-shell").then(setModule)) : undefined),
    [isDesktop],
  );
  return isDesktop ? module?.DesktopShell : undefined;
}

/** After the load event, responses and pictures of the first screen are still in flight and go first. Milliseconds. */
const DELAY_MS = 1000;

/** Footer and notices once the page has loaded and shown its screen, and once they have arrived. */
function useFooterAndNotices(): ComponentType<FooterAndNoticesProps> | undefined {
  const [module, setModule] = useState<{ FooterAndNotices: ComponentType<FooterAndNoticesProps> }>();
  useEffect(() => {
    let end = (): void => {};
    const start = (): void => {
      const timer = setTimeout(() => {
        // A transition, because the screen renders again with it.
        end = retryWithBackoff(() =>
          import("./footer-and-notices").then((loaded) => startTransition(() => setModule(loaded))),
        );
      }, DELAY_MS);
      end = () => clearTimeout(timer);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      end();
      removeEventListener("load", start);
    };
  }, []);
  return module?.FooterAndNotices;
}
