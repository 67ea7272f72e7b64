import { useQuery } from "@tanstack/react-query";
import { ButtonLink, doorDrawing, EmptyState } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { isId } from "../../shared/navigation/is-id";
import { useSearch } from "../../shared/navigation/link";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { TopBar } from "../../shared/ui/top-bar";
import { readStoreList } from "./list-query";
import { StoreAbout } from "./store-about";
import { StoreBar } from "./store-bar";
import { StoreHead, StoreHeadSkeleton } from "./store-head";
import { StoreProducts } from "./store-products";
import { StoreReviews } from "./store-reviews";
import { StoreTabs } from "./store-tabs";

/** /store/{id}: who the store is, its figures, and everything it sells. @param id from the address */
export function StoreScreen({ id }: { id: string }) {
  const { queries } = useServices();
  const { t } = useI18n();
  const back = useBack();
  const list = readStoreList(useSearch());
  const { data: shop, error, refetch } = useQuery({ ...queries.stores.get({ id }), enabled: isId(id) });
  usePageTitle(shop?.shopname);
  // Servers that don't count a store's reviews can't list them either.
  const view = list.view === "reviews" && shop && shop.comment_count === undefined ? "products" : list.view;

  const refused = isApiError(error);
  if (!shop && (refused || !isId(id))) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <EmptyState
          art={doorDrawing}
          title={t("stores.goneTitle")}
          text={(refused && error.code !== 404 && error.message) || t("stores.goneText")}
          action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
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
