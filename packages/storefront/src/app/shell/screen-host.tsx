import { useStore } from "marketplace-react";
import { Button, cloudDrawing, EmptyState, Skeleton } from "marketplace-react/ui";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import type { HistoryEntry } from "../../shared/navigation/navigation";
import type { RouteParams } from "../../shared/navigation/paths";
import { writeHeadOf } from "../../shared/page-head";
import { useServices } from "../../shared/services";
import type { ScreenCache } from "../router/screen-cache";
import type { ScreenRecord } from "../router/screen-record";
import styles from "./shell.module.css";

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
export function ScreenHost({ screen, params, place, screens, onShown }: ScreenHostProps) {
  const { t, labels } = useI18n();
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
        <ShownHead title={t(screen.title)} place={place} onShown={onShown} />
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
            <Button onClick={() => void screens.load(screen)}>{labels.retry}</Button>
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
      <span className="visually-hidden">{labels.loading}</span>
      <Skeleton width="40%" height="24px" />
      <Skeleton ratio={1.4} radius="var(--radius-card)" />
      <Skeleton width="80%" height="18px" />
      <Skeleton width="60%" height="18px" />
    </div>
  );
}

type ShownHeadProps = Pick<ScreenHostProps, "place" | "onShown"> & { title: string };

/** Sets the document's head before the screen's own effects: `usePageTitle` and `usePageHead` may give it a better one. */
function ShownHead({ title, place, onShown }: ShownHeadProps) {
  const { pathname, search, action: by, key } = place;
  // Here and not in the shell: the name comes late, and must not render the whole screen again.
  const { web_name } = useStore(useServices().website);
  useEffect(() => {
    writeHeadOf(pathname + search, { status: 200 }, { name: web_name, title });
  }, [pathname, search, title, web_name]);
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
