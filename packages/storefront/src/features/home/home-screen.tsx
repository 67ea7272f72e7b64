import { useDeferredValue, useState } from "react";
import { InTurn } from "../../app/in-turn";
import { Notices } from "../../app/notices";
import { paths } from "../../app/paths";
import { useSite } from "../../app/shell/use-site";
import { useSiteQuery } from "../../app/site-query";
import { useConfig } from "../../app/use-config";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Banners } from "./banners";
import { CategoryRow } from "./category-row";
import styles from "./home.module.css";
import { HomeHeader } from "./home-header";
import { HomeSkeleton } from "./home-skeleton";
import { type HomeSections, homeSections, isBare } from "./logic";
import { ProductRow, RecommendedGrid } from "./product-sections";
import { RankedList } from "./ranked-list";
import { StoreRow } from "./store-row";

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
  return (
    <InTurn first={known ? 3 : 2}>
      <Banners banners={sections.banners} />
      {known && <Notices />}
      <CategoryRow categories={sections.categories} />
      <ProductRow
        title={t("home.daily")}
        products={sections.daily}
        to={paths.product({ flag: "daily" })}
        size="l"
      />
      <RankedList products={sections.hot} />
      <RecommendedGrid products={sections.recommend} />
      <StoreRow sections={sections} />
      <ProductRow
        title={t("home.month")}
        products={sections.month}
        to={paths.product({ flag: "month" })}
        size="m"
      />
      {!known && <Notices />}
    </InTurn>
  );
}
