import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "marketplace-react";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageTitle } from "../../shared/ui/page";
import { InvoiceScreen } from "./invoice-screen";
import { OrderFacts } from "./order-facts";
import { ProblemScreen } from "./problem-screen";
import { ReviewScreen } from "./review-screen";

/** One order, or the invoice, reviews or problem report of it, by `view`. */
export function OneOrder({ no, view }: { no: string; view: string | null }) {
  if (view === "review") return <ReviewScreen key={no} no={no} />;
  if (view === "invoice") return <InvoiceScreen key={no} no={no} />;
  return view === "problem" ? <ProblemScreen key={no} no={no} /> : <OrderDetail key={no} no={no} />;
}

/** Everything about one order: `/order?no=`. */
function OrderDetail({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...queries.orders.get({ order_no: no }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  usePageTitle(t("orders.title"));
  const notFound = isNotFound(error);
  return (
    <Page title={t("orders.title")} back={paths.order()}>
      {order ? (
        <OrderFacts order={order} />
      ) : notFound ? (
        <EmptyState
          title={t("orders.gone")}
          text={t("orders.goneText")}
          action={<ButtonLink href={paths.order()}>{t("orders.toAll")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[228, 228, 228]} />
      )}
    </Page>
  );
}
