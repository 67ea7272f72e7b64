import type { SocialPlatform } from "../../shared/config/config";
import { paths } from "../../shared/navigation/paths";
import { isInternal } from "../../shared/ui/safe-href";

/** The operator's identity providers that can be used. */
export const usablePlatforms = (list: readonly SocialPlatform[] = []): readonly SocialPlatform[] =>
  list.filter(isPlatform);

function isPlatform(value: unknown): value is SocialPlatform {
  if (typeof value !== "object" || value === null) return false;
  const { platform, name, url } = { platform: "", name: "", url: "", ...value };
  const texts = [platform, name, url].every((text) => typeof text === "string" && text !== "");
  return texts && (/^https:\/\/[^\s]+$/.test(url) || isInternal(url));
}

/**
 * The provider's consent page, which returns the user to the login with a code (RFC 6749, section 4.1).
 *
 * @param state a secret of this tab, so that a code requested by someone else is not accepted
 */
export function consentAddress({ url }: SocialPlatform, origin: string, state: string): string {
  const address = new URL(url, origin);
  address.searchParams.set("response_type", "code");
  address.searchParams.set("redirect_uri", origin + paths.login());
  address.searchParams.set("state", state);
  return address.href;
}

/** The consent request of this tab. */
export interface ConsentRequest {
  platform?: string;
  state?: string;
}

/** The provider's response: a code, or "denied". Undefined if this tab has not requested it. */
export function readAnswer(
  search: string,
  request: ConsentRequest,
): { platform: string; code: string } | "denied" | undefined {
  const query = new URLSearchParams(search);
  if (!request.state || !request.platform || query.get("state") !== request.state) return undefined;
  const code = query.get("code");
  return code ? { platform: request.platform, code } : "denied";
}
