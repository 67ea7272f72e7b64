import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type CategoryNode, useCategories } from "../../entities/category/categories";
import { retryWithBackoff } from "../../shared/background";
import { useSiteQuery } from "../../shared/site";
import { useDesktop } from "../../shared/ui/desktop";
import styles from "./catalog.module.css";
import type { FilterColumnProps } from "./filter-column";

/** Props of {@link CatalogColumns}. */
export interface CatalogColumnsProps extends FilterColumnProps {
  /** The list, and a phone's filters. */
  children: ReactNode;
}

/** A list of products. A desktop has categories and filters beside it, which a phone never loads. */
export function CatalogColumns({ children, ...column }: CatalogColumnsProps) {
  const isDesktop = useDesktop();
  const [loaded, setLoaded] = useState<{ FilterColumn: ComponentType<FilterColumnProps> }>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./filter-column").then(setLoaded)) : undefined),
    [isDesktop],
  );
  return (
    <div className={styles.columns}>
      {isDesktop && <div className={styles.column}>{loaded && <loaded.FilterColumn {...column} />}</div>}
      <div className={styles.found}>{children}</div>
    </div>
  );
}

/** What the catalog uses from the site data. */
interface CatalogSite {
  categories: readonly CategoryNode[];
  /** The shop's currency, for prices without one. */
  currency: string | undefined;
  /** Whether the site data are loading. */
  isPending: boolean;
}

/** The site data, which belong to the home page. The catalog works without them. */
export function useCatalogSite(): CatalogSite {
  return { ...useCategories(), currency: useSiteQuery().data?.currency?.code };
}
