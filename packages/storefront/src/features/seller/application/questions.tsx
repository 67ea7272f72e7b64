import { useI18n } from "../../../i18n";
import cards from "../../../shared/ui/cards.module.css";
import { SupportLink } from "../../../shared/ui/support-link";
import styles from "./application.module.css";

/** Who decides, and how to ask or complain. @param id of the application */
export function Questions({ id }: { id: number | string }) {
  const { t } = useI18n();
  return (
    <section className={styles.section} aria-labelledby="merchant-questions">
      <h2 id="merchant-questions">{t("merchant.questions")}</h2>
      <p className={cards.quiet}>{t("merchant.whoDecides")}</p>
      <p className={cards.quiet}>
        {t("merchant.complain", { id: String(id) })} <SupportLink />
      </p>
    </section>
  );
}
