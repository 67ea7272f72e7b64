import { useFormDraft, useMarketMutation } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { config, type SocialPlatform } from "../../shared/config/config";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import { failureText } from "../../shared/ui/failure-text";
import utilities from "../../shared/ui/utilities.module.css";
import { consentAddress, readAnswer, usablePlatforms } from "./social";
import styles from "./social-login.module.css";
import { useSignIn } from "./use-sign-in";

const PLATFORMS = usablePlatforms(config.socialLogin);

/** Logging in with another service's account; nothing if the shop or server offers none. */
export function SocialLogin() {
  const { t } = useI18n();
  const { market, returnTo, location: place } = useServices();
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
  const failure = error ? failureText(error, t) : denied && t("account.socialDenied");

  useEffect(() => {
    const answer = readAnswer(search, requestDraft.read());
    if (!answer) return;
    requestDraft.clear();
    // The code works only once, so it must not stay in the history.
    place.navigate(paths.login(), { replace: true });
    if (answer === "denied") setDenied(true);
    else mutate(answer);
  }, [search, requestDraft, place, mutate]);

  const ask = (platform: SocialPlatform): void => {
    const state = crypto.randomUUID();
    requestDraft.write({ platform: platform.platform, state });
    // Redirecting leaves the shop, so a step back afterwards would not return to where the buyer was.
    const { from } = place.current();
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
