import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Icon, type IconArt } from "../../ui/icon";
import { heartIcon, storeIcon } from "../../ui/icons";
import { pinIcon } from "../../ui/icons-more";
import styles from "./shortcuts.module.css";

/** The three places a buyer goes to most, side by side. */
export function Shortcuts() {
  const { t, compact } = useI18n();
  const { favourites } = useShop();
  const { products } = useSnapshot(favourites.state);
  const saved = products.length;
  return (
    <nav aria-label={t("mine.shortcuts")}>
      <ul className={styles.tiles}>
        <Tile to={paths.collect()} icon={heartIcon} label={t("titles.collect")}>
          {saved > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {compact(saved)}
              </span>
              <span className="visually-hidden">{t("favourites.count", { count: saved })}</span>
            </>
          )}
        </Tile>
        <Tile to={paths.collectShop()} icon={storeIcon} label={t("titles.collectShop")} />
        <Tile to={paths.address()} icon={pinIcon} label={t("titles.address")} />
      </ul>
    </nav>
  );
}

interface TileProps {
  to: string;
  icon: IconArt;
  label: string;
  children?: ReactNode;
}

function Tile({ to, icon, label, children }: TileProps) {
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
