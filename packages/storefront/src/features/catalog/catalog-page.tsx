import type { ReactNode } from "react";
import type { CategoryNode } from "../../entities/category/categories";
import { TopBar } from "../../shared/ui/page";
import styles from "./catalog.module.css";
import { CatalogActions } from "./catalog-actions";
import { CatalogColumns } from "./catalog-columns";
import type { FilterColumnProps } from "./filter-column";
import { ListBar } from "./list-bar";
import { ProductList } from "./product-list";

/** Props of {@link CatalogPage}. */
interface CatalogPageProps extends FilterColumnProps {
  title: string;
  onBack: (() => void) | undefined;
  categories: readonly CategoryNode[];
  /** The department that the list is of; undefined for all. */
  department: CategoryNode | undefined;
  /** Between head and products: what is below or beside the category. */
  children: ReactNode;
}

/** A list of products with its filters: of all, or of a category. */
export function CatalogPage({ title, onBack, department, children, ...list }: CatalogPageProps) {
  const { state, addressOf, currency, categories } = list;
  return (
    <div className={styles.screen}>
      <TopBar
        title={title}
        onBack={onBack}
        actions={<CatalogActions categories={categories} current={department && `${department.id}`} />}
      >
        <ListBar state={state} addressOf={addressOf} currency={currency} />
      </TopBar>
      <CatalogColumns {...list}>
        {children}
        <ProductList state={state} addressOf={addressOf} currency={currency} />
      </CatalogColumns>
    </div>
  );
}
