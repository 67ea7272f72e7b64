import { isMarketplaceError } from "marketplace-sdk";

/**
 * The field that a server error is about, so that it is shown where the value can be corrected: the one it names
 * (`data.field`), else the first word of the error's name, as in `amount_too_small` or `txid_used`. Stock servers name none, nor does
 * `account_or_password_wrong`: the error is about either.
 */
export function refusedField(error: unknown): string | undefined {
  if (!isMarketplaceError(error) || error.kind !== "api") return undefined;
  const { data } = error;
  const named = typeof data === "object" && data !== null && "field" in data ? data.field : undefined;
  // The API calls an e-mail code `code` in some calls and `captcha` in others.
  if (named === "captcha") return "code";
  if (typeof named === "string" && named) return named;
  const [first, second] = error.reason?.split("_") ?? [];
  return second === "or" ? undefined : first || undefined;
}
