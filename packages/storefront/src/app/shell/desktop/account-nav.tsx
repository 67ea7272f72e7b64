import { Icon } from "marketplace-react/ui";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { useAvailability } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import {
  bellIcon,
  depositIcon,
  gearIcon,
  heartIcon,
  payoutIcon,
  personIcon,
  pinIcon,
  receiptIcon,
  storeIcon,
} from "../../../shared/ui/icons";
import styles from "./desktop-shell.module.css";

const PLACES = [
  { to: paths.mine(), label: "shell.mine", icon: personIcon },
  { to: paths.order(), label: "shell.orders", icon: receiptIcon, needs: "orders" },
  { to: paths.message(), label: "titles.message", icon: bellIcon, needs: "messages" },
  { to: paths.collect(), label: "titles.collect", icon: heartIcon },
  { to: paths.collectShop(), label: "titles.collectShop", icon: storeIcon, needs: "followedStores" },
  { to: paths.address(), label: "titles.address", icon: pinIcon, needs: "addresses" },
  { to: paths.recharge(), label: "titles.recharge", icon: depositIcon },
  { to: paths.withdraw(), label: "titles.withdraw", icon: payoutIcon },
  { to: paths.setting(), label: "titles.setting", icon: gearIcon },
] as const;

/** Navigation of the account screens, shown next to each of them. */
export function AccountNav({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  const has = useAvailability();
  return (
    <nav className={styles.nav} aria-label={t("mine.account")} data-account-nav="">
      <ul>
        {PLACES.map((place) => {
          if ("needs" in place && !has(place.needs)) return null;
          const { to, label, icon } = place;
          return (
            <li key={to}>
              <Link href={to} className={styles.own} aria-current={to === pathname ? "page" : undefined}>
                <Icon of={icon} size={20} />
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
