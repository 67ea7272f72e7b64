import { ButtonLink, EmptyState, Stack, searchDrawing } from "marketplace-react/ui";
import { useI18n } from "../i18n";
import { paths } from "../shared/navigation/paths";
import { searchIcon } from "../shared/ui/icons";

/** An address without a route. */
export function Screen() {
  const { t } = useI18n();
  return (
    <EmptyState
      heading="h1"
      art={searchDrawing}
      title={t("ui.notFoundTitle")}
      text={t("ui.notFoundText")}
      action={
        <Stack gap="s">
          <ButtonLink href={paths.home()}>{t("ui.toHome")}</ButtonLink>
          <ButtonLink variant="secondary" icon={searchIcon} href={paths.search()}>
            {t("titles.search")}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.product()}>
            {t("shell.toProducts")}
          </ButtonLink>
        </Stack>
      }
    />
  );
}
