import { useStore } from "marketplace-react";
import { useCategories } from "../../../entities/category/use-categories";
import { useSite } from "../../../entities/site/use-site";
import { useI18n } from "../../../i18n";
import { Link } from "../../../shared/navigation/link";
import type { HistoryEntry } from "../../../shared/navigation/location";
import { useServices } from "../../../shared/services";
import { AccountNav, isAccountPath } from "./account-nav";
import styles from "./breadcrumbs.module.css";
import { SiteBar } from "./site-bar";
import type { Crumb } from "./trail";
import { crumbsOf } from "./trail";

/** Props of {@link DesktopShell}. */
export interface DesktopShellProps {
  place: HistoryEntry;
}

/** What a desktop shows around every screen instead of the tab bar: top bar, breadcrumbs and account navigation. */
export function DesktopShell({ place: { pathname, search } }: DesktopShellProps) {
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const { isComplete } = useI18n();
  const { categories } = useCategories();
  const site = useSite();
  return (
    <>
      <SiteBar pathname={pathname} search={search} site={site} categories={categories} />
      {isComplete && <Breadcrumbs crumbs={crumbsOf(pathname, search, categories)} />}
      {isComplete && loggedIn && isAccountPath(pathname) && <AccountNav pathname={pathname} />}
    </>
  );
}

/** Breadcrumbs from the home page to the screen. */
function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={t("ui.trail")}>
      <ol className={styles.steps}>
        {crumbs.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link href={to} className={styles.link}>
              {"key" in label ? t(label.key) : <bdi>{label.name}</bdi>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
