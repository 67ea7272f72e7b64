import { isMarketplaceError, isOutcomeKnown, type MarketplaceError } from "marketplace-sdk";

/** Whether a failure says that nothing happened. Otherwise what was asked for may exist, or be about to. */
export { isOutcomeKnown as isSettled };

/** Whether the server has answered and said no: trying again would change nothing. */
export const isRefusal = (error: unknown): error is MarketplaceError =>
  isOutcomeKnown(error) && isMarketplaceError(error) && error.kind === "api";
