import { useQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, Skeleton, searchDrawing } from "marketplace-react/ui";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { articleQuery } from "../../shared/queries";
import { useBack, useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { TopBar, usePageHead } from "../../shared/ui/page";
import { RichText } from "../../shared/ui/rich-text";
import styles from "./articles.module.css";
import { Contact } from "./contact";

/** Props of {@link ArticleScreen}. */
export interface ArticleScreenProps {
  /** The article's id. */
  id: string;
  /** Shown if the server has no such article. Default: a link to the help center. */
  missing?: ReactNode;
}

/** One article: /page/:ids, /article-detail/:id, /know and /tiktok-flow. */
export function ArticleScreen({ id, missing }: ArticleScreenProps) {
  const { t, date } = useI18n();
  const back = useBack(paths.faqs());
  const { data: cached, error, isPending, refetch } = useQuery(articleQuery(useServices(), id));
  // The server has no such article, so retrying is pointless and a cached one must not be shown.
  const notFound = isApiError(error);
  const data = notFound ? undefined : cached;
  const text = useRef<HTMLDivElement>(null);
  // Without its article `/know` still says something.
  usePageHead({ article: data }, notFound && !missing);
  const written = data?.updatetime ?? data?.createtime;
  const content = data ? withoutTitle(data.content, data.title) : "";
  const headings = useHeadings(text, content);
  return (
    <>
      <TopBar title={data?.title ?? t("titles.article")} onBack={back} />
      <article className={styles.article}>
        {data && (
          <div className={styles.aside}>
            <Contents headings={headings} />
          </div>
        )}
        {isPending && (
          <>
            <Skeleton height="16px" width="40%" />
            <Skeleton height="16px" />
            <Skeleton height="16px" width="86%" />
          </>
        )}
        {error && !data && !notFound && <ErrorState error={error} onRetry={() => void refetch()} />}
        {notFound &&
          (missing ?? (
            <EmptyState
              art={searchDrawing}
              title={t("articles.goneTitle")}
              text={t("articles.goneText")}
              action={<ButtonLink href={paths.faqs()}>{t("articles.more")}</ButtonLink>}
            />
          ))}
        {written !== undefined && (
          <p className={cards.quiet}>{t("articles.updated", { date: date(written) })}</p>
        )}
        {content && (
          <div ref={text} className={styles.text}>
            <RichText html={content} />
          </div>
        )}
        {data && !content && (
          <EmptyState
            title={t("articles.emptyTitle")}
            text={t("articles.emptyText")}
            action={<ButtonLink href={paths.home()}>{t("ui.toHome")}</ButtonLink>}
          />
        )}
        {data && <Contact />}
      </article>
    </>
  );
}

/** Articles with fewer sections need no table of contents. */
const MIN_SECTIONS = 3;

/** Links to the sections of a long article; nothing for a short one. */
function Contents({ headings }: { headings: readonly HTMLElement[] }) {
  const { t } = useI18n();
  const id = useId();
  const sections = distinct(headings);
  if (sections.length < MIN_SECTIONS) return null;
  const show = (heading: HTMLElement): void => {
    // Keyboard and screen reader continue there, too.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.contentsTitle}>
        {t("articles.contents")}
      </p>
      <ol>
        {sections.map((heading) => (
          <li key={heading.textContent}>
            <button type="button" className={styles.section} onClick={() => show(heading)}>
              <bdi>{heading.textContent}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The headings of an article, as rendered.
 *
 * @param text contains what was made of `html`
 */
function useHeadings(text: RefObject<HTMLElement | null>, html: string): readonly HTMLElement[] {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    setHeadings(html && text.current ? Array.from(text.current.querySelectorAll("h2")) : []);
  }, [text, html]);
  return headings;
}

/** Keeps the first of several headings with the same name, which users couldn't tell apart. */
export const distinct = <Heading extends Pick<HTMLElement, "textContent">>(
  headings: readonly Heading[],
): readonly Heading[] =>
  headings.filter(
    ({ textContent }, index) =>
      textContent?.trim() && headings.findIndex((other) => other.textContent === textContent) === index,
  );

/** Removes a first heading that repeats the article's title, which the page shows as its own heading. */
export function withoutTitle(html = "", title = ""): string {
  const heading = /^\s*<h([1-3])>([^<]*)<\/h\1>/i.exec(html);
  return heading?.[2]?.trim() === title.trim() ? html.slice(heading[0].length) : html;
}
