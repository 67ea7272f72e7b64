import { ButtonLink } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import styles from "./guest-card.module.css";

/** Invites a visitor to log in or to register. */
export function GuestCard() {
  const { t } = useI18n();
  return (
    <div className={styles.card}>
      <p>{t("mine.guestLead")}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.login()}>{t("account.logIn")}</ButtonLink>
        <ButtonLink to={paths.register()} variant="secondary">
          {t("mine.register")}
        </ButtonLink>
      </div>
    </div>
  );
}
