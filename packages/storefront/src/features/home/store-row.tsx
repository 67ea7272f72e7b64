import { pictureList } from "marketplace-react";
import { ScrollRow } from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { useId } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import { SectionHeading } from "../../shared/ui/section-heading";
import type { HomeSections } from "./sections";
import styles from "./store-row.module.css";

/** Pictures in a store card. */
const THUMBNAILS = 3;

/** Store cards with their figures, and pictures of the store's products if the page has any. */
export function StoreRow({ sections }: { sections: HomeSections }) {
  const { t, number } = useI18n();
  const id = useId();
  if (sections.shops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.stores")} />
      <ScrollRow label={t("home.stores")} item="l">
        {sections.shops.map((shop) => {
          const pictures = storePictures(shop, sections);
          return (
            <li key={shop.id}>
              <Link href={paths.store(shop.id)} className={styles.store}>
                <span className={styles.head}>
                  <Picture className={styles.logo} src={shop.logo ?? shop.avatar} alt="" shape="round" />
                  <span className={styles.words}>
                    <span className={styles.name}>{shop.shopname}</span>
                    {shop.city && <span className={styles.city}>{shop.city}</span>}
                  </span>
                </span>
                {pictures.length > 0 && (
                  <span className={styles.pictures}>
                    {pictures.map((picture) => (
                      <Picture key={picture} src={picture} alt="" shape="small" />
                    ))}
                  </span>
                )}
                <span className={styles.figures}>
                  {shop.credit_score !== undefined && (
                    <span>{t("home.credit", { score: number(shop.credit_score, 1) })}</span>
                  )}
                  {shop.pro_count !== undefined && (
                    <span>{t("home.products", { count: shop.pro_count })}</span>
                  )}
                  {shop.sell_count !== undefined && (
                    <span>{t("shell.sold", { count: shop.sell_count })}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ScrollRow>
    </section>
  );
}

/** Up to three of the home page's product pictures that belong to a store. */
export function storePictures(shop: Store, sections: HomeSections): readonly string[] {
  const pictures = new Set<string>();
  for (const product of [...sections.recommend, ...sections.daily, ...sections.hot, ...sections.month]) {
    if (String(product.shop_id) !== String(shop.id)) continue;
    const picture = product.image || pictureList(product.images)[0];
    if (picture) pictures.add(picture);
    if (pictures.size === THUMBNAILS) break;
  }
  return [...pictures];
}
