import { CardFacts } from "../../entities/product/card-facts";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { Additions } from "./additions";
import { MemberDesk } from "./member-desk";
import { ProductRow } from "./product-row";
import { RankedList } from "./ranked-list";
import { RecommendedGrid } from "./recommended-grid";
import type { HomeSections } from "./sections";
import { StoreRow } from "./store-row";

/** Props of {@link LowerSections}. */
export interface LowerSectionsProps {
  sections: HomeSections;
}

/** The sections below a phone's first screen. */
export function LowerSections({ sections }: LowerSectionsProps) {
  const { t } = useI18n();
  return (
    <ProgressiveRender first={1}>
      <RankedList products={sections.hot} />
      <RecommendedGrid products={sections.recommend} />
      <StoreRow sections={sections} />
      <ProductRow
        title={t("home.month")}
        products={sections.month}
        href={paths.product({ flag: "month" })}
        Facts={CardFacts}
      />
      <Additions />
    </ProgressiveRender>
  );
}

export { CardFacts, MemberDesk };
