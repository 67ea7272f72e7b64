import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
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
