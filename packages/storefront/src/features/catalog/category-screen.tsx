import { ButtonLink, EmptyState, searchDrawing, Tabs } from "marketplace-react/ui";
import { Link, useSearch } from "wouter";
import { type CategoryNode, trailOf } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack } from "../../shared/services";
import { TopBar, usePageHead } from "../../shared/ui/page";
import styles from "./catalog.module.css";
import { CategoryArt } from "./catalog-actions";
import { useCatalogSite } from "./catalog-columns";
import { CatalogPage } from "./catalog-page";
import { type ListState, readListState, writeListState } from "./list-state";

/** One category: what is below it, and its products (docs/product.md, "Product lists"). @param pid id of the category */
export function CategoryScreen({ pid }: { pid: string }) {
  const { t } = useI18n();
  const back = useBack(paths.product());
  const { categories, currency, isPending } = useCatalogSite();
  const state: ListState = { ...readListState(useSearch()), pid, flag: undefined };
  const addressOf = (next: ListState): string =>
    paths.category(pid, { ...writeListState(next), pid: undefined });
  const trail = trailOf(categories, pid);
  const category = trail.at(-1);
  const parent = trail.at(-2);
  const isUnknown = !category && !isPending && categories.length > 0;
  usePageHead({ category }, isUnknown);
  if (isUnknown) return <UnknownCategory onBack={back} />;
  return (
    <CatalogPage
      title={category?.name ?? t("titles.category")}
      onBack={back}
      department={trail[0]}
      state={state}
      addressOf={addressOf}
      currency={currency}
      categories={categories}
      categoryAddress={(id) => (id === undefined ? paths.product() : paths.category(id))}
    >
      {category && category.children.length > 0 && <ChildTiles category={category} />}
      {category && category.children.length === 0 && parent && (
        <div className={styles.chips}>
          <Siblings parent={parent} current={`${category.id}`} />
        </div>
      )}
    </CatalogPage>
  );
}

/** The categories are known and this isn't one of them; an empty list would be misleading. */
function UnknownCategory({ onBack }: { onBack: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.screen}>
      <TopBar title={t("titles.category")} onBack={onBack} />
      <EmptyState
        art={searchDrawing}
        title={t("ui.notFoundTitle")}
        text={t("ui.notFoundText")}
        action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
      />
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

/** A category without subcategories shows its siblings. */
function Siblings({ parent, current }: { parent: CategoryNode; current: string }) {
  const { t } = useI18n();
  const items = parent.children.map(({ id, name }) => ({
    id: `${id}`,
    label: name,
    href: paths.category(id),
  }));
  return (
    <Tabs
      variant="chip"
      label={parent.name}
      items={[{ id: `${parent.id}`, label: t("catalog.every"), href: paths.category(parent.id) }, ...items]}
      current={current}
    />
  );
}
