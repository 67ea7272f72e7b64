import { paths } from "../../app/paths";
import { isInternal } from "../../ui/is-internal";

/** An identity provider the operator works with. */
export interface SocialPlatform {
  /** Its name for `auth.socialLogin`. */
  platform: string;
  /** Its name for people. */
  name: string;
  /** Where people consent, with what the provider needs to know the shop by, such as `client_id`. */
  url: string;
}

/** The operator's setting: a JSON list of {@link SocialPlatform}. What can't be used is left out. */
export function readPlatforms(setting: string | undefined): readonly SocialPlatform[] {
  try {
    const list: unknown = JSON.parse(setting || "[]");
    return Array.isArray(list) ? list.filter(isPlatform) : [];
  } catch {
    console.warn("VITE_SOCIAL_LOGIN is no JSON.");
    return [];
  }
}

function isPlatform(value: unknown): value is SocialPlatform {
  if (typeof value !== "object" || value === null) return false;
  const { platform, name, url } = { platform: "", name: "", url: "", ...value };
  const texts = [platform, name, url].every((text) => typeof text === "string" && text !== "");
  return texts && (/^https:\/\/[^\s]+$/.test(url) || isInternal(url));
}

/**
 * The address to consent at. The provider sends the person back to the login with a code (RFC 6749, section 4.1).
 *
 * @param state a secret of this tab, so that a code somebody else asked for is not taken
 */
export function consentAddress({ url }: SocialPlatform, origin: string, state: string): string {
  const address = new URL(url, origin);
  address.searchParams.set("response_type", "code");
  address.searchParams.set("redirect_uri", origin + paths.login());
  address.searchParams.set("state", state);
  return address.href;
}

/** What this tab asked for. */
export interface Asked {
  platform?: string;
  state?: string;
}

/** What the provider answered: a code, or no. Undefined when this tab has not asked for this answer. */
export function readAnswer(
  search: string,
  asked: Asked,
): { platform: string; code: string } | "denied" | undefined {
  const query = new URLSearchParams(search);
  if (!asked.state || !asked.platform || query.get("state") !== asked.state) return undefined;
  const code = query.get("code");
  return code ? { platform: asked.platform, code } : "denied";
}
