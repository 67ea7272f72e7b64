import { useStore } from "marketplace-react";
import { Icon } from "marketplace-react/ui";
import { useId } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { articleIds } from "../../shared/config/articles";
import { isPromised } from "../../shared/config/config";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { shieldIcon } from "../../shared/ui/icons";
import styles from "./protection.module.css";

/** What protects every order: the money is held, problems are heard, goods can be returned. */
const PROMISES = ["home.held", "protection.report", "protection.returns"] as const;

/** Buyer protection where the shop promises it, with a link to the operator's article where there is one. */
export function Protection() {
  const { t } = useI18n();
  const { website } = useServices();
  const { footer_news } = useStore(website);
  const id = useId();
  const article = articleIds.protection;
  if (!isPromised("buyerProtection")) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Icon of={shieldIcon} size={22} />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {t("protection.title")}
        </h2>
        <ul className={styles.list}>
          {PROMISES.map((promise) => (
            <li key={promise}>{t(promise)}</li>
          ))}
        </ul>
        {footer_news.some((item) => String(item.id) === article) && (
          <Link href={paths.page(article)} className={styles.more}>
            {t("protection.more")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** That money comes back where nothing is shipped; nothing where the shop doesn't promise it. */
export function RefundPromise() {
  const { t } = useI18n();
  return isPromised("buyerProtection") ? <p className={cards.quiet}>{t("checkout.refund")}</p> : null;
}
