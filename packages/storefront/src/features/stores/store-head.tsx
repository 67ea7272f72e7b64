import { Badge, Icon, Price, Skeleton } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import { pinIcon } from "../../shared/ui/icons-more";
import { labelled } from "../../shared/ui/labelled";
import { Picture } from "../../shared/ui/picture";
import { FollowButton } from "./follow-button";
import styles from "./store-head.module.css";

/** Logo, name, follow, and the five figures of a store. */
export function StoreHead({ shop }: { shop: Store }) {
  const { t, tag } = useI18n();
  const figures = figuresOf(shop);
  return (
    <section className={styles.head} aria-labelledby="store-name">
      <div className={styles.who}>
        <Picture className={styles.logo} src={shop.logo || shop.avatar} alt="" shape="round" priority />
        <div className={styles.words}>
          <h1 id="store-name" className={cards.title} tabIndex={-1}>
            <bdi>{shop.shopname}</bdi>
          </h1>
          <p className={styles.facts}>
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
        </div>
        <FollowButton shop={shop} primary />
      </div>
      {!isOpen(shop) && (
        <p className={styles.closed}>
          <Badge tone="warning">{t("stores.closed")}</Badge>
        </p>
      )}
      {shop.description && (
        <p className={styles.about} dir="auto">
          {shop.description}
        </p>
      )}
      {shop.contact && (
        <p className={styles.about}>
          {labelled(tag, t("stores.contact"))}
          <bdi>{shop.contact}</bdi>
        </p>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures} aria-label={t("stores.figures")}>
          {figures.map((figure) => (
            <div key={figure.id} className={styles.figure} data-wide={figure.id === "trade" || undefined}>
              <dt>{t(`stores.${figure.id}`)}</dt>
              <dd>
                <Figure figure={figure} currency={shop.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Larger counts are written short. */
const LONG_COUNT = 1_000_000;

function Figure({ figure: { id, value }, currency }: { figure: StoreFigure; currency: string | undefined }) {
  const { number, compact } = useI18n();
  if (id === "trade") return <Price amount={String(value)} currency={currency} tone="text" />;
  return typeof value === "number" && value >= LONG_COUNT ? compact(value) : number(value);
}

/** The shape of {@link StoreHead}. */
export function StoreHeadSkeleton() {
  const { t } = useI18n();
  return (
    <div className={styles.head}>
      <p className="visually-hidden" role="status">
        {t("shell.loading")}
      </p>
      <div className={styles.who}>
        <Skeleton width="64px" height="64px" radius="50%" />
        <div className={styles.words}>
          <Skeleton width="70%" height="22px" />
          <div className={styles.facts}>
            <Skeleton width="45%" height="14px" />
          </div>
        </div>
      </div>
      <div className={styles.about}>
        <Skeleton height="16px" width="90%" />
      </div>
      <div className={styles.waiting}>
        <Skeleton height="100%" radius="var(--radius-card)" />
      </div>
    </div>
  );
}

/** Whether the store sells now; unknown states count as closed (contract: `Store.status`). */
export function isOpen({ status }: Pick<Store, "status">): boolean {
  return !status || status === "open";
}

/** The figures of a store (docs/product.md, "Store page"). What the server does not send is left out. */
interface StoreFigure {
  id: "sellCount" | "proCount" | "reputation" | "credit" | "trade";
  value: number | string;
}

/** The five figures in their documented order. */
export function figuresOf(shop: Store): readonly StoreFigure[] {
  const all: readonly { id: StoreFigure["id"]; value: number | string | null | undefined }[] = [
    { id: "sellCount", value: shop.sell_count },
    { id: "proCount", value: shop.pro_count },
    { id: "reputation", value: shop.reputation },
    { id: "credit", value: shop.credit_score },
    { id: "trade", value: shop.trade_amount },
  ];
  return all.flatMap(({ id, value }) =>
    value === undefined || value === null || value === "" ? [] : [{ id, value }],
  );
}
