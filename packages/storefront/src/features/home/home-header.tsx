import { Icon } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { searchIcon } from "../../shared/ui/icons";
import styles from "./home.module.css";

/** The shop's name and the way to the search. */
export function HomeHeader({ name }: { name: string }) {
  const { t } = useI18n();
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.greeting}>{t("home.greeting")}</p>
        <h1 className={styles.name}>{name}</h1>
      </div>
      <Link href={paths.search()} className={styles.search}>
        <Icon of={searchIcon} size={20} />
        {t("home.search")}
      </Link>
    </header>
  );
}
