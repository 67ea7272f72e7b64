import { ButtonLink, doorDrawing, EmptyState } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { articleIds } from "../../shared/config/articles";
import { paths } from "../../shared/navigation/paths";
import { ArticleScreen } from "./article-screen";

/** /know: the operator's article for sellers, or how to become a seller if there is none (docs/product.md, "Routes"). */
export function KnowScreen() {
  const { t } = useI18n();
  return (
    <ArticleScreen
      id={articleIds.know}
      missing={
        <EmptyState
          art={doorDrawing}
          title={t("articles.sellTitle")}
          text={t("articles.sellText")}
          action={<ButtonLink href={paths.merchant()}>{t("titles.merchant")}</ButtonLink>}
        />
      }
    />
  );
}
