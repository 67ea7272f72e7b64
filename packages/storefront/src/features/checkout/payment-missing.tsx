import type { PaymentHandle } from "marketplace-react";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { ErrorState } from "../../shared/ui/error-state";

/** Props of {@link PaymentMissing}. */
export interface PaymentMissingProps {
  payment: Pick<PaymentHandle, "state" | "error" | "refetch">;
  /** Heights of the skeleton's blocks, in pixels. */
  heights: readonly number[];
}

/** Shown while a payment is loading, when it failed to load, or when it doesn't exist. */
export function PaymentMissing({ payment: { state, error, refetch }, heights }: PaymentMissingProps) {
  const { t } = useI18n();
  if (state === "notFound") {
    return (
      <EmptyState
        title={t("checkout.payGoneTitle")}
        text={t("checkout.payGoneText")}
        action={<ButtonLink to={paths.order()}>{t("checkout.toOrders")}</ButtonLink>}
      />
    );
  }
  return state === "failed" ? (
    <ErrorState error={error} onRetry={refetch} />
  ) : (
    <SkeletonList heights={heights} />
  );
}
