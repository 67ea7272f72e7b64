import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

/** Nothing was chosen. */
export function NothingToOrder() {
  const { t } = useI18n();
  return (
    <EmptyState
      art="bag"
      title={t("checkout.emptyTitle")}
      text={t("checkout.emptyText")}
      action={<ButtonLink to={paths.cart()}>{t("checkout.toCart")}</ButtonLink>}
    />
  );
}
