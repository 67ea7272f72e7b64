import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";

/** `meta` of queries whose error the component shows: the client's `onFailure` isn't called. */
export const SHOWN_BY_COMPONENT = { notify: false } as const;

/** The row doesn't exist, or belongs to another user. Some servers say so only by the HTTP status. */
export const isNotFound = (error: unknown): error is MarketplaceError =>
  isMarketplaceError(error) && error.kind === "api" && (error.code === 404 || error.status === 404);
