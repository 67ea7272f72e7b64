import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { ButtonLink, chevronIcon, EmptyState, Icon, Skeleton } from "marketplace-react/ui";
import type { ArticleSummary, FooterItem } from "marketplace-sdk";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { TopBar } from "../../shared/ui/page";
import styles from "./articles.module.css";
import { Contact } from "./contact";

/** The help center: all articles by category. */
export function FaqsScreen() {
  const { t } = useI18n();
  const { queries, website } = useServices();
  const { footer_news } = useStore(website);
  const back = useBack();
  const { data, error, isPending, refetch } = useQuery(queries.articles.list({}));
  const groups = groupArticles(data ?? [], footer_news);
  return (
    <>
      <TopBar title={t("titles.faqs")} onBack={back} />
      <div className={styles.help}>
        <p className={styles.lead}>{t("articles.helpLead")}</p>
        {isPending && <Skeleton height="320px" radius="24px" />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && groups.length === 0 && (
          <EmptyState
            title={t("articles.emptyTitle")}
            text={t("articles.emptyText")}
            action={<ButtonLink href={paths.home()}>{t("ui.toHome")}</ButtonLink>}
          />
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.id}>
              {group.name && <h2 className={styles.group}>{group.name}</h2>}
              <ul className={styles.rows}>
                {group.articles.map((article) => (
                  <li key={article.id}>
                    <Link href={paths.page(article.id)} className={styles.row}>
                      <span className={styles.words}>
                        <bdi className={styles.title}>{article.title}</bdi>
                        {article.description && <bdi className={cards.quiet}>{article.description}</bdi>}
                      </span>
                      <Icon of={chevronIcon} size={18} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {data && <Contact more={false} />}
      </div>
    </>
  );
}

/** Articles of one category. */
interface ArticleGroup {
  /** Category id; empty for articles without one. */
  id: string;
  /** Name of the footer group with that id, if there is one. */
  name: string | undefined;
  articles: readonly ArticleSummary[];
}

type FooterName = Pick<FooterItem, "id"> & { name?: string | undefined };

/** Groups articles by category, in the order of the articles. Names come from the footer's groups. */
export function groupArticles(
  articles: readonly ArticleSummary[],
  footer: readonly FooterName[],
): ArticleGroup[] {
  const names = new Map(footer.map((item) => [String(item.id), item.name]));
  const groups = new Map<string, ArticleSummary[]>();
  for (const article of articles) {
    const id = String(article.category_id ?? "");
    const group = groups.get(id);
    if (group) group.push(article);
    else groups.set(id, [article]);
  }
  return [...groups].map(([id, rows]) => ({ id, name: names.get(id), articles: rows }));
}
