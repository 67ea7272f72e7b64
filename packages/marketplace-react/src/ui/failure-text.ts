import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";

/** What users read of a call that failed, where the server sent no sentence of its own. */
export interface FailureLabels {
  /** There is no connection. */
  network: string;
  /** The answer took too long. */
  timeout: string;
  /** The server refused without a sentence. */
  refused: string;
  /** Nothing was sent, because another tab has signed in or out. */
  held: string;
  /** A firewall answered 403 in place of the server: another network may be let through. */
  blocked: string;
  /** What was sent is too large for what stands before the server (413). */
  tooLarge: string;
  /** Too many requests (429): when to try again, from `Retry-After`, at least a minute. */
  tooMany(minutes: number): string;
  /** Overloaded or in maintenance (503): when to try again. */
  busy(minutes: number): string;
  /** Anything else: the server is in trouble, or the application is. */
  other: string;
}

/**
 * What users read of a failure: the server's sentence, else a label. Never `error.message`, which is English and for logs.
 * @param error what was thrown, of whatever kind
 * @param labels `useUi().labels.failure`
 */
export function failureText(error: unknown, labels: FailureLabels): string {
  if (!isMarketplaceError(error)) return labels.other;
  return error.msg ?? labelOf(error, labels);
}

function labelOf(error: MarketplaceError, labels: FailureLabels): string {
  switch (error.kind) {
    case "network":
      return error.isBlocked ? labels.other : labels.network;
    case "timeout":
      return labels.timeout;
    case "api":
      return labels.refused;
    case "aborted":
      // One that was sent was answered for a former user.
      return error.attempts === 0 ? labels.held : labels.other;
    case "http":
      return labelOfPage(error, labels);
    default:
      return labels.other;
  }
}

/** Proxies and firewalls answer with a page before the server is asked: its status says what to do. */
function labelOfPage({ status, retryAfter = 0 }: MarketplaceError, labels: FailureLabels): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  if (status === 403) return labels.blocked;
  if (status === 413) return labels.tooLarge;
  if (status === 429) return labels.tooMany(minutes);
  return status === 503 ? labels.busy(minutes) : labels.other;
}
