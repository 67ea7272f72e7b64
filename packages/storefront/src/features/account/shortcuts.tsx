import { useStore } from "marketplace-react";
import { Icon, type IconArt } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { heartIcon } from "../../shared/ui/icons";
import { pinIcon, storeIcon } from "../../shared/ui/icons-more";
import styles from "./shortcuts.module.css";

/** Links to the three screens that buyers visit most. */
export function Shortcuts() {
  const { t } = useI18n();
  const { favorites } = useServices();
  const has = useAvailability();
  const { products } = useStore(favorites);
  const saved = products.length;
  return (
    <nav aria-label={t("mine.shortcuts")}>
      <ul className={styles.tiles}>
        <Tile to={paths.collect()} icon={heartIcon} label={t("titles.collect")}>
          <Count of={saved} words={t("favorites.count", { count: saved })} />
        </Tile>
        {has("followedStores") && (
          <Tile to={paths.collectShop()} icon={storeIcon} label={t("titles.collectShop")} />
        )}
        {has("addresses") && <Tile to={paths.address()} icon={pinIcon} label={t("titles.address")} />}
      </ul>
    </nav>
  );
}

/** Props of {@link Tile}. */
interface TileProps {
  to: string;
  icon: IconArt;
  label: string;
  children?: ReactNode;
}

/** A square link, used in a row. */
export function Tile({ to, icon, label, children }: TileProps) {
  return (
    <li>
      <Link href={to} className={styles.tile}>
        <span className={styles.sign}>
          <Icon of={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        {children}
      </Link>
    </li>
  );
}

/** A count at the corner of a tile, with its text for assistive technology; nothing if the count is 0. */
export function Count({ of, words }: { of: number; words: string }) {
  const { compact } = useI18n();
  if (of === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {compact(of)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
