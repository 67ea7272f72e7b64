import type { PaymentHandle } from "marketplace-react";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { ErrorState } from "../../shared/ui/error-state";

/** Props of {@link PaymentMissing}. */
interface PaymentMissingProps {
  payment: Pick<PaymentHandle, "status" | "error" | "refetch">;
  /** Heights of the skeleton's blocks, in pixels. */
  heights: readonly number[];
}

/** Shown while a payment is loading, when it failed to load, or when it doesn't exist. */
export function PaymentMissing({ payment: { status, error, refetch }, heights }: PaymentMissingProps) {
  const { t } = useI18n();
  if (status === "notFound") {
    return (
      <EmptyState
        title={t("checkout.payGoneTitle")}
        text={t("checkout.payGoneText")}
        action={<ButtonLink href={paths.order()}>{t("checkout.toOrders")}</ButtonLink>}
      />
    );
  }
  return status === "failed" ? (
    <ErrorState error={error} onRetry={refetch} />
  ) : (
    <SkeletonList heights={heights} />
  );
}
