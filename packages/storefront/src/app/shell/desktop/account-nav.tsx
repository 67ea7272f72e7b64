import { Icon } from "marketplace-react/ui";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { useAvailability } from "../../../shared/availability";
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
  { href: paths.mine(), label: "shell.mine", icon: personIcon },
  { href: paths.order(), label: "shell.orders", icon: receiptIcon, needs: "orders" },
  { href: paths.message(), label: "titles.message", icon: bellIcon, needs: "messages" },
  { href: paths.collect(), label: "titles.collect", icon: heartIcon },
  { href: paths.collectShop(), label: "titles.collectShop", icon: storeIcon, needs: "followedStores" },
  { href: paths.address(), label: "titles.address", icon: pinIcon, needs: "addresses" },
  { href: paths.recharge(), label: "titles.recharge", icon: depositIcon, needs: "recharges" },
  { href: paths.withdraw(), label: "titles.withdraw", icon: payoutIcon, needs: "withdrawals" },
  { href: paths.setting(), label: "titles.setting", icon: gearIcon },
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
          const { href, label, icon } = place;
          return (
            <li key={href}>
              <Link href={href} className={styles.own} aria-current={href === pathname ? "page" : undefined}>
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
