import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { isId } from "../../app/is-id";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { isRefusal } from "../../app/settled";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { readStoreList } from "./list-query";
import { StoreBar } from "./store-bar";
import { StoreHead, StoreHeadSkeleton } from "./store-head";
import { StoreProducts } from "./store-products";

/** /store/{id}: who the store is, its figures, and everything it sells. @param id from the address */
export function StoreScreen({ id }: { id: string }) {
  const { queries } = useShop();
  const { t } = useI18n();
  const back = useBack();
  const list = readStoreList(useSearch());
  const { data: shop, error, refetch } = useQuery({ ...queries.stores.get({ id }), enabled: isId(id) });
  usePageTitle(shop?.shopname);

  const refused = isRefusal(error);
  if (!shop && (refused || !isId(id))) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <EmptyState
          art="door"
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
      <StoreProducts id={id} list={list} />
    </>
  );
}
