import { useStore } from "marketplace-react";
import { useCategories } from "../../../entities/category/categories";
import { useI18n } from "../../../i18n";
import type { HistoryEntry } from "../../../shared/navigation/navigation";
import { useServices } from "../../../shared/services";
import { useSite } from "../../../shared/site";
import { matchScreen } from "../../router/match-screen";
import { AccountNav } from "./account-nav";
import { Breadcrumbs, crumbsOf } from "./breadcrumbs";
import { SiteBar } from "./site-bar";

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
      {isComplete && loggedIn && matchScreen(pathname).screen.account && <AccountNav pathname={pathname} />}
    </>
  );
}
