import { ButtonLink, EmptyState, Icon } from "marketplace-react/ui";
import { useDeferredValue, useEffect, useState } from "react";
import { Notices } from "../../entities/site/notices";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import { useConfig, useSite, useSiteQuery } from "../../shared/site";
import { ErrorState } from "../../shared/ui/error-state";
import { searchIcon } from "../../shared/ui/icons";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { Banners } from "./banners";
import { CategoryRow } from "./category-row";
import styles from "./home.module.css";
import { HomeSkeleton } from "./home-skeleton";
import { type HomeSections, homeSections, isEmpty } from "./logic";
import { ProductRow } from "./product-row";

/** The home page (docs/product.md, "Home"). */
export function HomeScreen() {
  const { t } = useI18n();
  const { name } = useSite();
  const query = useSiteQuery();
  const { error, refetch } = query;
  // Rendered in slices, so that a slow phone stays responsive.
  const data = useDeferredValue(query.data);
  const sections = homeSections(data);
  return (
    <div className={styles.home}>
      <HomeHeader name={name} />
      {data === undefined && !error && <HomeSkeleton />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !error && isEmpty(sections) && (
        <EmptyState
          title={t("home.emptyTitle")}
          text={t("home.emptyText")}
          action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
        />
      )}
      {data && <Sections sections={sections} />}
    </div>
  );
}

function Sections({ sections }: { sections: HomeSections }) {
  const { t } = useI18n();
  const isKnown = useConfig() !== undefined;
  // Notices that arrive late go to the end of the page, where they shift nothing.
  const [known] = useState(isKnown);
  const later = useLaterSections();
  return (
    <ProgressiveRender first={known ? 3 : 2}>
      <Banners banners={sections.banners} />
      {known && <Notices />}
      <CategoryRow categories={sections.categories} />
      <ProductRow
        title={t("home.daily")}
        products={sections.daily}
        to={paths.product({ flag: "daily" })}
        size="l"
        Facts={later?.CardFacts}
      />
      {later && <later.LaterSections sections={sections} />}
      {later && !known && <Notices />}
    </ProgressiveRender>
  );
}

/** The shop's name and a link to the search. */
function HomeHeader({ name }: { name: string }) {
  const { t } = useI18n();
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>{name}</h1>
      <Link href={paths.search()} className={styles.search}>
        <Icon of={searchIcon} size={20} />
        {t("home.search")}
      </Link>
    </header>
  );
}

type Later = typeof import("./later-sections");

/** Kept for the rest of the visit, so that Back finds the complete page at once. */
let loaded: Later | undefined;

/** The sections below a phone's first screen and the facts of cards, once loaded; they aren't part of the first load. */
function useLaterSections(): Later | undefined {
  const [later, setLater] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    return retryWithBackoff(async () => {
      loaded = await import("./later-sections");
      setLater(loaded);
    });
  }, []);
  return later;
}
