import { isMarketplaceError, isOutcomeKnown, type MarketplaceError } from "marketplace-sdk";

/**
 * Who shows an error: without this, the client's `onFailure` shows a toast. Spread it into the options of a query, or hand
 * `{ notify: false }` to a call, when the screen shows the error itself or it doesn't matter.
 */
export const INLINE_ERRORS = { meta: { notify: false } } as const;

/** The server has answered with an error: trying again would change nothing. */
export const isApiError = (error: unknown): error is MarketplaceError =>
  isOutcomeKnown(error) && isMarketplaceError(error) && error.kind === "api" && !error.isMissing;
