import { useQueries, useQuery } from "@tanstack/react-query";
import { pictureList, uniqueRows, useStore } from "marketplace-react";
import { ButtonLink, chevronIcon, Grid, Icon, ScrollRow } from "marketplace-react/ui";
import type { Product, Store } from "marketplace-sdk";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { useOrderCounts } from "../../entities/order/newest-orders";
import { CardFacts, discountOf } from "../../entities/product/card-facts";
import { CardHeart, useFavorites } from "../../entities/product/favorite";
import { ListedPrice, ProductCard } from "../../entities/product/product-card";
import { RecentProducts } from "../../entities/product/recent-products";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { requestIcon, truckIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import { ProgressiveRender, useIsBack } from "../../shared/ui/progressive-render";
import { SectionHeading } from "../../shared/ui/section-heading";
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
        to={paths.product({ flag: "month" })}
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
      <SectionHeading id={id} title={t("home.hot")} to={paths.product({ flag: "hot" })} />
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
      <SectionHeading id={id} title={t("home.recommended")} to={paths.product({ flag: "recommend" })} />
      <Grid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={paths.goods(product.id)}>
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

/** Props of {@link Additions}. */
interface AdditionsProps {
  sections: HomeSections;
}

/** What the home page shows after its documented sections (docs/product.md, "Home"). */
function Additions({ sections }: AdditionsProps) {
  const { t, isComplete } = useI18n();
  const { loggedIn } = useStore(useServices().session);
  if (!isComplete) return null;
  return (
    <>
      <OnTheWay />
      <ProductRow
        title={t("feed.deals")}
        products={dealsOf(sections)}
        to={undefined}
        size="m"
        Facts={CardFacts}
      />
      {loggedIn && <Near>{() => <FromFollowed />}</Near>}
      <RecentProducts />
      <RequestBoard />
    </>
  );
}

/** The number of a member's orders on their way; nothing if there are none. */
function OnTheWay() {
  const { t } = useI18n();
  const count = useOrderCounts()?.shipped ?? 0;
  if (count === 0) return null;
  return (
    <Link href={paths.order("shipped")} className={styles.onTheWay}>
      <Icon of={truckIcon} size={22} />
      <strong>{t("feed.onTheWay", { count })}</strong>
      <Icon of={chevronIcon} size={18} />
    </Link>
  );
}

/** Most followed stores to show new products of. */
const MAX_STORES = 3;

const PRODUCTS_PER_STORE = 4;

/** New products of the stores that a member followed last, requested only near the viewport. */
function FromFollowed() {
  const { t } = useI18n();
  const { queries } = useServices();
  const followed = useQuery({
    ...queries.stores.followed({ limit: MAX_STORES }),
    ...INLINE_ERRORS,
    staleTime: STALE.minute,
  });
  const lists = useQueries({
    queries: (followed.data?.data ?? []).slice(0, MAX_STORES).map(({ id }) => ({
      ...queries.products.list({ shop_id: id, sort: "createtime", order: "desc", limit: PRODUCTS_PER_STORE }),
      ...INLINE_ERRORS,
      staleTime: STALE.minute,
    })),
  });
  return (
    <ProductRow
      title={t("feed.followed")}
      products={newestFirst(lists.flatMap(({ data }) => data?.data ?? []))}
      to={paths.collectShop()}
      size="m"
      Facts={CardFacts}
    />
  );
}

/** Links to the purchase requests, for products not on sale yet. */
function RequestBoard() {
  const { t } = useI18n();
  return (
    <nav className={styles.requests} aria-label={t("search.requests")}>
      <Icon of={requestIcon} size={28} />
      <p>{t("requests.lead")}</p>
      <div className={styles.ways}>
        <ButtonLink size="s" to={paths.search({ tab: "requests", view: "new" })}>
          {t("requests.post")}
        </ButtonLink>
        <ButtonLink size="s" variant="plain" to={paths.search({ tab: "requests" })}>
          {t("requests.all")}
        </ButtonLink>
      </div>
    </nav>
  );
}

/** Most products of a row. */
const MAX_DEALS = 12;

/** Products below their list price, without duplicates, largest discount first. */
export function dealsOf({ daily, hot, recommend, month }: HomeSections): readonly Product[] {
  const discounts = new Map<Product, number>();
  for (const product of uniqueRows([{ data: [...daily, ...hot, ...recommend, ...month] }])) {
    const discount = discountOf(product.price, product.market_price);
    if (discount) discounts.set(product, Number(discount));
  }
  return [...discounts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_DEALS)
    .map(([product]) => product);
}

/** Sorts by creation date, newest first. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.createtime ?? 0) - (one.createtime ?? 0));
}

/** Distance from the viewport at which it renders: about a phone's screen. */
const AHEAD = "600px 0px";

/** Renders its children only near the viewport. Back restores a place on the whole page, so then they render at once. */
function Near({ children }: { children: () => ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(useIsBack());
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children() : <div ref={mark} />;
}
