import { useSnapshot } from "valtio";
import { useShop } from "../../app/market";
import { externalHref } from "../../app/safe-href";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import styles from "./merchant.module.css";

/** Who decides, and how to ask or complain. @param id of the application */
export function Questions({ id }: { id: number | string }) {
  const { t } = useI18n();
  const { website } = useShop();
  const service = externalHref(useSnapshot(website.state).service_url);
  return (
    <section className={styles.section} aria-labelledby="merchant-questions">
      <h2 id="merchant-questions">{t("merchant.questions")}</h2>
      <p className={cards.quiet}>{t("merchant.whoDecides")}</p>
      <p className={cards.quiet}>
        {t("merchant.complain", { id: String(id) })}{" "}
        {service && (
          <a className={styles.link} href={service} target="_blank" rel="noreferrer">
            {t("shell.support")}
          </a>
        )}
      </p>
    </section>
  );
}
