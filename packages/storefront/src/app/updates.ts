/** Whether a new version of the shop waits to be used. */
export interface Updates {
  waiting(): boolean;
  /** Activates the new version; the page then reloads once. */
  apply(): void;
  /** Registers the offline worker. In development there is none. Errors are only logged (specification, section 8). */
  register(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const WORKER = "/service-worker.js";

export function createUpdates(): Updates {
  let next: ServiceWorker | undefined;
  let reloading = false;
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
      if (!next) return;
      navigator.serviceWorker.addEventListener("controllerchange", () => {
        if (reloading) return;
        reloading = true;
        location.reload();
      });
      next.postMessage("skip-waiting");
    },
    async register() {
      if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
      try {
        const registration = await navigator.serviceWorker.register(workerUrl());
        offer(registration.waiting);
        registration.addEventListener("updatefound", () => {
          const installing = registration.installing;
          installing?.addEventListener("statechange", () => {
            if (installing.state === "installed") offer(installing);
          });
        });
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

/** The worker's address, blessed where the page demands Trusted Types. */
function workerUrl(): string | TrustedScriptURL {
  return (
    window.trustedTypes
      ?.createPolicy("storefront-worker", { createScriptURL: () => WORKER })
      .createScriptURL("") ?? WORKER
  );
}
