import { ButtonLink } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { Stars } from "../../entities/product/card-facts";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import { FollowButton } from "./follow-button";
import { StoreBadges } from "./store-badges";
import styles from "./store-card.module.css";

/** The store of a product: name, rating, and buttons to visit and follow. */
export function StoreCard({ shop }: { shop: Store }) {
  const { t, number } = useI18n();
  const facts = [
    // The average in stars says the same in plainer words.
    !shop.rating &&
      shop.credit_score !== undefined &&
      `${t("stores.credit")} ${number(shop.credit_score, 1)}`,
    shop.follow_count !== undefined && t("stores.followers", { count: shop.follow_count }),
  ].filter(Boolean);
  return (
    <section className={styles.card} aria-label={t("titles.store")}>
      <div className={styles.head}>
        <Picture className={styles.logo} src={shop.logo || shop.avatar} alt="" shape="round" />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{shop.shopname}</bdi>
          </h2>
          <p className={styles.facts}>
            <Stars {...shop} />
            <span>{facts.join(" · ")}</span>
          </p>
        </div>
      </div>
      <StoreBadges shop={shop} />
      <div className={styles.actions}>
        <FollowButton shop={shop} />
        <ButtonLink size="s" variant="secondary" href={paths.store(shop.id)}>
          {t("stores.visit")}
        </ButtonLink>
      </div>
    </section>
  );
}
