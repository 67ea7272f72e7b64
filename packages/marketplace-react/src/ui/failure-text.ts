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
  /** Anything else: the server is in trouble, or the application is. */
  other: string;
}

const LABELS: Readonly<Partial<Record<MarketplaceError["kind"], keyof FailureLabels>>> = {
  network: "network",
  timeout: "timeout",
  api: "refused",
  aborted: "held",
};

/**
 * What users read of a failure: the server's sentence, else a label. Never `error.message`, which is English and for logs.
 * @param error what was thrown, of whatever kind
 * @param labels `useUi().labels.failure`
 */
export function failureText(error: unknown, labels: FailureLabels): string {
  if (!isMarketplaceError(error)) return labels.other;
  return error.msg ?? labels[LABELS[error.kind] ?? "other"];
}
