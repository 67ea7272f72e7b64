import { useQuery } from "@tanstack/react-query";
import { ButtonLink, doorDrawing, EmptyState, Tabs } from "marketplace-react/ui";
import type { StoreDetail } from "marketplace-sdk";
import { useState } from "react";
import { useSearch } from "wouter";
import { ReviewList } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { isId, paths } from "../../shared/navigation/paths";
import { storeQuery } from "../../shared/queries";
import { useBack, useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { Lightbox, type Shown } from "../../shared/ui/lightbox";
import { TopBar, usePageHead } from "../../shared/ui/page";
import { StoreAbout } from "./store-about";
import { StoreBar } from "./store-bar";
import { StoreHead, StoreHeadSkeleton } from "./store-head";
import { readStoreList, type StoreList, VIEWS, writeStoreList } from "./store-list";
import { StoreProducts } from "./store-products";
import styles from "./store-screen.module.css";

/** /store/:id: who the store is, its figures, and everything it sells. @param id from the address */
export function StoreScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const back = useBack();
  const list = readStoreList(useSearch());
  const { data: shop, error, refetch } = useQuery({ ...storeQuery(useServices(), id), enabled: isId(id) });
  // Servers that don't count a store's reviews can't list them either.
  const view = list.view === "reviews" && shop && shop.comment_count === undefined ? "products" : list.view;

  const refused = isApiError(error);
  usePageHead({ store: shop }, !shop && (refused || !isId(id)));
  if (!shop && (refused || !isId(id))) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <EmptyState
          art={doorDrawing}
          title={t("stores.goneTitle")}
          text={(refused && error.code !== 404 && error.msg) || t("stores.goneText")}
          action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
        />
      </>
    );
  }
  if (!shop && error) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <StoreBar id={id} list={list} />
      {shop ? <StoreHead shop={shop} /> : <StoreHeadSkeleton />}
      <StoreTabs id={id} list={list} shop={shop} />
      {view === "products" && <StoreProducts id={id} list={list} categories={shop?.categories} />}
      {view === "about" && shop && <StoreAbout shop={shop} />}
      {view === "reviews" && shop && <StoreReviews shop={shop} />}
    </>
  );
}

/** Props of {@link StoreTabs}. */
interface StoreTabsProps {
  id: string;
  list: StoreList;
  /** Undefined while it is loading. */
  shop: StoreDetail | undefined;
}

/** A store's products, reviews and profile. */
export function StoreTabs({ id, list, shop }: StoreTabsProps) {
  const { t } = useI18n();
  const views = VIEWS.filter((view) => view !== "reviews" || shop?.comment_count !== undefined);
  const labels = {
    products: t("search.products"),
    reviews: t("product.reviews"),
    about: t("stores.aboutTab"),
  };
  const counts = { products: shop?.pro_count, reviews: shop?.comment_count, about: undefined };
  return (
    <Tabs
      label={t("titles.store")}
      current={list.view}
      items={views.map((view) => ({
        id: view,
        label: labels[view],
        count: counts[view],
        href: paths.store(id, writeStoreList({ ...list, view })),
      }))}
    />
  );
}

/** Buyers' reviews of all the store's products. */
function StoreReviews({ shop }: { shop: StoreDetail }) {
  const { t } = useI18n();
  const [photos, setPhotos] = useState<Shown>();
  return (
    <section className={styles.view} aria-labelledby="store-reviews">
      <h2 id="store-reviews" className="visually-hidden">
        {t("product.reviews")}
      </h2>
      <ReviewList
        source={{
          of: { shop_id: shop.id },
          comments: [],
          commentCounts: undefined,
          goodRate: undefined,
          rating: shop.rating ?? undefined,
        }}
        atOnce
        onPhoto={setPhotos}
      />
      <Lightbox shown={photos} onClose={() => setPhotos(undefined)} />
    </section>
  );
}
