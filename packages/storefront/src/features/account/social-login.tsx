import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { socialLogin } from "../../app/settings";
import { useConfig } from "../../app/use-config";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { failureText } from "../../ui/failure-text";
import { consentAddress, readAnswer, readPlatforms, type SocialPlatform } from "./social";
import styles from "./social-login.module.css";
import { useSignIn } from "./use-sign-in";

const PLATFORMS = readPlatforms(socialLogin);
/** What was asked for, until the provider sends the person back to this tab. */
const asked = createDraft<"platform" | "state">("social", ["platform", "state"]);

/** Logging in with an account of another service; nothing where shop or server offer none. */
export function SocialLogin() {
  const { t } = useI18n();
  const { market, returnTo, location: place } = useShop();
  const signIn = useSignIn();
  const search = useSearch();
  const isOffered = useConfig()?.features?.social_login;
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState("");

  useEffect(() => {
    const answer = readAnswer(search, asked.read());
    if (!answer) return;
    asked.clear();
    // The code works once and belongs in no history.
    place.navigate(paths.login(), { replace: true });
    if (answer === "denied") {
      setFailure(t("account.socialDenied"));
      return;
    }
    setBusy(answer.platform);
    market.auth
      .socialLogin(answer)
      .then(({ userinfo }) => signIn(userinfo))
      .catch((error: unknown) => setFailure(failureText(error, t)))
      .finally(() => setBusy(undefined));
  }, [search, place, market, signIn, t]);

  const ask = (platform: SocialPlatform): void => {
    const state = crypto.randomUUID();
    asked.write({ platform: platform.platform, state });
    // The way to the provider leaves the shop: one step back from its answer would not be where the buyer was.
    const { from } = place.current();
    if (from && !returnTo.look()) returnTo.remember(from);
    location.assign(consentAddress(platform, location.origin, state));
  };
  if (PLATFORMS.length === 0 || (!isOffered && !failure)) return null;
  return (
    <section className={styles.social} aria-label={t("account.social")}>
      <p className={styles.or}>{t("account.social")}</p>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      {PLATFORMS.map((platform) => (
        <Button
          key={platform.platform}
          variant="quiet"
          block
          busy={busy === platform.platform}
          onClick={() => ask(platform)}
        >
          {t("account.continueWith", { name: platform.name })}
        </Button>
      ))}
    </section>
  );
}
