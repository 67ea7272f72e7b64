import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import styles from "./guest-card.module.css";

/** Invites a visitor to log in or to register. */
export function GuestCard() {
  const { t } = useI18n();
  return (
    <div className={styles.card}>
      <p>{t("mine.guestLead")}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.login()}>{t("account.logIn")}</ButtonLink>
        <ButtonLink to={paths.register()} variant="quiet">
          {t("mine.register")}
        </ButtonLink>
      </div>
    </div>
  );
}
