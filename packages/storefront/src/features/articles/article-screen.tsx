import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { isRefusal } from "../../app/settled";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { serverText } from "../../ui/failure-text";
import { RichText } from "../../ui/rich-text";
import { Skeleton } from "../../ui/skeleton";
import { TopBar } from "../../ui/top-bar";
import styles from "./articles.module.css";
import { withoutTitle } from "./logic";

/** Props of {@link ArticleScreen}. */
export interface ArticleScreenProps {
  /** The article's id. */
  id: string;
  /** Shown where the server has no such article. Default: the way to the help. */
  missing?: ReactNode;
}

/** One article: /page/{ids}, /article-detail/{id}, /know and /tiktok-flow. */
export function ArticleScreen({ id, missing }: ArticleScreenProps) {
  const { t, date } = useI18n();
  const { queries } = useShop();
  const back = useBack(paths.faqs());
  const { data: kept, error, isPending, refetch } = useQuery(queries.articles.get({ article_id: id }));
  // Answered, and refused: trying again would change nothing, and what was read before is taken down.
  const gone = isRefusal(error);
  const data = gone ? undefined : kept;
  usePageTitle(data?.title);
  const written = data?.updatetime ?? data?.createtime;
  const content = data ? withoutTitle(data.content, data.title) : "";
  return (
    <>
      <TopBar title={data?.title ?? t("titles.article")} onBack={back} />
      <article className={styles.article}>
        {isPending && (
          <>
            <Skeleton height="16px" width="40%" />
            <Skeleton height="16px" />
            <Skeleton height="16px" width="86%" />
          </>
        )}
        {error && !data && !gone && <ErrorState error={error} onRetry={() => void refetch()} />}
        {gone &&
          (missing ?? (
            <EmptyState
              art="search"
              title={t("articles.goneTitle")}
              text={t("articles.goneText")}
              note={serverText(error)}
              action={<ButtonLink to={paths.faqs()}>{t("articles.more")}</ButtonLink>}
            />
          ))}
        {written !== undefined && (
          <p className={cards.quiet}>{t("articles.updated", { date: date(written) })}</p>
        )}
        {content && <RichText html={content} />}
        {data && !content && (
          <EmptyState
            title={t("articles.emptyTitle")}
            text={t("articles.emptyText")}
            action={<ButtonLink to={paths.home()}>{t("ui.toHome")}</ButtonLink>}
          />
        )}
        {data && (
          <p>
            <ButtonLink to={paths.faqs()} variant="quiet">
              {t("articles.more")}
            </ButtonLink>
          </p>
        )}
      </article>
    </>
  );
}
