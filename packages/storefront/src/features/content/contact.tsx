import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import { SupportLink } from "../../shared/ui/support-link";
import styles from "./articles.module.css";

/** The end of an article: how to contact customer service, and links to other articles. */
export function Contact({ more = true }: { more?: boolean }) {
  const { t } = useI18n();
  const has = useAvailability();
  return (
    <aside className={styles.contact}>
      <p>{t("articles.emptyText")}</p>
      <p className={styles.ways}>
        <SupportLink />
        {more && has("articles") && (
          <Link href={paths.faqs()} className={cards.support}>
            {t("articles.more")}
          </Link>
        )}
      </p>
    </aside>
  );
}
