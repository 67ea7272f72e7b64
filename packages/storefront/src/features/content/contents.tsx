import { type RefObject, useId, useLayoutEffect, useState } from "react";
import { useI18n } from "../../i18n";
import styles from "./articles.module.css";

/** Articles with fewer sections need no table of contents. */
const MIN_SECTIONS = 3;

/**
 * The headings of an article, as rendered.
 *
 * @param text contains what was made of `html`
 */
export function useHeadings(text: RefObject<HTMLElement | null>, html: string): readonly HTMLElement[] {
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

/** Links to the sections of a long article; nothing for a short one. */
export function Contents({ headings }: { headings: readonly HTMLElement[] }) {
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
