import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { Button, classNames, cloudDrawing, EmptyState, Skeleton, ToastHost } from "marketplace-react/ui";
import type { SiteImages } from "marketplace-sdk";
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useI18n } from "../../i18n";
import { plainText } from "../../i18n/translate";
import type { Translate } from "../../i18n/types";
import { retryWithBackoff } from "../../shared/background";
import type { HistoryEntry } from "../../shared/navigation/navigation";
import { paths, type RouteParams } from "../../shared/navigation/paths";
import { configQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";
import { useDesktop } from "../../shared/ui/desktop";
import { ImagesContext } from "../../shared/ui/picture";
import { matchScreen } from "../router/match-screen";
import type { ScreenCache } from "../router/screen-cache";
import type { ScreenRecord } from "../router/screen-record";
import type { DeferredShellProps } from "./deferred-shell";
import type { DesktopShellProps } from "./desktop/desktop-shell";
import styles from "./shell.module.css";
import { showsTabBar, TabBar } from "./tab-bar";

/** Props of {@link Shell}. */
export interface ShellProps {
  screens: ScreenCache;
}

/** The frame around every screen. */
export function Shell({ screens }: ShellProps) {
  const { t } = useI18n();
  const { navigation, toasts } = useServices();
  const place = useSyncExternalStore(navigation.subscribe, navigation.current);
  const DeferredShell = useDeferredShell();
  const DesktopShell = useDesktopShell();
  const isSettled = DeferredShell !== undefined;
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
            <ScreenHost
              screen={screen}
              params={params}
              place={place}
              screens={screens}
              onShown={setAnnouncement}
            />
          </ImagesContext>
        </ErrorBoundary>
      </main>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {DeferredShell && <DeferredShell pathname={place.pathname} />}
      {tabs && <TabBar pathname={place.pathname} settled={isSettled} />}
      <ToastHost toasts={toasts} />
    </div>
  );
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

/** The later parts of the shell once the page has loaded and shown its screen, and once they have arrived. */
function useDeferredShell(): ComponentType<DeferredShellProps> | undefined {
  const [module, setModule] = useState<{ DeferredShell: ComponentType<DeferredShellProps> }>();
  useEffect(() => {
    let end = (): void => {};
    const start = (): void => {
      const timer = setTimeout(() => {
        // A transition, because the screen renders again with it.
        end = retryWithBackoff(() =>
          import("./deferred-shell").then((loaded) => startTransition(() => setModule(loaded))),
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
  return module?.DeferredShell;
}

/** Props of {@link ScreenHost}. */
interface ScreenHostProps {
  screen: ScreenRecord;
  params: RouteParams;
  place: HistoryEntry;
  screens: ScreenCache;
  /** A screen came into view by a navigation; its title must be announced. */
  onShown: (title: string) => void;
}

/** Shows a screen, a quiet skeleton while it is fetched, and a retry when loading failed. */
function ScreenHost({ screen, params, place, screens, onShown }: ScreenHostProps) {
  const { t } = useI18n();
  // A screen that loads later is rendered in slices; a loaded one at once.
  const state = useDeferredValue(useSyncExternalStore(screens.subscribe, () => screens.state(screen)));
  const isFirst = place.action === "load";
  useEffect(() => {
    // Not for the first page, which was requested before the shop rendered; after a failure there, the user retries.
    if (!isFirst) void screens.load(screen);
  }, [screens, screen, isFirst]);

  if (state.status === "loaded") {
    return (
      <>
        <ShownTitle title={t(screen.title)} place={place} onShown={onShown} />
        <state.Screen params={params} />
      </>
    );
  }
  if (state.status === "failed") {
    return (
      <EmptyState
        heading="h1"
        art={cloudDrawing}
        title={t("shell.chunkTitle")}
        text={t("shell.chunkText")}
        action={
          <div className={styles.ways}>
            <Button onClick={() => void screens.load(screen)}>{t("shell.retry")}</Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              {t("shell.reload")}
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      <Skeleton width="40%" height="24px" />
      <Skeleton ratio={1.4} radius="var(--radius-card)" />
      <Skeleton width="80%" height="18px" />
      <Skeleton width="60%" height="18px" />
    </div>
  );
}

type ShownTitleProps = Pick<ScreenHostProps, "place" | "onShown"> & { title: string };

/** Sets the document's title before the screen's own effects: `usePageTitle` may give it a better one. */
function ShownTitle({ title, place, onShown }: ShownTitleProps) {
  const { pathname, action: by, key } = place;
  // Here and not in the shell: the name comes late, and must not render the whole screen again.
  const { web_name } = useStore(useServices().website);
  const full = pathname === paths.home() ? web_name : `${title} · ${web_name}`;
  useEffect(() => {
    document.title = plainText(full);
  }, [full]);
  useEffect(() => {
    if (by !== "load") onShown(title);
  }, [title, by, onShown]);
  useEffect(() => {
    const page = document.getElementById("main");
    // Not on the first page of a visit: there the user hasn't navigated.
    if (by !== "load" && page && key) return focusHeading(page);
  }, [by, key]);
  return null;
}

/** Events of the user, who owns the focus from then on. */
const USER_EVENTS = ["keydown", "pointerdown"] as const;

/**
 * Moves the focus to a new page's heading, so that reading starts there, even if the heading arrives with the data or replaces
 * another one. Stops at the user's first own action.
 *
 * @returns ends it earlier
 */
function focusHeading(page: HTMLElement): () => void {
  const seek = (): void => {
    const { activeElement } = document;
    if (activeElement !== page && activeElement !== document.body) return;
    const heading = page.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(seek);
  const end = (): void => {
    observer.disconnect();
    for (const deed of USER_EVENTS) removeEventListener(deed, end);
  };
  for (const deed of USER_EVENTS) addEventListener(deed, end);
  if (!page.contains(document.activeElement)) page.focus({ preventScroll: true });
  observer.observe(page, { childList: true, subtree: true });
  seek();
  return end;
}

/** Props of {@link ErrorBoundary}. */
interface ErrorBoundaryProps {
  texts: Translate;
  children: ReactNode;
}

/** Catches what a screen throws while it is drawn. Its page shows neither the error nor anything personal. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { texts: t, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <EmptyState
        heading="h1"
        art={cloudDrawing}
        title={t("shell.failedTitle")}
        text={t("shell.failedText")}
        action={<Button onClick={() => location.reload()}>{t("shell.reload")}</Button>}
      />
    );
  }
}

/** The page's `<meta name="images">`, by which a server announces it before the first picture (README, "Serving the build"). */
const fromPage = readPage();

/** In which widths the server has its pictures: from the page, else from the settings, which are requested once the page is idle. */
function useImages(ready: boolean): SiteImages | undefined {
  const config = useQuery({ ...configQuery(useServices()), enabled: ready && !fromPage });
  return config.data?.images ?? fromPage;
}

function readPage(): SiteImages | undefined {
  const content = document.querySelector('meta[name="images"]')?.getAttribute("content");
  try {
    return content ? JSON.parse(content) : undefined;
  } catch {
    return undefined;
  }
}
