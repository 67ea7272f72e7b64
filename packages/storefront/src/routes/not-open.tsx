import { paths } from "../app/paths";
import { useI18n } from "../i18n";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** The honest screen of routes whose server calls are not part of the contract yet. Nothing links to it. */
export function Screen() {
  const { t } = useI18n();
  return (
    <EmptyState
      heading="h1"
      art="door"
      title={t("shell.notOpenTitle")}
      text={t("shell.notOpenText")}
      action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
    />
  );
}
