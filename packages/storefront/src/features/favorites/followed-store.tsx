import { Button, checkIcon } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./followed.module.css";

/** Props of {@link FollowedStore}. */
export interface FollowedStoreProps {
  store: Store;
  onUnfollow: () => void;
}

/** A followed store: the whole card leads to it, the button lets it go. */
export function FollowedStore({ store, onUnfollow }: FollowedStoreProps) {
  const { t, number } = useI18n();
  const { id, shopname, logo, avatar, city, description, credit_score, pro_count } = store;
  return (
    <li className={styles.store}>
      <Picture src={logo || avatar} alt="" shape="round" className={styles.logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={paths.store(id)} className={styles.link}>
            <bdi>{shopname}</bdi>
          </Link>
        </h2>
        {(description || city) && (
          <p className={utilities.summary}>
            <bdi>{description || city}</bdi>
          </p>
        )}
        <p className={styles.figures}>
          {credit_score !== undefined && <span>{t("home.credit", { score: number(credit_score, 1) })}</span>}
          {pro_count !== undefined && <span>{t("home.products", { count: pro_count })}</span>}
        </p>
      </div>
      <Button
        size="s"
        variant="secondary"
        icon={checkIcon}
        className={styles.button}
        aria-label={t("followed.unfollow", { name: shopname })}
        onClick={onUnfollow}
      >
        {t("followed.following")}
      </Button>
    </li>
  );
}
