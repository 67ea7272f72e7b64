import { Link, useSearch } from "wouter";
import { type CategoryNode, trailOf } from "../../app/categories";
import { useBack } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Tabs } from "../../ui/chips";
import { TopBar } from "../../ui/top-bar";
import styles from "./catalog.module.css";
import { CatalogActions } from "./catalog-actions";
import { CategoryArt } from "./category-art";
import { ListBar } from "./list-bar";
import { type ListState, readListState, writeListState } from "./list-state";
import { ProductList } from "./product-list";
import { useCatalogSite } from "./queries";

/** One category: what is below it, and its products (docs/product.md, "Product lists"). @param pid id of the category */
export function CategoryScreen({ pid }: { pid: string }) {
  const { t } = useI18n();
  const back = useBack(paths.product());
  const { categories, currency } = useCatalogSite();
  const state: ListState = { ...readListState(useSearch()), pid, flag: undefined };
  const addressOf = (next: ListState): string =>
    paths.category(pid, { ...writeListState(next), pid: undefined });
  const trail = trailOf(categories, pid);
  const category = trail.at(-1);
  const parent = trail.at(-2);
  usePageTitle(category?.name);
  return (
    <div className={styles.screen}>
      <TopBar
        title={category?.name ?? t("titles.category")}
        onBack={back}
        actions={<CatalogActions categories={categories} current={trail[0] && `${trail[0].id}`} />}
      >
        <ListBar state={state} addressOf={addressOf} currency={currency} />
      </TopBar>
      {category && category.children.length > 0 && <ChildTiles category={category} />}
      {category && category.children.length === 0 && parent && (
        <Siblings parent={parent} current={`${category.id}`} />
      )}
      <ProductList state={state} addressOf={addressOf} currency={currency} />
    </div>
  );
}

function ChildTiles({ category }: { category: CategoryNode }) {
  return (
    <ul className={styles.tiles} aria-label={category.name}>
      {category.children.map((child) => (
        <li key={child.id}>
          <Link href={paths.category(child.id)} className={styles.tile}>
            <CategoryArt category={child} />
            {child.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A category without anything below it shows the ones beside it. */
function Siblings({ parent, current }: { parent: CategoryNode; current: string }) {
  const { t } = useI18n();
  const items = parent.children.map(({ id, name }) => ({ id: `${id}`, label: name, to: paths.category(id) }));
  return (
    <Tabs
      look="chip"
      label={parent.name}
      items={[{ id: `${parent.id}`, label: t("catalog.every"), to: paths.category(parent.id) }, ...items]}
      current={current}
    />
  );
}
