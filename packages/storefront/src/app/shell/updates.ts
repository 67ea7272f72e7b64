/** Whether a new version of the shop is waiting. */
export interface Updates {
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

/** Follows the versions of the offline worker. */
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
