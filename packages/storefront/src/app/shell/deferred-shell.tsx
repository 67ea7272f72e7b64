import { type QueryKey, useQuery } from "@tanstack/react-query";
import { SESSION_USER_KEY, useServerNow, useStore, useUserId } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import type { VerifiedLogo } from "marketplace-sdk";
import { type FooterNode, footerTree } from "marketplace-sdk/state";
import type { StoredFooterItem } from "marketplace-sdk/storage";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { paths } from "../../shared/navigation/paths";
import { configQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";
import { type ShownSite, useSite } from "../../shared/site";
import { useDesktop } from "../../shared/ui/desktop";
import { mediaUrl } from "../../shared/ui/picture";
import styles from "./deferred-shell.module.css";
import { RailButtons } from "./rails";
import { SupportButton, SupportChoice } from "./support";

/** Props of {@link DeferredShell}. */
export interface DeferredShellProps {
  pathname: string;
}

/** The parts of the shell that the first view doesn't need; they load after the page. */
export function DeferredShell({ pathname }: DeferredShellProps) {
  const [updates] = useState(createUpdates);
  useEffect(() => void updates.register(), [updates]);
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

/** Keeps cart and favorites the same on all of a member's devices, where the server keeps them (docs/product.md, "Stored on the device"). */
function useListSync(): void {
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const config = useQuery({ ...configQuery(services), enabled: loggedIn });
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

/**
 * A quiet line while the browser is offline; failures then make no toasts (docs/product.md, "Envelope"). Some browsers say so while the
 * network works, such as behind a VPN: an answer says more.
 */
export function OfflineNotice() {
  const { t } = useI18n();
  const { queryClient } = useServices();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (online) return setAnswered(false);
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success" && !event.action.manual)
        setAnswered((before) => before || isFromServer(event.query.queryKey));
    });
  }, [online, queryClient]);
  return (
    <div role="status" className={styles.place}>
      {!online && !hasAnswered && <p className={styles.notice}>{t("shell.offline")}</p>}
    </div>
  );
}

/** Whether a query asks the API. The stored user and code are read without a connection, too. */
const isFromServer = ([scope, operation]: QueryKey): boolean =>
  scope === SESSION_USER_KEY[0] && operation !== SESSION_USER_KEY[1];

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

/** Whether a new version of the shop is waiting. */
interface Updates {
  waiting(): boolean;
  /** Activates the new version; this tab and every other one then reload once. */
  apply(): void;
  /** Registers the offline worker, once. Not in development. Errors are only logged (docs/product.md, "Chunks and worker"). */
  register(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const WORKER = "/service-worker.js";
/**
 * On a first visit the worker fetches the whole shop. It waits until the screen's responses and pictures, which share the
 * connection and the processor, have had time. Milliseconds after the shell is complete.
 */
export const FIRST_INSTALL_MS = 2000;

/** Interval of update checks on a page that stays open. Milliseconds. */
const UPDATE_CHECK_MS = 3_600_000;

export function createUpdates(): Updates {
  let next: ServiceWorker | undefined;
  let isRegistered = false;
  const listeners = new Set<() => void>();

  const offer = (worker: ServiceWorker | null): void => {
    // Without a controller this is the first install: nothing older is on screen.
    if (!worker || !navigator.serviceWorker.controller) return;
    next = worker;
    for (const listener of listeners) listener();
  };

  return {
    waiting: () => next !== undefined,
    apply() {
      next?.postMessage("skip-waiting");
    },
    async register() {
      if (!import.meta.env.PROD || !("serviceWorker" in navigator) || isRegistered) return;
      isRegistered = true;
      try {
        reloadOnTakeover();
        if (!navigator.serviceWorker.controller) await delay(FIRST_INSTALL_MS);
        const registration = await navigator.serviceWorker.register(workerUrl());
        const watch = (installing: ServiceWorker | null): void =>
          installing?.addEventListener("statechange", () => {
            if (installing.state === "installed") offer(installing);
          });
        offer(registration.waiting);
        // The browser may have found an update itself when the page was opened.
        watch(registration.installing);
        registration.addEventListener("updatefound", () => watch(registration.installing));
        checkForUpdates(registration);
      } catch (error) {
        console.warn("The offline worker was not registered.", error);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Browsers look for an update when a page is opened. A page that stays open for days looks when its user comes back. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < UPDATE_CHECK_MS) return;
    looked = Date.now();
    // Offline there is no new version either.
    registration.update().catch(() => undefined);
  });
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A new worker drops the files of the version before: a tab that kept using them would fail to load its next screen. */
function reloadOnTakeover(): void {
  const { serviceWorker } = navigator;
  // The very first worker takes over pages of its own version, which need no reload.
  let controlled = serviceWorker.controller !== null;
  let reloading = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled && !reloading) {
      reloading = true;
      location.reload();
    }
    controlled = true;
  });
}

/** The worker's address, as a trusted URL where the page requires Trusted Types. */
function workerUrl(): string | TrustedScriptURL {
  return (
    window.trustedTypes
      ?.createPolicy("storefront-worker", { createScriptURL: () => WORKER })
      .createScriptURL("") ?? WORKER
  );
}

/** Groups of articles, logos and a sentence the operator has set, and the copyright line (docs/product.md, "Footer"). */
function Footer({ site }: { site: ShownSite }) {
  const { t } = useI18n();
  const { website } = useServices();
  const { footer_news } = useStore(website);
  const now = useServerNow();
  const groups = useMemo(() => footerTree(byWeight(footer_news)), [footer_news]);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) =>
              group.children.length > 0 ? (
                <section key={group.id}>
                  <h2 className={styles.name}>{group.name}</h2>
                  <Links items={group.children} />
                </section>
              ) : (
                <Links key={group.id} items={[group]} />
              ),
            )}
          </div>
        )}
        <Logos title={t("ui.payment")} logos={site.payLogos} />
        <Logos title={t("ui.partners")} logos={site.partnerLogos} />
        {site.footerText && <p className={styles.statement}>{site.footerText}</p>}
        <p className={styles.copyright}>
          {t("ui.copyright", { year: String(new Date(now * 1000).getFullYear()), name: site.name })}
        </p>
      </div>
    </footer>
  );
}

/** Items and their descendants. */
function Links({ items }: { items: readonly FooterNode<StoredFooterItem>[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link href={paths.page(item.id)} className={styles.link}>
            {item.name}
          </Link>
          {item.children.length > 0 && (
            <div className={styles.below}>
              <Links items={item.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logos({ title, logos }: { title: string; logos: readonly VerifiedLogo[] }) {
  if (logos.length === 0) return null;
  return (
    <section>
      <h2 className={styles.name}>{title}</h2>
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.image}>
            <img src={mediaUrl(logo.image)} alt={logo.alt} height={28} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Items with the heaviest first (contract: FooterItem); equal ones keep their order. Other clients may store anything. */
export function byWeight<Item extends { readonly weigh?: unknown }>(items: readonly Item[]): readonly Item[] {
  const weightOf = ({ weigh }: Item): number => Number(weigh) || 0;
  return [...items].sort((one, other) => weightOf(other) - weightOf(one));
}

/** Whether the footer is shown: on the home page and on paths containing loan (docs/product.md, "Footer"). */
export function showsFooter(pathname: string): boolean {
  return pathname === paths.home() || pathname.includes("loan");
}
