import { Badge, classNames, Icon, Skeleton } from "marketplace-react/ui";
import type { Store, StoreDetail } from "marketplace-sdk";
import { Stars } from "../../entities/product/card-facts";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import cards from "../../shared/ui/cards.module.css";
import { pinIcon } from "../../shared/ui/icons";
import { Picture, SIZES } from "../../shared/ui/picture";
import { FollowButton } from "./follow-button";
import { StoreBadges } from "./store-badges";
import styles from "./store-screen.module.css";

/** A store's banner, logo and name, its credentials, and a follow button. */
export function StoreHead({ shop }: { shop: StoreDetail }) {
  const { t, tag } = useI18n();
  return (
    <section className={styles.head} aria-labelledby="store-name">
      {shop.banner_image && (
        <Picture
          className={styles.banner}
          src={shop.banner_image}
          alt=""
          ratio={3}
          sizes={SIZES.storeBanner}
          priority
        />
      )}
      <div className={styles.who}>
        <Picture className={styles.logo} src={shop.logo || shop.avatar} alt="" shape="round" priority />
        <h1 id="store-name" className={classNames(cards.title, styles.name)} tabIndex={-1}>
          <bdi>{shop.shopname}</bdi>
        </h1>
        <FollowButton shop={shop} primary />
      </div>
      <div className={styles.facts}>
        <p className={styles.rated}>
          <Stars {...shop} />
          {shop.city && (
            <span className={styles.city}>
              <Icon of={pinIcon} size={14} />
              <bdi>{shop.city}</bdi>
            </span>
          )}
          {shop.follow_count !== undefined && (
            <span>{t("stores.followers", { count: shop.follow_count })}</span>
          )}
        </p>
        <StoreBadges shop={shop} />
      </div>
      {shop.description && (
        <p className={styles.about} dir="auto">
          {shop.description}
        </p>
      )}
      {shop.contact && (
        <p className={styles.about}>
          {labelled(tag, t("stores.contact"))}
          <bdi translate="no">{shop.contact}</bdi>
        </p>
      )}
      {!isOpen(shop) && (
        <p className={styles.closed}>
          <Badge tone="warning">{t("stores.closed")}</Badge>
        </p>
      )}
    </section>
  );
}

/** Whether the store is open; unknown states count as closed (contract: `Store.status`). */
export function isOpen({ status }: Pick<Store, "status">): boolean {
  return !status || status === "open";
}

/** Skeleton of {@link StoreHead} without a banner, which most stores don't have. */
export function StoreHeadSkeleton() {
  const { labels } = useI18n();
  return (
    <div className={styles.head}>
      <p className="visually-hidden" role="status">
        {labels.loading}
      </p>
      <div className={styles.who}>
        <Skeleton width="64px" height="64px" radius="50%" />
        <div className={styles.name}>
          <Skeleton width="70%" height="22px" />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton width="60%" height="18px" />
        <Skeleton width="80%" height="22px" radius="var(--radius-full)" />
      </div>
      <div className={styles.about}>
        <Skeleton height="16px" width="90%" />
      </div>
    </div>
  );
}
