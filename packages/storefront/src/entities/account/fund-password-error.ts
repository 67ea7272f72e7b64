import { isMarketplaceError } from "marketplace-sdk";

/** Why a user can't use the fund password. */
export type FundObstacle =
  | { kind: "unset" }
  /** Too many wrong attempts. `until` is in Unix seconds, or 0 if the server didn't say. */
  | { kind: "locked"; until: number };

/**
 * The obstacle that a failed call reveals about the fund password. A wrong password isn't one: the field shows the server's
 * message with the attempts left.
 */
export function fundObstacle(error: unknown): FundObstacle | undefined {
  if (!isMarketplaceError(error)) return undefined;
  if (error.reason === "fund_password_unset") return { kind: "unset" };
  if (error.reason !== "fund_password_locked") return undefined;
  const { data } = error;
  const until = typeof data === "object" && data !== null && "until" in data ? Number(data.until) : 0;
  return { kind: "locked", until: Number.isFinite(until) ? until : 0 };
}
