import { backIcon, IconButton } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import styles from "./top-bar.module.css";

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** The page's only `<h1>`. */
  title: string;
  /** Shows the back arrow; usually `back` of `useBack()`. */
  onBack?: (() => void) | undefined;
  /** Icon buttons at the end. */
  actions?: ReactNode;
  /** A second row, such as tabs or a search field. */
  children?: ReactNode;
}

/** The sticky head of a screen. */
export function TopBar({ title, onBack, actions, children }: TopBarProps) {
  const { t } = useI18n();
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        {onBack && <IconButton icon={backIcon} label={t("ui.back")} onClick={onBack} />}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
