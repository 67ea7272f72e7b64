import { useStore } from "marketplace-react";
import { useCategories } from "../../../entities/category/use-categories";
import type { ShownSite } from "../../../entities/site/use-site";
import { useI18n } from "../../../i18n";
import type { HistoryEntry } from "../../../shared/navigation/location";
import { useServices } from "../../../shared/services";
import { AccountNav, isAccountPath } from "./account-nav";
import { Breadcrumbs } from "./breadcrumbs";
import { SiteBar } from "./site-bar";
import { crumbsOf } from "./trail";

/** Props of {@link DesktopShell}. */
export interface DesktopShellProps {
  place: HistoryEntry;
  site: ShownSite;
}

/** What a desktop has around every screen in place of the tab bar: the bar at the top, the way back, and a member's places. */
export function DesktopShell({ place: { pathname, search }, site }: DesktopShellProps) {
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const { isComplete } = useI18n();
  const { categories } = useCategories();
  return (
    <>
      <SiteBar pathname={pathname} search={search} site={site} categories={categories} />
      {isComplete && <Breadcrumbs crumbs={crumbsOf(pathname, search, categories)} />}
      {isComplete && loggedIn && isAccountPath(pathname) && <AccountNav pathname={pathname} />}
    </>
  );
}
