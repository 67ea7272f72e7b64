import { paths } from "../../app/paths";
import { articleIds } from "../../app/settings";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ArticleScreen } from "./article-screen";

/** /know: the operator's article for sellers; until there is one, how to become a seller (docs/product.md, "Routes"). */
export function KnowScreen() {
  const { t } = useI18n();
  return (
    <ArticleScreen
      id={articleIds.know}
      missing={
        <EmptyState
          art="door"
          title={t("articles.sellTitle")}
          text={t("articles.sellText")}
          action={<ButtonLink to={paths.merchant()}>{t("titles.merchant")}</ButtonLink>}
        />
      }
    />
  );
}
