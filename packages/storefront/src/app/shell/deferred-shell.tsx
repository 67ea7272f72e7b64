import { useQuery } from "@tanstack/react-query";
import { useStore, useUserId } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../../entities/site/use-site";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import { STALE, useServices } from "../../shared/services";
import { useDesktop } from "../../shared/ui/desktop";
import { createUpdates, type Updates } from "../updates";
import styles from "./deferred-shell.module.css";
import { Footer } from "./footer";
import { RailButtons } from "./rails/rail-buttons";
import { SupportButton } from "./support-button";
import { SupportChoice } from "./support-choice";
import { showsFooter } from "./visibility";

/** Props of {@link DeferredShell}. */
export interface DeferredShellProps {
  pathname: string;
}

/** The parts of the shell that the first view doesn't need; they load after the page. */
export function DeferredShell({ pathname }: DeferredShellProps) {
  const [updates] = useState(startUpdates);
  const site = useSite();
  const { isComplete } = useI18n();
  const isDesktop = useDesktop();
  // Every tab records whose data it holds, even one that uses nothing else here.
  useUserId();
  useListSync();
  // Their texts load shortly after the first load's.
  if (!isComplete) return null;
  return (
    <>
      <OfflineNotice />
      {(isDesktop || showsFooter(pathname)) && <Footer site={site} />}
      <RailButtons />
      <SupportButton address={site.service} />
      <SupportChoice />
      <UpdateBanner updates={updates} />
    </>
  );
}

function startUpdates() {
  const updates = createUpdates();
  void updates.register();
  return updates;
}

/** Keeps cart and favorites the same on all of a member's devices, where the server keeps them (docs/product.md, "Stored on the device"). */
function useListSync(): void {
  const services = useServices();
  const { queries, session } = services;
  const { loggedIn } = useStore(session);
  const config = useQuery({
    ...queries.site.config(),
    ...INLINE_ERRORS,
    staleTime: STALE.session,
    enabled: loggedIn,
  });
  const isKept = loggedIn && config.data?.features?.member_lists === true;
  useEffect(() => {
    if (!isKept) return;
    let isOver = false;
    let stop = (): void => {};
    const end = retryWithBackoff(async () => {
      const { syncLists } = await import("marketplace-sdk/sync");
      if (!isOver) stop = syncLists(services).stop;
    });
    return () => {
      isOver = true;
      end();
      stop();
    };
  }, [isKept, services]);
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** A quiet line while the browser is offline; failures then make no toasts (docs/product.md, "Envelope"). */
function OfflineNotice() {
  const { t } = useI18n();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.notice}>{t("shell.offline")}</p>}
    </div>
  );
}

/** Says that a new version waits; the button activates it and reloads (docs/product.md, "Update banner"). */
function UpdateBanner({ updates }: { updates: Updates }) {
  const { t } = useI18n();
  const waiting = useSyncExternalStore(updates.subscribe, updates.waiting);
  return (
    <div role="status">
      {waiting && (
        <div className={styles.banner}>
          <p>{t("ui.updateReady")}</p>
          <Button size="s" onClick={updates.apply}>
            {t("ui.updateNow")}
          </Button>
        </div>
      )}
    </div>
  );
}
