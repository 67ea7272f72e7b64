import { useQuery } from "@tanstack/react-query";
import { useStore, useUserId } from "marketplace-react";
import { Button, Copyable, NavLink, NavList, Sheet } from "marketplace-react/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { useSite } from "../../shared/site";
import { useDesktop } from "../../shared/ui/desktop";
import { questionIcon } from "../../shared/ui/icons-more";
import { createUpdates, type Updates } from "../updates";
import styles from "./deferred-shell.module.css";
import { Footer, showsFooter } from "./footer";
import { RailButtons } from "./rails";
import { SupportButton } from "./support-button";

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

/** Marks the link in the sheet, which does open the mail program. */
const DIRECT = "data-direct";

/** @returns the address of a mail link, without its subject */
export function mailAddress(href: string): string {
  const address = href.replace(/^mailto:/i, "").replace(/\?.*$/, "");
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Every mail link to customer service opens this choice, because without a mail program the browser would do nothing. Other
 * links, such as to a chat, open directly.
 */
export function SupportChoice() {
  const { t } = useI18n();
  const { location } = useServices();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="mailto:" i]');
      if (!link || link.hasAttribute(DIRECT)) return;
      event.preventDefault();
      setHref(link.href);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  const close = (): void => setHref(undefined);
  // Going on to the help pages closes it.
  useEffect(() => location.subscribe(() => setHref(undefined)), [location]);
  return (
    <Sheet open={href !== undefined} onClose={close} title={t("shell.support")}>
      {href !== undefined && (
        <div className={styles.choice}>
          <p>{t("ui.supportText")}</p>
          <p className={styles.address}>
            <Copyable text={mailAddress(href)} label={t("ui.supportAddress")} />
          </p>
          <a className={styles.mail} href={href} {...{ [DIRECT]: "" }}>
            {t("ui.openMail")}
          </a>
          <NavList>
            <NavLink to={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />
          </NavList>
        </div>
      )}
    </Sheet>
  );
}
