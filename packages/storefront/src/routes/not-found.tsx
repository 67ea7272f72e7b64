import { ButtonLink, EmptyState, searchDrawing } from "marketplace-react/ui";
import { useI18n } from "../i18n";
import { paths } from "../shared/navigation/paths";

/** An address that is no route. */
export function Screen() {
  const { t } = useI18n();
  return (
    <EmptyState
      heading="h1"
      art={searchDrawing}
      title={t("ui.notFoundTitle")}
      text={t("ui.notFoundText")}
      action={<ButtonLink to={paths.home()}>{t("ui.toHome")}</ButtonLink>}
    />
  );
}
