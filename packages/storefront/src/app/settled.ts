import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";

/** Statuses after which the same call may still have happened, as the client sees it (its README, "Orders and money"). */
const isOpen = (status = 0): boolean =>
  [401, 408, 409, 425, 429].includes(status) || (status >= 500 && status < 600);

/** Whether a failure says that nothing happened. Otherwise what was asked for may exist, or be about to. */
export function isSettled(error: unknown): boolean {
  if (!isMarketplaceError(error)) return false;
  const { kind, code, status = 0 } = error;
  return (kind === "api" || (kind === "http" && status >= 400)) && !isOpen(code) && !isOpen(status);
}

/** Whether the server has answered and said no: trying again would change nothing. */
export const isRefusal = (error: unknown): error is MarketplaceError =>
  isSettled(error) && isMarketplaceError(error) && error.kind === "api";
