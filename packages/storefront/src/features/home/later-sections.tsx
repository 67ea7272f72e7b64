import { CardFacts } from "../../entities/product/card-facts";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { Additions } from "./additions";
import type { HomeSections } from "./logic";
import { ProductRow } from "./product-row";
import { RankedList } from "./ranked-list";
import { RecommendedGrid } from "./recommended-grid";
import { StoreRow } from "./store-row";

export { CardFacts };

/** Props of {@link LaterSections}. */
export interface LaterSectionsProps {
  sections: HomeSections;
}

/** The sections below a phone's first screen. */
export function LaterSections({ sections }: LaterSectionsProps) {
  const { t } = useI18n();
  return (
    <ProgressiveRender first={1}>
      <RankedList products={sections.hot} />
      <RecommendedGrid products={sections.recommend} />
      <StoreRow sections={sections} />
      <ProductRow
        title={t("home.month")}
        products={sections.month}
        to={paths.product({ flag: "month" })}
        size="m"
        Facts={CardFacts}
      />
      <Additions sections={sections} />
    </ProgressiveRender>
  );
}
