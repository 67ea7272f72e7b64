import { isMarketplaceError } from "marketplace-sdk";

/**
 * A login in front of the whole shop answers calls with its page, or redirects them to where no call can follow. Behind the page
 * that the offline worker keeps nobody would reach that login: the worker looks what the host answers now.
 *
 * @param error of a call
 */
export function suspectGate(error: unknown): void {
  if (!isMarketplaceError(error)) return;
  if (error.received !== "html" && error.kind !== "network") return;
  try {
    navigator.serviceWorker?.controller?.postMessage("check-host");
  } catch {
    // A page in a frame with an origin of its own may not even name it, and has no worker.
  }
}
