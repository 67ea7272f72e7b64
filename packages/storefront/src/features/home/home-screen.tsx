import { ButtonLink, EmptyState } from "marketplace-react/ui";
import { useDeferredValue, useState } from "react";
import { Notices } from "../../entities/site/notices";
import { useSite } from "../../entities/site/use-site";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useSiteQuery } from "../../shared/site/site-query";
import { useConfig } from "../../shared/site/use-config";
import { ErrorState } from "../../shared/ui/error-state";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { Banners } from "./banners";
import { CategoryRow } from "./category-row";
import styles from "./home.module.css";
import { HomeHeader } from "./home-header";
import { HomeSkeleton } from "./home-skeleton";
import { type HomeSections, homeSections, isBare } from "./logic";
import { ProductRow } from "./product-row";
import { useLaterSections } from "./use-later-sections";

/** The home page (docs/product.md, "Home"). */
export function HomeScreen() {
  const { t } = useI18n();
  const { name } = useSite();
  const query = useSiteQuery();
  const { error, refetch } = query;
  // In slices, in which a slow phone answers to the finger.
  const data = useDeferredValue(query.data);
  const sections = homeSections(data);
  return (
    <div className={styles.home}>
      <HomeHeader name={name} />
      {data === undefined && !error && <HomeSkeleton />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !error && isBare(sections) && (
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
  // Notices that come later than the page push nothing away: they stand at its end.
  const [known] = useState(isKnown);
  const Later = useLaterSections();
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
      />
      {Later && <Later sections={sections} />}
      {Later && !known && <Notices />}
    </ProgressiveRender>
  );
}
