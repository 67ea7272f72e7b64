import { useI18n } from "../../../i18n";
import { Link } from "../../../shared/navigation/link";
import styles from "./breadcrumbs.module.css";
import type { Crumb } from "./trail";

/** The way from the home page to the screen. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={t("ui.trail")}>
      <ol className={styles.steps}>
        {crumbs.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link href={to} className={styles.link}>
              {"key" in label ? t(label.key) : <bdi>{label.name}</bdi>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
