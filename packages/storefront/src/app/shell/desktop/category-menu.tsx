import { Icon } from "marketplace-react/ui";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import type { CategoryNode } from "../../../entities/category/categories";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { gridIcon } from "../../../shared/ui/icons";
import styles from "./desktop-shell.module.css";

/** Props of {@link CategoryMenu}. */
interface CategoryMenuProps {
  categories: readonly CategoryNode[];
  pathname: string;
}

/** All categories by department, below their button. Escape, a press outside and navigation close it. */
export function CategoryMenu({ categories, pathname }: CategoryMenuProps) {
  const { t } = useI18n();
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The page it was opened on: another one closes it. */
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenOn(undefined);
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      setOpenOn(undefined);
      button.current?.focus();
    };
    document.addEventListener("keydown", press, { signal: stop.signal });
    document.addEventListener("pointerdown", outside, { signal: stop.signal });
    document.addEventListener("focusin", outside, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  if (categories.length === 0) return null;
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon of={gridIcon} size={20} />
        {t("home.categories")}
      </button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <ul className={styles.departments}>
            {categories.map((department) => (
              <li key={department.id}>
                <Link href={paths.category(department.id)} className={styles.department}>
                  {department.name}
                </Link>
                {department.children.length > 0 && (
                  <ul>
                    {department.children.map((child) => (
                      <li key={child.id}>
                        <Link href={paths.category(child.id)} className={styles.child}>
                          {child.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
