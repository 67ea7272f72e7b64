import { useStore } from "marketplace-react";
import { backIcon, classNames, IconButton } from "marketplace-react/ui";
import { type PageThing, pageTitle } from "marketplace-sdk/head";
import { type ReactNode, type Ref, useEffect } from "react";
import { useI18n } from "../../i18n";
import { writeHeadOf } from "../page-head";
import { useBack, useServices } from "../services";
import cards from "./cards.module.css";
import styles from "./page.module.css";
import { TaskHelp } from "./task-help";

/** Props of {@link Page}. */
interface PageProps {
  /** The page's only `<h1>`. */
  title: string;
  /** Where Back leads when the visit began here. Default: the home page. */
  back?: string | undefined;
  /** At the end of the head. */
  actions?: ReactNode;
  /** A second row of the head, such as tabs. */
  top?: ReactNode;
  /** Whether it is a list, which takes the whole width of a wide window. */
  isWide?: boolean;
  /** Of a page with a column of its own kind. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A screen: its head with the way back, and below it one column. */
export function Page({ title, back, actions, top, isWide, className, ref, children }: PageProps) {
  const onBack = useBack(back);
  return (
    <div ref={ref} className={classNames(className ?? cards.page, isWide && cards.wide)}>
      <TopBar title={title} onBack={onBack} actions={actions}>
        {top}
      </TopBar>
      {children}
    </div>
  );
}

/** Props of {@link TopBar}. */
interface TopBarProps {
  /** The page's only `<h1>`. */
  title: string;
  /** Shows the back arrow; usually `back` of `useBack()`. */
  onBack?: (() => void) | undefined;
  /** Icon buttons at the end. */
  actions?: ReactNode;
  /** A second row, such as tabs or a search field. */
  children?: ReactNode;
}

/** The sticky head of a screen. */
export function TopBar({ title, onBack, actions, children }: TopBarProps) {
  const { labels } = useI18n();
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        {onBack && <IconButton icon={backIcon} label={labels.back} onClick={onBack} />}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.actions}>
          {actions}
          <TaskHelp />
        </div>
      </div>
      {children}
    </header>
  );
}

/** A better document title than the route's, once a screen knows it: a product's or article's name. */
export function usePageTitle(title: string | undefined): void {
  const { website } = useServices();
  const { web_name } = useStore(website);
  // On every render, because the shell rewrites the title when the shop's name arrives.
  useEffect(() => {
    if (title) document.title = pageTitle(title, web_name);
  });
}

/**
 * What a tab, a bookmark and a search engine read of a thing that has an address of its own, once its screen knows it.
 *
 * @param isMissing the server has no such thing
 */
export function usePageHead(thing: PageThing, isMissing = false): void {
  const { t } = useI18n();
  const { website, navigation } = useServices();
  const { web_name } = useStore(website);
  // On every render, as above.
  useEffect(() => {
    const isKnown = Object.values(thing).some(Boolean);
    if (!isKnown && !isMissing) return;
    const { pathname, search } = navigation.current();
    writeHeadOf(pathname + search, isMissing ? { status: 404 } : { status: 200, ...thing }, {
      name: web_name,
      titles: { "*": t("ui.notFoundTitle") },
    });
  });
}
