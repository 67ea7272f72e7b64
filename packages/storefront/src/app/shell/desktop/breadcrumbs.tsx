import { Link } from "wouter";
import { type CategoryNode, trailOf } from "../../../entities/category/categories";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { paths } from "../../../shared/navigation/paths";
import { matchScreen } from "../../router/match-screen";
import styles from "./desktop-shell.module.css";

/** Breadcrumbs from the home page to the screen. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={t("ui.trail")}>
      <ol className={styles.steps}>
        {crumbs.map(({ href, label }) => (
          <li key={href} className={styles.step}>
            <Link href={href} className={styles.link}>
              {"key" in label ? t(label.key) : <bdi>{label.name}</bdi>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One breadcrumb: a text of the shop, or the name of a category. */
interface Crumb {
  href: string;
  label: { key: PlainKey } | { name: string };
}

/** The breadcrumb of a screen of the shop, whose title it has. */
const crumbOf = (pathname: string): Crumb => ({
  href: pathname,
  label: { key: matchScreen(pathname).screen.title },
});

/**
 * Breadcrumbs from the home page to a screen, without the screen itself: its heading follows.
 *
 * @param search of the address, with its "?"
 */
export function crumbsOf(
  pathname: string,
  search: string,
  categories: readonly CategoryNode[],
): readonly Crumb[] {
  if (pathname === paths.home()) return [];
  const { screen, params } = matchScreen(pathname);
  const { trail = [] } = screen;
  const above = typeof trail === "function" ? trail(new URLSearchParams(search)) : trail;
  // A category is below those that contain it.
  const departments = params.pid === undefined ? [] : trailOf(categories, params.pid).slice(0, -1);
  return [
    crumbOf(paths.home()),
    ...above.map(crumbOf),
    ...departments.map(({ id, name }) => ({ href: paths.category(id), label: { name } })),
  ];
}
