import { useQuery } from "@tanstack/react-query";
import { Button, cloudDrawing, EmptyState } from "marketplace-react/ui";
import {
  ApplicationScreen,
  contractPart,
  StoreLoading,
} from "../features/seller/application/application-screen";
import { useI18n } from "../i18n";
import { useServices } from "../shared/services";

/** Features do not import each other, so the route connects the application with the shop it opened. */
export function Screen() {
  return <ApplicationScreen dashboard={<Dashboard />} />;
}

/** The seller dashboard loads only for users who have a shop. */
function Dashboard() {
  const { t, labels } = useI18n();
  const { queries, queryClient } = useServices();
  const { data, isError, refetch } = useQuery({
    queryKey: ["dashboard"],
    queryFn() {
      // What each page needs loads in parallel.
      void queryClient.prefetchQuery(queries.merchant.dashboard());
      return import("../features/seller/dashboard/dashboard-screen");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <data.DashboardScreen contract={<contractPart.Part />} />;
  if (!isError) return <StoreLoading />;
  return (
    <EmptyState
      heading="h1"
      art={cloudDrawing}
      title={t("shell.chunkTitle")}
      text={t("shell.chunkText")}
      action={<Button onClick={() => void refetch()}>{labels.retry}</Button>}
    />
  );
}
