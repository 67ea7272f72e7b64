import { pictureList } from "marketplace-react";
import { Grid, ScrollRow } from "marketplace-react/ui";
import type { Product, Store } from "marketplace-sdk";
import { useId } from "react";
import { Link } from "wouter";
import { CardFacts } from "../../entities/product/card-facts";
import { CardHeart, useFavorites } from "../../entities/product/favorite";
import { ListedPrice, ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { Picture } from "../../shared/ui/picture";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { SectionHeading } from "../../shared/ui/section-heading";
import { Additions } from "./additions";
import styles from "./later-sections.module.css";
import { ProductRow } from "./product-row";
import type { HomeSections } from "./sections";

/** Props of {@link LaterSections}. */
export interface LaterSectionsProps {
  sections: HomeSections;
}

/** The sections below a phone's first screen. */
export function LaterSections({ sections }: LaterSectionsProps) {
  const { t } = useI18n();
  return (
    <ProgressiveRender first={1}>
      <RankedList products={sections.hot} />
      <RecommendedGrid products={sections.recommend} />
      <StoreRow sections={sections} />
      <ProductRow
        title={t("home.month")}
        products={sections.month}
        href={paths.product({ flag: "month" })}
        size="m"
        Facts={CardFacts}
      />
      <Additions sections={sections} />
    </ProgressiveRender>
  );
}

/** The hot-selling products by rank. */
function RankedList({ products }: { products: readonly Product[] }) {
  const { t, number } = useI18n();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.hot")} href={paths.product({ flag: "hot" })} />
      <ol className={styles.ranked}>
        {products.map((product, index) => (
          <li key={product.id}>
            <Link href={paths.goods(product.id)} className={styles.product}>
              <span className={styles.rank} aria-hidden="true">
                {number(index + 1)}
              </span>
              <Picture className={styles.productPicture} src={product.image} alt="" shape="small" />
              <span className={styles.productWords}>
                <span className="visually-hidden">{t("home.rank", { rank: index + 1 })}</span>
                <span className={styles.productTitle}>{product.title}</span>
                <span className={styles.productFigures}>
                  <span>
                    <ListedPrice
                      price={product.price}
                      from={product.from_price}
                      currency={product.currency}
                      size="s"
                    />
                  </span>
                  {product.sales !== undefined && <span>{t("shell.sold", { count: product.sales })}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The recommended products, with hearts. */
function RecommendedGrid({ products }: { products: readonly Product[] }) {
  const { t } = useI18n();
  const id = useId();
  const favorites = useFavorites();
  if (products.length === 0) return null;
  return (
    <section className={styles.whole} aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.recommended")} href={paths.product({ flag: "recommend" })} />
      <Grid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={paths.goods(product.id)}>
              <CardFacts product={product} />
              <CardHeart
                title={product.title}
                favorite={favorites.has(product.id)}
                onFavorite={() => favorites.press(product)}
              />
            </ProductCard>
          </li>
        ))}
      </Grid>
    </section>
  );
}

/** Pictures in a store card. */
const THUMBNAILS = 3;

/** Store cards with their figures, and pictures of the store's products if the page has any. */
function StoreRow({ sections }: { sections: HomeSections }) {
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

export { CardFacts };
