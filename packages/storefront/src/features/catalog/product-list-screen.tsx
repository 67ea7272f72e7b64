import { Skeleton, Tabs } from "marketplace-react/ui";
import { useSearch } from "wouter";
import { type CategoryNode, trailOf } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import type { Key } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import { useBack } from "../../shared/services";
import { usePageTitle } from "../../shared/ui/page";
import styles from "./catalog.module.css";
import { useCatalogSite } from "./catalog-columns";
import { CatalogPage } from "./catalog-page";
import { type Flag, type ListState, readListState, writeListState } from "./list-state";

type Title = Extract<Key, "home.hot" | "home.recommended" | "home.month" | "home.daily">;

const FLAG_TITLES: Readonly<Record<Flag, Title>> = {
  hot: "home.hot",
  recommend: "home.recommended",
  month: "home.month",
  daily: "home.daily",
};

const addressOf = (state: ListState): string => paths.product(writeListState(state));

/** All products or a list of the home page, by category and filters (docs/product.md, "Product lists"). */
export function ProductListScreen() {
  const { t } = useI18n();
  const back = useBack();
  const { categories, currency, isPending } = useCatalogSite();
  const state = readListState(useSearch());
  const trail = trailOf(categories, state.pid);
  const title = t(state.flag ? FLAG_TITLES[state.flag] : "shell.product");
  usePageTitle(title);
  return (
    <CatalogPage
      title={title}
      onBack={state.flag && back}
      department={trail[0]}
      state={state}
      addressOf={addressOf}
      currency={currency}
      categories={categories}
      categoryAddress={(pid) => addressOf({ ...state, pid })}
    >
      <div className={styles.chips}>
        {isPending && <Skeleton height="52px" />}
        <CategoryChips state={state} level={categories} current={trail[0]} above={undefined} />
        {trail[0] && trail[0].children.length > 0 && (
          <CategoryChips state={state} level={trail[0].children} current={trail[1]} above={trail[0]} />
        )}
      </div>
    </CatalogPage>
  );
}

interface CategoryChipsProps {
  state: ListState;
  level: readonly CategoryNode[];
  current: CategoryNode | undefined;
  /** The parent category of this level. */
  above: CategoryNode | undefined;
}

/** One level of categories as chips; the first selects all of it. */
function CategoryChips({ state, level, current, above }: CategoryChipsProps) {
  const { t } = useI18n();
  if (level.length === 0) return null;
  const toAll = { ...state, pid: above && `${above.id}` };
  const items = level.map(({ id, name }) => ({
    id: `${id}`,
    label: name,
    href: addressOf({ ...state, pid: `${id}` }),
  }));
  return (
    <Tabs
      variant="chip"
      label={above ? above.name : t("catalog.categories")}
      items={[{ id: "", label: t("catalog.every"), href: addressOf(toAll) }, ...items]}
      current={current ? `${current.id}` : ""}
    />
  );
}
