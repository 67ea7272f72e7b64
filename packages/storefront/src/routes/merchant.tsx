import { useQuery } from "@tanstack/react-query";
import { useShop } from "../app/market";
import { MerchantScreen } from "../features/merchant/merchant-screen";
import { SignedContract } from "../features/merchant/signed-contract";
import { ShopWaiting } from "../features/merchant/waiting";
import { useI18n } from "../i18n";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** Features do not know each other: the way from the application to the shop it opened is here. */
export function Screen() {
  return <MerchantScreen centre={<Centre />} />;
}

/** The shop centre comes only to those who have a shop. */
function Centre() {
  const { t } = useI18n();
  const { queries, queryClient } = useShop();
  const { data, isError, refetch } = useQuery({
    queryKey: ["centre"],
    queryFn() {
      // What each of its pages needs comes beside it.
      void queryClient.prefetchQuery(queries.merchant.dashboard());
      return import("../features/centre/centre-screen");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <data.CentreScreen contract={<SignedContract />} />;
  if (!isError) return <ShopWaiting />;
  return (
    <EmptyState
      heading="h1"
      art="cloud"
      title={t("shell.chunkTitle")}
      text={t("shell.chunkText")}
      action={<Button onClick={() => void refetch()}>{t("shell.retry")}</Button>}
    />
  );
}
