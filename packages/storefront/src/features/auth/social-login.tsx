import { useFormDraft, useMarketMutation } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { randomKey } from "marketplace-sdk/storage";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useI18n } from "../../i18n";
import { config, type SocialPlatform } from "../../shared/config/config";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import { isInternal } from "../../shared/ui/safe-href";
import utilities from "../../shared/ui/utilities.module.css";
import { useSignIn } from "./auth-page";
import styles from "./auth-page.module.css";

/** The operator's identity providers that can be used. */
export const usablePlatforms = (list: readonly SocialPlatform[] = []): readonly SocialPlatform[] =>
  list.filter(isPlatform);

const PLATFORMS = usablePlatforms(config.socialLogin);

/** Logging in with another service's account; nothing if the shop or server offers none. */
export function SocialLogin() {
  const { t, failureText } = useI18n();
  const { market, returnTo, navigation } = useServices();
  const signIn = useSignIn();
  // The request is kept until the provider sends the user back to this tab.
  const requestDraft = useFormDraft("social", ["platform", "state"]);
  const search = useSearch();
  const isOffered = useConfig()?.features?.social_login;
  const [denied, setDenied] = useState(false);
  const { mutate, error, isPending, variables } = useMarketMutation({
    mutationKey: ["auth.socialLogin"],
    mutationFn: async (answer: { platform: string; code: string }) => {
      const { userinfo } = await market.auth.socialLogin(answer);
      await signIn(userinfo);
    },
  });
  const failure = error ? failureText(error) : denied && t("account.socialDenied");

  useEffect(() => {
    const answer = readAnswer(search, requestDraft.read());
    if (!answer) return;
    requestDraft.clear();
    // The code works only once, so it must not stay in the history.
    navigation.navigate(paths.login(), { replace: true });
    if (answer === "denied") setDenied(true);
    else mutate(answer);
  }, [search, requestDraft, navigation, mutate]);

  const ask = (platform: SocialPlatform): void => {
    const state = randomKey();
    requestDraft.write({ platform: platform.platform, state });
    // Redirecting leaves the shop, so a step back afterwards would not return to where the buyer was.
    const { from } = navigation.current();
    if (from && !returnTo.peek()) returnTo.remember(from);
    location.assign(consentAddress(platform, location.origin, state));
  };
  if (PLATFORMS.length === 0 || (!isOffered && !failure)) return null;
  return (
    <section className={utilities.stackM} aria-label={t("account.social")}>
      <p className={styles.or}>{t("account.social")}</p>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      {PLATFORMS.map((platform) => (
        <Button
          key={platform.platform}
          variant="secondary"
          block
          busy={isPending && variables?.platform === platform.platform}
          onClick={() => ask(platform)}
        >
          {t("account.continueWith", { name: platform.name })}
        </Button>
      ))}
    </section>
  );
}

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
interface ConsentRequest {
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
