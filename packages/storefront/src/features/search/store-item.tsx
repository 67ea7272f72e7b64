import { chevronIcon, Icon } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import styles from "./search-screen.module.css";

/** A store in a list: logo, name, range of products, and its figures. */
export function StoreItem({ store }: { store: Store }) {
  const { t, number } = useI18n();
  const { id, shopname, logo, avatar, city, description, credit_score, pro_count, sell_count } = store;
  return (
    <li>
      <Link href={paths.store(id)} className={styles.store}>
        <Picture className={styles.logo} src={logo || avatar} alt="" shape="round" />
        <span>
          <span className={styles.name}>
            <bdi>{shopname || id}</bdi>
          </span>
          {(description || city) && (
            <span className={styles.words}>
              <bdi>{description || city}</bdi>
            </span>
          )}
          <span className={styles.figures}>
            {credit_score !== undefined && credit_score !== null && (
              <span className={styles.credit}>{t("home.credit", { score: number(credit_score, 1) })}</span>
            )}
            {typeof pro_count === "number" && <span>{t("home.products", { count: pro_count })}</span>}
            {typeof sell_count === "number" && <span>{t("shell.sold", { count: sell_count })}</span>}
          </span>
        </span>
        <Icon of={chevronIcon} size={18} />
      </Link>
    </li>
  );
}
